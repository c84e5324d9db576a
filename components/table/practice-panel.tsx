'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useWords } from '@/components/words'
import type { GameAnswer } from '@/lib/play/api/game'
import type { UiWord } from '@/lib/words/words'
import { pagesApi } from './pages-api'
import { practiseAt } from './practice'
import { troubleIn } from './trouble'

/** To try what might come, at a table of one's own; and to keep the game as a file. */
export function PracticePanel({ answer: { game, seats, viewer, stage } }: { answer: GameAnswer }) {
  const { ui } = useWords()
  const [trouble, setTrouble] = useState<UiWord | null>(null)
  const [busy, setBusy] = useState(false)
  const as = seats.includes(viewer) ? viewer : null
  const practise = async () => {
    setBusy(true)
    const reply = await pagesApi.export(game, as)
    setTrouble('ok' in reply ? await practiseAt(reply.ok) : troubleIn(reply))
    setBusy(false)
  }
  return (
    <section className="grid gap-2">
      <h2 className="text-[15px] font-extrabold">{ui('practice.title')}</h2>
      <p className="text-[15px] text-dim">{ui(stage === 'over' ? 'practice.whole' : 'practice.hint')}</p>
      <Button disabled={busy} onClick={practise}>
        {ui('practice.here')}
      </Button>
      <a
        className="flex min-h-12 items-center font-bold underline"
        href={`/api/games/${game}/export${as ? `?as=${as}` : ''}`}
        download={`fieldpost-${game}.json`}
      >
        {ui('practice.save')}
      </a>
      {trouble ? (
        <p role="alert" className="text-[15px] text-warn">
          {ui(trouble)}
        </p>
      ) : null}
    </section>
  )
}
