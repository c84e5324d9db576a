import { later } from '@/components/games/proud-monster/later-port'
import { planner } from '@/components/games/proud-monster/planner'
import { port } from '@/components/games/proud-monster/port'
import { sheet } from '@/components/games/proud-monster/sheet'
import { staff } from '@/components/games/proud-monster/staff'
import type { TableView } from '@/components/wargame/port'
import { chosenOf, stillGood } from '@/components/wargame/staff/programme'
import { proposedLosses } from '@/components/wargame/turn/losses'
import { full as game, type View } from '@/lib/games/proud-monster/full'
import type { Order } from '@/lib/games/proud-monster/full/orders'
import { rules } from '@/lib/games/proud-monster/full/ruleset'
import type { Side, State } from '@/lib/games/proud-monster/full/state'
import { refused } from '@/lib/kernel/decision'
import type { LegalEntry } from '@/lib/kernel/game'
import { type Attack, byValue } from '@/lib/wargame/staff/attack'
import { arrived, type Leg } from '@/lib/wargame/staff/columns'
import { MOST_ORDERS } from '@/lib/wargame/staff/desk'
import type { LineOrder } from '@/lib/wargame/staff/line'
import { cameIn, type Entry } from '@/lib/wargame/staff/reserves'
import { seeded, seededDice } from './seeded'
import { handTaps, type Kept, NONE, nothingKept, type Taps, type Where } from './thumb-taps'

/*
 * A turn of Proud Monster as a thumb leads it through the stations of its staff. No browser runs: each tap that is counted
 * is one act that a station's panel or the map offers at that moment, and what comes of it is worked out by the same
 * functions that the panels call. What is chosen on the map by hand is counted field by field.
 */

const MIDDLE = '3008N'
const MOBILE = ['mobileAssault', 'assaultAgain']
/** As many assaults on the move as a turn of each side has on the whole. */
const SPEARHEADS = { german: 4, soviet: 0 } as const
/** Who is farther from the enemy than this, in hexes, marches. */
const NEAR = 4
/** The slot of the lattice that leads to the east. */
const EAST = eastOf()
function eastOf(): number {
  const { lattice } = sheet
  const x = (hex: string) => lattice.centre(hex).x
  const around = lattice.neighbours(MIDDLE)
  return around.reduce((best, hex, slot) => (x(hex) > x(around[best]!) ? slot : best), 0)
}

interface Bundle {
  readonly stood: number
}

/** As many orders as a turn has at most: more is a fault of this driver. */
const MOST = 1500

export class Thumb {
  readonly taps: Taps = { ...NONE }
  /** Proposals that were seen, and of them those that were changed. */
  proposed = 0
  changed = 0
  private readonly luck: () => number
  private readonly dice

  constructor(
    public state: State,
    readonly side: Side,
    readonly seed: string,
    /** Share of the proposals that are changed. */
    readonly share: number,
    /** What his staff keeps of earlier turns. */
    readonly kept: Kept = nothingKept(),
  ) {
    this.luck = seeded(`thumb/${seed}`)
    this.dice = seededDice(seeded(`dice/${seed}`), [])
  }

  get all(): number {
    return Object.values(this.taps).reduce((sum, n) => sum + n, 0)
  }
  get view(): View & TableView {
    const view = game.view(this.state, this.side)
    return { ...view, mine: { ...view.mine, staff: this.kept.papers } } as never
  }
  get legal(): readonly LegalEntry[] {
    return game.legal(this.state, this.side)
  }
  private tap(where: Where, n = 1): void {
    this.taps[where] += n
  }
  private isChanged(): boolean {
    this.proposed += 1
    const is = this.luck() < this.share
    this.changed += Number(is)
    return is
  }

  /** Orders by which units have gone somewhere, and units that have come in. */
  gone = 0
  entered = 0

