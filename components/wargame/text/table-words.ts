import type { Words as Sentence } from '@/lib/kernel/decision'
import { interpolate, type Params, type TellGap } from '@/lib/kernel/interpolate'
import { entryOf } from '@/lib/kernel/table-of'
import { numbered, type Sentences } from '@/lib/wargame/sentence'
import type { Words } from '@/lib/words/words'
import type { Catalogue } from './catalogue'
import type { TableWord } from './words.en'

/** What can be said at any table in the reader's language; `Word`: the sentences that the game's table has. */
export interface TableWords<Word extends string = TableWord> extends Words {
  /** A sentence of the game: a prompt, a refusal, a line of the log. */
  say: (words: Sentence) => string
  /** A sentence of the table with its gaps filled. */
  tell: (key: Word, params?: Params) => string
  /** A sentence that perhaps the table has; where it has none `otherwise`, or its key. */
  own: (key: string, params?: Params, otherwise?: string) => string
  /** What a turn is called: its number, unless the game has other names for them. */
  turnName: (turn: number) => string
  /** The dates of a turn. */
  dates: (turn: number) => string
  /** The turn and its dates. */
  turnText: (turn: number) => string
  /** The name of a counter in full, such as 17th Panzer Division. */
  nameOf: (unit: string) => string
  /** The army or group that a counter belongs to. */
  formationOf: (unit: string) => string
  /** A hex by its town alone, or by its number if it has none. */
  townName: (hex: string) => string
  /** A hex by its town, if it has one, and its number. */
  placeName: (hex: string) => string
}

/** How a game calls its things in the words of a catalogue; undefined where it has no name for one. */
export interface Naming {
  sentence(told: Sentence, catalogue: Sentences): string
  counterName(unit: string, catalogue: Sentences): string | undefined
  townName(hex: string, catalogue: Sentences): string | undefined
  /** As the data have it, of a counter that there is. */
  formationOf(unit: string): string
}

/**
 * The words of a table, by what its game calls things. Dates are the game's sentences `dates-1`, `dates-2` and so on, and so is
 * what turns are called, `turn-1`, where that is not their number.
 */
export const tableWordsWith =
  <Word extends string>({ sentence, counterName, townName, formationOf }: Naming) =>
  (words: Words, { game, screen }: Catalogue<Word | TableWord>): TableWords<Word | TableWord> => {
    const sentences: Sentences = screen
    const turnName = (turn: number | string) => entryOf(game, `turn-${turn}`) ?? String(turn)
    const filling: TellGap = (gap, value) => (gap === 'turn' ? turnName(value) : String(value))
    const own = (key: string, params: Params = {}, otherwise = key) =>
      Object.hasOwn(sentences, key) ? interpolate(sentences[key]!, params, filling) : otherwise
    const tell = (key: Word | TableWord, params?: Params) => own(key, params)
    const say = (told: Sentence) => sentence(told, game)
    const dates = (turn: number) => say({ key: `dates-${turn}`, params: {} })
    return {
      ...words,
      ...{ say, tell, own, dates, turnName },
      turnText: (turn) => tell('bar.turn', { turn, dates: dates(turn) }),
      nameOf: (unit) => counterName(unit, game) ?? unit,
      formationOf: (unit) => {
        const formation = formationOf(unit)
        return own(`formation.${formation}`, {}, numbered(formation, game))
      },
      townName: (hex) => townName(hex, game) ?? hex,
      placeName: (hex) => {
        const town = townName(hex, game)
        return town ? `${town} ${hex}` : hex
      },
    }
  }
