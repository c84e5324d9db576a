'use client'

import { useCallback, useEffect, useRef } from 'react'
import type { GameAnswer, VersionAnswer } from '@/lib/play/api/game'
import { api, type Reply } from './api'
import type { ServedGame } from './game-controls'
import type { Answers } from './use-answers'
import { usePolling } from './use-polling'

type Reading = Pick<ServedGame, 'reload' | 'lookAs'>

/** Reads the table: at first if it did not come with the page, whenever it has moved, and through the eyes of a side. */
export function useReading(
  id: string,
  first: GameAnswer | null,
  keptAt: number | null,
  { state, latest, heard, change, receive, lose, safely }: Answers,
): Reading {
  const as = useRef<string | null>(null)

  const readFrom = useCallback(
    async (line: number) => {
      const reply = await api.read(id, line, as.current)
      if ('error' in reply && reply.status === 404) change({ missing: true })
      else receive(reply)
    },
    [id, change, receive],
  )
  const reload = useCallback(() => readFrom(safely()), [readFrom, safely])

  const lookAs = useCallback(
    async (side: string) => {
      as.current = side
      const reply = await api.read(id, 0, side)
      receive(reply)
    },
    [id, receive],
  )

  // What came with the page need not be asked for.
  useEffect(() => {
    if (!first || keptAt !== null) void reload()
  }, [first, keptAt, reload])
  useEffect(() => {
    window.addEventListener('offline', lose)
    return () => window.removeEventListener('offline', lose)
  }, [lose])

  usePolling(state.answer, state.lastSeen !== null, async (acted) => {
    const { answer } = latest.current
    const eyes = answer && answer.seats.length > 1 ? answer.viewer : null
    const ask = () => api.version(id, { as: eyes, seen: answer?.version ?? null, since: safely() })
    const reply = await ask()
    if ('offline' in reply) lose()
    else if ('status' in reply && reply.status === 404 && !latest.current.missing) await reload()
    else if ('status' in reply && reply.status === 403) {
      // At a hot seat the side that was looked on as is the computer's now.
      as.current = null
      await readFrom(0)
    } else if ('ok' in reply) {
      heard.current = Date.now()
      const { unread, here, viewer, table } = reply.ok
      // Somebody else has the seat now: what is to be seen here is told anew, to who only watches.
      if (answer && viewer !== answer.viewer) return readFrom(0)
      if (unread !== latest.current.unread || here !== latest.current.here) change({ unread, here })
      // What was known before it was asked, it must know; asked twice, as a copy may lag for a moment.
      const isBehind = (now: Reply<VersionAnswer>) =>
        'ok' in now && answer !== null && now.ok.version < answer.version
      const behind = isBehind(reply) && isBehind(await ask())
      if (behind !== latest.current.behind) change({ behind })
      const moved = reply.ok.version !== latest.current.answer?.version
      if (moved && latest.current.lastSeen === null) acted()
      if (moved && table) receive({ ok: table })
      else if (moved || latest.current.lastSeen !== null || latest.current.missing) await reload()
    }
  })

  return { reload, lookAs }
}
