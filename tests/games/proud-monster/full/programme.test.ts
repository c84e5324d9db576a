import { expect, test } from 'vitest'
import { staff } from '@/components/games/proud-monster/staff'
import { chosenOf, stillGood } from '@/components/wargame/staff/programme'
import { rise } from '@/lib/wargame/staff/attack'
import { turnOf } from '../../../bench/staff-taps'
import { Thumb } from '../../../support/thumb'

test('an attack is as good as it was while it is told the same, though its staff supposes others beneath a stack after each fight (14.7)', () => {
  const supposedLess = new Set<string>()
  /** Makes the attacks of a turn one after the other, and looks at those that are left after each. */
  class Watched extends Thumb {
    protected override assaults(): void {
      const textOf = (one: ReturnType<typeof chosenOf>) =>
        staff.forecast(this.view, one.target, one.posts).text
      const first = this.attacksNow()!
      let left = this.worthMaking().map((attack) => {
        const chosen = chosenOf(first, attack)
        return { chosen, attack, text: textOf(chosen) }
      })
      for (let next = left[0]; next; next = left[0]) {
        const attacks = this.attacksNow()
        if (!attacks) break
        for (const { chosen, attack, text } of left) {
          const isSame = textOf(chosen) === text
          const now = stillGood(attacks, chosen)
          if (isSame) expect(now, chosen.target).toEqual(chosen)
          if (rise(attacks.facts.reach(chosen.target, chosen.posts), attack.reach) < 0 && isSame)
            supposedLess.add(chosen.target)
        }
        this.fight(next.chosen)
        left = left.slice(1)
      }
      super.assaults()
    }
  }
  new Watched(turnOf('german', '5.1'), 'german', 'a', 0).play()
  expect(supposedLess.size).toBeGreaterThan(0)
}, 120_000)
