import type { LogLine } from '@/components/table/game-controls'
import { sayLine } from '@/components/table/log-line'
import { localeOf } from '@/lib/words/language'
import type { TableWords } from './table-words'

/** More names than this are counted instead. */
const NAMES = 3
/** So few lines are told as they stand, where nothing on the map has changed. */
const FEW = 2

/** What the lines tell, in few words: "3 attacks; Vitebsk taken; 2nd Panzer Group moved". */
export function recapOf(words: TableWords, lines: readonly LogLine[]): string {
  const { avd, chitName, townName, say, language } = words
  const listed = new Intl.ListFormat(localeOf(language))
  const having = (...keys: string[]) => lines.filter(({ key }) => keys.includes(key))
  const count = (word: Parameters<typeof avd>[0], ...keys: string[]) => {
    const n = having(...keys).length
    return n > 0 ? [avd(word, { n })] : []
  }
  const named = (
    word: Parameters<typeof avd>[0],
    many: Parameters<typeof avd>[0],
    all: readonly string[],
  ) => {
    const names = [...new Set(all)]
    if (names.length === 0) return []
    return [
      names.length > NAMES ? avd(many, { n: names.length }) : avd(word, { names: listed.format(names) }),
    ]
  }
  const towns = (key: string) => having(key).flatMap(({ at }) => (at?.[0] ? [townName(at[0])] : []))
  const turn = having('log-turn').at(-1)
  // Who was activated last of all has not moved yet: what is due says that.
  const begun = ['log-activated', 'log-activated-units'].includes(lines.at(-1)?.key ?? '')
  const moved = having('log-activated', 'log-activated-units').slice(0, begun ? -1 : undefined)
  const told = [
    ...(turn ? [avd('recap.turn', { turn: turn.params.turn! })] : []),
    ...count('recap.attacks', 'log-attack'),
    ...count('recap.bombardments', 'log-artillery-at', 'log-rocket-at', 'log-bomber-at'),
    ...named('recap.taken', 'recap.taken.many', towns('log-vp-taken')),
    ...named('recap.returned', 'recap.returned.many', towns('log-vp-returned')),
    ...count('recap.lost', 'log-eliminated', 'log-no-retreat'),
    ...count('recap.disbanded', 'log-disbanded'),
    ...count('recap.arrived', 'log-reinforced', 'log-arrived', 'log-enters'),
    ...named(
      'recap.moved',
      'recap.moved.many',
      moved.map(({ params }) => chitName(String(params.chit))),
    ),
    // Of a formation that was active before, nothing but its units is told.
    ...(moved.length === 0 ? count('recap.units', 'log-moved') : []),
    ...count('recap.marked', 'log-marked'),
  ]
  if (told.length > 0) return told.join('; ')
  // What two players settled last says more than a number.
  const settled = lines.filter(({ key }) => key.startsWith('table.did.')).at(-1)
  const few = lines.length <= FEW ? lines : settled ? [settled] : []
  if (few.length === 0) return avd('recap.little', { n: lines.length })
  const all = few.map((line) => sayLine(words, line, say)).join(' ')
  return all.replace(/\.$/, '')
}
