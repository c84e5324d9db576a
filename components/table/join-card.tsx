'use client'

import Link from 'next/link'
import { useWords } from '@/components/words'
import type { GameAnswer } from '@/lib/play/api'
import { LinksPanel } from './links-panel'
import type { GameControls } from './use-game'

/** A table that waits for its second player: the links, and nothing to decide yet. */
export function JoinCard({ game, answer }: { game: GameControls; answer: GameAnswer }) {
  const { ui } = useWords()
  const creator = Object.keys(answer.links).length > 0
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-5 p-6">
      <h1 className="font-display text-3xl">{answer.title}</h1>
      <p role="status" className="text-lg font-bold">
        {ui(answer.stage === 'nonce' ? 'wait.nonce' : 'wait.join')}
      </p>
      {answer.stage === 'join' && creator ? (
        <>
          <p>{ui('wait.join.hint')}</p>
          <LinksPanel answer={answer} kinds={['invite', 'watch']} onChanged={game.reload} />
        </>
      ) : null}
      {game.offline ? <p>{ui('table.offline')}</p> : null}
      <Link href="/" className="inline-flex min-h-12 items-center font-bold underline">
        {ui('table.back')}
      </Link>
    </main>
  )
}
