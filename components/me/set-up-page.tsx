'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { gameOf } from '@/components/games'
import { opponentOf } from '@/components/home/game-words'
import { askForGames } from '@/components/offline/kept-games'
import { pagesApi } from '@/components/table/pages-api'
import { troubleIn } from '@/components/table/trouble'
import { Button } from '@/components/ui/button'
import { PlainPage } from '@/components/ui/plain-page'
import { TextLink } from '@/components/ui/text-link'
import { useWords } from '@/components/words'
import {
  readDisposition,
  SET_UP_LETTERS,
  SET_UPS,
  SETTING_UP,
  type SetUpScope,
  sizeOf,
} from '@/lib/kernel/disposition'
import type { ListedGame } from '@/lib/play/api/list'
import type { UiWord } from '@/lib/words/words'
import { FIELD } from './field'

/** What an address tells: for what it is, and what stands where. */
type Asked = SetUpScope & { readonly plan: string }

/** A set-up that somebody has given on: kept under a name, or used at once where its reader sets up. `asked`: null: it is none. */
export function SetUpPage({ asked }: { asked: Asked | null }) {
  const { ui } = useWords()
  const game = asked && gameOf(asked.game)
  const scenario = game?.scenarios.find(({ id }) => id === asked?.scenario)
  return (
    <PlainPage figures="4-4">
      <TextLink href="/">{ui('table.home')}</TextLink>
      {asked && game && scenario && game.sides.includes(asked.side) ? (
        <Told asked={asked} title={game.title} scenario={ui(scenario.name)} />
      ) : (
        <>
          <h1 className="font-display text-3xl">{ui('setUp.none')}</h1>
          <p className="text-[17px] leading-snug">{ui('setUp.none.hint')}</p>
        </>
      )}
    </PlainPage>
  )
}

function Told({
  asked: { plan, ...scope },
  title,
  scenario,
}: {
  asked: Asked
  title: string
  scenario: string
}) {
  const words = useWords()
  const { ui, sideName } = words
  const router = useRouter()
  const [name, setName] = useState('')
  const [games, setGames] = useState<readonly ListedGame[]>([])
  const [kept, setKept] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<UiWord | null>(null)
  const [busy, setBusy] = useState(false)
  const { game: kind, side } = scope
  useEffect(() => {
    let isGone = false
    void askForGames().then(({ reply }) => {
      if (isGone || !('ok' in reply)) return
      setGames(
        reply.ok.games.filter(
          (one) => one.kind === kind && one.mine && one.sides.includes(side) && one.asked?.key === SETTING_UP,
        ),
      )
    })
    return () => {
      isGone = true
    }
  }, [kind, side])
  const called = name.replace(/\s+/g, ' ').trim() || ui('setUp.name.usual')
  const keep = async (to: string | null) => {
    setBusy(true)
    setTrouble(null)
    const reply = await pagesApi.keepSetUp({ ...scope, name: called, text: plan })
    setBusy(false)
    if (!('ok' in reply))
      setTrouble('error' in reply && reply.error.error === 'refused' ? 'setUp.full' : troubleIn(reply))
    else if (to === null) setKept(called)
    else router.push(to)
  }
  return (
    <>
      <h1 className="font-display text-3xl">{ui('setUp.title')}</h1>
      <p className="text-[17px] leading-snug">
        <b className="block">
          {title}: {scenario}
        </b>
        {ui('setUp.size', { side: sideName(side), ...sizeOf(readDisposition(plan)!) })}
      </p>
      <p className="text-[17px] leading-snug">{ui('setUp.lead')}</p>
      <label className="grid gap-1 text-[15px] font-bold">
        {ui('setUp.name')}
        <input
          value={name}
          placeholder={ui('setUp.name.usual')}
          maxLength={SET_UP_LETTERS}
          autoComplete="off"
          className={FIELD}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      {games.map((game) => (
        <Button
          key={game.game}
          look="primary"
          disabled={busy}
          onClick={() => void keep(`/games/${game.game}${SET_UPS}`)}
        >
          {ui('setUp.use', { with: opponentOf(words, game) })}
        </Button>
      ))}
      <Button look={games.length > 0 ? 'second' : 'primary'} disabled={busy} onClick={() => void keep(null)}>
        {ui('setUp.keep')}
      </Button>
      <p role="status" className="min-h-6 text-[17px] leading-snug font-bold">
        {trouble !== null ? ui(trouble) : kept !== null ? ui('setUp.kept', { name: kept }) : null}
      </p>
    </>
  )
}
