import { refusalIn } from '@/lib/wargame/ruleset'
import type { Word } from './words.en'

/** A refusal in the words of this game. */
export const no = refusalIn<Word>()
