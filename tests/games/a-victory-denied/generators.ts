import { game } from '@/lib/games/a-victory-denied'
import { CHITS } from '@/lib/games/a-victory-denied/data/chits'
import { COUNTER_IDS } from '@/lib/games/a-victory-denied/data/counters'
import { formsUnder } from '@/lib/games/a-victory-denied/forms'
import { board } from '@/lib/games/a-victory-denied/geometry'
import { rules } from '@/lib/games/a-victory-denied/in-force'
import { orders } from '@/lib/games/a-victory-denied/orders'
import { corpsChains } from '@/lib/games/a-victory-denied/rules/07-command'
import { reach } from '@/lib/games/a-victory-denied/rules/08-movement'
import { on } from '@/lib/games/a-victory-denied/situation'
import { DIRECTIVES, type Table } from '@/lib/games/a-victory-denied/state'
import { generatorsOf } from '@/tests/support/game-suite/generators'
import type { Avd } from './suite'

/** Two units of one chain of a corps: it is named by any of them. */
const inOneChain = (table: Table, one: unknown, other: string): boolean =>
  (['pg2', 'pg3'] as const).some((group) =>
    corpsChains(on(table), group).some(({ chains }) =>
      chains.some((chain) => chain.includes(other) && chain.includes(one as string)),
    ),
  )

export const generators = generatorsOf<Avd>({
  ...{ game, board, orders, beyond: '9999', units: COUNTER_IDS, forms: formsUnder(rules) },
  fields: {
    ...{ unit: 'unit', hq: 'unit', attackers: 'units', path: 'path', target: 'hex', to: 'hex', hex: 'hex' },
    ...{ stuka: 'flag', chit: 'flag', directive: { one: DIRECTIVES } },
    chits: { some: Object.keys(CHITS), most: 6 },
  },
  ways: { moveUnit: ({ table }, unit, to) => reach(on(table), unit).get(to)?.path },
  // Of the sets of attackers only the largest is sure to be lawful.
  attackers: (_state, from) => from.slice(0, 12),
  isImplied: ({ table }, legal, order) =>
    order.type === 'activateCorps' && legal.some((entry) => inOneChain(table, entry.order.unit, order.unit)),
})
