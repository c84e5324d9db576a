import type { QuestionOf } from '@/lib/wargame/questions'
import { combat } from './combat'
import { command } from './command'
import { ground } from './ground'
import { movement } from './movement'
import { supply } from './supply'
import { turn } from './turn'

const { terrain, hexside, distance, counter, zoc, stacking } = ground
const { odds, support, crt, retreat } = combat

/** Every number that a rule defines, as a question, in the order in which a stranger reads them. */
export const questions = {
  ...{ terrain, hexside, distance, counter, ...movement, zoc, stacking },
  ...{ odds, support, crt, retreat, ...supply, ...command, ...turn },
}
export type Question = QuestionOf<typeof questions>
