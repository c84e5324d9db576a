import { interpolate, type Params } from '@/lib/kernel/interpolate'
import type { Language } from '@/lib/words/language'
import { words as de } from './chart-words.de'
import { words as en } from './chart-words.en'

/** A table of the game beside its rules, in the reader's words. */
export interface Chart {
  /** The chapter of the rules that it belongs to. */
  chapter: string
  title: string
  head: readonly string[]
  /** The first cell of a row is its name. */
  rows: readonly (readonly string[])[]
  notes?: readonly string[]
  /** True if the cells are words, not figures. */
  inWords?: true
}

/** A cell as the data have it: what is nothing is shown as a dash, what is so as a yes. */
export type Cell = string | number | boolean | null

/** A chart by its words and data. */
interface Draft<Word> extends Omit<Chart, 'title' | 'head' | 'rows' | 'notes'> {
  title: Word
  /** Words, or what is printed as it stands. */
  head: readonly string[]
  rows: readonly (readonly Cell[])[]
  notes?: readonly Word[]
}

export const NONE = '–'

type Shared = keyof typeof en
const SHARED: Readonly<Record<Language, Readonly<Record<Shared, string>>>> = { en, de }
/** A sentence of the charts, of this game or of all. */
export type SayInChart<Own extends string> = (word: Own | Shared, params?: Params) => string

/** A chart whose rows are the faces of a die, from 1 on. */
export const byDie = <Word>(
  chart: Omit<Draft<Word>, 'head' | 'rows'>,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): Draft<Word> => ({ ...chart, head: ['die', ...columns], rows: rows.map((row, i) => [i + 1, ...row]) })

/** The charts of a game, made from its data, with words of its own beside those of all. */
export const chartsWith =
  <Own extends string>(
    own: Readonly<Record<Language, Readonly<Record<Own, string>>>>,
    draw: (say: SayInChart<Own>) => readonly Draft<Own | Shared>[],
  ) =>
  (language: Language): readonly Chart[] => {
    const words: Readonly<Record<string, string>> = { ...SHARED[language], ...own[language] }
    const say: SayInChart<Own> = (word, params = {}) => interpolate(words[word]!, params)
    const shown = (cell: Cell) => (cell === true ? say('yes') : String(cell || NONE))
    return draw(say).map(({ title, head, rows, notes, ...chart }) => ({
      ...chart,
      title: say(title),
      head: head.map((word) => words[word] ?? word),
      rows: rows.map((row) => row.map(shown)),
      ...(notes ? { notes: notes.map((note) => say(note)) } : {}),
    }))
  }
