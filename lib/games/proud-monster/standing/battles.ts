import { type StandingRules, wished } from '@/lib/wargame/standing-rules'
import { losers } from '../orders/aftermath'
import { isMech, likely, stepsOf } from '../rules/02-units'
import type { Proud } from '../world'
import type { STEPS } from './kinds'
import { LOSS_WISHES, type Wishes } from './wishes'

/** What is decided in the other side's battles. */
export const battles: StandingRules<Proud, Wishes, typeof STEPS> = {
  losses: {
    about: 'who of the defenders loses the next step (14.35)',
    fields: ({ wishes }) => ({
      order: wishes(LOSS_WISHES).describe(
        'units that are not mechanized; with more than one step left; with one left; of the least defence; of the least attack',
      ),
    }),
    usual: { order: ['full', 'weakest', 'foot'] },
    // As many steps are lost whoever chooses: those go first whom nobody misses, and none wholly as long as another has two.
    safe: { mode: 'spare', order: ['full', 'weakest', 'foot'] },
    choose: (at, _due, { order }) => ({
      type: 'takeLoss',
      unit: wished(losers(at), order, {
        foot: (id) => Number(isMech(at, id)),
        full: (id) => (stepsOf(at, id) > 1 ? 0 : 1),
        reduced: (id) => (stepsOf(at, id) > 1 ? 1 : 0),
        weakest: (id) => likely(at, id).defence,
        attackers: (id) => likely(at, id).attack,
      }),
    }),
  },
}
