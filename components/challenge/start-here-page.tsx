'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { gameOf } from '@/components/games'
import { usualPace, usualSetup } from '@/components/games/setup'
import { api } from '@/components/table/api'
import { tableHere } from '@/components/table/new-table'
import { troubleIn } from '@/components/table/trouble'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { PlainPage } from '@/components/ui/plain-page'
import { TextLink } from '@/components/ui/text-link'
import { Trouble } from '@/components/ui/trouble'
import { useWords } from '@/components/words'
import type { GameAnswer } from '@/lib/play/api/game'
import type { CreateRequest } from '@/lib/play/api/seats'
import type { UiWord } from '@/lib/words/words'
import { PaceChoice } from './pace-choice'

interface Props {
  /** The game that is over. */
  id: string
  /** A line of its log as this side was told it; absent: where it ended. */
  line?: number | undefined
  as?: string | undefined
}

/** The highest number of a line: of the log nothing is asked for. */
const NO_LINES = 999_999

/** Whom the new game is against. */
const AGAINST = ['computer', 'link', 'all', 'hotseat'] as const
type Against = (typeof AGAINST)[number]

/** A new game begins where one that is over stood. */
export function StartHerePage({ id, line, as }: Props) {
  const { ui } = useWords()
  const [answer, setAnswer] = useState<GameAnswer | null>(null)
  const [trouble, setTrouble] = useState<UiWord | null>(null)
  useEffect(() => {
    void api.read(id, NO_LINES, as ?? null).then((reply) => {
      if ('ok' in reply) setAnswer(reply.ok)
      else setTrouble(troubleIn(reply))
    })
  }, [id, as])
  return (
    <PlainPage figures="2-3">
      <TextLink href={`/games/${id}`}>{ui('dice.back')}</TextLink>
      <h1 className="font-display text-3xl">{ui('here.title')}</h1>
      <p className="text-[17px] leading-snug">{ui(line === undefined ? 'here.end' : 'here.moment')}</p>
      <p className="text-[17px] leading-snug">{ui('here.lead')}</p>
      {answer ? <HereForm answer={answer} line={line} /> : <Trouble trouble={trouble} />}
    </PlainPage>
  )
}

function HereForm({ answer, line }: { answer: GameAnswer; line: number | undefined }) {
  const { ui, sideName } = useWords()
  const router = useRouter()
  const sides = Object.keys(answer.players)
  const [against, setAgainst] = useState<Against>('computer')
  const [side, setSide] = useState(answer.seats[0] ?? sides[0]!)
  const game = gameOf(answer.kind)!
  const [pace, setPace] = useState<string>(() =>
    usualPace(game, { ...usualSetup(game), scenario: answer.scenario }),
  )
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<UiWord | null>(null)
  const isInvited = against === 'link' || against === 'all'
  const begin = async () => {
    setBusy(true)
    setTrouble(null)
    const made = await tableHere(answer.game, answer.title, {
      ...{ mode: isInvited ? 'invite' : against, side },
      ...(line === undefined ? {} : { line, as: answer.viewer }),
      ...(against === 'all' ? { to: against } : {}),
      ...(isInvited && pace !== 'none' ? { pace: pace as NonNullable<CreateRequest['pace']> } : {}),
    })
    if ('to' in made) return router.push(made.to)
    setTrouble(made.trouble === 'trouble.refused' ? 'here.none' : made.trouble)
    setBusy(false)
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void begin()
      }}
    >
      <Choice
        name="against"
        legend={ui('challenge.to')}
        value={against}
        options={AGAINST.map((one) => ({ id: one, label: ui(LABELS[one]) }))}
        onPick={(one) => setAgainst(one as Against)}
      />
      {against === 'hotseat' ? null : (
        <Choice
          name="side"
          legend={ui('home.side')}
          value={side}
          options={sides.map((one) => ({ id: one, label: sideName(one) }))}
          onPick={setSide}
        />
      )}
      {isInvited ? <PaceChoice value={pace} onPick={setPace} /> : null}
      <Trouble trouble={trouble} />
      <Button type="submit" look="primary" className="min-h-14 w-full text-xl" disabled={busy}>
        {ui(busy ? 'home.busy' : 'here.go')}
      </Button>
    </form>
  )
}

const LABELS = {
  computer: 'here.computer',
  link: 'challenge.to.link',
  all: 'challenge.to.all',
  hotseat: 'home.hotseat',
} as const
