'use client'

import { PlainPage } from '@/components/ui/plain-page'
import { TextLink } from '@/components/ui/text-link'
import { useWords } from '@/components/words'
import type { GameAnswer } from '@/lib/play/api'
import { LinksPanel } from './links-panel'
import type { GameControls } from './use-game'

/** A table that waits for its second player: the links, and nothing to decide yet. */
export function JoinCard({ game, answer }: { game: GameControls; answer: GameAnswer }) {
  const { ui } = useWords()
  const creator = Object.keys(answer.links).length > 0
  return (
    <PlainPage figures="?">
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
      {game.offline ? <p className="text-warn">{ui('table.offline')}</p> : null}
      <TextLink href="/">{ui('table.back')}</TextLink>
    </PlainPage>
  )
}