  private give(order: Order, side: Side = this.side): boolean {
    const decision = game.decide(this.state, { side, order, dice: this.dice })
    if (refused(decision)) return false
    this.state = decision.yes.reduce(game.evolve, this.state)
    if (side === this.side && order.type === 'moveStack') this.gone += 1
    return true
  }
  /** As the server takes a bundle: up to the first refusal. */
  private send(orders: readonly Order[]): Bundle {
    let stood = 0
    for (const order of orders.slice(0, MOST_ORDERS)) {
      if (!this.give(order)) break
      stood += 1
    }
    return { stood }
  }

  /** The whole of a player turn, from its first card to the hand-over. */
  play(): this {
    const turn = () => `${this.state.table.turn}/${this.state.table.couplet}/${this.state.table.acting}`
    const mine = turn()
    // The recap of what the other side did: read, and closed.
    this.tap('reports')
    for (let n = 0; turn() === mine && !game.result(this.state); n += 1) {
      if (n > MOST) throw new Error(`the turn does not end: ${this.view.prompt.step}`)
      const [awaited] = game.awaits(this.state)
      if (awaited !== this.side) {
        // His standing orders, or he himself.
        const order = game.computer(
          game.view(this.state, awaited!),
          game.legal(this.state, awaited!),
          this.luck,
        )
        if (!this.give(order, awaited!)) throw new Error('the other side is stuck')
        continue
      }
      const { step } = this.view.prompt
      if (staff.isChore(this.view, this.legal)) this.desk()
      else if (step === 'move') this.movement()
      else if (step === 'assault') this.assaults()
      else this.byHand('hand')
    }
    return this
  }

  /** Losses are filled in, and accepted by a tap; what else a fight asks is decided by hand. */
  private decide(where: Where): void {
    const losses = proposedLosses(port, later, planner, this)
    if (losses.length === 0 || this.isChanged()) return this.byHand(where)
    this.tap(where)
    this.send(losses.map(({ order }) => order as unknown as Order))
  }

  /** Whatever else is asked, as on the map: a tap for each thing chosen, and one that sends it. */
  private byHand(where: Where): void {
    const order = game.computer(this.view, this.legal, this.luck)
    this.tap(where, handTaps(order, this.legal))
    if (!this.give(order)) throw new Error(`${JSON.stringify(order)} was refused`)
  }

  private finish(where: Where): void {
    this.tap(where)
    // It asks once more where something is left undone.
    const warns =
      staff.isGrave(this.view) ||
      this.legal.some(({ order }) => ['moveStack', 'declareAttack'].includes(order.type))
    if (warns) this.tap(where)
    if (!this.give({ type: 'done' } as Order)) this.byHand(where)
  }

  private desk(): void {
    const { step } = this.view.prompt
    const orders = [...iterated(staff.desk(this.view, this.legal))] as Order[]
    if (orders.length === 0) return this.finish('desk')
    this.tap('desk')
    // Who is left out is done by hand, or not at all; here he is done otherwise if he must be.
    const left = orders.filter(() => this.isChanged())
    this.tap('desk', left.length)
    const taken = orders.filter((order) => !left.includes(order))
    if (taken.length > 0) {
      this.tap('desk')
      const { stood } = this.send(taken)
      // What followed upon what was left out is proposed anew.
      if (stood === 0) return this.byHand('desk')
      if (stood < taken.length) return
    } else this.tap('desk')
    if (this.view.prompt.step === step && game.awaits(this.state)[0] === this.side) this.finish('desk')
  }

  private movement(): void {
    this.reserves()
    this.spearheads()
    if (this.view.prompt.step !== 'move' || game.awaits(this.state)[0] !== this.side) return
    this.armies()
    // Whoever found no room before others had left comes now.
    this.reserves()
    this.finish('signoff')
  }

  /** Who waits beside the map comes in by one bundle: the desk, each entry that is changed, the bundle, and back to the map. */
  private reserves(): void {
    const all = staff.entries(this.view)
    if (staff.entering(this.view, all).legs.length === 0) return
    this.tap('desk', 2)
    const armies = staff.armies(this.view)
    const entries = all.map((one): Entry => {
      if (!this.isChanged()) return one
      // Elsewhere, and a stack of another army.
      this.tap('desk', 2)
      const { name, units } = armies[Math.floor(this.luck() * armies.length)]!
      return { ...one, to: this.at(units[0]!), follows: name }
    })
    const { legs } = staff.entering(this.view, entries)
    if (legs.length > 0) this.carryOut(legs, 'desk')
    this.entered += legs.reduce((n, { units }) => n + units.length, 0)
    this.kept.papers = cameIn(this.kept.papers, entries, legs)
  }

