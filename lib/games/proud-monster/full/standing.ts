import { sideAt } from '@/lib/wargame/occupancy'
import { least, type StandingRules, standingOf } from '@/lib/wargame/standing-rules'
import { points } from '../rules/03-control'
import { battles as beginner } from '../standing/battles'
import { kinds, type STEPS } from '../standing/kinds'
import { retreatHexes } from './losses'
import type { Situation } from './situation'
import type { Hex, Side } from './state'
import { RETREATS, type Wishes } from './wishes'
import type { Whole } from './world'

/** The hex into which all go back by a wish; null: they stand and lose the step. */
function wayBack(at: Situation, side: Side, wish: Wishes['losses']['retreat']): Hex | null {
  const { target, result } = at.open.battle!
  const open = retreatHexes(at, side)
  if (open.length === 0 || wish === 'never') return null
  const isLight = Number(result?.split('/')[1] ?? 0) < 2
  const isPlace =
    points(at)[target] !== undefined || !['town', undefined].includes(at.rules.placeOf(target)?.kind)
  if (wish === 'wise' && (isLight || isPlace)) return null
  const { board } = at.rules
  return least(open, [(hex) => board.neighbours(hex).filter((near) => sideAt(at, near) === 'soviet').length])
}

/** What is decided in the other side's battles, by all rules. */
export const battles = {
  losses: {
    ...beginner.losses,
    about:
      'who of the defenders loses the next step, and whether Germans go back for the last (14.32b, 14.35)',
    fields: (of: Parameters<typeof beginner.losses.fields>[0]) => ({
      ...beginner.losses.fields(of),
      retreat: of.z
        .enum(RETREATS)
        .describe('wise: where the result is two or more, and no place is given up'),
    }),
    usual: { ...beginner.losses.usual, retreat: 'wise' as const },
    safe: { ...beginner.losses.safe, retreat: 'wise' as const },
    choose: (at: Situation, due: { side: Side; due: number }, wish: Wishes['losses']) => {
      const hex = due.due === 1 ? wayBack(at, due.side, wish.retreat) : null
      return hex
        ? { type: 'retreatUnits', hex }
        : beginner.losses.choose(at as never, { step: 'losses', ...due }, wish)
    },
  },
} as unknown as StandingRules<Whole, Wishes, typeof STEPS>

/** How standing orders decide for the player who is not acting, by all rules. */
export const { standing, whole, usualOrders } = standingOf<Whole>()(kinds as never, battles)
