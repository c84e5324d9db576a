import { editionWith } from '@/components/rules/edition'
import { EDITION, MENDED, pieces } from '@/lib/games/moscow-1941/data/edition'
import { german } from '@/lib/games/moscow-1941/data/edition.de'

/** Where every figure of this edition comes from. */
export const editionIn = editionWith({ parts: EDITION, mended: MENDED, pieces: pieces() }, { de: german })
