import { once } from '@/lib/wargame/cached'
import { resultWorth, type Stakes, type WayOut, wayOut } from '@/lib/wargame/computer/battle'
import { held } from '@/lib/wargame/occupancy'
import { zocMask } from '@/lib/wargame/zoc'
import type { CrtRow } from '../data/charts'
import type { Rules } from '../in-force'
import { stepsLeft } from '../rules/09-losses'
import { chances, type OddsOf, odds } from '../rules/09-odds'
import { groundOf, MAJOR } from '../rules/ground'
import type { Situation } from '../situation'
import { type Hex, opponent, type Side } from '../state'
import { entryWorth, stepWorth } from './worth'

/** Whether beaten defenders find a way out, and at what price (9.5.3, 9.5.4, 9.5.8). */
function flight(at: Situation, side: Side, from: Hex, planned?: ReadonlySet<number>): WayOut {
  const enemy = opponent(side)
  const map = groundOf(at.rules)
  return wayOut(map, map.numberOf(from), {
    held: held(at, enemy),
    zone: zocMask(at, enemy),
    planned,
    ...(side === 'german' ? { shut: map.pocket, cover: held(at, side) } : {}),
    // Across a major river nobody flees from zone to zone (9.5.6).
    isBarred: (hexside) => (map.hexsides[hexside]! & MAJOR) !== 0,
  })
}

/** A unit driven from its place is out of the way for a while. */
const PUSHED = 0.5
const PUSHED_FURTHER = 0.15
/** A unit drawn from the elite cup is there to stay (9.4.3). */
const ELITE = 1.6

const ROWS: readonly CrtRow[] = [0, 1, 2, 3, 4, 5]
/** Every result of the table by its text. */
const resultsOf = once(
  ({ columns, crtResult }: Rules) =>
    new Map(
      columns
        .flatMap((_, column) => ROWS.map((row) => crtResult(column, row)))
        .map((result) => [result.text, result]),
    ),
)

const stakesOf = (at: Situation, battle: OddsOf, way: WayOut): Stakes => ({
  ...{ way, attackers: battle.attackers.map(({ unit }) => unit), defenders: battle.defenders },
  stepsOf: (unit) => stepsLeft(at, unit),
  step: (unit, isLast) => stepWorth(at, unit, isLast),
  attackerStep: (unit) => stepWorth(at, unit),
  ...{ pushed: PUSHED, further: PUSHED_FURTHER },
  stands: (unit) => at.rules.counters[unit]!.colour === 'pvo',
  drives: battle.kind !== 'bomber',
  entry: () => entryWorth(at, battle.side, battle.target),
})

/** Worth of a throw on a column, over all faces of the die. */
function columnWorth(at: Situation, battle: OddsOf, column: number, way: WayOut): number {
  const stakes = stakesOf(at, battle, way)
  let sum = 0
  let known = 0
  let elite = 0
  for (const { text, ways, of } of chances(at, column, battle)) {
    if (text === 'E') elite = ways / of
    else {
      sum += (resultWorth(resultsOf(at.rules).get(text)!, stakes) * ways) / of
      known += ways / of
    }
  }
  // With the elite unit the die is thrown again, on a better column as a rule.
  return elite === 0 ? sum : sum + elite * (ELITE + (1.3 * sum) / known)
}

/**
 * What an attack or bombardment may be expected to bring its side; -Infinity where it is not possible (9.3.6).
 * `planned`: hexes that the attackers will hold besides those they hold now, by number.
 */
export function attackWorth(at: Situation, battle: OddsOf, planned?: ReadonlySet<number>): number {
  const { column, possible } = odds(at, battle)
  if (possible) return -Infinity
  return columnWorth(at, battle, column, flight(at, opponent(battle.side), battle.target, planned))
}
