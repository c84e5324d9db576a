import type { Hex } from '../geometry'
import type { Level, Place, ScenarioId } from '../names'
import { LEARNING, type LearningScenario } from './learning'
import { isLand } from './map'
import { arrivalsIn, TURNS } from './schedule'
import { germanPlan, isAtLevel, type Station, sovietPlan } from './set-ups'
import { AXIS, type Face, GUARDS } from './units'

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
  /** Hexes by which Soviet units come in, besides their places (8.7). */
  readonly entries: readonly Hex[]
  /** Hexes from which each side is supplied; null: those of the whole map (9.10, 9.11). */
  readonly sources: Readonly<Record<'german' | 'soviet', readonly Hex[]>> | null
  /** What comes with each turn, by the pools (17.6). */
  readonly arrivals: Readonly<Record<number, Partial<Readonly<Record<Face, number>>>>>
  readonly german: Readonly<Record<string, Place>>
  readonly soviet: Readonly<Record<Hex, Partial<Readonly<Record<Face, number>>>>>
  /** Aircraft of the German side, and the factors of each by the turn; none where a turn is not named (10.2, 17.8). */
  readonly air: { readonly units: readonly string[]; readonly factors: Readonly<Record<number, number>> }
  /** true: the Soviet aircraft of December comes (10.4). */
  readonly sovietAir: boolean
  /** Guards that are formed later (8.11). */
  readonly guards: readonly string[]
}

const placed = (rows: LearningScenario['soviet']): ScenarioFacts['soviet'] => {
  const hexes: Record<Hex, Partial<Record<Face, number>>> = {}
  for (const { hex, face, count } of rows)
    hexes[hex] = { ...hexes[hex], [face]: (hexes[hex]?.[face] ?? 0) + count }
  return hexes
}
const placeAt = (station: Station): Place =>
  station === 'north' ? 'okhNorth' : station === 'south' ? 'okhSouth' : station
const stationed = (stations: Readonly<Record<string, Station>>): Record<string, Place> =>
  Object.fromEntries(Object.entries(stations).map(([unit, station]) => [unit, placeAt(station)]))

/** A learning scenario: ours as a whole. */
function learning(id: LearningScenario['id']): ScenarioFacts {
  const found = LEARNING.find((one) => one.id === id)!
  const { level, hexes, turns, points, victory, supply, entry, arrivals, axis, soviet, air } = found
  const [first, last] = turns
  return {
    level,
    isInPlay: (hex) => hexes.has(hex),
    firstTurn: first,
    lastTurn: last,
    points,
    needed: { [last]: victory.german },
    drawFrom: victory.soviet + 1,
    entries: entry,
    sources: supply,
    arrivals: Object.fromEntries(
      // Two dice bring twelve tank brigades at most.
      arrivals.map(({ turn, faces, dice }) => [turn, dice > 0 ? { ...faces, TB: 6 * dice } : faces]),
    ),
    german: stationed(axis),
    soviet: placed(soviet),
    air: { units: ['DE-AIR-VIII'], factors: Object.fromEntries(air.map((factor, i) => [first + i, factor])) },
    sovietAir: false,
    guards: [],
  }
}

/** The whole campaign by the rules of a level. */
const campaign = (level: Level): ScenarioFacts => ({
  level,
  isInPlay: isLand,
  firstTurn: 1,
  lastTurn: TURNS.length,
  points: null,
  needed: Object.fromEntries(TURNS.map(({ turn, victory }) => [turn, victory])),
  drawFrom: null,
  entries: [],
  sources: null,
  arrivals: Object.fromEntries(TURNS.map(({ turn }) => [turn, arrivalsIn(turn)])),
  german: {
    ...stationed(germanPlan('historical', level)),
    ...Object.fromEntries(
      Object.values(AXIS).flatMap(({ id, turn, strengths }) =>
        strengths.length > 0 && isAtLevel(id, level) && (turn === null || turn > 1)
          ? [[id, 'track' as const]]
          : [],
      ),
    ),
  },
  soviet: placed(sovietPlan('historical', level)),
  air: {
    units: Object.keys(AXIS).filter((id) => AXIS[id]!.type === 'air'),
    factors: Object.fromEntries(TURNS.flatMap(({ turn, air }) => (air === null ? [] : [[turn, air]]))),
  },
  sovietAir: true,
  guards: Object.keys(GUARDS),
})

export const SCENARIO_FACTS: Readonly<Record<ScenarioId, ScenarioFacts>> = {
  riga: learning('riga'),
  campaign: campaign('beginner'),
  smolensk: learning('smolensk'),
  'campaign-full': campaign('full'),
}
