import type { LogLine } from '@/components/table/game-controls'
import type { Board } from '@/lib/kernel/game'
import type { Group } from '@/lib/wargame/staff/papers'
import type { FrontRecap, LaterPort } from '../later-port'
import type { TablePort, TableView } from '../port'
import type { TableWords } from '../text/table-words'
import { isFighting } from './news'

export { isFighting }

/** With fewer facts than this one sentence tells all. */
const LEAST = 2
/** So many sentences have room in a notice, and beside the picture of a link. */
const BRIEF = 2

interface Asked {
  readonly port: TablePort
  readonly later: Pick<LaterPort, 'front' | 'recap'>
}

/**
 * What has happened along the front since a viewer's board was this one; `until`: how it was when that was over, absent: as it is
 * now; `led`: armies of his staff, for his eyes alone. null: too little to be told there.
 */
export function frontTold(
  { port, later }: Asked,
  words: TableWords,
  view: TableView,
  then: Board,
  lines: readonly LogLine[],
  { until, led }: { until?: Board | undefined; led?: readonly Group[] | undefined } = {},
): FrontRecap | null {
  const seen = port.past(view, then)
  const told = until
    ? later.front(words, seen, port.past(view, until), lines, false, led)
    : later.front(words, seen, view, lines, isFighting(port, view), led)
  return told.facts.length >= LEAST ? told : null
}

/** What a notice says of it, in full sentences: the gravest facts of the front, or all in a few words. */
export function briefly(
  { port, later }: Asked,
  words: TableWords,
  view: TableView,
  told: FrontRecap | null,
  lines: readonly LogLine[],
): readonly string[] {
  if (told) return told.facts.slice(0, BRIEF).map(({ text }) => sentence(text))
  const all = later.recap(words, lines, isFighting(port, view))
  return all.length > 0 ? [sentence(all.join('; '))] : []
}

const sentence = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`

/** The same recap with no more facts than are told so, each in one place: a small picture shows no more. */
export const inBrief = (told: FrontRecap): FrontRecap => ({
  ...told,
  facts: told.facts.slice(0, BRIEF).map((fact) => ({ ...fact, spots: fact.spots.slice(0, 1) })),
})
