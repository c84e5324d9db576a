import type { Judges } from '@/components/wargame/turn/refused'
import { judgeMove } from '@/lib/games/a-victory-denied/rules/08-movement'
import { fighters, judgeAttack } from '@/lib/games/a-victory-denied/rules/09-attack'
import type { Situation } from '@/lib/games/a-victory-denied/situation'
import { dueOf } from '@/lib/games/a-victory-denied/state'

export const judges: Omit<Judges<Situation>, 'on'> = {
  fighters,
  move: (at, { unit }, path) => {
    const judged = judgeMove(at, unit!, path)
    return 'no' in judged ? judged : null
  },
  attacking: (table) => dueOf(table, 'fight')?.side,
  attack: (at, side, target, attackers) => judgeAttack(at, side, { target, attackers }),
}
