import { en as game } from '@/lib/games/a-victory-denied/words.en'
import type { Catalogue } from './catalogue'
import { en as screen } from './words.en'

/** What the table of this game says in English. */
export const catalogue: Catalogue = { game, screen }
