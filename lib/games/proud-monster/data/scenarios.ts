import type { Hex } from '../geometry'
import type { Level, Place, ScenarioId, Side } from '../names'
import { LEARNING, type LearningScenario } from './learning'
import { LEGS, type Leg } from './legs'
import { isLand } from './map'
import { arrivalsIn, TURNS } from './schedule'
import { type GermanPlan, germanPlan, isAtLevel, type SovietPlan, type Station, sovietPlan } from './set-ups'
import { AXIS, FACES, type Face, GUARDS } from './units'

/** Untried units by hex and face. */
export type Untried = Readonly<Record<Hex, Partial<Readonly<Record<Face, number>>>>>

/** What is known of a scenario before anything has happened. */
export interface ScenarioFacts {
  /** The rules by which it is played. */
  readonly level: Level
  /** true: a hex takes part. */
  readonly isInPlay: (hex: Hex) => boolean
  readonly firstTurn: number
  readonly lastTurn: number
  /** Points of places, where they are not those that are printed (4.2). */
  readonly points: Readonly<Record<Hex, number>> | null
  /** Points with which the German wins at the end of a turn (17.2). */
  readonly needed: Readonly<Record<number, number>>
  /** Points from which he comes to a draw after the last turn; null: there is no draw (4.5). */
  readonly drawFrom: number | null
  /** Parts that may be played as a game of their own. */
  readonly legs: Readonly<Record<string, Leg>>
  /** Hexes by which Soviet units come in, besides their places (8.7). */
  readonly entries: readonly Hex[]
  /** Hexes from which each side is supplied; null: those of the whole map (9.10, 9.11). */
  readonly sources: Readonly<Record<'german' | 'soviet', readonly Hex[]>> | null
  /** What comes with each turn, by the pools (17.6). */
  readonly arrivals: Readonly<Record<number, Partial<Readonly<Record<Face, number>>>>>
  /** Where everybody begins by a plan; a learning scenario has one set-up, whatever plan is named (3.3, 3.4, 3.7). */
  readonly setUp: {
    readonly german: (plan: GermanPlan) => Readonly<Record<string, Place>>
    readonly soviet: (plan: SovietPlan) => Untried
  }
  /** true: players may change where their units begin (3.3, 3.4, 3.7). */
  readonly mayArrange: boolean
  /** Aircraft of the German side, and the factors of each by the turn; none where a turn is not named (10.2, 17.8). */
  readonly air: { readonly units: readonly string[]; readonly factors: Readonly<Record<number, number>> }
  /** true: the Soviet aircraft of December comes (10.4). */
  readonly sovietAir: boolean
  /** true: all that arrives for the Soviet side comes by sea, through the box of the southern ports (11.3). */
  readonly bySea: boolean
  /** Replacement steps of the German side for the whole scenario (8.15), and whether he withdraws units (8.16). */
  readonly replacements: number
  readonly withdraws: boolean
  /** Guards that are formed later (8.11). */
  readonly guards: readonly string[]
  /** Who attacks in a turn where the computer plays; nobody: both have a front to hold. Absent: the German. */
  readonly attacker?: (turn: number) => Side | null
  /** true: units are worn as it begins, and steps wait for them. Absent: nobody has lost anything yet. */
  readonly isWorn?: boolean
  /** Units that wait in turn boxes besides those of the plans; absent: none. */
  readonly later?: readonly string[]
}

const placed = (rows: LearningScenario['soviet']): Untried => {
  const hexes: Record<Hex, Partial<Record<Face, number>>> = {}
  for (const { hex, face, count } of rows)
    hexes[hex] = { ...hexes[hex], [face]: (hexes[hex]?.[face] ?? 0) + count }
  return hexes
}
const placeAt = (station: Station): Place =>
  station === 'north' ? 'okhNorth' : station === 'south' ? 'okhSouth' : station
const stationed = (stations: Readonly<Record<string, Station>>): Record<string, Place> =>
  Object.fromEntries(Object.entries(stations).map(([unit, station]) => [unit, placeAt(station)]))

/** What two dice of tank brigades come to on average: the beginner's rules have no dice for them (8.9). */
const PER_DIE = 3.5

/**
 * What comes with each turn by the beginner's rules: once a turn, so that who comes for its second couplet comes with the
 * next (8.1).
 */
