import { sentence } from '@/lib/games/a-victory-denied/sentence'
import type { CounterId, Hex } from '@/lib/games/a-victory-denied/state'
import type { Words as Sentence } from '@/lib/kernel/decision'
import { fill, type Params } from '@/lib/kernel/fill'
import type { Words } from '@/lib/words/words'
import type { Catalogue } from './catalogue'
import { namesIn } from './names'
import type { Word } from './words.en'

/** What can be said at the table in the reader's language. */
export interface TableWords extends Words {
  /** A sentence of the game: a prompt, a refusal, a line of the log. */
  say: (words: Sentence) => string
  /** A sentence of this screen with its gaps filled. */
  avd: (key: Word, params?: Params) => string
  isWord: (key: string) => key is Word
  /** The name of a counter in full, such as 17th Panzer Division. */
  nameOf: (id: CounterId) => string
  /** The army or group that a counter belongs to. */
  formationOf: (id: CounterId) => string
  /** A hex by its town alone, or by its number if it has none. */
  townName: (hex: Hex) => string
  /** A hex by its town, if it has one, and its number. */
  placeName: (hex: Hex) => string
  /** The chit of an activation, or what activates without a chit. */
  chitName: (chit: string) => string
}

export function tableWords(words: Words, { game, screen }: Catalogue): TableWords {
  const isWord = (key: string): key is Word => Object.hasOwn(screen, key)
  const avd = (key: Word, params: Params = {}) => fill(screen[key], params)
  const say = (told: Sentence) => sentence(told, game)
  return { ...words, say, avd, isWord, ...namesIn({ ...words, say, avd, isWord }, game) }
}
