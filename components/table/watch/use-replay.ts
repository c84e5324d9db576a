'use client'

import { useEffect, useState } from 'react'
import type { Board } from '@/lib/kernel/game'
import { changed } from '@/lib/kernel/log/change'
import type { GameAnswer } from '@/lib/play/api/game'
import { pagesApi } from '../pages-api'

/** The boards from one line of the log on: the first lies before that line, each other one after a line. */
export interface Past {
  since: number
  boards: readonly Board[]
}

// As long as a viewer's version stands, so does his past.
let kept: { key: string; past: Past } | null = null

/** Fetches the past of this viewer; again when it has grown. Null while it is fetched; false if it cannot be. */
export function useReplay(answer: GameAnswer, since: number): Past | null | false {
  const { game, viewer, version, seats } = answer
  const key = [game, viewer, version, since].join('/')
  const [past, setPast] = useState<Past | null | false>(kept?.key === key ? kept.past : null)
  useEffect(() => {
    if (kept?.key === key) return setPast(kept.past)
    let gone = false
    void pagesApi.replay(game, since, seats.length > 0 ? viewer : null).then((reply) => {
      if (gone) return
      if (!('ok' in reply) || !reply.ok.start) return setPast((before) => before || false)
      const boards = [reply.ok.start]
      for (const step of reply.ok.steps) boards.push(changed(boards.at(-1)!, step))
      kept = { key, past: { since, boards } }
      setPast(kept.past)
    })
    return () => {
      gone = true
    }
  }, [key, game, viewer, since, seats])
  return past
}
