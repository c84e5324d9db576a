import { combatUnitsAt } from '@/lib/wargame/occupancy'
import type { StandingRule } from '@/lib/wargame/standing-rules'
import { interceptors } from '../rules/air'
import { isArmour } from '../rules/units'
import type { StepOf } from '../state'
import type { Moscow } from '../world'
import { PATROLS, type Wishes } from './wishes'

/** Who flies against whom while the other side acts (MOS-43). */
export const patrol: StandingRule<Moscow, StepOf<'patrol'>, Wishes['patrol']> = {
  about: 'who stays on alert intercepts (MOS-43)',
  fields: ({ z, wishes }) => ({
    against: wishes(PATROLS).describe(
      'raids on Moscow; bombs on own armour; on any other city; on any other unit; supply from the air',
    ),
    keep: z.number().int().min(0).max(3).describe('air units that stay on alert'),
  }),
  usual: { against: ['moscow', 'armour'], keep: 0 },
  // Who intercepts may fly in his own side's phase as well (MOS-43): he gives up nothing else.
  safe: { mode: 'spare', against: ['moscow', 'armour'], keep: 0 },
  // The interceptors of Moscow first, as they do nothing else.
  choose: (at, { side, air }, { against, keep }) => {
    const { target, mission } = at.open.air[air]!
    const hex = target ?? ''
    const raid = mission === 'strike'
    const kind = at.rules.placeOf(hex)?.kind
    const armoured = combatUnitsAt(at, hex, side).some((unit) => isArmour(at, unit))
    const what = !raid
      ? 'supply'
      : hex === at.rules.moscow
        ? 'moscow'
        : armoured
          ? 'armour'
          : kind && kind !== 'town'
            ? 'city'
            : 'other'
    const all = interceptors(at, side, air)
    const [first] = [...all].sort(
      (a, b) => rank(at.rules.air[a]!.kind) - rank(at.rules.air[b]!.kind) || a.localeCompare(b),
    )
    return against.includes(what) && first !== undefined && all.length > keep
      ? { type: 'intercept', air: first, against: air }
      : { type: 'done' }
  },
}

const rank = (kind: string): number => (kind === 'interceptor' ? 0 : 1)
