import { mapOf } from '../map'
import { grouped } from '../pools'
import { gone, type Leg, type Marched } from './columns'
import { nearEnemies, nextToEnemies, type StaffFacts } from './facts'
import { sharedOut } from './march'
import { type Group, halted, marching, type Papers } from './papers'

/** Units that wait in one place beside the map and go to one hex; `follows`: the army behind whose line they stay then. */
export interface Entry {
  readonly units: readonly string[]
  readonly from: string
  readonly to: string
  readonly follows?: string | undefined
}

/** To what a unit belongs by print: its army, and the body above that; null: nothing is printed on it. */
export interface Printed {
  armyOf(unit: string): string | null
  groupOf(unit: string): string | null
}

/** An army counts as being at the front with its hexes so near to an enemy. */
const AT_FRONT = 2
/** What an army calls for that is not at the front, against one that holds a hex of it with each of its units. */
const BEHIND = 0.1

/**
 * Where those who wait beside the map go: to their army, as their owner has made it or as it is printed; who has none on the
 * map, to one of the body above it, or else to any: those that hold most front with fewest units have most of them, the
 * nearer before others. Among the hexes of an army it is the nearest that no enemy is beside.
 */
export function entriesOf(
  facts: StaffFacts,
  kept: readonly Group[],
  armies: readonly Group[],
  { armyOf, groupOf }: Printed,
): readonly Entry[] {
  if (armies.length === 0) return []
  const { hexes, numberOf, hexesBetween } = mapOf(facts.rules)
  const [near, beside] = [nearEnemies(facts, AT_FRONT), nextToEnemies(facts)]
  const hexesOf = ({ units }: Group) => [...new Set(units.map(facts.hexOf))]
  const known = new Map<string, readonly number[]>()
  /** Hexes, by number, that a unit may come to now. */
  const endsOf = (unit: string) => {
    const key = `${facts.waiting.get(unit)} ${facts.kindOf(unit)}`
    const ends = known.get(key) ?? [...facts.ways([unit]).keys()].map(numberOf)
    known.set(key, ends)
    return ends
  }
  const farFrom = (unit: string, hex: string) =>
    Math.min(hexes.length, ...endsOf(unit).map((end) => hexesBetween(end, numberOf(hex))))
  const turnsTo = (unit: string, army: Group) =>
    Math.min(...hexesOf(army).map((hex) => farFrom(unit, hex))) / Math.max(1, facts.pointsOf(unit))
  const calls = armies.map((army) => {
    const front = hexesOf(army).filter((hex) => near[numberOf(hex)] === 1).length
    return { place: army, weight: BEHIND + front / army.units.length }
  })
  const shared = (units: readonly string[], group: string | null) => {
    const belongs = ({ units: some }: Group) => some.some((unit) => groupOf(unit) === group)
    const own = group === null ? [] : calls.filter(({ place }) => belongs(place))
    return sharedOut(units, own.length > 0 ? own : calls, turnsTo)
  }

  const waiting = [...facts.waiting.keys()].sort()
  const nameOf = (unit: string) => kept.find(({ units }) => units.includes(unit))?.name ?? armyOf(unit)
  const armyFor = new Map(
    waiting.flatMap((unit) => {
      const army = armies.find(({ name }) => name === nameOf(unit))
      return army ? [[unit, army] as const] : []
    }),
  )
  const open = waiting.filter((unit) => !armyFor.has(unit))
  for (const [group, units] of grouped(open, groupOf))
    for (const [unit, army] of shared(units, group)) armyFor.set(unit, army)
  return [...grouped(waiting, (unit) => `${facts.waiting.get(unit)} ${armyFor.get(unit)!.name}`)].map(
    ([, units]) => {
      const [first] = units as [string]
      const army = armyFor.get(first)!
      const far = (hex: string) => farFrom(first, hex) + (beside[numberOf(hex)] ? hexes.length : 0)
      const to = hexesOf(army).reduce((a, b) => (far(b) < far(a) ? b : a))
      return { units, from: facts.waiting.get(first)!, to, follows: army.name }
    },
  )
}

/** How those who wait come in now: each by itself as far as it may, as there is room; those of one kind that go the same way are led together. */
export function entering(facts: StaffFacts, entries: readonly Entry[]): Marched {
  const { numberOf } = mapOf(facts.rules)
  const alone = entries.flatMap(({ units, from, to }) =>
    units.filter((unit) => facts.waiting.has(unit)).map((unit) => ({ units: [unit], from, to })),
  )
  const { legs, halts } = gone(facts, alone)
  const led = grouped(legs, ({ units, from, to, path }) =>
    [from, to, facts.kindOf(units[0]!), ...path].join(' '),
  )
  const end = ({ path }: Leg) => numberOf(path.at(-1)!)
  return {
    legs: [...led.values()]
      .map((some) => ({ ...some[0]!, units: some.flatMap(({ units }) => units).sort() }))
      .sort((a, b) => (a.from === b.from ? end(a) - end(b) : a.from < b.from ? -1 : 1)),
    halts,
    there: [],
  }
}

/** The papers once some have come in: who is not there yet marches on to where his entry has him. */
export function cameIn(papers: Papers, entries: readonly Entry[], legs: readonly Leg[]): Papers {
  const come = new Set(legs.flatMap(({ units }) => units))
  const left = new Set(legs.flatMap(({ units, turns }) => (turns > 0 ? units : [])))
  const stays = papers.stays?.filter((unit) => !come.has(unit)) ?? []
  const begun: Papers = { ...halted(papers, [...come]), stays: stays.length > 0 ? stays : undefined }
  return entries.reduce((now, { units, to, follows }) => {
    const onWay = units.filter((unit) => left.has(unit))
    return onWay.length > 0 ? marching(now, onWay, to, follows) : now
  }, begun)
}
