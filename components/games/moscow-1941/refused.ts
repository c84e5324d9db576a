import { whyNotBy } from '@/components/wargame/turn/refused'
import { fighters, judgeAttack } from '@/lib/games/moscow-1941/rules/attack'
import { judgeMove } from '@/lib/games/moscow-1941/rules/movement'
import { on, type Situation } from '@/lib/games/moscow-1941/situation'
import { dueOf } from '@/lib/games/moscow-1941/state'

export const whyNot = whyNotBy<Situation>({
  ...{ on, fighters, attack: judgeAttack },
  move: (at, unit, path) => judgeMove(at, at.open.acting, unit, path),
  attacking: (table) => dueOf(table, 'attack')?.side,
})
