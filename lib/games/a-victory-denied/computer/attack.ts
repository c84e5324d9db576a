import { COLUMNS, type CrtResult, crtResult } from '../data/charts'
import { COUNTERS } from '../data/counters'
import { zocMask } from '../rules/06-zoc'
import { chances, type OddsOf, odds } from '../rules/09-odds'
import { around, hexsides, MAJOR, numberOf, pocket } from '../rules/ground'
import { held } from '../rules/occupancy'
import { type CounterId, counterOf, opponent, type Side, type Table } from '../state'
import { entryWorth, stepWorth } from './worth'

/** Hexes that the attackers will hold besides those they hold now: plans look ahead. */
export interface Planned {
  readonly at: ReadonlySet<number>
}

type Flight = 'free' | 'zoc' | 'none'

/** Whether beaten defenders find a way out, and at what price (9.5.3, 9.5.4, 9.5.8). */
export function flight(table: Table, side: Side, target: number, planned?: Planned): Flight {
  const enemies = held(table, opponent(side))
  const zone = zocMask(table, opponent(side))
  const friends = held(table, side)
  let found: Flight = 'none'
  for (let slot = 0; slot < 6; slot += 1) {
    const to = around[6 * target + slot]!
    if (to < 0 || enemies[to] === 2 || planned?.at.has(to) || (side === 'german' && pocket[to] === 1))
      continue
    const watched = zone[to] === 1 || isBeside(to, planned)
    if (!watched || (side === 'german' && friends[to] === 2)) return 'free'
    // Across a major river nobody flees from zone to zone (9.5.6).
    if ((hexsides[6 * target + slot]! & MAJOR) === 0) found = 'zoc'
  }
  return found
}

function isBeside(hex: number, planned?: Planned): boolean {
  if (!planned) return false
  for (let slot = 0; slot < 6; slot += 1) if (planned.at.has(around[6 * hex + slot]!)) return true
  return false
}

/** The defenders of an attack as it wears them down: worth lost, cheapest step first. */
class Defence {
  lost = 0
  private readonly left: Map<CounterId, number>

  constructor(
    private readonly table: Table,
    units: readonly CounterId[],
  ) {
    this.left = new Map(units.map((unit) => [unit, this.stepsOf(unit)]))
  }

  get gone(): boolean {
    return this.left.size === 0
  }

  get units(): CounterId[] {
    return [...this.left.keys()]
  }

  loseStep(only?: CounterId): void {
    const units = only ? [only] : this.units
    let cheapest: CounterId | null = null
    for (const unit of units)
      if (this.left.has(unit) && (cheapest === null || this.price(unit) < this.price(cheapest)))
        cheapest = unit
    if (cheapest === null) return
    this.lost += this.price(cheapest)
    const left = this.left.get(cheapest)! - 1
    if (left > 0) this.left.set(cheapest, left)
    else this.left.delete(cheapest)
  }

  /** They must go so many hexes; true if the hex is empty after it. */
  flee(hexes: number, way: Flight): boolean {
    for (let due = hexes; due > 0; due -= 1) {
      const pvo = this.units.find((unit) => COUNTERS[unit]!.colour === 'pvo')
      if (!pvo) return this.leave(due, way)
      this.loseStep(pvo)
    }
    return this.gone
  }

  private leave(hexes: number, way: Flight): true {
    for (const unit of this.units) {
      this.lost += PUSHED
      if (way === 'free') this.lost += hexes > 1 ? 0.15 : 0
      else if (way === 'none') while (this.left.has(unit)) this.loseStep(unit)
      else this.loseStep(unit)
    }
    return true
  }

  private price = (unit: CounterId): number => stepWorth(this.table, unit, this.left.get(unit)! < 2)
  private stepsOf = (unit: CounterId): number =>
    counterOf(this.table, unit).reduced ? 1 : COUNTERS[unit]!.steps
}

/** A unit driven from its place is out of the way for a while. */
const PUSHED = 0.5
/** A unit drawn from the elite cup is there to stay (9.4.3). */
const ELITE = 1.6

const resultOf = new Map<string, CrtResult>()
for (let column = 0; column < COLUMNS.length; column += 1)
  for (const row of [0, 1, 2, 3, 4, 5] as const) {
    const result = crtResult(column, row)
    resultOf.set(result.text, result)
  }

/** What one result of the table is worth to the attacker. */
function resultWorth(table: Table, battle: OddsOf, text: string, way: Flight): number {
  const { suffers, steps, retreat } = resultOf.get(text)!
  if (suffers === null) return 0
  if (suffers === 'attacker') {
    const prices = battle.attackers.map(({ unit }) => stepWorth(table, unit))
    return prices.length > 0 ? -Math.min(...prices) * steps : 0
  }
  const defence = new Defence(table, battle.defenders)
  for (let n = 0; n < steps; n += 1) defence.loseStep()
  const hexes = battle.kind === 'bomber' ? 0 : retreat
  const empty = hexes > 0 && !defence.gone ? defence.flee(hexes, way) : defence.gone
  const enters = empty && battle.attackers.some(({ unit }) => COUNTERS[unit]!.colour !== 'pvo')
  return defence.lost + (enters ? entryWorth(table, battle.side, battle.target) : 0)
}

/** Worth of a throw on a column, over all faces of the die. */
function columnWorth(table: Table, battle: OddsOf, column: number, way: Flight): number {
  let sum = 0
  let known = 0
  let elite = 0
  for (const { text, ways, of } of chances(column, battle, table.escapeBonus)) {
    if (text === 'E') elite = ways / of
    else {
      sum += (resultWorth(table, battle, text, way) * ways) / of
      known += ways / of
    }
  }
  // With the elite unit the die is thrown again, on a better column as a rule.
  return elite === 0 ? sum : sum + elite * (ELITE + (1.3 * sum) / known)
}

/** What an attack or bombardment may be expected to bring its side; -Infinity where it is not possible (9.3.6). */
export function attackWorth(table: Table, battle: OddsOf, planned?: Planned): number {
  const { column, possible } = odds(table, battle)
  if (possible) return -Infinity
  const way = flight(table, opponent(battle.side), numberOf(battle.target), planned)
  return columnWorth(table, battle, column, way)
}
