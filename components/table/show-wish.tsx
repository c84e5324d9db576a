'use client'

import { useState } from 'react'
import { Tick } from '@/components/notices/fields'
import { Trouble } from '@/components/ui/trouble'
import { useWords } from '@/components/words'
import type { GameAnswer } from '@/lib/play/api/game'
import type { UiWord } from '@/lib/words/words'
import { pagesApi } from './pages-api'
import { troubleIn } from './trouble'

/** Whether all may watch a finished game again; nothing where that is not for this browser to say. */
export function ShowWish({ answer }: { answer: GameAnswer }) {
  const { ui } = useWords()
  const [said, setSaid] = useState<readonly string[] | null>(null)
  const [trouble, setTrouble] = useState<UiWord | null>(null)
  const showing = said ?? answer.showing
  if (!showing) return null
  const mine = showing.includes(answer.viewer)
  const theirs = showing.some((side) => side !== answer.viewer)
  const change = async (on: boolean) => {
    setTrouble(null)
    const reply = await pagesApi.show(answer.game, on)
    if ('ok' in reply) setSaid(reply.ok.showing)
    else setTrouble(troubleIn(reply))
  }
  return (
    <div className="grid">
      <Tick label={ui('archive.show')} checked={mine} onChange={(on) => void change(on)} />
      <p role="status" className="text-[15px] text-dim">
        {ui(`archive.show.${mine ? (theirs ? 'both' : 'mine') : theirs ? 'theirs' : 'none'}`)}
      </p>
      <Trouble trouble={trouble} />
    </div>
  )
}
