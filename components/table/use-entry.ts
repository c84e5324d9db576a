'use client'

import { useCallback, useEffect, useState } from 'react'
import type { GameControls, LogLine } from './game-controls'
import { firstOf } from './log'

const ENTRY = /^#entry-([0-9a-f]{10})$/

/** What an address ends with that plays a game again from its first line. */
export const REPLAY = '#again'

/** The line that this page's address names, by its id; null if it names none. */
export const entryHere = (): string | null => ENTRY.exec(window.location.hash)?.[1] ?? null

/**
 * The address of a line, the same for everybody who is told of it. What stands openly in it gives it a picture, and
 * shows the board to who neither plays nor watches; without a link for spectators it is null.
 */
export const addressOf = ({ id }: Pick<LogLine, 'id'>, shown: string | null): string =>
  `${window.location.pathname}${shown ? `?p=${shown}` : ''}#entry-${id}`

/** The number of a line in the reader's own log, or that he has no such line; null while none is asked for. */
export type Entry = number | 'untold' | null

/** The line of the log that is looked at: the one chosen last, by a tap or by an address that names it. */
export function useEntry(
  { log, readBack }: Pick<GameControls, 'log' | 'readBack'>,
  onOpen: (entry: Entry) => void,
): [Entry, (line: LogLine) => void] {
  const [id, setId] = useState<string | null>(null)
  /** What the address names, until it is found or known to be untold; and whether the server was asked for it. */
  const [asked, setAsked] = useState<string | null>(null)
  const [searched, setSearched] = useState<string | null>(null)
  const find = (wanted: string | null): Entry =>
    wanted === null ? null : (log.find((line) => line.id === wanted)?.n ?? 'untold')
  useEffect(() => {
    const read = () => setAsked(entryHere())
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  useEffect(() => {
    if (asked === null) return
    const line = log.find((line) => line.id === asked)
    if (!line && firstOf(log) > 0 && searched !== asked) {
      void readBack({ entry: asked }).finally(() => setSearched(asked))
      return
    }
    setAsked(null)
    setSearched(null)
    setId(asked)
    onOpen(line?.n ?? 'untold')
  }, [asked, searched, log, readBack, onOpen])
  return [find(id), useCallback((line) => setId(line.id), [])]
}
