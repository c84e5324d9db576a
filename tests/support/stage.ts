import { randomBytes } from 'node:crypto'
import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test'
import { game as avd } from '@/lib/games/a-victory-denied'
import { board } from '@/lib/games/a-victory-denied/geometry'
import type { Side, State } from '@/lib/games/a-victory-denied/state'
import type { AffairAsked } from '@/lib/play/api/affairs'
import type { GameAnswer } from '@/lib/play/api/game'
import type { MeAnswer } from '@/lib/play/api/me'
import type { CreateRequest } from '@/lib/play/api/seats'
import { de } from '@/lib/words/de'
import { en } from '@/lib/words/en'
import { moments } from '@/tests/games/a-victory-denied/moments'
import { newTable, plant, signUp } from './planted'
import { almostSeated, seated } from './seated'

/** Who looks: nobody yet, one who has played a little, a player with all that one may have, the seats of the tables. */
export type Person = 'nobody' | 'guest' | 'anna' | 'owner'
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** Tables at fixed moments, and people to look at them. */
export interface Stage {
  origin: string
  data: string
  people: Readonly<Record<Person, Cookies>>
  /** Addresses, by the name of their moment. */
  tables: Readonly<Record<Moment | Company | Link, string>>
  states: Readonly<Record<Moment, State>>
}

/** The interface in the languages of the screens; `Accept-Language` decides. */
export const CATALOGUES = { en, de } as const

const actor = (state: State): Side => {
  const step = state.table.agenda.at(-1)
  return step && 'side' in step ? step.side : 'german'
}

const MOMENTS = {
  march: (state: State) =>
    state.table.turn >= 2 &&
    state.table.agenda.at(-1)?.step === 'move' &&
    actor(state) === 'german' &&
    state.table.activation!.units.length > 4 &&
    state.table.activation!.march === null,
  fight: (state: State) =>
    state.table.turn >= 2 &&
    state.table.agenda.at(-1)?.step === 'fight' &&
    actor(state) === 'german' &&
    state.table.activation!.units.length > 4 &&
    state.table.activation!.fought.length === 0 &&
    // With a single one nobody is led to the next.
    avd.legal(state, 'german').filter(({ order }) => order.type === 'declareAttack').length > 1,
  losses: (state: State) => state.table.agenda.at(-1)?.step === 'losses',
  retreat: (state: State) => state.table.agenda.at(-1)?.step === 'retreat',
  advance: (state: State) => state.table.agenda.at(-1)?.step === 'advance',
  stuka: (state: State) => state.table.agenda.at(-1)?.step === 'stuka',
  release: (state: State) => state.table.agenda.at(-1)?.step === 'release',
  reserve: (state: State) => state.table.agenda.at(-1)?.step === 'reserve',
  over: (state: State) => state.table.result !== null,
}
export type Moment = keyof typeof MOMENTS
/** Tables that more than one has a part in. */
type Company = 'fresh' | OtherGame | 'curtain' | 'join' | 'wait' | 'duel' | 'sought' | 'ended' | 'story'
/** Tables of other games. */
type OtherGame = 'moscow' | 'proud' | 'blind' | 'covered' | 'aircraft'
/** Links to be opened. */
type Link = 'invitation' | 'signIn' | 'embed' | 'line' | 'player'

const id = () => randomBytes(12).toString('hex')

/** One who plays: his browser, and what he asks of the server. */
class Player {
  private constructor(
    readonly context: BrowserContext,
    private readonly origin: string,
  ) {}

