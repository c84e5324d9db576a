import { expect, test } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import { check } from '@/lib/games/a-victory-denied/decide'
import { standingOrder } from '@/lib/games/a-victory-denied/standing/choose'
import { KINDS, type Kind, kindOf, offTurn } from '@/lib/games/a-victory-denied/standing/kinds'
import type { Side } from '@/lib/games/a-victory-denied/state'
import { anyOrders, filedBy } from '../support/avd-standing'
import { computerPlay } from '../support/random-play'
import { seeded } from '../support/seeded'

const PATIENCE = 900_000
const DAY = 86_400_000

test.each([1, 2])(
  'a game waits for nobody but who acts once both have filed orders (%i)',
  (n) => {
    const luck = seeded(`filed/${n}`)
    const filed = { german: anyOrders('auto', luck), soviet: anyOrders('auto', luck) }
    const retreats: Record<Side, number> = { german: 0, soviet: 0 }
    let phases = 0
    computerPlay(`standing/${n}`, {
      filed,
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
    expect(phases).toBeGreaterThan(10)
  },
  PATIENCE,
)

test(
  'whatever is filed leads to a lawful order wherever one can be asked for',
  () => {
    const luck = seeded('lawful')
    const met = new Set<Kind>()
    for (const seed of ['lawful/1', 'lawful/2'])
      computerPlay(seed, {
        watch: ({ before }) => {
          const due = offTurn(before.table)
          if (!due) return
          met.add(kindOf(due))
          for (let n = 0; n < 4; n++) {
            const orders = anyOrders('auto', luck)
            const order = standingOrder(before.table, due, orders)
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
  },
  PATIENCE,
)
