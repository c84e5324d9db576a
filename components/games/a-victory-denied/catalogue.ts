import type { Word as GameWord } from '@/lib/games/a-victory-denied/words.en'
import type { Language } from '@/lib/words/language'
import type { Word } from './words.en'

/** Every sentence of the game and of its screen in one language. */
export interface Catalogue {
  game: Readonly<Record<GameWord, string>>
  screen: Readonly<Record<Word, string>>
}

const LOAD: Readonly<Record<Language, () => Promise<{ catalogue: Catalogue }>>> = {
  en: () => import('./catalogue.en'),
  de: () => import('./catalogue.en'),
}
const fetched = new Map<Language, Promise<Catalogue>>()

/** Fetches the words of one language, once. */
export function fetchCatalogue(language: Language): Promise<Catalogue> {
  const known = fetched.get(language)
  if (known) return known
  const wanted = LOAD[language]().then(({ catalogue }) => catalogue)
  fetched.set(language, wanted)
  // What failed is tried again when it is next wanted.
  wanted.catch(() => fetched.delete(language))
  return wanted
}
