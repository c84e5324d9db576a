import { expect, test } from 'vitest'
import { game } from '@/lib/games/moscow-1941'
import { rules } from '@/lib/games/moscow-1941/in-force'
import { on } from '@/lib/games/moscow-1941/situation'
import { dueOf, SCENARIO_IDS } from '@/lib/games/moscow-1941/state'
import { sideAt } from '@/lib/wargame/occupancy'
import { computerPlay } from '../../support/game-suite/play'
import { moscow } from './suite'

test.each(SCENARIO_IDS)('the computer plays %s to its end and never marches away from Moscow', (scenario) => {
  let looks = 0
  const { state } = computerPlay(moscow, 'garrison', {
    scenario,
    watch({ before, side, order, number }) {
      if (side !== 'soviet' || order.type !== 'done' || !dueOf(before.table, 'move')) return
      const at = on(before.table)
      if (before.table.held[rules.moscow] !== 'soviet') return
      looks += 1
      expect(sideAt(at, rules.moscow), `order ${number}`).toBe('soviet')
    },
  })
  expect(looks).toBeGreaterThan(0)
  expect(game.result(state)).not.toBeNull()
})
