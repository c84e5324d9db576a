import { PLACES } from '@/lib/games/proud-monster/data/map'
import { SCENARIO_FACTS } from '@/lib/games/proud-monster/data/scenarios'
import { FACES, type Face } from '@/lib/games/proud-monster/data/units'
import type { Side } from '@/lib/games/proud-monster/names'
import { once } from '@/lib/wargame/cached'
import { board, isOnMapC } from '../geometry'
import type { LateScenarioId } from '../names'
import { OPTIONS } from '../options'
import { beginningOn } from './beginning'
import { isLand, OIL_CENTRES, SOUTHERN_EDGE } from './caucasus'
import { VICTORY } from './charts'
import { ADDED, COUNTERS, GUARDS, MORE } from './counters'
import { DECEMBER_1941, type Front, JULY_1943, JUNE_1942, NOVEMBER_1942 } from './fronts'
import type { Scenario } from './scenario-facts'
import { CODES, codeOf, turnOf } from './turns'
import { URANUS } from './uranus'

/** So many of the extra untried units come in each turn from 201 on (3.1). Reconstructed. */
const A_TURN: Partial<Readonly<Record<Face, number>>> = { RD: 2, RB: 2, TB: 3 }
const FIRST = turnOf(201)

/** What comes with a turn besides: the extra units of each pool, until it is empty (3.1). */
const moreIn = (turn: number): Partial<Record<Face, number>> =>
  Object.fromEntries(
    FACES.flatMap((face) => {
      const each = A_TURN[face] ?? 0
      const count = Math.max(0, Math.min(each, MORE[face] - each * (turn - FIRST)))
      return turn >= FIRST && count > 0 ? [[face, count]] : []
    }),
  )

/** Half years of the war as games of their own, to a check of 16.5. Ours. */
const LEGS: Scenario['legs'] = Object.fromEntries(
  VICTORY.flatMap(({ turn, loses, wins }) => {
    const leg = `to${codeOf(turn)}`
    const isOne = (OPTIONS.until as readonly string[]).includes(leg)
    return isOne ? [[leg, { lastTurn: turn, historic: 0, win: wins, draw: loses + 1 }]] : []
  }),
)

const parent = SCENARIO_FACTS['campaign-full']

/** What wins after which turn, as the parent knows it. */
function neededBy(checks: Scenario['checks']): Scenario['needed'] {
  return { ...parent.needed, ...Object.fromEntries(checks.map(({ turn, wins }) => [turn, wins])) }
}

/**
 * Who attacks from a turn on, where the computer plays: by the seasons of the war, but that the German stops in September 1941.
 * Where he went on to December he had 24 points and 91 units by then; where he holds what he has, 28 and 141. Ours.
 */
const SEASONS: readonly (readonly [code: number, attacker: Side | null])[] = [
  [112, 'german'],
  [118, null],
  [208, 'german'],
  [221, 'soviet'],
  [307, null],
  [313, 'soviet'],
]

/** The whole war, from the set-up of the parent to turn 407 (3.1). */
export const WAR: Scenario = {
  ...parent,
  ...{ isPart: false, isSurprise: false, flown: null, worn: {}, checks: VICTORY },
  lastTurn: CODES.length,
  isInPlay: (hex) => (isOnMapC(hex) ? isLand(hex) : parent.isInPlay(hex)),
  // 4.7: oil centres have no points, but it counts whose they are.
  points: {
    ...Object.fromEntries(PLACES.flatMap(({ hex, points }) => (points ? [[hex, points]] : []))),
    ...Object.fromEntries(OIL_CENTRES.map(({ hex }) => [hex, 0])),
  },
  legs: LEGS,
  // 4.1: what wins, for the computer as well, which gives ground by the counts that are to come.
  needed: neededBy(VICTORY),
  arrivals: {
    ...parent.arrivals,
    ...Object.fromEntries(CODES.flatMap((_, i) => (i + 1 >= FIRST ? [[i + 1, moreIn(i + 1)]] : []))),
  },
  // 8.29: Soviet units come in by the eastern edge as well, and by the southern one of Map C.
  entries: [
    ...board.hexes.filter((hex) => hex.startsWith('60') && !isOnMapC(hex) && parent.isInPlay(hex)),
    ...SOUTHERN_EDGE,
  ],
  guards: [...parent.guards, ...GUARDS],
  attacker: (turn) => SEASONS.findLast(([code]) => turn >= turnOf(code))![1],
  // Those that have the code of a turn (2.8).
  later: Object.values(ADDED).flatMap(({ id, turn }) => (turn !== null && !GUARDS.includes(id) ? [id] : [])),
}

/** Points at most with which the German loses with the last check of a scenario, and at least with which he wins. */
type Band = Pick<Scenario['checks'][number], 'loses' | 'wins'>

/** Before the last check of such a scenario nothing is counted but oil (4.7): who begins near a band would be there in a turn. */
const UNCOUNTED: Band = { loses: -Infinity, wins: Infinity }

/**
 * The war from a front on to a check, where what lies between its bands is a draw (4.1). The bands are its own, as games of the
 * computer never leave those of the war. Ours.
 */
function warFrom(front: Front, lastCode: number, band: Band): Scenario {
  const firstTurn = turnOf(front.code)
  const last = turnOf(lastCode)
  const checks = VICTORY.map((row) => ({
    ...row,
    ...(row.turn < last ? UNCOUNTED : row.turn === last && band),
  }))
  const isLater = (id: string) => (COUNTERS[id]?.turn ?? 0) >= firstTurn
  // Asked by those alone who begin such a game.
  const begun = once((_front: Front) => beginningOn(front))
  return {
    ...WAR,
    ...{
      firstTurn,
      lastTurn: last,
      checks,
      needed: neededBy(checks.filter(({ wins }) => wins < Infinity)),
      isWorn: true,
      legs: {},
      isSurprise: front.isSurprise,
      mayArrange: false,
      replacements: 0,
    },
    setUp: {
      soviet: (plan) => begun(front).setUp.soviet(plan),
      // Who is called up still may be (8.21).
      german: (plan) => ({
        ...Object.fromEntries(Object.entries(parent.setUp.german(plan)).filter(([id]) => isOnCall(id))),
        ...begun(front).setUp.german(plan),
      }),
    },
    get worn() {
      return begun(front).worn
    },
    get held() {
      return begun(front).held
    },
    arrivals: Object.fromEntries(Object.entries(WAR.arrivals).filter(([turn]) => Number(turn) >= firstTurn)),
    guards: WAR.guards.filter(isLater),
    later: WAR.later!.filter(isLater),
  }
}
const isOnCall = (id: string) => COUNTERS[id]?.turn === null && COUNTERS[id]?.type !== 'air'

export const SCENARIOS: Readonly<Record<LateScenarioId, Scenario>> = {
  war: WAR,
  uranus: URANUS,
  // Games of the computer against itself by these bands: won by the German, drawn, won by the Soviet. 2, 2, 1:
  december: warFrom(DECEMBER_1941, 207, { loses: 34, wins: 36 }),
  // 2, 3, 1:
  june: warFrom(JUNE_1942, 220, { loses: 40, wins: 50 }),
  // 2, 1, 2, and of twelve before, where it was counted in turn 224 as well, 7, 3, 2:
  november: warFrom(NOVEMBER_1942, 306, { loses: 43, wins: 47 }),
  // 2, 2, 2:
  july: warFrom(JULY_1943, 320, { loses: 4, wins: 17 }),
}
