'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { newTable } from '@/components/table/new-table'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { useWords } from '@/components/words'
import type { CreateRequest } from '@/lib/play/seats-api'
import type { UiWord } from '@/lib/words/words'
import { GameOptionsForm, optionsOf, USUAL } from './game-options'
import { GAME } from './offered'

/** Begins a game at once; `quiet`: not the first thing that the page offers. */
export function NewGame({ quiet = false }: { quiet?: boolean }) {
  const { ui, sideName } = useWords()
  const router = useRouter()
  const [side, setSide] = useState<string>(GAME.sides[0])
  const [options, setOptions] = useState(USUAL)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<UiWord | null>(null)
  const start = async (mode: CreateRequest['mode']) => {
    setBusy(true)
    setTrouble(null)
    const { game, scenario, title } = GAME
    const made = await newTable(title, { game, scenario, mode, side, options: optionsOf(options) })
    if ('to' in made) return router.push(made.to)
    setTrouble(made.trouble)
    setBusy(false)
  }
  return (
    <section className="grid gap-2.5">
      <Button
        look={quiet ? 'second' : 'primary'}
        className={`w-full ${quiet ? '' : 'min-h-14 text-xl'}`}
        disabled={busy}
        onClick={() => start('computer')}
      >
        {busy ? ui('home.busy') : ui(quiet ? 'home.practise' : 'home.play')}
      </Button>
      {quiet ? null : (
        <p className="text-balance -mt-1 text-center text-[15px] text-dim">
          {ui('home.play.hint', { side: sideName(side) })}
        </p>
      )}
      <Link
        href="/challenge"
        className={`inline-flex min-h-12 w-full items-center justify-center rounded-xl border border-line bg-second px-4 py-2 text-[17px] leading-tight font-bold ${quiet ? 'order-first' : ''}`}
      >
        {ui('home.invite')}
      </Link>
      {trouble ? (
        <p role="alert" className="font-bold text-warn">
          {ui(trouble)}
        </p>
      ) : null}
      <details>
        <summary className="min-h-12 content-center text-[15px] font-bold text-dim">
          {ui('home.more')}
        </summary>
        <div className="grid gap-3 pt-1 pb-2">
          <Choice
            name="side"
            legend={ui('home.side')}
            value={side}
            options={GAME.sides.map((id) => ({ id, label: sideName(id) }))}
            onPick={setSide}
          />
          <Button disabled={busy} onClick={() => start('hotseat')}>
            {ui('home.hotseat')}
          </Button>
          <Button disabled={busy} onClick={() => start('watch')}>
            {ui('home.watch')}
          </Button>
          <div className="grid gap-3 border-t border-line pt-3">
            <h3 className="font-extrabold">{ui('home.options')}</h3>
            <GameOptionsForm value={options} onChange={setOptions} />
          </div>
        </div>
      </details>
    </section>
  )
}
