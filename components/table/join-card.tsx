'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { GameBoard } from '@/components/games/game-board'
import { Button } from '@/components/ui/button'
import { PlainPage } from '@/components/ui/plain-page'
import { TextLink } from '@/components/ui/text-link'
import { useWords } from '@/components/words'
import { HERE } from '@/lib/kernel/game'
import type { GameAnswer } from '@/lib/play/api/game'
import type { UiWord } from '@/lib/words/words'
import { requestId } from './api'
import type { GameControls } from './game-controls'
import { LinksPanel } from './links-panel'
import { knownTable } from './my-tables'
import { pagesApi } from './pages-api'
import { troubleIn } from './trouble'
import { WaitDice } from './wait-dice'

/** A table that waits for its second player, or to which nobody came. */
export function JoinCard({ game, answer }: { game: GameControls; answer: GameAnswer }) {
  const { ui } = useWords()
  const [looking, setLooking] = useState(false)
  const { stage, challenge } = answer
  const creator = Object.keys(answer.links).length > 0
  if (stage === 'closed') return <ClosedCard answer={answer} creator={creator} />
  if (looking) {
    return (
      <GameBoard kind={answer.kind} answer={answer}>
        <Button look="quiet" className="shrink-0 underline" onClick={() => setLooking(false)}>
          {ui('wait.look.back')}
        </Button>
      </GameBoard>
    )
  }
  // A new link would make the one dead that stands in the public list.
  const mayShow = !challenge || challenge.to === 'link' || knownTable(answer.game)?.invite !== undefined
  return (
    <PlainPage figures="?">
      <h1 className="font-display text-3xl">{answer.title}</h1>
      {stage === 'nonce' ? (
        <WaitDice game={game} answer={answer} />
      ) : (
        <p role="status" className="text-lg font-bold">
          {ui(challenge?.to === 'player' ? 'wait.asked' : 'wait.join')}
        </p>
      )}
      <div className="grid justify-items-start gap-1">
        {/* What is drawn there is the first morning of a scenario. */}
        {answer.scenario === HERE ? (
          <p>{ui('here.wait')}</p>
        ) : (
          <Button className="w-full" onClick={() => setLooking(true)}>
            {ui('wait.look')}
          </Button>
        )}
        <TextLink href={`/rules/${answer.kind}`}>{ui('rules.link')}</TextLink>
      </div>
      {stage === 'join' && creator ? (
        <>
          <p>{ui(challenge ? `wait.join.hint.${challenge.to}` : 'wait.join.hint.link')}</p>
          {challenge?.drawn ? <p className="text-[15px] text-dim">{ui('wait.join.drawn')}</p> : null}
          {mayShow ? <LinksPanel answer={answer} kinds={['invite']} keep onChanged={game.reload} /> : null}
          <details>
            <summary className="min-h-12 content-center text-[15px] font-bold text-dim">
              {ui('link.watch')}
            </summary>
            <LinksPanel answer={answer} kinds={['watch']} onChanged={game.reload} />
          </details>
          <Withdraw id={answer.game} onRefused={game.reload} />
        </>
      ) : null}
      {answer.seats.length > 0 ? (
        <TextLink href={`/games/${answer.game}/notices`}>{ui('list.told')}</TextLink>
      ) : null}
      {game.lastSeen !== null ? <p className="text-warn">{ui('table.offline')}</p> : null}
      <TextLink href="/">{ui('table.back')}</TextLink>
    </PlainPage>
  )
}

/** The second tap withdraws. */
function Withdraw({ id, onRefused }: { id: string; onRefused: () => void }) {
  const { ui } = useWords()
  const router = useRouter()
  const [armed, setArmed] = useState(false)
  const [trouble, setTrouble] = useState<UiWord | null>(null)
  const withdraw = async () => {
    if (!armed) return setArmed(true)
    const reply = await pagesApi.close(id, { id: requestId() })
    if ('ok' in reply) return router.push('/')
    setTrouble(troubleIn(reply))
    onRefused()
  }
  return (
    <div>
      <Button
        look={armed ? 'warn' : 'quiet'}
        className={armed ? 'w-full' : '!px-0 underline'}
        onClick={withdraw}
      >
        {ui(armed ? 'challenge.withdraw.sure' : 'challenge.withdraw')}
      </Button>
      {trouble ? <p role="alert">{ui(trouble)}</p> : null}
    </div>
  )
}

/** Takes the table off the list; where that fails it says why, and may be tried again. */
function Forget({ id }: { id: string }) {
  const { ui } = useWords()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<UiWord | null>(null)
  const forget = async () => {
    setBusy(true)
    const reply = await pagesApi.forget(id)
    if ('ok' in reply) return router.push('/')
    setTrouble(troubleIn(reply))
    setBusy(false)
  }
  return (
    <>
      <Button disabled={busy} onClick={forget}>
        {ui('closed.forget')}
      </Button>
      {trouble ? <p role="alert">{ui(trouble)}</p> : null}
    </>
  )
}

/** It did not come to a game: said kindly, with what to do next. */
function ClosedCard({
  answer: { game, title, challenge, seats },
  creator,
}: {
  answer: GameAnswer
  creator: boolean
}) {
  const { ui } = useWords()
  const router = useRouter()
  const closed = challenge?.closed ?? 'withdrawn'
  return (
    <PlainPage figures="?">
      <h1 className="font-display text-3xl">{title}</h1>
      <p role="status" className="text-lg font-bold">
        {ui(`closed.${closed}`)}
      </p>
      {creator && closed === 'declined' ? <p>{ui('closed.declined.hint')}</p> : null}
      {creator || seats.length > 0 ? (
        <div className="grid gap-2">
          <Button look="primary" onClick={() => router.push('/challenge')}>
            {ui('closed.again')}
          </Button>
          <Forget id={game} />
        </div>
      ) : null}
      <TextLink href="/">{ui('table.back')}</TextLink>
    </PlainPage>
  )
}
