import { api } from '@/components/table/api'
import type { ListedGame } from '@/lib/play/api/list'
import { keepPlan, keptPlan } from './kept-plans'
import { isPutOff, type Planned, planAfter, planTried } from './plan'

/**
 * Sends what was planned for listed games, as their tables do: one order after the other, until one is not taken, which
 * is held until its player has looked. True if any was taken. At a hot seat only the table knows who looks at it.
 */
export async function sendPlans(
  games: readonly Pick<ListedGame, 'game' | 'sides' | 'stage'>[],
): Promise<boolean> {
  let sent = false
  for (const { game, sides, stage } of games) {
    let plan = stage === 'play' && sides.length === 1 ? keptPlan(game) : null
    while (plan && !plan.held && plan.side === sides[0]) {
      const tried = planTried(plan)
      const [{ id, order, seen }] = tried.orders as [Planned]
      keepPlan(game, tried)
      const reply = await api.order(game, { id, seen: seen!, side: tried.side, order })
      if (isPutOff(reply)) break
      // Another tab may have changed it meanwhile.
      const now = keptPlan(game)
      plan = now && planAfter(now, id, reply)
      keepPlan(game, plan)
      sent ||= 'ok' in reply
    }
  }
  return sent
}