  /** A few stacks attack as they move, by lot: the die of each is a tap of its own. */
  private spearheads(): void {
    const mobile = () => this.legal.filter(({ order }) => MOBILE.includes(order.type))
    for (let n = 0; n < SPEARHEADS[this.side] && this.view.prompt.step === 'move'; n += 1) {
      const entries = mobile()
      if (entries.length === 0) return
      const { order, choose } = entries[Math.floor(this.luck() * entries.length)]!
      const units = choose ? { [choose.field]: choose.from.slice(0, choose.max) } : {}
      // The station, the stack and its target; what goes is chosen as it stands, and sent.
      this.tap('spearheads', 4)
      if (this.give({ ...order, ...units } as unknown as Order)) this.battle('spearheads')
    }
  }

  /** What a fight asks until it is over. */
  private battle(where: Where): void {
    for (let n = 0; n < 60 && this.state.table.battle !== null; n += 1) {
      const [awaited] = game.awaits(this.state)
      if (!awaited) return
      if (awaited === this.side) this.decide(where)
      else {
        const order = game.computer(
          game.view(this.state, awaited),
          game.legal(this.state, awaited),
          this.luck,
        )
        if (!this.give(order, awaited)) return
      }
    }
  }

  /** Every army's line, the next one after each; then whoever is still far behind marches up. */
  private armies(): void {
    let isFirst = true
    const names = staff.armies(this.view).map(({ name }) => name)
    const far: string[] = []
    for (const name of names) {
      const units = this.army(name)
      const fresh = staff.fresh(this.view, units)
      if (fresh.length === 0) continue
      if (this.distance(fresh) > NEAR) {
        far.push(name)
        continue
      }
      // The first is opened by hand, and its line; after that the button that carries out goes on to the next.
      if (isFirst) this.tap('armies', 3)
      isFirst = false
      let order = this.orderOf(name)
      let line = staff.line(this.view, units, order)
      if (!line) continue
      for (const leg of line.legs.filter(() => this.isChanged())) order = this.otherwise(order, leg)
      line = staff.line(this.view, units, order) ?? line
      this.carryOut(line.legs)
    }
    // The list of armies again.
    this.tap('armies', 2)
    const onWay = far.filter((name) => this.kept.marches.has(name) && !this.isChanged())
    // They are folded, as no enemy is near.
    this.tap('armies', Number(far.length > onWay.length))
    for (const name of far) if (!onWay.includes(name)) this.marchUp(name)
    this.tap('armies')
    this.marchOn(onWay)
  }

  /** The German follows the enemy, two to a hex; the Soviet gives ground. */
  private orderOf(name: string): LineOrder {
    if (!this.kept.told.has(name) || this.isChanged()) this.tap('armies', 2)
    this.kept.told.add(name)
    return this.side === 'german'
      ? { task: { verb: 'follow' }, marks: [], each: 2 }
      : { task: { verb: 'shift', slot: EAST, hexes: 2 }, marks: [], each: 1 }
  }

  private army(name: string): readonly string[] {
    return staff.armies(this.view).find((one) => one.name === name)?.units ?? []
  }
  private at(unit: string): string {
    return this.state.table.counters[unit]!.at
  }
  private enemies(): string[] {
    const { counters } = this.view.table
    return Object.keys(counters)
      .filter((unit) => rules.counters[unit]!.side !== this.side && rules.board.has(counters[unit]!.at))
      .map((unit) => counters[unit]!.at)
  }
  /** How far some are from the enemy, in hexes. */
  private distance(units: readonly string[]): number {
    const all = this.enemies()
    return Math.min(
      ...units.map((unit) => Math.min(...all.map((hex) => rules.board.distance(hex, this.at(unit))))),
    )
  }

