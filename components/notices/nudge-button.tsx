'use client'

import { useState } from 'react'
import { troubleIn } from '@/components/table/trouble'
import { Button } from '@/components/ui/button'
import { useWords } from '@/components/words'
import type { GameAnswer } from '@/lib/play/api/game'
import type { UiWord } from '@/lib/words/words'
import { noticesApi } from './api'

/** Asks the other player to move on, where the game waits for him alone as far as one knows. */
export function NudgeButton({ answer }: { answer: GameAnswer }) {
  const { ui, sideName } = useWords()
  const [said, setSaid] = useState<UiWord | null>(null)
  const [mine, ...more] = answer.seats
  const { players, empty } = answer
  const other = answer.awaits.find((side) => players[side] === 'person' && !empty?.includes(side))
  if (!mine || more.length > 0 || !other || answer.awaits.includes(mine) || answer.stage !== 'play')
    return null
  const nudge = async () => {
    const reply = await noticesApi.nudge(answer.game)
    if ('ok' in reply) setSaid('nudge.done')
    else setSaid('status' in reply && reply.status === 422 ? 'nudge.soon' : troubleIn(reply))
  }
  return (
    <div className="grid gap-1">
      <Button onClick={nudge}>{ui('nudge.do', { side: sideName(other) })}</Button>
      <p role="status" className="text-[15px] text-dim">
        {ui(said ?? 'nudge.hint')}
      </p>
    </div>
  )
}
