import { countersAt } from '@/lib/wargame/occupancy'
import { crowdRefusal } from '../rules/06-stacking'
import type { Situation as BeginnerSituation } from '../situation'
import type { Rules } from './in-force'
import { type CounterId, type Place, SIDES, type State, type Table, type Viewer } from './state'

/** Some of them, in an order by luck. */
function shuffled<One>(all: readonly One[], luck: () => number): One[] {
  const rest = [...all]
  return all.map(() => rest.splice(Math.floor(luck() * rest.length), 1)[0]!)
}

/**
 * A position in which units lie somewhere that nobody sees: each stack that is seen to be of several gets one of them,
 * and the rest lies beneath others where there is room, or in the Soviet reserve (14.7, 8.1).
 */
export function withHiddenUnits(rules: Rules, state: State, viewer: Viewer, luck: () => number): State {
  let { table } = state
  for (const side of SIDES.filter((one) => one !== viewer)) {
    const covered = shuffled(
      Object.keys(table.counters).filter(
        (unit) => table.counters[unit]!.at === 'covered' && rules.counters[unit]!.side === side,
      ),
      luck,
    )
    const stacks = table.several.filter((place) => holder(rules, table, place) === side)
    // Who is seen there lies on top of whoever is not, and of those who are seen as they fight.
    const places = [...new Set([...stacks, ...onTheMap(rules, table, side)])]
    const tops = places.flatMap((place) => {
      const seen = visible(rules, table, place, side)
      const idle = seen.filter((unit) => !isFighting(table, unit))
      const top = idle.length > 0 ? idle : seen
      return seen.length > 1 || table.several.includes(place) ? top : []
    })
    table = withCounters(table, tops, { above: 1 })
    const served = new Set<Place>()
    for (const unit of covered) {
      const open = stacks.filter((place) => hasRoom(rules, table, unit, place))
      const bare = open.filter((place) => !served.has(place))
      const places = bare.length > 0 ? bare : [...open, ...reserveFor(rules, table, unit)]
      const place = places[Math.floor(luck() * places.length)]
      if (place === undefined) continue
      served.add(place)
      table = withCounters(table, [unit], { at: place })
    }
    table = { ...table, several: table.several.filter((place) => !served.has(place)) }
  }
  return { ...state, table }
}

const withCounters = (
  table: Table,
  units: readonly CounterId[],
  change: Partial<Table['counters'][string]>,
): Table => ({
  ...table,
  counters: {
    ...table.counters,
    ...Object.fromEntries(units.map((unit) => [unit, { ...table.counters[unit]!, ...change }])),
  },
})

/** Hexes in which a side is seen. */
const onTheMap = (rules: Rules, { counters }: Table, side: string): Place[] =>
  Object.keys(counters).flatMap((unit) => {
    const { at } = counters[unit]!
    return rules.counters[unit]!.side === side && rules.board.has(at) ? [at] : []
  })

const isFighting = ({ battle }: Table, unit: CounterId): boolean =>
  battle !== null && (battle.defenders.includes(unit) || battle.attackers.some((one) => one.unit === unit))

const visible = (rules: Rules, { counters }: Table, place: Place, side: string): CounterId[] =>
  Object.keys(counters).filter((unit) => counters[unit]!.at === place && rules.counters[unit]!.side === side)

/** Whose units lie in a place of several. */
const holder = (rules: Rules, { counters }: Table, place: Place): string | undefined => {
  const unit = Object.keys(counters).find((one) => counters[one]!.at === place)
  return unit && rules.counters[unit]!.side
}

function hasRoom(rules: Rules, table: Table, unit: CounterId, place: Place): boolean {
  if (!rules.board.has(place)) return true
  const at = { rules, open: table } as unknown as BeginnerSituation
  return crowdRefusal(at, [unit], countersAt(at, place), place) === null
}

/** The reserve of the Soviet high command, where it has room for one more. */
function reserveFor(rules: Rules, { counters }: Table, unit: CounterId): Place[] {
  if (rules.counters[unit]!.side !== 'soviet') return []
  const count = Object.values(counters).filter(({ at }) => at === 'rvgk').length
  return count < rules.rvgk ? ['rvgk'] : []
}
