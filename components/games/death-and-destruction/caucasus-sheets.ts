import { namesOfMap } from '@/components/games/proud-monster/sheets'
import { sheetsWith } from '@/components/wargame/map/sheet-in'
import type { Sentences } from '@/lib/wargame/sentence'
import { sheet } from './caucasus-sheet'

const [places, written] = namesOfMap
/** Both as one, each fetched beside the other. */
const both = async (...parts: Promise<Sentences>[]): Promise<Sentences> =>
  Object.assign({}, ...(await Promise.all(parts)))

/** All three sheets joined, with the names of a language: those of the parent, and of what Map C brings. */
export const sheetOf = sheetsWith(
  sheet,
  {
    de: () =>
      both(
        places.de(),
        import('@/lib/games/death-and-destruction/words/places.de').then(({ places: of, printed }) => ({
          ...of,
          ...printed,
        })),
      ),
  },
  {
    en: () =>
      both(
        written.en(),
        import('@/lib/games/death-and-destruction/words/map.en').then(({ mapWords }) => mapWords),
      ),
    de: () =>
      both(
        written.de(),
        import('@/lib/games/death-and-destruction/words/map.de').then(({ mapWords }) => mapWords),
      ),
  },
)
