import type { Game } from '@/lib/kernel/game'
import { type Appended, decideOrder, takeBack, unchanged } from '@/lib/kernel/log/commands'
import type { Match } from '@/lib/kernel/log/match'
import { replayFor } from '@/lib/kernel/log/replay'
import type { outboxChange } from '@/lib/notices/outbox'
import { answerFor } from '@/lib/play/games/answer'
import { projectionFields } from '@/lib/play/games/list-projection'
import { draftsIn, liveOf } from '../live'
import { seeded } from '../seeded'
import type { Step } from './play'
import { draftedBy, inBoth, matchIn, type Position, quiet, type Secrecy, stamp } from './secrecy'
import { answered, difference, listed, noticed, replayed, requests, type World } from './secrets'
import type { GameSuite, Kinds } from './suite'

/** A leak planted on purpose: in the rules, or in the making of an answer. */
export interface Plant {
  /** Where it shows soonest: positions before such an order are looked at first. Absent: it shows anywhere. */
  soonest?: (step: Step<Kinds>) => boolean
  game?: (game: Game) => Game
  answer?: (answer: ReturnType<typeof answerFor>, match: Match, viewer: string) => object
  replay?: typeof replayFor
  cards?: typeof projectionFields
  outbox?: typeof outboxChange
}

/** A request by which a viewer could tell a position from its twin. */
export interface Leak {
  /** Seed of the game, number of the order in it, and who looked: enough to see it again. */
  where: string
  when: string
  channel: string
  one: string
  other: string
}

export interface Findings {
  pairs: number
  /** Moments at which all answers were compared. */
  compared: number
  steps: Record<string, number>
  /** Events that happened in both worlds. */
  events: Record<string, number>
  /** Why pairs were not played on. */
  ends: Record<string, number>
  leaks: Leak[]
}

export interface Search {
  plant?: Plant
  /** Ends with the first leak. */
  firstOnly?: boolean
}

/**
 * Compares positions with twins that differ only in what a viewer may not know, and plays both on until the rules
 * show him the difference. Each position is looked at by both players and by a spectator.
 */
export function secrecyPairs<G extends Kinds, P extends Position<G>, Memo>(
  suite: GameSuite<G>,
  secrecy: Secrecy<G, P, Memo>,
  count: number,
  seed: number,
  { plant = {}, firstOnly = false }: Search = {},
): Findings {
  const found: Findings = { pairs: 0, compared: 0, steps: {}, events: {}, ends: {}, leaks: [] }
  const rank = ({ position: { step } }: Case<P>) => (plant.soonest?.(step as unknown as Step<Kinds>) ? 0 : 1)
  const cases = casesOf(suite, secrecy, count, seed).sort((a, b) => rank(a) - rank(b))
  for (const { name, position, viewer } of cases) {
    if (firstOnly && found.leaks.length > 0) break
    const { before, number: order } = position.step
    found.pairs++
    const due = suite.due(before)
    found.steps[due] = (found.steps[due] ?? 0) + 1
    new Pair(suite, secrecy, position, viewer, plant, `${name}, order ${order}, ${viewer}`, found).run()
  }
  return found
}

/** A position that is to be compared with its twin, before one viewer. */
interface Case<P> {
  name: string
  position: P
  viewer: string
}

/** So many, of as many games as it takes. */
function casesOf<G extends Kinds, P extends Position<G>, Memo>(
  suite: GameSuite<G>,
  secrecy: Secrecy<G, P, Memo>,
  count: number,
  seed: number,
): Case<P>[] {
  const cases: Case<P>[] = []
  for (let number = 0; cases.length < count; number++) {
    const name = `secrecy/${seed}/${number}`
    for (const position of secrecy.positions(name))
      for (const viewer of [...suite.game.sides, 'spectator']) cases.push({ name, position, viewer })
  }
  return cases.slice(0, count)
}

