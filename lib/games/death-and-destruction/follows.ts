import { follows as parent } from '@/lib/games/proud-monster/full/events'
import { changed, idsOf } from '@/lib/wargame/counters'
import { comers } from '@/lib/wargame/front'
import { countersAt } from '@/lib/wargame/occupancy'
import type { Event } from './events'
import { withPart, withTable } from './events/change'
import type { Rules } from './in-force'
import { pilesAfter } from './rules/08-piles'
import { opensBlackSea, townsHeld } from './rules/11-transport'
import { isCitadelDivision } from './rules/15-offensives'
import { counterOf, PILES, type State } from './state'

/** Units that went to the Dead Pile with a fact. */
const deadSince = (before: State['table'], { counters }: State['table']): string[] =>
  idsOf(counters)
    .filter((unit) => counters[unit]!.at === 'dead' && counterOf(before, unit).at !== 'dead')
    .sort()

/** After the first thaw of spring 1942 rivers halve who comes across them (14.1); the guns of Leningrad go with the city (15.10). */
function withWeather<S extends State>(state: S, rules: Rules): S {
  const { turn, thawed, weather, counterFire, taken } = state.table
  const isThaw = [weather.north, weather.south].some((one) => one !== 'F' && one !== 'S')
  const thaws = !thawed && turn >= rules.lineGone && isThaw
  const falls = counterFire && taken.includes(rules.leningrad)
  if (!thaws && !falls) return state
  return withTable(state, { thawed: thawed || thaws, counterFire: counterFire && !falls })
}

/** Places that are taken are fresh in this turn (12.2), and with both of its ports the Black Sea is open (11.2). */
function withPlaces<S extends State>(before: S, event: Event, state: S, rules: Rules): S {
  const { taken, transport, turn } = state.table
  const isNew = turn !== before.table.turn
  const begins = event.type === 'TurnBegan' && turn >= rules.strategicFrom
  if (taken === before.table.taken && !isNew && !begins) return state
  const were = new Set(before.table.taken)
  const fresh = isNew ? [] : [...new Set([...transport.fresh, ...taken.filter((hex) => !were.has(hex))])]
  const at = { rules, open: state.table }
  const open = transport.open || (turn >= rules.firstTurn && opensBlackSea(at))
  const towns = begins ? townsHeld(at) : transport.towns
  return withPart(state, 'transport', { open, fresh: fresh.sort(), towns })
}

/** Who has attacked in which offensive (15.2, 15.3), and what a battle leaves behind (14.7). */
function withBattles<S extends State>(before: S, state: S, rules: Rules): S {
  const { battle, barrage, offensives, turn } = state.table
  if (battle === null && barrage > 0) return withTable(state, { barrage: 0 })
  if (battle === null || before.table.battle !== null || battle.side !== 'german') return state
  const units = turn === offensives.citadel ? battle.attackers.map(({ unit }) => unit) : []
  const isIn = (unit: string) => isCitadelDivision({ rules }, unit)
  const divisions = [...new Set([...offensives.divisions, ...units.filter(isIn)])].sort()
  return withPart(state, 'offensives', { struck: true, divisions })
}

/** true: a unit there is lost, or lies in a pile. */
const isOutOfPlay = (place: string) => ['dead', 'gone', ...PILES].includes(place)

/** Fieldworks that the enemy enters, if only to go on, are destroyed (14.10); upgrade counters go with their units (8.20). */
function withGround<S extends State>(event: Event, state: S, rules: Rules): S {
  const { works, upgrades } = state.table
  const at = { rules, open: state.table }
  const places = works.dug.map(({ hex }) => hex)
  const holders = new Map(comers(at, event, places))
  const dug = works.dug.filter(({ hex, side }) => (holders.get(hex) ?? side) === side)
  const beneath = upgrades.beneath.filter((unit) => !isOutOfPlay(counterOf(state.table, unit).at))
  if (dug.length === works.dug.length && beneath.length === upgrades.beneath.length) return state
  return withPart(withPart(state, 'works', { dug }), 'upgrades', { beneath })
}

/** What a state keeps that follows from what has changed: in which pile the dead lie, and which headquarters have fallen once. */
export function follows<S extends State>(before: S, event: Event, after: S, rules: Rules): S {
  const moved = parent(before as never, event as never, after as never, rules as never) as unknown as S
  const kept = withBattles(before, withPlaces(before, event, withWeather(moved, rules), rules), rules)
  const next = kept.table.counters === before.table.counters ? kept : withGround(event, kept, rules)
  if (next.table.counters === before.table.counters) return next
  // Who is disbanded is dead wherever he was (16.1), and who was withdrawn for good too (8.4).
  const dead = ['UnitsLeft', 'Withdrawn'].includes(event.type) ? [] : deadSince(before.table, next.table)
  const fallen = rules.places
    .filter(({ hex, headquarters }) => headquarters && next.table.taken.includes(hex))
    .map(({ hex }) => hex)
    .filter((hex) => !next.table.piles.fallen.includes(hex))
  if (dead.length === 0 && fallen.length === 0) return next
  const rowOf = (unit: string) => counterOf(before.table, unit).tried ?? before.hidden.values[unit] ?? -1
  const isLettered = (unit: string) => {
    const { face } = rules.counters[unit]!
    return face === 'RD' && rules.pools[face].rows[rowOf(unit)]?.lettered === true
  }
  const { to, piles } = pilesAfter(
    { rules, open: { ...before.table, piles: next.table.piles } },
    dead,
    isLettered,
  )
  const counters = changed(
    next.table.counters,
    dead.map((unit) => [unit, { ...counterOf(next.table, unit), at: to[unit]! }]),
  )
  const all = { ...piles, fallen: [...next.table.piles.fallen, ...fallen].sort() }
  // 15.10: the Counter Fire Corps shares the fate of the last who stood in Leningrad.
  const { leningrad } = rules
  const isBare = countersAt({ rules, open: next.table }, leningrad).length === 0
  const isLost = isBare && dead.some((unit) => counterOf(before.table, unit).at === leningrad)
  const counterFire = next.table.counterFire && !isLost
  return withTable(next, { counters, piles: all, counterFire })
}
