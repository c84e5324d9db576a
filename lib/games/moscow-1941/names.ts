import type { Hex } from './geometry'

export { opponent, SIDES, type Side, type Viewer } from '@/lib/wargame/ruleset'

export type { Hex }
export type CounterId = string
export type AirId = string

/** Where a unit lies when it is not on a hex. */
export const BOXES = {
  track: 'on the turn track: it arrives later (MOS-66)',
  arriving: 'Soviet reinforcements that have arrived and wait for a place (MOS-66)',
  eliminated: 'lost; Soviet infantry armies may come back as replacements (MOS-64)',
} as const
export type Box = keyof typeof BOXES
export type Place = Hex | Box

/** fresh; spent: may neither move nor attack (MOS-12); dispersed: turned over besides, and worse off (MOS-13). */
export const UNIT_STATES = ['fresh', 'spent', 'dispersed'] as const
export type UnitState = (typeof UNIT_STATES)[number]

/** What attackers lose: their state (MOS-9) or themselves (MOS-10, MOS-16). */
export const LOSSES = ['dispersed', 'eliminated'] as const

/** Where an air unit is in this phase, or why it is nowhere. */
export const AIR_STATES = {
  ready: 'on alert: it may fly a mission in this phase',
  flying: 'on its way to its target, where it may still be intercepted',
  flown: 'back from its mission of this phase',
  out: 'aborted or damaged: out until the turn `back`',
  off: 'not in play yet, or withdrawn',
  lost: 'lost for good',
} as const
export type AirState = keyof typeof AIR_STATES
/** What an air unit flies for: to strike a hex, to supply it, to drop a parachute corps there, to intercept. */
export const MISSIONS = ['strike', 'supply', 'drop', 'intercept'] as const
export type Mission = (typeof MISSIONS)[number]

/** Results of air combat (MOS-30 to 36): AAc and AAg throw back who bombs, D and S hit, EAX, Int and AA are of interceptions. */
export const AIR_RESULTS = ['D', 'S', '-', 'EAX', 'Int', 'AA', 'AAc', 'AAg'] as const
export type AirResult = (typeof AIR_RESULTS)[number]

export const PHASES = ['replacements', 'prepared', 'operational'] as const
export type Phase = (typeof PHASES)[number]
export const SCENARIO_IDS = ['whole', 'basic', 'typhoon'] as const
export type ScenarioId = (typeof SCENARIO_IDS)[number]
