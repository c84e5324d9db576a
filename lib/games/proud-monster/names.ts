import type { Hex } from './geometry'

export { opponent, SIDES, type Side, type Viewer } from '@/lib/wargame/ruleset'

export type { Hex }
export type CounterId = string

/** Where a unit lies when it is not on a hex. */
export const BOXES = {
  okhNorth: 'the northern OKH reserve area (8.2)',
  okhSouth: 'the southern OKH reserve area (8.2)',
  track: 'in a turn box: it arrives later (3.5, 3.6)',
  arriving: 'Soviet reinforcements of this turn that wait for a place (8.7)',
  rvgk: 'the reserve of the Soviet high command (8.1)',
  hand: 'taken up by a side that sets up, until it is placed anew (3.1)',
  southPorts: 'the box of the southern ports, from which units go by sea (11.3)',
  guards: 'Guards that take the place of others later (8.11)',
  dead: 'the deadpile (2.16)',
  covered: 'beneath another unit or in reserve, where the other side does not see it (14.7)',
  gone: 'out of play for good, as a Guards unit took its place (8.11)',
} as const
export type Box = keyof typeof BOXES
export type Place = Hex | Box

/** Areas off the map from which units of the German side move into play (8.2). */
export const OKH = ['okhNorth', 'okhSouth'] as const
export type Okh = (typeof OKH)[number]

/** Where units lie that are taken up while a side sets up (3.1). */
export const HAND = 'hand'

/** Aircraft of both sides (10.2, 10.4). */
export const AIRCRAFT = ['DE-AIR-I', 'DE-AIR-II', 'DE-AIR-IV', 'DE-AIR-V', 'DE-AIR-VIII', 'SU-AIR-6'] as const
export type Aircraft = (typeof AIRCRAFT)[number]

/** Where units of the Soviet side may wait that go by sea, besides ports (11.3). */
export const SOUTH_PORTS = 'southPorts'
/** Boxes out of which units go by sea. */
export const SEA_BOXES: readonly Box[] = [SOUTH_PORTS]

/** What stands on the untried side of a Soviet unit: the pools out of which they are drawn (2.15, 3.2). */
export const FACES = ['RD', 'CD', 'TD', 'MRD', 'RB', 'MRB', 'TB'] as const
export type Face = (typeof FACES)[number]

export const PHASES = ['reinforcement', 'movement', 'assault', 'victory'] as const
export type Phase = (typeof PHASES)[number]

/** The levels of the rules, from the least to the one with most of them. */
export const LEVELS = ['beginner', 'full'] as const
export type Level = (typeof LEVELS)[number]

export const SCENARIO_IDS = [
  ...['riga', 'smolensk-beginner', 'crimea-beginner', 'campaign'],
  ...['smolensk', 'crimea', 'campaign-full'],
] as const
export type ScenarioId = (typeof SCENARIO_IDS)[number]

/** What is made of each of some names. */
export const eachOf = <Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Readonly<Record<Name, Value>> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as unknown as Record<Name, Value>

/** Dry, rain, mud, frost, snow (13.3 to 13.7). */
export const WEATHERS = ['D', 'R', 'M', 'F', 'S'] as const
export type Weather = (typeof WEATHERS)[number]

/** How units move: mechanized, on foot, mounted, or as mountain troops do (12.10 to 12.13). */
const GAITS = ['mech', 'foot', 'rider', 'mountain'] as const
export type Gait = (typeof GAITS)[number]
