import { whyNotBy } from '@/components/wargame/turn/refused'
import { judgeMove } from '@/lib/games/proud-monster/rules/12-movement'
import { fighterRefusal, judgeAttack } from '@/lib/games/proud-monster/rules/14-attack'
import { on } from '@/lib/games/proud-monster/ruleset'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { dueOf } from '@/lib/games/proud-monster/state'
import { onMapUnits } from '@/lib/wargame/occupancy'
import { goingIn } from './offers'

export const whyNot = whyNotBy<Situation>({
  ...{ on, attack: judgeAttack },
  move: (at, offer, path) => judgeMove(at, at.open.acting, String(offer.order.from), goingIn(offer), path),
  fighters: (at, side) => onMapUnits(at, side).filter((unit) => fighterRefusal(at, unit) === null),
  attacking: (table) => dueOf(table, 'assault')?.side,
})
