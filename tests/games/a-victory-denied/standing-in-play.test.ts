import { expect, test } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { check } from '@/lib/games/a-victory-denied/ruleset'
import { on } from '@/lib/games/a-victory-denied/situation'
import { KINDS, type Kind, kindOf, offTurn } from '@/lib/games/a-victory-denied/standing/kinds'
import { standing } from '@/lib/games/a-victory-denied/standing/orders'
import { SIDES, type Side } from '@/lib/games/a-victory-denied/state'
import { goldenPlay } from '../../support/game-suite/golden'
import { computerPlay } from '../../support/game-suite/play'
import { seeded } from '../../support/seeded'
import { anyOrders, filedBy } from './standing-orders'
import { avd } from './suite'

const DAY = 86_400_000

test.each([1, 2])('a game waits for nobody but who acts once both have filed orders (%i)', (n) => {
  const luck = seeded(`filed/${n}`)
  const filed = { german: anyOrders('auto', luck), soviet: anyOrders('auto', luck) }
  const retreats: Record<Side, number> = { german: 0, soviet: 0 }
  let phases = 0
  computerPlay(avd, `standing/${n}`, {
    first: SIDES.map((side) => ({ type: 'OrdersFiled', side, orders: filed[side] })),
    watch: ({ before, side, events }) => {
      expect(offTurn(before.table)).toBeNull()
      for (const event of events)
        if (event.type === 'UnitRetreated' && !event.unit.startsWith(side === 'german' ? 'G' : 'S'))
          retreats[side]++
      phases += events.filter(({ type }) => type === 'MarkedOutOfSupply' || type === 'Reinforced').length
    },
  })
  // Such decisions came up, or nothing would be shown.
  expect(Math.min(retreats.german, retreats.soviet)).toBeGreaterThan(0)
  expect(phases).toBeGreaterThan(0)
})

test('whatever is filed leads to a lawful order wherever one can be asked for', () => {
  const luck = seeded('lawful')
  const met = new Set<Kind>()
  for (const name of ['game-1', 'game-3'])
    goldenPlay(avd, name, {
      watch: ({ before }) => {
        const due = offTurn(before.table)
        if (!due) return
        met.add(kindOf(due))
        for (let n = 0; n < 4; n++) {
          const orders = anyOrders('auto', luck)
          const order = standing.orderOf(on(before.table), due, orders) as Order
          expect(check(before, due.side, order), JSON.stringify([order, orders])).toBeNull()
          // The same where it is asked first: whenever its hours are over it is lawful.
          const waits = filedBy(before, due.side, {
            ...orders,
            [kindOf(due)]: { ...orders[kindOf(due)], mode: 'wait' },
          })
          const hidden = { ...waits.hidden, standingInBattle: waits.hidden.standing }
          const instead = game.standing!.instead({ ...waits, hidden }, due.side)
          expect([game.standing!.patience({ ...waits, hidden }, due.side), instead]).toEqual([DAY, order])
        }
      },
    })
  const rare: readonly Kind[] = ['airDefence', 'relocate', 'directive', 'withdraw']
  expect([...met]).toEqual(expect.arrayContaining(KINDS.filter((kind) => !rare.includes(kind))))
})
