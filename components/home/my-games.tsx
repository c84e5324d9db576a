'use client'

import Link from 'next/link'
import { useEffect, useState } from 'react'
import { ordersWaiting } from '@/components/offline/kept-plans'
import { pagesApi } from '@/components/table/pages-api'
import { troubleIn } from '@/components/table/trouble'
import { TextLink } from '@/components/ui/text-link'
import { useWords } from '@/components/words'
import type { ListedGame } from '@/lib/play/api/list'
import type { UiWord } from '@/lib/words/words'
import { GameRow } from './game-row'
import { opponentOf, timeLeft } from './game-words'
import { ListTrouble } from './list-trouble'
import { Offers } from './offers'
import type { Games } from './use-games'
import { useTellers } from './use-tellers'

/** So many games stand in the list at first. */
const SHOWN = 8

/** True where nobody waits for anybody else. */
const mayForget = ({ mode, stage, sides }: ListedGame) =>
  mode !== 'invite' || sides.length === 0 || stage === 'over' || stage === 'closed'

/** The minute it is, so that the time left is never old. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** All games of the reader, those that wait for him first. */
export function MyGames({ games: known }: { games: Games }) {
  const { list, lastSeen, reload } = known
  const words = useWords()
  const { ui } = words
  const now = useNow()
  const [all, setAll] = useState(false)
  const [forgotten, setForgotten] = useState<readonly string[]>([])
  const games = (list?.games ?? []).filter(({ game }) => !forgotten.includes(game))
  const offers = list?.offers ?? []
  const tellers = useTellers(games.map(({ kind }) => kind))
  const running = games.filter(({ stage }) => stage !== 'over')
  // What is still here was not sent, or not taken: its table tells.
  const unsent = list ? ordersWaiting() : {}
  const over = games.filter(({ stage }) => stage === 'over')
  const [trouble, setTrouble] = useState<UiWord | null>(null)
  const forget = (id: string) => async () => {
    setTrouble(null)
    setForgotten((before) => [...before, id])
    const reply = await pagesApi.forget(id)
    if (!('ok' in reply)) {
      setForgotten((before) => before.filter((one) => one !== id))
      setTrouble(troubleIn(reply))
    }
    reload()
  }
  const row = (game: ListedGame) => (
    <GameRow
      key={game.game}
      game={game}
      teller={tellers[game.kind]}
      now={now}
      unsent={unsent[game.game] ?? 0}
      onForget={mayForget(game) && lastSeen === null ? forget(game.game) : undefined}
    />
  )
  return (
    <section aria-label={ui('home.tables')} className="grid gap-3">
      <ListTrouble games={known} mine />
      {trouble ? (
        <p role="alert" className="rounded-xl bg-warn-ground px-4 py-3 text-[15px] text-warn">
          {ui(trouble)}
        </p>
      ) : null}
      <Next games={games} now={now} offered={offers.length > 0} />
      <Offers offers={offers} onChanged={reload} />
      {running.length > 0 ? (
        <div>
          <h2 className="text-[15px] font-extrabold">{ui('home.tables')}</h2>
          <ul className="divide-y divide-line">{running.slice(0, all ? undefined : SHOWN).map(row)}</ul>
          {!all && running.length > SHOWN ? (
            <button
              type="button"
              className="min-h-12 text-[15px] font-bold underline"
              onClick={() => setAll(true)}
            >
              {ui('home.tables.all', { n: running.length })}
            </button>
          ) : null}
        </div>
      ) : null}
      {over.length > 0 ? (
        <details>
          <summary className="min-h-12 content-center text-[15px] font-bold text-dim">
            {ui('list.finished', { n: over.length })}
          </summary>
          <ul className="divide-y divide-line">{over.map(row)}</ul>
        </details>
      ) : null}
    </section>
  )
}

/** A player who may be told that it is his move: nobody is told of games on his own device. */
const playsFriends = ({ mode, stage, sides }: ListedGame) =>
  mode === 'invite' && sides.length > 0 && ['join', 'nonce', 'play'].includes(stage)

/** One tap to what waits first; where nothing does, to how one is told. An offer speaks for itself. */
function Next({ games, now, offered }: { games: readonly ListedGame[]; now: number; offered: boolean }) {
  const words = useWords()
  const { ui } = words
  const [next] = games
  if (!next?.mine && offered) return null
  if (!next?.mine) {
    return (
      <div className="rounded-xl bg-second px-4 py-3">
        <p role="status" className="text-[17px] font-bold">
          {ui('list.nothing')}
        </p>
        {games.some(playsFriends) ? <TextLink href="/me#notices">{ui('list.told')}</TextLink> : null}
      </div>
    )
  }
  return (
    <Link
      href={`/games/${next.game}`}
      className="grid min-h-16 content-center rounded-2xl bg-primary px-4 py-2.5 text-center text-primary-ink"
    >
      <span className="text-xl leading-tight font-extrabold">{ui('list.next')}</span>
      <span className="text-[15px] leading-tight">
        {opponentOf(words, next)}
        {next.deadline ? ` · ${timeLeft(words, next, now)}` : ''}
      </span>
    </Link>
  )
}