/** One position and its twin, before one viewer. */
class Pair<G extends Kinds, P extends Position<G>, Memo> {
  /** The honest game, and the one that may leak. */
  private readonly honest: Game
  private readonly luck: () => number
  private readonly game: Game
  private readonly answer: typeof answerFor
  private readonly replay: typeof replayFor
  private readonly cards: typeof projectionFields
  private readonly outbox: typeof outboxChange | undefined
  private readonly begun: readonly [Match, Match]
  private grown: [Appended, Appended]
  private readonly memo: Memo

  constructor(
    suite: GameSuite<G>,
    private readonly secrecy: Secrecy<G, P, Memo>,
    private readonly position: P,
    private readonly viewer: string,
    plant: Plant,
    private readonly where: string,
    private readonly found: Findings,
  ) {
    this.luck = seeded(where)
    this.honest = suite.game as unknown as Game
    this.game = plant.game?.(this.honest) ?? this.honest
    const { answer, replay = replayFor, cards = projectionFields } = plant
    this.replay = replay
    this.cards = cards
    this.outbox = plant.outbox
    this.answer = answer
      ? (table, viewer, since) =>
          answer(answerFor(table, viewer, since), table.match, viewer) as ReturnType<typeof answerFor>
      : answerFor
    const twin = secrecy.twin(position, viewer, this.luck)
    this.memo = twin.memo
    this.begun = [this.matchOf(position.step.before), this.matchOf(twin.state)]
    this.grown = [unchanged(this.begun[0]), unchanged(this.begun[1])]
  }

  run(): void {
    const end = this.same('at once', true) && this.drafts() && this.playOn()
    const name = end || 'leak'
    this.found.ends[name] = (this.found.ends[name] ?? 0) + 1
  }

  private matchOf(state: G['state']): Match {
    return matchIn<G>(this.honest, this.secrecy, state)
  }

  private get state(): G['state'] {
    return liveOf(this.grown[0].match).open()
  }

  private worlds(): [World, World] {
    const { game, answer, replay, cards, outbox } = this
    return this.grown.map(({ match, written }, i) => {
      const past = { match: this.begun[i]!, texts: written.map(({ text }) => text) }
      return { game, match, answer, past, replay, cards, ...(outbox ? { outbox } : {}) } as World
    }) as [World, World]
  }

  /** True if the viewer is answered alike in both worlds; else the leak is noted. */
  private same(when: string, whole = false, past = true): boolean {
    this.found.compared++
    const [one, other] = this.worlds()
    const state: G['state'] = one.match.committed!.open()
    const probes = whole ? this.secrecy.probes(state, this.luck) : { orders: [], questions: [] }
    const ask = (world: World) =>
      whole
        ? requests(world, this.viewer, 0, probes)
        : new Map([
            ['answer', answered(world, this.viewer, 0)],
            ['card', listed(world, this.viewer)],
            // Dear, and it holds whatever came before.
            ...(past ? [['replay', replayed(world, this.viewer)] as const] : []),
          ])
    const all = (world: World) => ask(world).set('notices', noticed(world, this.viewer))
    const leak = difference(all(one), all(other))
    if (leak) this.found.leaks.push({ where: this.where, when, ...leak })
    return leak === null
  }

  private leak(when: string, because: string): false {
    this.found.leaks.push({ where: this.where, when, channel: 'rules', one: because, other: '' })
    return false
  }

  /** In one world alone somebody else tries orders that he can take back, and takes them back. */
  private drafts(): boolean {
    const [one, other] = this.grown
    const [mover] = this.honest.awaits(this.state)
    if (!mover || mover === this.viewer || this.luck() < 0.4) return true
    const drafted = draftedBy<G>(this.game, this.secrecy, one, mover, this.luck)
    if (drafted === one) return true
    this.grown = [drafted, other]
    if (!this.same('while another drafts', this.luck() < 0.3)) return false
    while (draftsIn(this.grown[0].match).length > 0) {
      const back = takeBack(this.game, this.grown[0], mover, stamp)
      if ('no' in back) return this.leak('take back', JSON.stringify(back))
      this.grown = [back, other]
    }
    return this.same('after another took back')
  }

