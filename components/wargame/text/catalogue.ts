import type { Sentences } from '@/lib/wargame/sentence'
import type { Language } from '@/lib/words/language'
import { fetched } from '../fetched'
import type { TableWord } from './words.en'

/** Every sentence of a game, and of its table, in one language. */
export interface Catalogue<Word extends string = TableWord> {
  game: Sentences
  screen: Readonly<Record<Word, string>>
}

/** The catalogue of a game: words travel as data, see app/words. */
export const catalogueFetcher = <Word extends string>(game: string) =>
  fetched(async (language: Language): Promise<Catalogue<Word>> => {
    const reply = await fetch(`/words/${game}/${language}`)
    if (!reply.ok) throw new Error(`no words: ${reply.status}`)
    return reply.json()
  })
