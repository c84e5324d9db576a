'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useWords } from '@/components/words'
import type { NonceRequest } from '@/lib/play/api/dice'
import type { GameAnswer } from '@/lib/play/api/game'
import { momentOf } from './clock'
import type { GameControls } from './game-controls'

type Own = typeof import('../dice/own-number')

/** Both are there, but a number for the dice is still shut: who must open the game once, and what if he cannot. */
export function WaitDice({ game, answer }: { game: GameControls; answer: GameAnswer }) {
  const words = useWords()
  const { ui, sideName } = words
  const [own, setOwn] = useState<Own | null>(null)
  useEffect(() => {
    void import('../dice/own-number').then(setOwn)
  }, [])
  const { dice } = answer
  const [mine] = answer.seats
  if (!own || !dice?.until) return <Status>{ui('wait.nonce')}</Status>
  const date = momentOf(words, Date.parse(dice.until))
  const shut = dice.said.filter(({ nonce, commitment }) => nonce === null && commitment !== '-')
  const other = Object.keys(answer.players).find((side) => side !== mine) ?? ''
  const send = (body: NonceRequest | null) => body && void game.sayNumber(body)
  if (mine && dice.anew && dice.anew.by !== mine) {
    return (
      <>
        <Status>{ui('wait.dice.asked', { side: sideName(dice.anew.by) })}</Status>
        <p>{ui('wait.dice.counted')}</p>
        <Button look="primary" disabled={game.busy} onClick={() => send(own.agreementToMix(answer))}>
          {ui('wait.dice.agree')}
        </Button>
      </>
    )
  }
  if (mine && dice.anew) {
    return (
      <>
        <Status>{ui('wait.dice.proposed', { side: sideName(other) })}</Status>
        <p>{ui('wait.dice.proposed.hint', { date })}</p>
      </>
    )
  }
  const elsewhere = own.isElsewhere(answer)
  const waited = shut.find(({ seat }) => seat !== mine)?.seat
  const name = waited && dice.names?.[waited]
  return (
    <>
      <Status>
        {elsewhere
          ? ui('wait.dice.elsewhere')
          : waited
            ? ui(name ? 'wait.dice.other.named' : 'wait.dice.other', {
                side: sideName(waited),
                name: name ?? '',
              })
            : ui('wait.nonce')}
      </Status>
      {elsewhere || waited ? <p>{ui(elsewhere ? 'wait.dice.why.mine' : 'wait.dice.why')}</p> : null}
      {mine && (elsewhere || waited) ? (
        <details open={elsewhere}>
          <summary className="min-h-12 content-center text-[15px] font-bold text-dim">
            {ui('wait.dice.lost')}
          </summary>
          <p className="mb-2 text-[15px]">{ui('wait.dice.counted')}</p>
          <Button className="w-full" disabled={game.busy} onClick={() => send(own.proposalToMix(answer))}>
            {ui('wait.dice.propose')}
          </Button>
        </details>
      ) : null}
    </>
  )
}

function Status({ children }: { children: React.ReactNode }) {
  return (
    <p role="status" className="text-lg font-bold">
      {children}
    </p>
  )
}