  /** The same orders in both worlds. */
  private playOn(): string | false {
    const most = 2 + Math.floor(this.luck() * 7)
    for (let n = 0; n < most; n++) {
      if (this.honest.awaits(this.state).length === 0) return 'over'
      const end = this.secrecy.choice.isDue(this.state) ? this.choose() : this.order(n)
      if (end !== true) return end
      if (!this.same(`after ${n + 1} orders`, false, false)) return false
    }
    return this.same('at the end', this.luck() < 0.3) && 'enough'
  }

  private order(n: number): true | string | false {
    const { step } = this.position
    const first = n === 0 && this.honest.awaits(step.before)[0] === step.side
    const [side] = first ? [step.side] : this.honest.awaits(this.state)
    if (side === this.viewer && draftsIn(this.grown[0].match).length > 0 && this.luck() < 0.1) {
      const back = this.grown.map((appended) => takeBack(this.game, appended, side, stamp))
      if (back.some((done) => 'no' in done)) return this.leak('take back', JSON.stringify(back))
      this.grown = back as [Appended, Appended]
      return true
    }
    const order = first ? step.order : this.secrecy.orderFor(side!, this.state, this.luck)
    const twin = this.secrecy.inTwin?.(order, this.memo) ?? order
    return this.carryOut(side!, [order, twin], first ? step.dice.map(({ face }) => face) : [])
  }

  /** The hidden hands first, each world its own; the viewer sees nothing of it before his own, or the last, comes. */
  private choose(): true | string | false {
    const isOpen = ({ match }: Appended, side: string) =>
      this.honest.awaits(liveOf(match).open()).includes(side)
    const hidden = this.honest.sides.filter((side) => side !== this.viewer)
    // First those who have chosen in one world only, last the viewer.
    const uneven = (side: string) => new Set(this.grown.map((appended) => isOpen(appended, side))).size - 1
    const sides = [...hidden].sort((a, b) => uneven(b) - uneven(a))
    if (this.viewer !== 'spectator') sides.push(this.viewer)
    for (const side of sides) {
      const open = this.grown.map((appended) => isOpen(appended, side))
      const { choice } = this.secrecy
      const committed = this.grown.map(({ match }) => match.committed!.open()) as [G['state'], G['state']]
      const first = choice.first(committed, side, this.luck)
      const second = side === this.viewer ? first : choice.other(this.state, side, first, this.luck)
      const orders: [G['order'], G['order']] = [first, second]
      if (open[0] && open[1]) {
        const end = this.carryOut(side, orders)
        if (end !== true) return end
      } else if (open[0] || open[1]) {
        const at = open[0] ? 0 : 1
        // Where this hand is the last the cup is filled, which shows: then the other world must have got there too.
        if (this.honest.awaits(liveOf(this.grown[at]!.match).open()).length === 1) return 'hand-in'
        const done = decideOrder(this.game, this.grown[at]!, side, orders[1]!, quiet, stamp)
        if ('no' in done) return this.leak('hand-in', JSON.stringify(done))
        this.grown[at] = done
        if (!this.same('after a hand-in')) return false
      }
      if (!this.secrecy.choice.isDue(this.state)) return true
      if (side !== this.viewer && !this.same('after a hand-in')) return false
    }
    return true
  }

  private carryOut(
    side: string,
    orders: [G['order'], G['order']],
    faces: number[] = [],
  ): true | string | false {
    const { game, secrecy, grown, viewer, memo, luck } = this
    const next = inBoth(game, secrecy, grown, { viewer, side, orders, faces }, memo, luck)
    if (!('parts' in next)) {
      this.grown = next.worlds
      for (const { type } of next.events) this.found.events[type] = (this.found.events[type] ?? 0) + 1
      return true
    }
    return next.parts === 'lawfully'
      ? 'shown by the rules'
      : this.leak(`order ${JSON.stringify(orders[0])}`, next.because)
  }
}
