'use client'

import { useEffect, useState } from 'react'
import type { Board } from '@/lib/kernel/game'
import { changed } from '@/lib/kernel/log/change'
import type { GameAnswer, PlayedAgain } from '@/lib/play/api/game'
import { pagesApi } from '../pages-api'

/** The boards from one line of the log on: the first lies before that line, each other one after a line. */
export interface Past {
  since: number
  boards: readonly Board[]
}

// As long as a viewer's version stands, so does his past.
let kept: { key: string; whose: string; past: Past } | null = null

const withSteps = (boards: readonly Board[], { start, steps }: PlayedAgain): Board[] => {
  const all = [...boards, start!]
  for (const step of steps) all.push(changed(all.at(-1)!, step))
  return all
}

/** The past from a line on, as far as it came with the answer, or is kept and what came continues it. */
function known({ past: came, viewer, game }: GameAnswer, key: string, since: number): Past | null {
  if (kept?.key === key) return kept.past
  const whose = [game, viewer].join('/')
  const before = kept?.whose === whose && kept.past.since === since ? kept.past.boards : []
  if (!came?.start || came.since !== since + Math.max(0, before.length - 1)) return null
  kept = { key, whose, past: { since, boards: withSteps(before.slice(0, -1), came) } }
  return kept.past
}

/** Fetches the past of this viewer; again when it has grown. Null while it is fetched; false if it cannot be. */
export function useReplay(answer: GameAnswer, since: number): Past | null | false {
  const { game, viewer, version, seats } = answer
  const key = [game, viewer, version, since].join('/')
  const [past, setPast] = useState<Past | null | false>(() => known(answer, key, since))
  useEffect(() => {
    const here = known(answer, key, since)
    if (here) return setPast(here)
    let gone = false
    void pagesApi.replay(game, since, seats.length > 0 ? viewer : null).then((reply) => {
      if (gone) return
      if (!('ok' in reply) || !reply.ok.start) return setPast((before) => before || false)
      kept = { key, whose: [game, viewer].join('/'), past: { since, boards: withSteps([], reply.ok) } }
      setPast(kept.past)
    })
    return () => {
      gone = true
    }
  }, [key, answer, game, viewer, since, seats])
  return past
}
