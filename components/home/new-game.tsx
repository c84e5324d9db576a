'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { GameManifest } from '@/components/games/manifest'
import { requested, usualSetup } from '@/components/games/setup'
import { OptionsForm, ScenarioChoice } from '@/components/games/setup-form'
import { newTable } from '@/components/table/new-table'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { Trouble } from '@/components/ui/trouble'
import { useWords } from '@/components/words'
import type { CreateRequest } from '@/lib/play/api/seats'
import type { UiWord } from '@/lib/words/words'

interface Props {
  game: GameManifest
  /** It is not the first thing that the page offers. */
  quiet: boolean
  /** There are other games. */
  oneOfSeveral: boolean
}

/** Begins a game at once. */
export function NewGame({ game, quiet, oneOfSeveral }: Props) {
  const { ui, sideName } = useWords()
  const router = useRouter()
  const [side, setSide] = useState(game.sides[0]!)
  const [setup, setSetup] = useState(() => usualSetup(game))
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<UiWord | null>(null)
  const start = async (mode: CreateRequest['mode']) => {
    setBusy(true)
    setTrouble(null)
    const made = await newTable(game.title, { ...requested(game, setup, mode !== 'hotseat'), mode, side })
    if ('to' in made) return router.push(made.to)
    setTrouble(made.trouble)
    setBusy(false)
  }
  return (
    <section className="grid gap-2.5">
      {quiet && oneOfSeveral ? (
        <h2 className="order-first font-display text-[22px] leading-tight">{game.title}</h2>
      ) : null}
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
        href={oneOfSeveral ? `/challenge?game=${game.id}` : '/challenge'}
        className={`inline-flex min-h-12 w-full items-center justify-center rounded-xl border border-line bg-second px-4 py-2 text-[17px] leading-tight font-bold ${quiet ? 'order-first' : ''}`}
      >
        {ui('home.invite')}
      </Link>
      <Trouble trouble={trouble} />
      <details>
        <summary className="min-h-12 content-center text-[15px] font-bold text-dim">
          {ui('home.more')}
        </summary>
        <div className="grid gap-3 pt-1 pb-2">
          <ScenarioChoice game={game} value={setup} onChange={setSetup} />
          <Choice
            name="side"
            legend={ui('home.side')}
            value={side}
            options={game.sides.map((id) => ({ id, label: sideName(id) }))}
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
            <OptionsForm game={game} value={setup} onChange={setSetup} />
          </div>
        </div>
      </details>
    </section>
  )
}