  private carryOut(all: readonly Leg[], where: Where = 'armies'): void {
    let legs = all
    do {
      this.tap(where)
      const { stood } = this.send(legs.map((leg) => staff.order(leg) as Order))
      // Who was refused stays; whoever stood behind him goes with another tap.
      legs = stood < legs.length ? legs.slice(stood + 1) : []
    } while (legs.length > 0)
  }

  /** An army goes where own units stand that are nearest to it and at the enemy: itself, the hex, and the march. */
  private marchUp(name: string): void {
    const units = staff.fresh(this.view, this.army(name))
    if (units.length === 0) return
    const here = this.at(units[0]!)
    const front = staff
      .armies(this.view)
      .flatMap(({ units: some }) => some)
      .filter((unit) => this.distance([unit]) <= 2)
      .map((unit) => this.at(unit))
      .sort((a, b) => rules.board.distance(a, here) - rules.board.distance(b, here))
    const [to] = front
    if (to === undefined) return
    this.tap('armies', 2)
    this.kept.marches.set(name, to)
    this.carryOut(staff.marched(this.view, [{ units, to }]).legs)
    this.tap('armies')
  }

  /** All who were sent somewhere in an earlier turn go on, or have just come: their station, and the march. */
  private marchOn(names: readonly string[]): void {
    const { view } = this
    const behind = staff.onWay(view, staff.come(view, []))
    const marches = names.map((name) => ({
      units: staff.fresh(view, this.army(name)),
      to: this.kept.marches.get(name)!,
    }))
    const march = staff.marched(view, [...marches, ...behind])
    if (march.legs.length === 0) return
    this.tap('marches')
    this.carryOut(march.legs, 'marches')
    this.kept.papers = arrived({ ...this.kept.papers, marches: behind }, march)
  }

  /** A leg of a line goes elsewhere: its end is touched, and then where it is to go instead. */
  private otherwise(order: LineOrder, leg: Leg): LineOrder {
    this.tap('armies', 2)
    const ways = staff.ways(this.view, leg.units)
    const ends = ways.filter((hex) => hex !== leg.path.at(-1))
    const to = ends[Math.floor(this.luck() * ends.length)]
    if (to === undefined) return order
    return { ...order, sent: [...(order.sent ?? []), ...leg.units.map((unit) => ({ unit, to }))] }
  }

  /** The list of attacks is made one after the other; what has changed meanwhile stops it, and the list is looked at again. */
  protected assaults(): void {
    this.tap('attacks')
    for (let n = 0; n < 60 && this.attacksNow(); n += 1) {
      const all = this.worthMaking()
      const before = this.attacksNow()!
      const chosen = all.filter(() => !this.isChanged()).map((one) => chosenOf(before, one))
      // What is left out is unticked.
      this.tap('attacks', all.length - chosen.length)
      if (chosen.length === 0) break
      this.tap('attacks')
      for (const one of chosen) {
        const attacks = this.attacksNow()
        if (!attacks) break
        // The attack, or the list again, which runs on without it.
        this.tap('attacks')
        const now = stillGood(attacks, one)
        if (!now) continue
        if (!this.fight(now)) return
      }
    }
    if (this.view.prompt.step === 'assault' && game.awaits(this.state)[0] === this.side)
      this.finish('signoff')
  }

  /** An attack of the list, with all that it asks; false: it is refused. */
  protected fight({ target, posts }: Pick<Attack, 'target' | 'posts'>): boolean {
    const stood = this.give(staff.attack(this.view, target, posts) as Order)
    if (stood) this.battle('attacks')
    return stood
  }

  protected attacksNow = () => (this.view.prompt.step === 'assault' ? staff.attacks(this.view) : null)

  /** Attacks that can all be made, the most promising first, as their panel lists them. */
  protected worthMaking(): Attack[] {
    const last = new Map<string, Attack | null>()
    for (const one of this.attacksNow()!.together()) if (one) last.set(one.target, one.attack)
    return byValue([...last.values()].filter((one) => one !== null))
  }
}

function* iterated<One>(iterator: Iterator<One>): Generator<One> {
  for (let next = iterator.next(); !next.done; next = iterator.next()) yield next.value
}
