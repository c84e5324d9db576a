import 'server-only'
import type { Game, Viewer } from '@/lib/kernel/game'
import { fold } from '@/lib/kernel/log/fold'
import type { LogLine, Match } from '@/lib/kernel/log/match'
import { filledPages, PAGE, type Page, pageOf } from '@/lib/kernel/log/pages'
import { packPage, unpackPage } from '@/lib/store/log-page'
import type { Call } from '../call'
import type { Table } from './table'
import { wholeLog } from './whole-log'

const pageField = (viewer: Viewer, page: number): string => `log:${viewer}:${page}`

/** Pages that new entries fill, to be written in the same moment. */
export const pageFields = (game: Game, before: Match | null, after: Match): Record<string, string> =>
  packed(game, filledPages(before, after))

const packed = (game: Game, pages: readonly Page[]): Record<string, string> =>
  Object.fromEntries(
    pages.map(({ viewer, page, lines }) => [pageField(viewer, page), packPage(game.version, lines)]),
  )

type At = Pick<Table, 'game' | 'match'>

/** The pages of a viewer's log from one to another, both full, in one request. */
async function readPages(call: Call, { game, match }: At, viewer: Viewer, from: number, to: number) {
  const names = Array.from({ length: Math.max(0, to - from) }, (_, n) => pageField(viewer, from + n))
  if (names.length === 0) return []
  const texts = await call.services.store.fields(match.game, names)
  const kept = texts.flatMap((text) => {
    const lines = unpackPage(game.version, text)
    return lines ? [lines] : []
  })
  return kept.length === names.length ? kept : (await madeAnew(call, { game, match }, viewer)).slice(from, to)
}

/** All pages of a viewer's log, as they follow from its entries; for the next time they are kept. */
async function madeAnew(call: Call, { game, match }: At, viewer: Viewer) {
  const whole = fold(game, null, await wholeLog(call, match.head))
  const pages = filledPages(null, whole).filter((page) => page.viewer === viewer)
  await call.services.store.setFields(match.game, { set: packed(game, pages) })
  return pages.map(({ lines }) => lines)
}

/** The lines that stand in a viewer's log from `from` on up to `to`. */
export async function linesOf(
  call: Call,
  at: At,
  viewer: Viewer,
  from: number,
  to: number,
): Promise<LogLine[]> {
  const told = at.match.log[viewer]!
  const recent = Math.max(0, Math.min(to, told.from))
  const pages = from < recent ? await readPages(call, at, viewer, pageOf(from), Math.ceil(recent / PAGE)) : []
  const older = pages.flat().slice(from - pageOf(from) * PAGE, recent - pageOf(from) * PAGE)
  return [...older, ...told.lines.slice(Math.max(0, from - told.from), Math.max(0, to - told.from))]
}
