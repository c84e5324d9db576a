import { idsOf } from '@/lib/wargame/counters'
import { grouped, shuffled } from '@/lib/wargame/pools'
import { crowdRefusal } from '../rules/06-stacking'
import type { Situation as BeginnerSituation } from '../situation'
import type { Rules } from './in-force'
import { type CounterId, type Place, SIDES, type State, type Table, type Viewer } from './state'

/** Where one of several places is chosen for a unit; `heldBy`: how many lie in each so far. */
export type Choice = (places: readonly Place[], heldBy: (place: Place) => number) => Place | undefined

/** The place that holds fewest: so no stack is taken to be weaker than others by mere luck. */
export const evenly: Choice = (places, heldBy) => {
  let fewest: Place | undefined
  for (const place of places) if (fewest === undefined || heldBy(place) < heldBy(fewest)) fewest = place
  return fewest
}

/**
 * A position in which units lie somewhere that nobody sees: each stack that is seen to be of several gets one of them,
 * and the rest lies beneath others where there is room, or in the Soviet reserve (14.7, 8.1).
 */
export function withHiddenUnits(
  rules: Rules,
  state: State,
  viewer: Viewer,
  luck: () => number,
  chosen: Choice = (places) => places[Math.floor(luck() * places.length)],
): State {
  const { table } = state
  // One copy, and lists of who lies where, are changed for each unit: a campaign hides some hundred of them.
  const counters = { ...table.counters }
  const stacks = grouped(idsOf(table.counters), (unit) => counters[unit]!.at)
  const isOf = (unit: CounterId, side: string) => rules.counters[unit]!.side === side
  const mayJoin = roomUnder(rules, table)
  let several = table.several
  for (const side of SIDES.filter((one) => one !== viewer)) {
    const covered = shuffled(
      (stacks.get('covered') ?? []).filter((unit) => isOf(unit, side)),
      luck,
    )
    const seenIn = (place: Place) => (stacks.get(place) ?? []).filter((unit) => isOf(unit, side))
    const open = several.filter((place) => {
      const first = stacks.get(place)?.[0]
      return first !== undefined && isOf(first, side)
    })
    // Who is seen there lies on top of whoever is not, and of those who are seen as they fight.
    for (const place of new Set([...open, ...[...stacks.keys()].filter((one) => rules.board.has(one))])) {
      const seen = seenIn(place)
      const idle = seen.filter((unit) => !isFighting(table, unit))
      if (seen.length > 1 || several.includes(place))
        for (const unit of idle.length > 0 ? idle : seen) counters[unit] = { ...counters[unit]!, above: 1 }
    }
    const served = new Set<Place>()
    for (const unit of covered) {
      const free = open.filter(mayJoin(unit, stacks))
      const bare = free.filter((place) => !served.has(place))
      const places =
        bare.length > 0 ? bare : [...free, ...reserveFor(rules, table.turn, unit, stacks.get('rvgk') ?? [])]
      const place = chosen(places, (one) => stacks.get(one)?.length ?? 0)
      if (place === undefined) continue
      served.add(place)
      counters[unit] = { ...counters[unit]!, at: place }
      const there = stacks.get(place)
      if (there) there.push(unit)
      else stacks.set(place, [unit])
    }
    several = several.filter((place) => !served.has(place))
  }
  return { ...state, table: { ...table, counters, several } }
}

const isFighting = ({ battle }: Table, unit: CounterId): boolean =>
  battle !== null && (battle.defenders.includes(unit) || battle.attackers.some((one) => one.unit === unit))

/** Whether a unit finds room beside others, asked once of each kind of unit as long as nobody joins them. */
function roomUnder(rules: Rules, table: Table) {
  const at = { rules, open: table } as unknown as BeginnerSituation
  const known = new Map<string, Map<Place, { readonly among: number; readonly is: boolean }>>()
  return (unit: CounterId, stacks: ReadonlyMap<Place, readonly CounterId[]>) => {
    const { nation, size, type } = rules.counters[unit]!
    const kind = `${nation} ${size} ${type}`
    const places = known.get(kind) ?? new Map()
    known.set(kind, places)
    return (place: Place): boolean => {
      if (!rules.board.has(place)) return true
      const others = stacks.get(place)!
      const found = places.get(place)
      if (found?.among === others.length) return found.is
      const is = crowdRefusal(at, [unit], others, place) === null
      places.set(place, { among: others.length, is })
      return is
    }
  }
}

/** The reserve of the Soviet high command, where it has room for one more; else what other boxes nobody else looks into. */
const reserveFor = (rules: Rules, turn: number, unit: CounterId, there: readonly CounterId[]): Place[] =>
  rules.counters[unit]!.side !== 'soviet'
    ? []
    : there.length < rules.rvgk(turn)
      ? ['rvgk']
      : rules.shutBoxes.filter((box) => box !== 'rvgk')
