import { expect, test } from 'vitest'
import { rules } from '@/lib/games/moscow-1941/in-force'
import { on } from '@/lib/games/moscow-1941/situation'
import { dueOf } from '@/lib/games/moscow-1941/state'
import { sideAt } from '@/lib/wargame/occupancy'
import { computerPlay } from '../../support/game-suite/play'
import { moscow } from './suite'

test.each(['a', 'b', 'c'])('the computer never marches away from Moscow: game %s', (seed) => {
  let looks = 0
  computerPlay(moscow, `garrison/${seed}`, {
    watch({ before, side, order, number }) {
      if (side !== 'soviet' || order.type !== 'done' || !dueOf(before.table, 'move')) return
      const at = on(before.table)
      if (before.table.held[rules.moscow] !== 'soviet') return
      looks += 1
      expect(sideAt(at, rules.moscow), `order ${number}`).toBe('soviet')
    },
  })
  expect(looks).toBeGreaterThan(0)
})
