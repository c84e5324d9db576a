import { usualOrders } from '@/lib/games/a-victory-denied/standing/orders'
import { testSpared } from '../../support/game-suite/test-spared'
import { avd } from './suite'

testSpared(avd, {
  golden: 'game-1',
  safe: ({ table, hidden: { standing: _, standingInBattle: __, ...hidden } }) => {
    const options = { ...table.options, offTurn: { german: 'safe', soviet: 'safe' } as const }
    return { table: { ...table, options }, hidden }
  },
  filed: ({ table, hidden }, orders) => {
    const filed = { german: orders, soviet: orders } as typeof hidden.standing
    return { table, hidden: { ...hidden, standing: filed, standingInBattle: filed } }
  },
  waiting: Object.fromEntries(
    Object.entries(usualOrders('safe')).map(([kind, of]) => [
      kind,
      typeof of === 'object' && of.mode === 'spare' ? { ...of, mode: 'wait' } : of,
    ]),
  ),
  atLeast: 20,
})
