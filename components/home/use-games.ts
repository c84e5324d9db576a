'use client'

import { useCallback, useEffect, useState } from 'react'
import { keepGames, keptGames } from '@/components/offline/kept-games'
import { forgetAllKept } from '@/components/offline/kept-tables'
import { api } from '@/components/table/api'
import type { ListAnswer } from '@/lib/play/list-api'

/** Milliseconds between two looks while the page is seen. */
const FIRST = 12_000
const SLOWEST = 60_000
const GROWTH = 1.3

export interface Games {
  /** null: nothing is known yet. */
  list: ListAnswer | null
  /** When it was like that, if there is no connection now. */
  lastSeen: number | null
  reload: () => void
}

/** The games of this account: as last seen at once, then as they stand, looked at again and again while one looks. */
export function useGames(): Games {
  const [list, setList] = useState<ListAnswer | null>(null)
  const [lastSeen, setLastSeen] = useState<number | null>(null)
  const show = useCallback((next: ListAnswer) => {
    // The same list is the same object: nothing is drawn anew for it.
    setList((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next))
  }, [])
  const look = useCallback(async () => {
    const reply = await api.list()
    if ('ok' in reply) {
      show(reply.ok)
      keepGames(reply.ok)
      // Who has no games, or is nobody here any more, leaves none behind.
      if (reply.ok.games.length + reply.ok.offers.length === 0) void forgetAllKept().catch(() => undefined)
      setLastSeen(null)
      const waiting = reply.ok.games.filter(({ stage, mine }) => stage === 'nonce' && mine)
      if (waiting.length === 0) return
      const { sayAllDue } = await import('@/components/dice/say-due')
      const now = (await sayAllDue(waiting)) ? await api.list() : reply
      if ('ok' in now) show(now.ok)
      return
    }
    const before = keptGames()
    setLastSeen(before?.at ?? Date.now())
    // Where nothing can be kept, what is on the page stays.
    if (before) show(before.list)
    else setList((now) => now ?? { games: [], offers: [] })
  }, [show])
  useEffect(() => {
    const before = keptGames()
    if (before && before.list.games.length > 0) show(before.list)
    let wait = FIRST
    let timer: ReturnType<typeof setTimeout>
    let gone = false
    const round = async () => {
      clearTimeout(timer)
      if (!document.hidden) await look()
      if (gone) return
      clearTimeout(timer)
      timer = setTimeout(round, wait)
      wait = Math.min(SLOWEST, wait * GROWTH)
    }
    const wake = () => {
      if (document.hidden) return
      wait = FIRST
      void round()
    }
    void round()
    document.addEventListener('visibilitychange', wake)
    for (const sign of ['online', 'pageshow'] as const) window.addEventListener(sign, wake)
    return () => {
      gone = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
      for (const sign of ['online', 'pageshow'] as const) window.removeEventListener(sign, wake)
    }
  }, [look, show])
  const reload = useCallback(() => void look(), [look])
  return { list, lastSeen, reload }
}
