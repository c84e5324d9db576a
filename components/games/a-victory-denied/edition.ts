import { editionWith } from '@/components/rules/edition'
import { EDITION, MENDED, pieces } from '@/lib/games/a-victory-denied/data/edition'
import { german } from '@/lib/games/a-victory-denied/data/edition.de'

/** Where every figure of this edition comes from. */
export const editionIn = editionWith({ parts: EDITION, mended: MENDED, pieces: pieces() }, { de: german })
