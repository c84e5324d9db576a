'use client'

import { useCallback, useRef } from 'react'
import { api } from './api'
import type { GameControls } from './game-controls'
import { firstOf, withOlder } from './log'
import type { Answers } from './use-answers'

/** Asks for older lines of the log: those from a line on that is named by its number or id, or else a page of them. */
export function useOlder(id: string, { latest, change }: Answers): GameControls['readBack'] {
  const asking = useRef<Promise<void>>(Promise.resolve())
  return useCallback(
    (to = {}) => {
      const read = async () => {
        const { answer, log } = latest.current
        const first = firstOf(log)
        if (!answer || first === 0 || (to.from !== undefined && to.from >= first)) return
        const { viewer, seats } = answer
        const reply = await api.log(id, { ...to, before: first, as: seats.length > 0 ? viewer : null })
        if (!('ok' in reply)) return
        const { ok } = reply
        change((now) => (now.answer?.viewer === ok.viewer ? { log: withOlder(now.log, ok.log) } : {}))
      }
      // One after the other: each begins where the log begins by then.
      asking.current = asking.current.then(read)
      return asking.current
    },
    [id, latest, change],
  )
}
