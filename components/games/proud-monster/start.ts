import { drawHighStack } from '@/components/map/layers/stack'
import type { FirstMorning } from '@/components/wargame/later-port-of'
import { firstControl } from '@/lib/games/proud-monster/control'
import { FACES } from '@/lib/games/proud-monster/data/units'
import { figures as rules } from '@/lib/games/proud-monster/in-force'
import type { Situation } from '@/lib/games/proud-monster/situation'
import type { Table } from '@/lib/games/proud-monster/state'
import { faceOf } from './counters'

const FRESH = { lost: 0, tried: null, from: null, left: null, fought: false }
const HEX = /^\d/

/** Units of the scenario that is offered first, those of the Soviet side by their pools in the order of the map. */
function placed() {
  const { setUp } = rules.scenarios.riga
  const soviet = setUp.soviet('historical')
  const own = Object.entries(setUp.german('historical')).flatMap(([id, hex]) =>
    HEX.test(hex) ? [{ id, hex }] : [],
  )
  const untried = FACES.flatMap((face) =>
    Object.entries(soviet)
      .flatMap(([hex, faces]) => Array.from({ length: faces[face] ?? 0 }, () => hex))
      .map((hex, n) => ({ id: `SU-${face}-${String(n + 1).padStart(3, '0')}`, hex })),
  )
  const units = [...own, ...untried]
  const table = { counters: Object.fromEntries(units.map(({ id, hex }) => [id, { ...FRESH, at: hex }])) }
  return units.map((unit) => ({ ...unit, face: faceOf(table as unknown as Table, unit.id) }))
}

/** The map on the morning of the first turn. */
export function start(): FirstMorning<Situation> {
  const pieces = placed()
  const heights = new Map<string, number>()
  for (const { hex } of pieces) heights.set(hex, (heights.get(hex) ?? 0) + 1)
  return {
    ...{ placed: pieces, lies: FRESH, firstControl, table: { scenario: 'riga', taken: [] } },
    stacks: { heights, draw: drawHighStack },
  }
}
