'use client'

import { useEffect, useState } from 'react'
import type { Teller } from '@/components/games/manifest'
import { FrontSlot } from '@/components/home/front-slot'
import { useTellers } from '@/components/home/use-tellers'
import { pagesApi } from '@/components/table/pages-api'
import { troubleIn } from '@/components/table/trouble'
import { REPLAY } from '@/components/table/use-entry'
import { Button } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { Trouble } from '@/components/ui/trouble'
import { useWords } from '@/components/words'
import type { ArchiveAnswer, ArchivedGame } from '@/lib/play/api/list'
import { localeOf } from '@/lib/words/language'
import type { UiWord } from '@/lib/words/words'

interface Props {
  /** Those of one player, by what names his page; absent: of everybody. */
  player?: string
  /** What came with the page. */
  first?: ArchiveAnswer
  /** What is said where there are none. */
  none: string
}

/** Finished games that both their players show, newest first. */
export function ArchiveList({ player, first, none }: Props) {
  const { ui } = useWords()
  const [shown, setShown] = useState<ArchiveAnswer | null>(first ?? null)
  const [trouble, setTrouble] = useState<UiWord | null>(null)
  const look = async (before: ArchiveAnswer | null) => {
    setTrouble(null)
    const reply = await pagesApi.archive(player ?? null, before?.more ?? null)
    if ('ok' in reply) setShown({ ...reply.ok, games: [...(before?.games ?? []), ...reply.ok.games] })
    else setTrouble(troubleIn(reply))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!first) void look(null)
  }, [])
  const games = shown?.games ?? []
  const tellers = useTellers(games.map(({ kind }) => kind))
  return (
    <>
      {shown && games.length === 0 ? <p className="text-dim">{none}</p> : null}
      <ul className="divide-y divide-line">
        {games.map((game) => (
          <Row key={game.game} game={game} teller={tellers[game.kind]} about={player} />
        ))}
      </ul>
      <Trouble trouble={trouble} />
      {shown?.more ? <Button onClick={() => void look(shown)}>{ui('challenge.open.more')}</Button> : null}
    </>
  )
}

/** Who played it, how it ended, and when; it leads to the table, where it is played again. */
function Row({
  game,
  teller,
  about,
}: {
  game: ArchivedGame
  teller: Teller | undefined
  about?: string | undefined
}) {
  const { ui, sideName, language } = useWords()
  const { players, turn, turns, winner, ended, side, title } = game
  const called = ({ side: one, name }: ArchivedGame['players'][number]) =>
    name ?? ui('list.guest', { side: sideName(one) })
  const [one, other] = players
  const pair =
    one && other
      ? ui('archive.pair', {
          ...{ one: called(one), oneSide: sideName(one.side) },
          ...{ other: called(other), otherSide: sideName(other.side) },
        })
      : ''
  const when = turn === null ? null : (teller?.when(turn) ?? ui('list.turn', { turn, turns }))
  const day = new Date(ended).toLocaleDateString(localeOf(language), { dateStyle: 'medium' })
  const pages = players.filter(({ page }) => page && page !== about)
  return (
    <li className="py-1">
      <a href={`/games/${game.game}${REPLAY}`} className="flex min-h-20 items-center gap-3 py-2">
        <FrontSlot picture={game.picture} turn={turn} />
        <span className="grid min-w-0 grow gap-0.5">
          <span className="text-[17px] leading-tight font-extrabold wrap-anywhere">{pair}</span>
          <span className="text-[15px] leading-tight font-bold">{outcome(winner, side)}</span>
          <span className="text-[14px] leading-tight text-dim">
            {[title, when, day].filter(Boolean).join(' · ')}
          </span>
        </span>
      </a>
      {pages.length > 0 ? (
        <p className="flex flex-wrap gap-x-5 text-[15px]">
          {pages.map((player) => (
            <TextLink key={player.side} href={`/players/${player.page}`}>
              {ui('archive.page', { name: called(player) })}
            </TextLink>
          ))}
        </p>
      ) : null}
    </li>
  )

  /** For the player whom the page is about, or as anybody tells it. */
  function outcome(won: string | null, mine: string | undefined): string {
    if (won === null || won === 'draw') return ui('list.over.draw')
    if (mine === undefined) return ui('list.over.side', { side: sideName(won) })
    return ui(won === mine ? 'player.has.won' : 'player.has.lost', { side: sideName(mine) })
  }
}
