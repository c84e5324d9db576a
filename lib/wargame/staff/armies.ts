import { mapOf } from '../map'
import { grouped } from '../pools'
import type { StaffFacts } from './facts'
import type { Group } from './papers'

/** Units of an army that is proposed, and how many hexes they are apart at most. */
const LEAST = 6
const USUAL = 10
const MOST = 14
const FAR = 8

/** A proposed army is called by a hex. */
const HEX_NAME = '@'
export const isHexName = (name: string): boolean => name.startsWith(HEX_NAME)
/** The hex by which a proposed army is called. */
export const hexOfName = (name: string): string => name.slice(HEX_NAME.length)

/**
 * The groups of a side: those that its owner has made, as printed where that says anything of a unit, and armies of
 * neighbours for all others. Who comes new joins the nearest.
 */
export function groupsOf(
  facts: StaffFacts,
  kept: readonly Group[],
  printed: (unit: string) => string | null,
): readonly Group[] {
  const here = new Set(facts.units)
  const made = kept.flatMap((one) => {
    const left = one.units.filter((unit) => here.has(unit))
    return left.length > 0 ? [{ ...one, units: left }] : []
  })
  const known = new Set(kept.flatMap(({ units }) => units))
  const rest = facts.units.filter((unit) => !known.has(unit))
  const byPrint = [...grouped(rest, printed)].flatMap(([name, units]) =>
    name === null ? [] : [{ name, units }],
  )
  const open = rest.filter((unit) => printed(unit) === null)
  const armies = joined(byPrint, made)
  // An army of one's own that nobody has named yet is proposed once, and then kept.
  const isBegun = made.some(({ name }) => isHexName(name))
  return isBegun ? joinedNearest(facts, armies, open) : [...armies, ...proposed(facts, open)]
}

/**
 * The groups that are to be kept: those that their owner has made, and armies that were proposed and so stay as they are.
 * Who is off the map for now stays with his own.
 */
export function keptOf(kept: readonly Group[], groups: readonly Group[]): readonly Group[] {
  const here = new Set(groups.flatMap(({ units }) => units))
  const away = kept.flatMap((one) => {
    const left = one.units.filter((unit) => !here.has(unit))
    return left.length > 0 ? [{ ...one, units: left }] : []
  })
  const standing = groups.filter(({ name }) => isHexName(name) || kept.some((one) => one.name === name))
  return joined(standing, away)
}

/**
 * The groups that are kept once one of them has these units, whosever they were, and its owner calls it so: as before, if that is
 * nothing. Those who leave it are an army of their own.
 */
export function regrouped(
  facts: StaffFacts,
  kept: readonly Group[],
  groups: readonly Group[],
  { name, units, label }: Group,
): readonly Group[] {
  const here = new Set(facts.units)
  const taken = new Set(units)
  const base = keptOf(kept, groups)
  const own = groups.find((one) => one.name === name)?.units ?? []
  const away = base.find((one) => one.name === name)?.units.filter((unit) => !here.has(unit)) ?? []
  const leave = own.filter((unit) => !taken.has(unit))
  const gone = new Set([...taken, ...leave])
  const others = base.flatMap((one) => {
    const left = one.units.filter((unit) => !gone.has(unit))
    return one.name !== name && left.length > 0 ? [{ ...one, units: left }] : []
  })
  const [first] = leave
  const apart = first === undefined ? [] : [{ name: calledBy(facts, first, base), units: leave }]
  return [...others, ...apart, { name, units: [...units, ...away].sort(), ...(label ? { label } : {}) }]
}

/** By which town an army is called with one of its units: the nearest by which none of some is. */
function calledBy(facts: StaffFacts, unit: string, groups: readonly Group[]): string {
  const { numberOf, hexesBetween } = mapOf(facts.rules)
  const hex = facts.hexOf(unit)
  const taken = new Set(groups.map(({ name }) => name))
  const free = facts.towns.filter((town) => !taken.has(`${HEX_NAME}${town}`))
  const far = (town: string) => hexesBetween(numberOf(hex), numberOf(town))
  const town = free.reduce((a, b) => (far(b) < far(a) ? b : a), free[0] ?? hex)
  return `${HEX_NAME}${town}`
}

/** Groups of both lists, those of one name as one. */
const joined = (some: readonly Group[], more: readonly Group[]): Group[] =>
  [...grouped([...some, ...more], ({ name }) => name)].map(([name, same]) => {
    const label = same.find((one) => one.label)?.label
    return { name, units: same.flatMap(({ units }) => units).sort(), ...(label ? { label } : {}) }
  })

function joinedNearest(facts: StaffFacts, groups: readonly Group[], units: readonly string[]): Group[] {
  const open = groups.filter(({ name }) => isHexName(name))
  const added = units.map((unit) => ({
    name: open
      .map(({ name, units: all }) => ({ name, far: Math.min(...all.map((one) => apart(facts, one, unit))) }))
      .reduce((a, b) => (b.far < a.far ? b : a)).name,
    units: [unit],
  }))
  return joined(groups, added)
}

const apart = ({ rules, hexOf }: StaffFacts, a: string, b: string): number => {
  const { hexesBetween, numberOf } = mapOf(rules)
  return hexesBetween(numberOf(hexOf(a)), numberOf(hexOf(b)))
}

/** Neighbours as armies of much the same size, from the first hex on; few that are left over join the nearest. */
export function proposed(facts: StaffFacts, units: readonly string[]): Group[] {
  const { numberOf } = mapOf(facts.rules)
  const open = [...units].sort(
    (a, b) => numberOf(facts.hexOf(a)) - numberOf(facts.hexOf(b)) || (a < b ? -1 : 1),
  )
  const armies: { first: string; units: string[] }[] = []
  while (open.length > 0) {
    const first = open[0]!
    const near = open
      .map((unit, n) => ({ unit, n, far: apart(facts, first, unit) }))
      .filter(({ far }) => far <= FAR)
      .sort((a, b) => a.far - b.far || a.n - b.n)
      .slice(0, USUAL)
      .map(({ unit }) => unit)
    for (const unit of near) open.splice(open.indexOf(unit), 1)
    const beside = armies
      .filter(({ units: all }) => near.length < LEAST && all.length + near.length <= MOST)
      .map((army) => ({ army, far: apart(facts, army.first, first) }))
      .filter(({ far }) => far <= FAR)
      .sort((a, b) => a.far - b.far)[0]
    if (beside) beside.army.units.push(...near)
    else armies.push({ first, units: near })
  }
  const called: Group[] = []
  for (const { first, units: all } of armies)
    called.push({ name: calledBy(facts, first, called), units: all.sort() })
  return called
}
