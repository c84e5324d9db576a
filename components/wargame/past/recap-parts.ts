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
  /** Units are counted that the lines name, and not the lines. */
  readonly units?: true
  /** The very last line of all is not meant: it begins what is only to come. */
  readonly ended?: true
  /** Told only where that part has nothing to tell. */
  readonly unless?: string
  /** The lines are attacks: it is told how many there were, and how they ended. */
  readonly fights?: FightLines
}

/** Lines that tell how an attack ended, by their keys. */
export interface FightLines {
  readonly thrown: readonly string[]
  /** Units that they name, as `unit` or `units`, were driven out or broken. */
  readonly beaten: readonly string[]
}

/** What every game tells first: the turn that has begun. */
const TURN = { says: 'recap.turn', of: ['log-turn'], last: true } as const

/**
 * What has happened, in the order of the parts: "3 attacks won", "Vitebsk taken", "2nd Panzer Group moved"; `isFighting`:
 * the last attack is still being decided.
 */
export function recapWith<Words extends TableWords>(parts: readonly RecapPart<Words>[]) {
  return (words: Words, all: readonly LogLine[], isFighting: boolean): string[] => {
    const inWords = new Intl.ListFormat(localeOf(words.language))
    const found = new Map<string, string>()
    for (const { says, of, last, names, units, ended, unless, fights } of [TURN, ...parts] as typeof parts) {
      const lines = (ended ? endedLines(all, of) : all).filter(({ key }) => of.includes(key))
      if (lines.length === 0 || (unless && found.has(unless))) continue
      if (fights) {
        const decided = fightsIn(all, of, fights, isFighting)
        const [n, won] = [decided.length, decided.filter((fight) => fight.won).length]
        const how = won === 0 ? 'lost' : won === n ? 'won' : 'some'
        if (n > 0) found.set(says, words.own(`${says}.${how}`, { n, won }))
        if (isFighting) found.set(`${says}.now`, words.own(`${says}.now`, {}))
      } else if (last) found.set(says, words.own(says, lines.at(-1)!.params))
      else if (units)
        found.set(says, words.own(says, { n: lines.flatMap(({ params }) => idsIn(params)).length }))
      else if (!names) found.set(says, words.own(says, { n: lines.length }))
      else {
        const named = [...new Set(lines.flatMap((line) => names.of(words, line) ?? []))]
        if (named.length > NAMES) found.set(says, words.own(names.many, { n: named.length }))
        else if (named.length > 0) found.set(says, words.own(says, { names: inWords.format(named) }))
      }
    }
    return [...found.values()]
  }
}

const endedLines = (all: readonly LogLine[], of: readonly string[]): readonly LogLine[] =>
  of.includes(all.at(-1)?.key ?? '') ? all.slice(0, -1) : all

/** Each attack that is decided, by the line that tells of it, and those after it up to the next; `won`: all who were attacked were beaten. */
export function fightsIn(
  all: readonly LogLine[],
  of: readonly string[],
  { thrown, beaten }: FightLines,
  isFighting: boolean,
): { line: LogLine; after: readonly LogLine[]; won: boolean }[] {
  const begun = all.flatMap(({ key }, n) => (of.includes(key) ? [n] : []))
  const over = isFighting ? begun.slice(0, -1) : begun
  return over.flatMap((from, i) => {
    const after = all.slice(from + 1, begun[i + 1])
    if (!after.some(({ key }) => thrown.includes(key))) return []
    const lost = new Set(after.flatMap(({ key, params }) => (beaten.includes(key) ? idsIn(params) : [])))
    const line = all[from]!
    return [{ line, after, won: listed(line.params.defenders).every((unit) => lost.has(unit)) }]
  })
}

const listed = (ids: unknown): string[] => String(ids ?? '').split(' ')

/** The counters that a line names as `unit` or `units`. */
export const idsIn = ({ unit, units = unit }: LogLine['params']): string[] => listed(units)
