import { gameOf } from '@/components/games'
import type { Catalogue } from '@/components/wargame/text/catalogue'
import type { Language } from '@/lib/words/language'

/** What the table of a game says in a language; `Word`: the sentences that it has. */
export const catalogueOf = <Word extends string>(id: string, language: Language) =>
  gameOf(id)!.catalogue(language) as Promise<Catalogue<Word>>
