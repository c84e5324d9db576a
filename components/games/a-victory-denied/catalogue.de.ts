import { de as game } from '@/lib/games/a-victory-denied/words.de'
import type { Catalogue } from './catalogue'
import { de as screen } from './words.de'

/** What the table of this game says in German. */
export const catalogue: Catalogue = { game, screen }
