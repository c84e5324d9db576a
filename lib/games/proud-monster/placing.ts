import type { Rules } from './in-force'
import { FACES, type Place, type ScenarioId, type Table } from './state'

/** Untried units of a pool, in the order in which they are given out. */
const pool = (rules: Pick<Rules, 'counters'>, face: (typeof FACES)[number]) =>
  Object.values(rules.counters)
    .filter((counter) => counter.face === face)
    .map(({ id }) => id)
    .sort()

type SetUp = Rules['scenarios'][ScenarioId]['setUp']

/** Where both sides put their units (3.1 to 3.8) by the plans that are chosen, with those that come later. */
export function placing(
  rules: Pick<Rules, 'counters' | 'scenarios'>,
  scenario: ScenarioId,
  plans: { germanPlan: Parameters<SetUp['german']>[0]; sovietPlan: Parameters<SetUp['soviet']>[0] },
): Map<string, Place> {
  const { setUp, arrivals, guards, later = [] } = rules.scenarios[scenario]
  const soviet = setUp.soviet(plans.sovietPlan)
  const places = new Map<string, Place>(Object.entries(setUp.german(plans.germanPlan)))
  for (const face of FACES) {
    const units = pool(rules, face)[Symbol.iterator]()
    const put = (count: number, at: string) => {
      for (let n = 0; n < count; n += 1) {
        const unit = units.next().value
        if (unit === undefined) throw new Error(`${scenario}: too few of ${face}`)
        places.set(unit, at)
      }
    }
    for (const [hex, faces] of Object.entries(soviet)) put(faces[face] ?? 0, hex)
    for (const faces of Object.values(arrivals)) put(faces[face] ?? 0, 'track')
  }
  for (const guard of guards) places.set(guard, 'guards')
  for (const unit of later) places.set(unit, 'track')
  return places
}

/** Those of a plan who begin on the map or in a reserve area, and where. */
export const germansIn = (
  { counters }: Pick<Table, 'counters'>,
  plan: Readonly<Record<string, Place>>,
): Record<string, Place> =>
  Object.fromEntries(Object.entries(plan).filter(([unit, at]) => counters[unit] && at !== 'track'))
