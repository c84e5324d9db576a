import type { LogLine } from '@/components/table/game-controls'
import { localeOf } from '@/lib/words/language'
import type { TableWords } from '../text/table-words'

/** More names than this are counted instead. */
const NAMES = 3

/** One thing that a recap may tell of some lines of the log, by their keys. */
export interface RecapPart<Words> {
  /** Its sentence, with the gap `n`, or `names` where the lines name something. */
  readonly says: string
  readonly of: readonly string[]
  /** The last of the lines alone is told, with its own gaps. */
  readonly last?: true
  /** What a line names, and the sentence with the gap `n` for many of them. */
  readonly names?: { readonly of: (words: Words, line: LogLine) => string | undefined; readonly many: string }
  /** The very last line of all is not meant: it begins what is only to come. */
  readonly ended?: true
  /** Told only where that part has nothing to tell. */
  readonly unless?: string
}

/** What has happened, in the order of the parts: "3 attacks", "Vitebsk taken", "2nd Panzer Group moved". */
export function recapWith<Words extends TableWords>(parts: readonly RecapPart<Words>[]) {
  return (words: Words, all: readonly LogLine[]): string[] => {
    const listed = new Intl.ListFormat(localeOf(words.language))
    const found = new Map<string, string>()
    for (const { says, of, last, names, ended, unless } of parts) {
      const lines = (ended ? endedLines(all, of) : all).filter(({ key }) => of.includes(key))
      if (lines.length === 0 || (unless && found.has(unless))) continue
      if (last) found.set(says, words.own(says, lines.at(-1)!.params))
      else if (!names) found.set(says, words.own(says, { n: lines.length }))
      else {
        const named = [...new Set(lines.flatMap((line) => names.of(words, line) ?? []))]
        if (named.length > NAMES) found.set(says, words.own(names.many, { n: named.length }))
        else if (named.length > 0) found.set(says, words.own(says, { names: listed.format(named) }))
      }
    }
    return [...found.values()]
  }
}

const endedLines = (all: readonly LogLine[], of: readonly string[]): readonly LogLine[] =>
  of.includes(all.at(-1)?.key ?? '') ? all.slice(0, -1) : all
