import type { Sentences } from '@/lib/games/a-victory-denied/sentence'
import type { Word as GameWord } from '@/lib/games/a-victory-denied/words.en'
import type { Language } from '@/lib/words/language'
import type { Word } from './words.en'

/** Every sentence of the game and of its screen in one language. */
export interface Catalogue {
  game: Readonly<Record<GameWord, string>>
  screen: Readonly<Record<Word, string>>
}

/** Words travel as data: see app/words. */
async function sent(language: Language): Promise<Catalogue> {
  const reply = await fetch(`/words/a-victory-denied/${language}`)
  if (!reply.ok) throw new Error(`no words: ${reply.status}`)
  return reply.json()
}

/** Fetches what there is of each language when it is first wanted, and once. */
function fetcher<Part>(load: Readonly<Record<Language, () => Promise<Part>>>) {
  const fetched = new Map<Language, Promise<Part>>()
  return (language: Language): Promise<Part> => {
    const known = fetched.get(language)
    if (known) return known
    const wanted = load[language]()
    fetched.set(language, wanted)
    // What failed is tried again when it is next wanted.
    wanted.catch(() => fetched.delete(language))
    return wanted
  }
}

export const fetchCatalogue = fetcher<Catalogue>({
  en: () => sent('en'),
  de: () => sent('de'),
})

/** How towns, areas and rivers are called where they are not called as the data have it. */
export const fetchPlaces = fetcher<Sentences>({
  en: async () => ({}),
  de: () => import('@/lib/games/a-victory-denied/words/places.de').then(({ places }) => places),
})
