'use client'

import dynamic from 'next/dynamic'
import { useEffect, useMemo, useState } from 'react'
import { GameScreen, type TableScripts } from '@/components/games/screens'
import { type KeptTable, keptTable } from '@/components/offline/kept-tables'
import { usePlan } from '@/components/offline/use-plan'
import { Button } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { useWords } from '@/components/words'
import type { GameAnswer } from '@/lib/play/api/game'
import { pause } from './api'
import { noteMail } from './came-by-mail'
import { learnHints } from './hints-due'
import { KEPT } from './kept'
import { type Opening, TableSkeleton } from './table-skeleton'
import { useKept } from './use-duties'
import { useGame } from './use-game'
import { useHotSeat } from './use-hot-seat'
import { usePins } from './use-pins'

// What one sees once before a table, or never.
const EnterCard = dynamic(() => import('./enter-card').then((card) => card.EnterCard), { ssr: false })
const PublicBoard = dynamic(() => import('./public-board').then((board) => board.PublicBoard), { ssr: false })
const AlarmPage = dynamic(() => import('./alarm-page').then((page) => page.AlarmPage), { ssr: false })
const Missing = dynamic(() => import('./missing').then((page) => page.Missing), { ssr: false })
const JoinCard = dynamic(() => import('./join-card').then((card) => card.JoinCard), { ssr: false })

const FRAGMENT = /^#(join|watch|recover)=([A-Za-z0-9_-]+)$/

/** Where a link waits until it is used, if the page is loaded again before: with this visit alone. */
const WAITING = 'fieldpostLink'
const remember = (token: string | null) =>
  history.replaceState(token ? { [WAITING]: token } : null, '', window.location.pathname)
const remembered = (): string | null => history.state?.[WAITING] ?? null

interface Props {
  id: string
  /** The table as it stood when the page was sent, as JSON; null if this browser had no seat then. */
  first: string | null
  /** What the table says of itself until its screen stands. */
  opening: Opening | null
  /** Of its game; where the page is of none, of every game. */
  scripts: TableScripts
}

/** A table from its address: as it is sent, or else as it was last seen. */
export function GamePage(props: Props) {
  return props.id === KEPT ? <KeptPage scripts={props.scripts} /> : <SentPage {...props} />
}

/** A table as it was last seen on this device. */
function KeptPage({ scripts }: Pick<Props, 'scripts'>) {
  const [kept, setKept] = useState<KeptTable | null>(null)
  useEffect(() => {
    const [, , id = ''] = window.location.pathname.split('/')
    // A network that was too slow for the page may still tell that this browser was signed out elsewhere.
    const ask = async () => {
      const { askForGames, PATIENCE } = await import('@/components/offline/kept-games')
      await Promise.race([askForGames(), pause(PATIENCE)])
    }
    void (navigator.onLine ? ask().catch(() => undefined) : Promise.resolve())
      .then(() => keptTable(decodeURIComponent(id)))
      // Nothing is kept any more, and there is no network by which to fetch what would say so: a kept page does.
      .then((found) => (found ? setKept(found) : window.location.replace('/offline')))
  }, [])
  if (!kept) return <TableSkeleton />
  return (
    <SeatedPage id={kept.answer.game} first={kept.answer} opening={null} scripts={scripts} keptAt={kept.at} />
  )
}

/** Enter by a link, wait for the other player, or play. */
function SentPage({ id, first, opening, scripts }: Props) {
  const sent = useMemo(() => (first === null ? null : (JSON.parse(first) as GameAnswer)), [first])
  // undefined: the address has not been read yet.
  const [token, setToken] = useState<string | null | undefined>(undefined)
  const [entered, setEntered] = useState(false)
  // Before any hint is shown.
  useEffect(() => learnHints(sent?.hints), [sent])
  useEffect(() => {
    noteMail()
    const found = FRAGMENT.exec(window.location.hash)
    // The secret leaves the address bar and the next screenshot.
    if (found) remember(found[2]!)
    // Only the first look counts: afterwards the address holds no secret any more.
    setToken((before) => (before === undefined ? remembered() : before))
  }, [])

  if (token === undefined) return <TableSkeleton opening={opening} />
  if (token && !entered) {
    const plays = sent !== null && sent.seats.length > 0
    const enter = () => {
      remember(null)
      setEntered(true)
    }
    const pass = () => {
      remember(null)
      setToken(null)
    }
    // Players come back by the link that they were sent, which they have long used, or try one that they send.
    return <EnterCard id={id} token={token} onEntered={enter} onPass={plays ? pass : undefined} />
  }
  // Who enters by a link sees another table than the page was sent with.
  return entered ? (
    <SeatedPage id={id} first={null} opening={null} scripts={scripts} />
  ) : (
    <SeatedPage id={id} first={sent} opening={opening} scripts={scripts} />
  )
}

interface Seated extends Omit<Props, 'first'> {
  first: GameAnswer | null
  keptAt?: number | null
}

/** The table of a browser that has a seat, or none. */
function SeatedPage({ id, first, opening, scripts, keptAt = null }: Seated) {
  const { isUiWord, ui } = useWords()
  const served = useGame(id, first, keptAt)
  const alarm = usePins(served)
  const game = usePlan(served)
  const seat = useHotSeat(game)
  useKept(id, served, seat)
  const { answer } = game
  if (game.missing) {
    // Who has no seat here may still look, if the address lets him.
    const p = new URLSearchParams(window.location.search).get('p')
    return p ? <PublicBoard id={id} p={p} /> : <Missing before={answer !== null} />
  }
  if (!answer) {
    return (
      <TableSkeleton opening={opening}>
        {game.lastSeen !== null ? <p className="text-warn">{ui('table.offline')}</p> : null}
        {game.notice ? (
          <>
            <p role="alert">{isUiWord(game.notice.words.key) ? ui(game.notice.words.key) : null}</p>
            <Button onClick={game.reload}>{ui('table.retry')}</Button>
            <TextLink href="/">{ui('table.home')}</TextLink>
          </>
        ) : null}
      </TableSkeleton>
    )
  }
  if (alarm) return <AlarmPage alarm={alarm} answer={answer} reload={game.reload} />
  if (['join', 'nonce', 'closed'].includes(answer.stage) || !answer.view)
    return <JoinCard game={game} answer={answer} />
  return <GameScreen kind={answer.kind} game={game} seat={seat} opening={opening} scripts={scripts} />
}
