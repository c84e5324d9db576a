import { game } from '@/lib/games/moscow-1941'
import { AIR, COUNTERS } from '@/lib/games/moscow-1941/data/units'
import { formsUnder } from '@/lib/games/moscow-1941/forms'
import { board } from '@/lib/games/moscow-1941/geometry'
import { rules } from '@/lib/games/moscow-1941/in-force'
import { orders } from '@/lib/games/moscow-1941/orders'
import { strongest } from '@/lib/games/moscow-1941/rules/attack'
import { reach } from '@/lib/games/moscow-1941/rules/movement'
import { railways } from '@/lib/games/moscow-1941/rules/replacements'
import { on } from '@/lib/games/moscow-1941/situation'
import { MISSIONS } from '@/lib/games/moscow-1941/state'
import { generatorsOf } from '@/tests/support/game-suite/generators'
import type { Moscow } from './suite'

const air = { one: Object.keys(AIR) }

export const generators = generatorsOf<Moscow>({
  ...{ game, board, orders, beyond: 'Z99', units: Object.keys(COUNTERS), forms: formsUnder(rules) },
  fields: {
    ...{ unit: 'unit', attackers: 'units', path: 'path', target: 'hex', to: 'hex', hex: 'hex' },
    ...{ air, against: air, mission: { one: MISSIONS } },
  },
  ways: {
    moveUnit: ({ table }, unit, to) => reach(on(table), unit).get(to),
    railMove: ({ table }, unit, to) => railways(on(table), unit).get(to),
  },
  attackers: ({ table }, from) => strongest(on(table), from),
})
