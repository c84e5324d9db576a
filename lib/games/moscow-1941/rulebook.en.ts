import { rulebookOf } from '@/lib/kernel/rulebook'
import { type ChapterNumber, chapterOf } from './chapters'
import { ledger } from './ledger'

const TITLES: Readonly<Record<ChapterNumber, string>> = {
  I: 'Combat',
  II: 'Movement near the enemy',
  III: 'Aircraft',
  IV: 'Terrain',
  V: 'The turn',
  VI: 'Stacks and pieces',
  VII: 'Replacements and reinforcements',
  VIII: 'Weather',
  IX: 'Supply',
  X: 'Victory',
  XI: 'Set-up and tables',
}

/** The rules for players, in English: the words of the ledger. */
export const rulebook = rulebookOf(ledger, TITLES, chapterOf)
