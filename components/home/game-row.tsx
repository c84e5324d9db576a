'use client'

import Link from 'next/link'
import type { Teller } from '@/components/games/manifest'
import { momentOf } from '@/components/table/clock'
import { useSure } from '@/components/table/sure-button'
import { REPLAY } from '@/components/table/use-entry'
import { CloseIcon } from '@/components/ui/icons'
import { useWords } from '@/components/words'
import type { ListedGame } from '@/lib/play/api/list'
import { FrontSlot } from './front-slot'
import { dueWords, isPaused, opponentOf, stateOf, timeAgo } from './game-words'

interface Props {
  game: ListedGame
  teller: Teller | undefined
  now: number
  /** Orders that were planned here without a connection, and wait for the table to be opened. */
  unsent: number
  /** It leads to where the game is played again. */
  again?: boolean
  /** Absent where it cannot leave the list. */
  onForget?: (() => void) | undefined
}

/** One game of the list: its front, with whom, whose move, what is asked, how long there is. */
export function GameRow({ game, teller, now, unsent, again = false, onForget }: Props) {
  const words = useWords()
  const { ui, sideName } = words
  const { turn, turns, asked, mine, deadline, left = 0, sides, changed, unread } = game
  const opponent = opponentOf(words, game)
  const short = deadline !== undefined && left < 86_400_000
  const when = turn === null ? game.title : (teller?.when(turn) ?? ui('list.turn', { turn, turns }))
  return (
    <li className="flex items-center gap-1">
      <Link
        href={`/games/${game.game}${again ? REPLAY : ''}`}
        className="flex min-h-20 min-w-0 grow items-center gap-3 py-2"
      >
        <FrontSlot picture={game.picture} turn={turn} />
        <span className="grid min-w-0 grow gap-0.5">
          <span className="flex flex-wrap gap-x-2 text-[17px] leading-tight font-extrabold wrap-anywhere">
            {opponent}
            {sides.length === 1 &&
            game.mode !== 'watch' &&
            !(game.challenge?.drawn && ['join', 'closed'].includes(game.stage)) ? (
              <span className="font-medium text-dim">
                {ui('challenge.youPlay', { side: sideName(sides[0]!) })}
              </span>
            ) : null}
          </span>
          <span className="flex flex-wrap items-baseline gap-x-2 text-[15px] leading-tight">
            <span className={mine ? 'rounded-full bg-primary px-2 font-bold text-primary-ink' : 'font-bold'}>
              {stateOf(words, game)}
            </span>
            {deadline ? (
              <time dateTime={deadline} className={short && mine ? 'font-bold text-warn' : 'text-dim'}>
                {dueWords(words, game, now)}
              </time>
            ) : isPaused(game) ? (
              <span className="text-dim">{ui('clock.still')}</span>
            ) : null}
          </span>
          {unread > 0 ? (
            <span className="text-[15px] leading-tight font-bold">{ui('list.unread', { n: unread })}</span>
          ) : null}
          {mine && asked && teller ? (
            <span className="line-clamp-2 text-[15px] leading-tight">{teller.asked(asked)}</span>
          ) : null}
          {unsent > 0 ? (
            <span className="text-[15px] leading-tight font-bold text-warn">
              {ui('plan.row', { n: unsent })}
            </span>
          ) : null}
          <span className="text-[14px] leading-tight text-dim">
            {when}
            {deadline ? null : (
              <>
                {' · '}
                <time
                  className="whitespace-nowrap"
                  dateTime={changed}
                  title={momentOf(words, Date.parse(changed))}
                >
                  {timeAgo(words, changed, now)}
                </time>
              </>
            )}
          </span>
        </span>
      </Link>
      {onForget ? <Forget title={opponent} onForget={onForget} /> : null}
    </li>
  )
}

/** Takes a game off the list, from where nothing brings it back. */
function Forget({ title, onForget }: { title: string; onForget: () => void }) {
  const { ui } = useWords()
  const { armed, isOff, tap } = useSure(onForget)
  return (
    <button
      type="button"
      aria-label={ui(armed ? 'home.tables.forget.sure' : 'home.tables.forget', { title })}
      aria-disabled={isOff}
      className={`grid min-h-12 min-w-12 shrink-0 place-items-center ${armed ? 'rounded-xl bg-warn-ground px-3 text-[15px] font-bold text-warn' : 'text-dim'}`}
      onClick={tap}
    >
      {armed ? ui('home.tables.sure') : <CloseIcon />}
    </button>
  )
}
