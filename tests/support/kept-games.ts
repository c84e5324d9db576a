import { games } from '@/lib/games'
import type { GameAnswer } from '@/lib/play/api/game'
import type { EventStore } from '@/lib/store/event-store'
import { Browser, chosenGame, invitedGame, newId, testServices } from './browser'
import { toyGame } from './toy-game'
import { seededLuck } from './toy-match'

/** A game in a store, and by which cookie each viewer looks at it. */
export interface KeptGame {
  game: string
  /** Where it stands, in a few words. */
  at: string
  cookies: Readonly<Record<string, string>>
}

/** What one viewer is told of a game: how it stands, every line of his log, and every board of the past. */
export interface ToldGame {
  now: object
  log: unknown
  past: unknown
}

const AVD = { game: 'a-victory-denied', scenario: 'campaign' }
const kinds = { ...games, toy: toyGame }

/** The services with which kept games were played, and are looked at again. */
export function keptDesk(store: EventStore, from = Date.UTC(2026, 0, 1)) {
  let ticks = 0
  return testServices(store, { games: kinds, now: () => from + 1000 * ticks++ })
}

/** Plays games to many different moments; their store is then kept as it is, for later builds to read. */
export async function playKept(): Promise<KeptGame[]> {
  const luck = seededLuck(11)
  const kept: KeptGame[] = []
  const keep = (at: string, game: string, browsers: Readonly<Record<string, Browser>>) =>
    kept.push({
      game,
      at,
      cookies: Object.fromEntries(Object.entries(browsers).map(([who, { cookie }]) => [who, cookie!])),
    })

  for (const [at, orders] of [
    ['begun', 0],
    ['in the first turn', 60],
    ['in the third turn', 330],
  ] as const) {
    const table = await opponents()
    await play(table, orders, luck)
    keep(`a battle of two, ${at}`, table.game, table.browsers)
  }

  const secret = await opponents()
  const [order] = orderOf((await secret.browsers.german.look(secret.game)).body, luck)
  await secret.browsers.german.order(secret.game, order!)
  keep('one has chosen his chits, the other not', secret.game, secret.browsers)

  const offered = await opponents({ pace: '3d' })
  await play(offered, 45, luck)
  await offered.browsers.german.affair(offered.game, { type: 'offer', what: 'pause' })
  await offered.browsers.soviet.affair(offered.game, { type: 'accept', what: 'pause' })
  await offered.browsers.soviet.affair(offered.game, { type: 'offer', what: 'draw' })
  keep('a pause runs, a draw is offered', offered.game, offered.browsers)

  const maker = new Browser()
  const watched = (await maker.create({ ...AVD, mode: 'watch', side: 'german' })).body.game
  while ((await maker.look(watched)).body.computerToMove) await maker.advance(watched)
  keep('over by its rules', watched, { spectator: maker })

  const resigned = await opponents()
  await play(resigned, 25, luck)
  await resigned.browsers.soviet.affair(resigned.game, { type: 'resign' })
  keep('over, as somebody resigned', resigned.game, resigned.browsers)

  const toy = await chosenGame()
  const { red, blue, spectator } = toy
  await red.order(toy.game, { type: 'step', pawn: 'red', by: 1 })
  await red.order(toy.game, { type: 'step', pawn: 'red', by: 1 })
  await red.order(toy.game, { type: 'takeBack' })
  await red.order(toy.game, { type: 'dig' })
  await blue.file(toy.game, { hold: 3 })
  await red.order(toy.game, { type: 'step', pawn: 'red', by: 1 })
  keep('orders that can be taken back, and standing orders', toy.game, { red, blue, spectator })

  const back = await invitedGame()
  await back.red.order(back.game, { type: 'choose', number: 9 })
  await back.blue.order(back.game, { type: 'choose', number: 1 })
  await back.red.order(back.game, { type: 'fight' })
  const { body } = await back.red.look(back.game, '?since=0')
  await back.red.affair(back.game, {
    type: 'offer',
    what: 'takeBack',
    line: body.log.findIndex(({ key }) => key === 'fought'),
  } as never)
  await back.blue.affair(back.game, { type: 'accept', what: 'takeBack' })
  keep('gone back', back.game, { red: back.red, blue: back.blue, spectator: back.spectator })

  const alone = new Browser()
  const { game: hot } = (await alone.create({ ...AVD, mode: 'hotseat', side: 'german' })).body
  for (const side of ['german', 'soviet']) {
    const [first] = orderOf((await alone.look(hot, `?as=${side}`)).body, luck)
    await alone.order(hot, first!, { side })
  }
  keep('both sides at one screen', hot, { german: alone, soviet: alone })
  return kept
}

/** What everybody is told of a kept game. */
export async function toldOf({ game, cookies }: KeptGame): Promise<Record<string, ToldGame>> {
  const told: Record<string, ToldGame> = {}
  for (const [viewer, cookie] of Object.entries(cookies)) {
    const browser = new Browser()
    browser.cookie = cookie
    const as = new Set(Object.values(cookies)).size < Object.keys(cookies).length ? `&as=${viewer}` : ''
    const { body } = await browser.look(game, `?since=0${as}`)
    const { version, stage, awaits, result, view, mayTakeBack, legal, log, logLength, firmLength } = body
    told[viewer] = {
      now: { version, stage, awaits, result, view, mayTakeBack, orders: legal.length, logLength, firmLength },
      log: [...(await browser.older(game, log[0]?.n ?? 0, as)), ...log],
      past: (await browser.replay(game, `?since=0${as}`)).body,
    }
  }
  return told
}

/** The two sides and who watches, in a game of A Victory Denied with a clock. */
async function opponents(more: object = {}) {
  const [german, soviet, spectator] = [new Browser(), new Browser(), new Browser()]
  const made = (await german.create({ ...AVD, mode: 'invite', side: 'german', ...more })).body
  await german.nonce(made.game, made.commitment)
  await soviet.enter(made.game, made.invite!, {
    commitment: made.commitment,
    nonce: 'cd'.repeat(32),
    zone: 'Europe/Berlin',
  })
  await german.nonce(made.game, made.commitment)
  await spectator.enter(made.game, made.watch)
  return { game: made.game, browsers: { german, soviet, spectator } }
}

/** What the computer player would do here; nothing where somebody else is to move. */
function orderOf({ view, legal }: GameAnswer, luck: () => number) {
  if (legal.length === 0) return []
  return [
    games['a-victory-denied']!.computer(view, legal, luck) as { type: string } & Record<string, unknown>,
  ]
}

/** So many orders by whoever is to move; some of them are taken back. */
export async function play(
  { game, browsers }: { game: string; browsers: Readonly<Record<string, Browser>> },
  orders: number,
  luck: () => number,
  ids: () => string = newId,
): Promise<void> {
  for (let n = 0; n < orders; ) {
    for (const side of ['german', 'soviet']) {
      const browser = browsers[side]!
      for (let now = (await browser.look(game)).body; n < orders; n++) {
        const [order] = orderOf(now, luck)
        if (!order) break
        const given = await browser.order(game, order, { id: ids() })
        if (given.status !== 200) throw new Error(`refused: ${given.text.slice(0, 300)}`)
        now = given.body
        if (now.mayTakeBack && luck() < 0.1)
          now = (await browser.order(game, { type: 'takeBack' }, { id: ids() })).body
      }
    }
  }
}