function arrivalsOf({ arrivals, turns: [, last] }: LearningScenario): ScenarioFacts['arrivals'] {
  const byTurn: Record<number, Partial<Record<Face, number>>> = {}
  for (const { turn, couplet, faces, dice } of arrivals) {
    const when = turn + couplet - 1
    if (when > last) continue
    const here = byTurn[when] ?? {}
    byTurn[when] = here
    for (const face of FACES) {
      const count = (here[face] ?? 0) + (faces[face] ?? 0) + (face === 'TB' ? PER_DIE * dice : 0)
      if (count > 0) here[face] = count
    }
  }
  return byTurn
}

/** A learning scenario by the rules of a level: ours as a whole. */
function learning(id: LearningScenario['id'], level: Level): ScenarioFacts {
  const found = LEARNING.find((one) => one.id === id)!
  const { hexes, turns, victory, supply, entry, arrivals, axis, soviet, air } = found
  const byAll = level === 'full' ? found.fullVictory : undefined
  const needed = byAll ?? victory
  const [first, last] = turns
  const asked = victory.asked === 'last' ? [last] : TURNS.map(({ turn }) => turn).slice(first - 1, last)
  const begins = {
    german: stationed(Object.fromEntries(Object.entries(axis).filter(([unit]) => isAtLevel(unit, level)))),
    soviet: placed(soviet),
  }
  return {
    level,
    isInPlay: (hex) => hexes.has(hex),
    firstTurn: first,
    lastTurn: last,
    points: byAll?.points ?? found.points,
    needed: Object.fromEntries(asked.map((turn) => [turn, needed.german])),
    drawFrom: needed.soviet + 1,
    legs: {},
    entries: entry,
    sources: supply,
    arrivals:
      level === 'beginner'
        ? arrivalsOf(found)
        : Object.fromEntries(
            // Two dice bring twelve tank brigades at most.
            arrivals.map(({ turn, faces, dice }) => [turn, dice > 0 ? { ...faces, TB: 6 * dice } : faces]),
          ),
    setUp: { german: () => begins.german, soviet: () => begins.soviet },
    mayArrange: false,
    air: { units: ['DE-AIR-VIII'], factors: Object.fromEntries(air.map((factor, i) => [first + i, factor])) },
    sovietAir: false,
    bySea: level === 'full' && arrivals.every(({ by }) => by === 'sea'),
    // A few hexes of front get none of those that have to do for the whole of it.
    ...{ replacements: 0, withdraws: false },
    guards: [],
  }
}

/** Units of the German side that come later in the campaign, in their turns or called up (3.6). */
const later = (level: Level) =>
  Object.values(AXIS).flatMap(({ id, turn, strengths }) =>
    strengths.length > 0 && isAtLevel(id, level) && (turn === null || turn > 1)
      ? [[id, 'track'] as const]
      : [],
  )

/** The whole campaign by the rules of a level. */
const campaign = (level: Level): ScenarioFacts => ({
  level,
  isInPlay: isLand,
  firstTurn: 1,
  lastTurn: TURNS.length,
  points: null,
  needed: Object.fromEntries(TURNS.map(({ turn, victory }) => [turn, victory])),
  drawFrom: null,
  legs: LEGS[level],
  entries: [],
  sources: null,
  arrivals: Object.fromEntries(TURNS.map(({ turn }) => [turn, arrivalsIn(turn)])),
  setUp: {
    german: (plan) => ({ ...stationed(germanPlan(plan, level)), ...Object.fromEntries(later(level)) }),
    soviet: (plan) => placed(sovietPlan(plan, level)),
  },
  mayArrange: true,
  air: {
    units: Object.keys(AXIS).filter((id) => AXIS[id]!.type === 'air'),
    factors: Object.fromEntries(TURNS.flatMap(({ turn, air }) => (air === null ? [] : [[turn, air]]))),
  },
  sovietAir: true,
  bySea: false,
  ...{ replacements: 28, withdraws: true },
  guards: Object.keys(GUARDS),
})

export const SCENARIO_FACTS: Readonly<Record<ScenarioId, ScenarioFacts>> = {
  riga: learning('riga', 'beginner'),
  'smolensk-beginner': learning('smolensk', 'beginner'),
  'crimea-beginner': learning('crimea', 'beginner'),
  campaign: campaign('beginner'),
  smolensk: learning('smolensk', 'full'),
  crimea: learning('crimea', 'full'),
  'campaign-full': campaign('full'),
}
