import { odds } from '../rules/09-odds'
import {
  bombardment,
  STRIKE_CITE,
  type Support,
  supportTargetRefusal,
  supportTargets,
} from '../rules/13-support'
import { dueOf, type Step } from '../state'
import { beginBattle } from '../steps/battle'
import { type At, no, order, type Run } from '../world'

/** Strikes of one kind, as long as `isSpent` does not say that there are none left; `spend` notes one on the agenda. */
const strike = (
  kind: Support,
  steps: readonly Step['step'][],
  spend: (run: Run) => void,
  isSpent: (at: At) => boolean = () => false,
) =>
  order({
    cite: STRIKE_CITE[kind],
    about: kind === 'bomber' ? '13.3' : '13.2',
    fields: ({ anyHex }) => ({ target: anyHex }),
    steps,
    check: (at, { target }) => {
      if (isSpent(at)) return no(STRIKE_CITE[kind], 'artillery-none-left')
      const refusal = supportTargetRefusal(at, kind, target)
      return refusal ?? odds(at, { ...bombardment(at, kind, target), chit: null }).possible
    },
    apply: (run, { target }) => {
      spend(run)
      const battle = bombardment(run, kind, target)
      run.emit({ type: 'SupportSpent', kind, target })
      beginBattle(run, battle)
    },
    list: (at) => (isSpent(at) ? [] : supportTargets(at, kind).map((target) => ({ target }))),
  })

export const fireArtillery = strike(
  'artillery',
  ['artillery'],
  (run) => {
    const due = dueOf(run.open, 'artillery')!
    run.replace({ ...due, left: due.left - 1 })
  },
  ({ open }) => dueOf(open, 'artillery')!.left === 0,
)
export const fireRocket = strike('rocket', ['artillery'], () => {})
export const bomb = strike('bomber', ['bomber'], (run) => run.pop())