  static async at(browser: Browser, origin: string): Promise<Player> {
    return new Player(await browser.newContext(), origin)
  }
  get request(): APIRequestContext {
    return this.context.request
  }
  table(more: Partial<CreateRequest>) {
    return newTable(this.request, this.origin, more)
  }
  /** Posts with a command id, and reads what comes back. */
  async post<Answer = unknown>(path: string, body: object): Promise<Answer> {
    const headers = { origin: this.origin }
    const answer = await this.request.post(`${this.origin}/api/${path}`, {
      headers,
      data: { id: id(), ...body },
    })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
  async look(game: string): Promise<GameAnswer> {
    return (await this.request.get(`${this.origin}/api/games/${game}?since=0`)).json()
  }
  async affair(game: string, affair: AffairAsked) {
    const { version: seen } = await this.look(game)
    await this.post(`games/${game}/affairs`, { seen, affair })
  }
  /** Moves the first units that may go to a hex beside them. */
  async march(game: string, units: number) {
    for (let i = 0; i < units; i += 1) {
      const { version: seen, view, legal } = await this.look(game)
      const { counters } = (view as { table: State['table'] }).table
      const order = legal
        .filter(({ order: { type } }) => type === 'moveUnit')
        .map(({ order, choose }) => ({ order, near: beside(counters[order.unit as string]?.at), choose }))
        .flatMap(({ order, near, choose }) => {
          const to = choose?.from.find((hex) => near.includes(hex))
          return to ? [{ ...order, path: [to] }] : []
        })[i]
      await this.post(`games/${game}/orders`, { seen, order })
    }
  }
  async chooseChits(game: string) {
    const { version: seen, legal } = await this.look(game)
    const { from, max } = legal.find(({ order }) => order.type === 'chooseChits')!.choose!
    await this.post(`games/${game}/orders`, {
      seen,
      order: { type: 'chooseChits', chits: from.slice(0, max) },
    })
  }
}

const beside = (hex: string | undefined): readonly string[] =>
  hex && /^\d{4}$/.test(hex) ? board.neighbours(hex) : []

/** A table of two computers that have played for a while. */
async function story(owner: Player): Promise<{ game: string; line: string }> {
  const { game } = await owner.table({ mode: 'watch' })
  for (let lines = 0; lines < 30; )
    lines = (await owner.post<GameAnswer>(`games/${game}/advance`, {})).logLength
  const { log } = await owner.look(game)
  return { game, line: `${game}#entry-${log.find(({ key }) => key === 'log-attack')?.id ?? log[3]!.id}` }
}

/** Lays out one table for every moment, and whatever else there is to see. */
export async function layOut(browser: Browser, origin: string, data: string): Promise<Stage> {
  const [owner, guest, anna, boris] = await Promise.all([0, 1, 2, 3].map(() => Player.at(browser, origin)))
  if (!owner || !guest || !anna || !boris) throw new Error('nobody came')
  const states = moments('game-1', MOMENTS)
  const pair = async (one: Player, other: Player, more: Partial<CreateRequest> = {}) =>
    (await seated(one.request, other.request, origin, { pace: '3d', ...more })).game
  const tables: Record<string, string> = {}
  for (const [name, state] of Object.entries(states)) {
    const { game } = await owner.table({ mode: 'computer', side: actor(state) })
    await plant(data, game, state)
    tables[name] = game
  }
  tables.fresh = (await owner.table({ mode: 'computer', side: 'german' })).game
  const typhoon = { game: 'moscow-1941', scenario: 'typhoon', mode: 'computer', side: 'german' } as const
  tables.moscow = (await owner.table(typhoon)).game
  const riga = { game: 'proud-monster', scenario: 'riga', mode: 'computer', side: 'german' } as const
  tables.proud = (await owner.table(riga)).game
  tables.blind = (await owner.table(riga)).game
  const { version: seen } = await owner.look(tables.blind)
  await owner.post(`games/${tables.blind}/orders`, { seen, order: { type: 'done' } })
  // By all of its rules, once the other side has brought in what comes to it.
  tables.covered = (await owner.table({ ...riga, scenario: 'smolensk' })).game
  tables.aircraft = (await owner.table({ ...riga, scenario: 'crimea' })).game
  tables.curtain = (await owner.table({})).game
  tables.sought = await pair(owner, boris)
  await guest.table({ mode: 'computer', side: 'soviet' })

  await anna.table({ mode: 'computer', side: 'german' })
  await boris.post('me', { name: 'Boris Wassiljewitsch' })
  await anna.post('me', { name: 'Anna', zone: 'Europe/Berlin' })
  await boris.affair(tables.sought, { type: 'offer', what: 'substitute' })
  await owner.affair(tables.sought, { type: 'accept', what: 'substitute' })

  tables.ended = await pair(anna, boris, { pace: '7d' })
  await anna.chooseChits(tables.ended)
  await boris.chooseChits(tables.ended)
  await boris.affair(tables.ended, { type: 'resign' })
  for (const one of [anna, boris]) await one.post(`games/${tables.ended}/show`, { on: true })
  const theirs = await pair(anna, boris, { side: 'soviet', pace: '1d', weekendsOff: true })
  await anna.chooseChits(theirs)
  const join = await anna.table({ mode: 'invite', side: 'random', pace: '3d', to: 'all' })
  tables.join = join.game
  tables.invitation = `${join.game}#join=${join.invite}`

  tables.wait = (await almostSeated(anna.request, boris.request, origin, { pace: '3d' })).game

  const duel = await pair(anna, boris)
  await plant(data, duel, states.march)
  await anna.march(duel, 3)
  await boris.post(`games/${duel}/chat`, {
    say: 'Your panzers are in a hurry. Mine will be on the Dnieper by Sunday.',
  })
  await anna.post(`games/${duel}/chat`, { say: 'We shall see. I am away from Friday to Sunday.' })
  await anna.request.post(`${origin}/api/games/${duel}/notes`, {
    headers: { origin },
    data: { n: 0, text: 'Keep 18 Pz west of the river until the infantry has come up.' },
  })
  await boris.affair(duel, { type: 'offer', what: 'draw' })
  await boris.post(`games/${duel}/chat`, { say: 'A draw, before it rains?' })
  tables.duel = duel

  const { game, line } = await story(owner)
  Object.assign(tables, { story: game, line })
  const { public: shown } = await owner.look(game)
  const { account } = await anna.post<MeAnswer>('me', { page: true })
  const { token } = await anna.post<{ token: string }>('me/link', {})
  await signUp(data, await anna.context.cookies())

  const addresses: Record<string, string> = {
    ...Object.fromEntries(Object.entries(tables).map(([name, rest]) => [name, `/games/${rest}`])),
    signIn: `/sign-in#${token}`,
    embed: `/embed/${game}/${shown}`,
    player: `/players/${account!.page}`,
  }
  const people: Stage['people'] = {
    nobody: [],
    guest: await guest.context.cookies(),
    anna: await anna.context.cookies(),
    owner: await owner.context.cookies(),
  }
  await Promise.all([owner, guest, anna, boris].map(({ context }) => context.close()))
  return { origin, data, people, tables: addresses as Stage['tables'], states }
}
