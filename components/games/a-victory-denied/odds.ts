import { COLUMNS } from '@/lib/games/a-victory-denied/data/charts'
import { type Chance, chances, type Odds, odds } from '@/lib/games/a-victory-denied/rules/09-odds'
import { combatUnitsAt, hexOf } from '@/lib/games/a-victory-denied/rules/occupancy'
import {
  type Battle,
  type CounterId,
  type Hex,
  opponent,
  type Table,
} from '@/lib/games/a-victory-denied/state'

export interface Forecast extends Odds {
  /** The column as the table prints it, such as 3-1; null where the attack may not be made. */
  text: string | null
  chances: readonly Chance[]
}

const KIND_OF = {
  declareAttack: 'attack',
  fireArtillery: 'artillery',
  fireRocket: 'rocket',
  bomb: 'bomber',
} as const satisfies Record<string, Battle['kind']>

export const isAttackType = (type: string): type is keyof typeof KIND_OF => type in KIND_OF

/** The odds of an attack that has not been declared, by the very functions of the rules. */
export function forecast(
  table: Table,
  type: keyof typeof KIND_OF,
  target: Hex,
  units: readonly CounterId[],
  stuka: boolean,
): Forecast {
  const kind = KIND_OF[type]
  const side =
    kind === 'attack' ? (table.activation?.side ?? 'german') : kind === 'bomber' ? 'german' : 'soviet'
  const attackers = units.flatMap((unit) => {
    const from = hexOf(table, unit)
    return from ? [{ unit, from }] : []
  })
  const found = odds(table, {
    kind,
    side,
    target,
    attackers,
    defenders: combatUnitsAt(table, target, opponent(side)),
    stuka,
    chit: kind === 'attack' ? (table.activation?.chit ?? null) : null,
  })
  return {
    ...found,
    text: found.possible ? null : (COLUMNS[found.column] ?? null),
    chances: chances(found.column, { kind, side }, table.escapeBonus),
  }
}
