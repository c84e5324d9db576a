'use client'

import { useEffect, useState } from 'react'
import { GameBoard } from '@/components/games/game-board'
import { TextLink } from '@/components/ui/text-link'
import { useWords } from '@/components/words'
import type { GameAnswer } from '@/lib/play/api/game'
import { Missing } from './missing'
import { pagesApi } from './pages-api'
import { TableSkeleton } from './table-skeleton'
import { entryHere } from './use-entry'

/** Milliseconds until it is asked again whether the game has moved. */
const AGAIN = 60_000

/** The board of a game as spectators see it, by the public part of its links: to be looked at, nothing else. */
export function PublicBoard({ id, p, linked = false }: { id: string; p: string; linked?: boolean }) {
  const { ui } = useWords()
  const [answer, setAnswer] = useState<GameAnswer | null>(null)
  const [missing, setMissing] = useState(false)
  const [pastAsked, setPastAsked] = useState(false)
  useEffect(() => setPastAsked(entryHere() !== null), [])
  useEffect(() => {
    let gone = false
    const look = async () => {
      if (document.hidden) return
      const reply = await pagesApi.board(id, p)
      if (gone) return
      if ('ok' in reply) setAnswer((before) => (before?.version === reply.ok.version ? before : reply.ok))
      setMissing('error' in reply && reply.status === 404)
    }
    void look()
    const timer = setInterval(look, AGAIN)
    document.addEventListener('visibilitychange', look)
    return () => {
      gone = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [id, p])
  if (missing) return <Missing before={answer !== null} />
  if (!answer) return <TableSkeleton />
  return (
    <GameBoard kind={answer.kind} answer={answer}>
      {pastAsked ? (
        // Only who plays or watches is told the log.
        <p
          role="status"
          className="fixed inset-x-3 bottom-3 rounded-xl border border-line bg-ground px-4 py-3 text-[15px]"
        >
          {ui('board.past')}
        </p>
      ) : null}
      {linked ? (
        <a
          href={`/games/${id}?p=${p}`}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-12 shrink-0 items-center px-3 text-[15px] font-bold underline underline-offset-4"
        >
          {ui('board.open')}
        </a>
      ) : (
        <span className="shrink-0 px-3 text-[15px]">
          <TextLink href="/">{ui('table.home')}</TextLink>
        </span>
      )}
    </GameBoard>
  )
}
