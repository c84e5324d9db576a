import { drawHighStack } from '@/components/map/layers/stack'
import type { Morning } from '@/components/wargame/map/start-scene'
import { firstControl } from '@/lib/games/proud-monster/control'
import { FACES } from '@/lib/games/proud-monster/data/units'
import { figures as rules } from '@/lib/games/proud-monster/in-force'
import type { Situation } from '@/lib/games/proud-monster/situation'

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
  return [...own, ...untried]
}

/** The map on the morning of the first turn. */
export const start = (): Morning<Situation> => ({
  ...{ placed: placed(), lies: { lost: 0, tried: null, from: null, left: null, fought: false } },
  ...{ table: { scenario: 'riga', taken: [] }, firstControl, drawStack: drawHighStack },
})
