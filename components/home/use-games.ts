'use client'

import { useCallback, useEffect, useState } from 'react'
import { askForGames, keptGames, PATIENCE } from '@/components/offline/kept-games'
import { ordersWaiting } from '@/components/offline/kept-plans'
import type { Reply } from '@/components/table/api'
import { OFFLINE } from '@/components/table/use-polling'
import { lookAgain, PRESENT, type Rhythm } from '@/components/ui/look-again'
import type { ListAnswer } from '@/lib/play/api/list'

/** While the page is seen. What waits for somebody, a notice tells him besides. */
export const LISTING: Rhythm = { every: 31_000, slowest: 60_000, patience: PRESENT }
/** While a game waits for a second player or for numbers: whoever accepts may be waiting for this device, to begin. */
export const EXPECTING: Rhythm = { every: 7_900, slowest: 60_000, patience: PRESENT }

/** How often a list is looked at. */
export const rhythmOfList = (list: ListAnswer | null, offline: boolean): Rhythm =>
  offline
    ? OFFLINE
    : list?.games.some(({ stage }) => stage === 'join' || stage === 'nonce')
      ? EXPECTING
      : LISTING

/** Why the list cannot be had now: there is no network, it was asked for too often, or the server is in trouble. */
export type ListTrouble = 'offline' | 'busy' | 'server'

export interface Games {
  /** null: nothing is known yet. */
  list: ListAnswer | null
  trouble: ListTrouble | null
  /** When it was like that, if it cannot be had now. */
  lastSeen: number | null
  /** This browser was signed out elsewhere. */
  signedOut: boolean
  reload: () => void
}

export const troubleWith = (reply: Exclude<Reply<unknown>, { ok: unknown }>): ListTrouble => {
  if ('offline' in reply) return 'offline'
  return reply.status === 429 ? 'busy' : 'server'
}

/** What this device owes to games by itself: its numbers for their dice, and orders that were planned without a network. */
async function payWhatIsDue({ games }: ListAnswer): Promise<boolean> {
  const dice = games.filter(({ stage, mine }) => stage === 'nonce' && mine)
  const plans = ordersWaiting()
  const planned = games.filter(({ game }) => plans[game])
  const said = dice.length > 0 && (await (await import('@/components/dice/say-due')).sayAllDue(dice))
  const sent =
    planned.length > 0 && (await (await import('@/components/offline/send-plans')).sendPlans(planned))
  return said || sent
}

/** The games of this account, as they stand: looked at again and again while one looks. */
export function useGames(): Games {
  const [list, setList] = useState<ListAnswer | null>(null)
  const [trouble, setTrouble] = useState<ListTrouble | null>(null)
  const [lastSeen, setLastSeen] = useState<number | null>(null)
  const [signedOut, setSignedOut] = useState(false)
  const show = useCallback((next: ListAnswer) => {
    // The same list is the same object: nothing is drawn anew for it.
    setList((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next))
  }, [])
  const look = useCallback(async () => {
    const { reply, signedOut } = await askForGames()
    if ('ok' in reply) {
      show(reply.ok)
      setTrouble(null)
      setLastSeen(null)
      setSignedOut(signedOut)
      if (!(await payWhatIsDue(reply.ok))) return
      const { reply: now } = await askForGames()
      if ('ok' in now) show(now.ok)
      return
    }
    const before = keptGames()
    setTrouble(troubleWith(reply))
    setLastSeen(before?.at ?? Date.now())
    // Where nothing can be kept, what is on the page stays.
    if (before) show(before.list)
    else setList((now) => now ?? { here: null, games: [], offers: [] })
  }, [show])
  useEffect(() => {
    const late = setTimeout(() => {
      const before = keptGames()
      if (before && before.list.games.length > 0) show(before.list)
    }, PATIENCE)
    void look().finally(() => clearTimeout(late))
    return () => clearTimeout(late)
  }, [look, show])
  const rhythm = rhythmOfList(list, trouble === 'offline')
  useEffect(() => lookAgain(rhythm, look), [look, rhythm])
  const reload = useCallback(() => void look(), [look])
  return { list, trouble, lastSeen, signedOut, reload }
}
