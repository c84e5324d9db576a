'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { GameManifest } from '@/components/games/manifest'
import { requested, usualPace, usualSetup } from '@/components/games/setup'
import { OptionsForm, ScenarioChoice } from '@/components/games/setup-form'
import { newTable } from '@/components/table/new-table'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { Trouble } from '@/components/ui/trouble'
import { useReady } from '@/components/ui/use-ready'
import { useWords } from '@/components/words'
import type { FreeDays } from '@/lib/kernel/time/calendar'
import type { CreateRequest } from '@/lib/play/api/seats'
import type { UiWord } from '@/lib/words/words'
import { asAgreed, DaysChoice } from './days-choice'
import { PaceChoice } from './pace-choice'

interface Props {
  game: GameManifest
  /** The games to choose from. */
  shelf: readonly GameManifest[]
  onGame: (game: GameManifest) => void
}

/** Calm defaults and one button: whoever changes nothing has a link with his second tap. */
export function ChallengeForm({ game, shelf, onGame }: Props) {
  const { ui, sideName } = useWords()
  const router = useRouter()
  const ready = useReady()
  const [side, setSide] = useState('random')
  const [to, setTo] = useState<string>('link')
  const [free, setFree] = useState<FreeDays>([])
  const [setup, setSetup] = useState(() => usualSetup(game))
  /** Null: as is usual for what is played. */
  const [chosen, setPace] = useState<string | null>(null)
  const pace = chosen ?? usualPace(game, setup)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<UiWord | null>(null)
  /** Where a challenge waits for which the public list had no room. */
  const [unlisted, setUnlisted] = useState<string | null>(null)
  const slow = pace !== 'none' && pace !== 'live'
  const challenge = async () => {
    setBusy(true)
    setTrouble(null)
    const made = await newTable(game.title, {
      ...{ ...requested(game, setup), mode: 'invite', side },
      ...(to === 'all' ? { to } : {}),
      ...(pace === 'none' ? {} : { pace: pace as NonNullable<CreateRequest['pace']> }),
      ...(slow ? asAgreed(free) : {}),
    })
    if ('to' in made) return made.unlisted ? setUnlisted(made.to) : router.push(made.to)
    setTrouble(made.trouble === 'trouble.refused' ? 'challenge.many' : made.trouble)
    setBusy(false)
  }
  const pickGame = (id: string) => {
    const next = shelf.find((one) => one.id === id)!
    onGame(next)
    setSetup(usualSetup(next))
    setSide('random')
  }
  if (unlisted)
    return (
      <div role="alert" className="grid gap-3 rounded-2xl border border-line p-4">
        <p className="font-bold">{ui('challenge.full')}</p>
        <Button look="primary" onClick={() => router.push(unlisted)}>
          {ui('challenge.full.go')}
        </Button>
      </div>
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void challenge()
      }}
    >
      <fieldset disabled={!ready} className="grid min-w-0 gap-4">
        {shelf.length > 1 ? (
          <Choice
            name="game"
            legend={ui('shelf.game')}
            value={game.id}
            columns={1}
            options={shelf.map(({ id, title }) => ({ id, label: title }))}
            onPick={pickGame}
          />
        ) : null}
        <ScenarioChoice game={game} value={setup} onChange={setSetup} />
        <Choice
          name="to"
          legend={ui('challenge.to')}
          value={to}
          options={(['link', 'all'] as const).map((one) => ({ id: one, label: ui(`challenge.to.${one}`) }))}
          onPick={setTo}
        />
        <Choice
          name="side"
          legend={ui('home.side')}
          value={side}
          columns={3}
          options={[
            { id: 'random', label: ui('challenge.random') },
            ...game.sides.map((one) => ({ id: one, label: sideName(one) })),
          ]}
          onPick={setSide}
        />
        <PaceChoice value={pace} onPick={setPace} />
        <details>
          <summary className="min-h-12 content-center text-[15px] font-bold text-dim">
            {ui('home.options')}
          </summary>
          <div className="grid gap-3 pt-1">
            {slow ? <DaysChoice free={free} onPick={setFree} /> : null}
            <OptionsForm game={game} value={setup} onChange={setSetup} />
          </div>
        </details>
        <Trouble trouble={trouble} />
        <Button type="submit" look="primary" className="min-h-14 w-full text-xl" disabled={busy}>
          {busy ? ui('home.busy') : ui(to === 'all' ? 'challenge.go.all' : 'challenge.go.link')}
        </Button>
      </fieldset>
    </form>
  )
}
