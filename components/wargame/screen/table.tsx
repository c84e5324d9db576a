'use client'

import dynamic from 'next/dynamic'
import type { GameControls } from '@/components/table/game-controls'
import type { HotSeat } from '@/components/table/use-hot-seat'
import { type TableGame, TableGameProvider, usePort } from '../game'
import { newsOf } from '../past/news'
import { TableWordsProvider, useTableWords } from '../text/words'
import { Screen } from './screen'

const Curtain = dynamic(() => import('@/components/table/curtain').then((card) => card.Curtain), {
  ssr: false,
})

const SHOWN = 4

interface Props {
  game: GameControls
  seat: HotSeat
}

/** The table of a game that brings its port. */
export const Table = ({ plays, ...props }: Props & { plays: TableGame }) => (
  <TableGameProvider game={plays}>
    <TableWordsProvider>
      <Seated {...props} />
    </TableWordsProvider>
  </TableGameProvider>
)

/** The table, or the curtain before it while the phone changes hands. */
function Seated({ game, seat }: Props) {
  const { say } = useTableWords()
  const { lines } = usePort()
  if (!seat.side) return <Screen game={game} />
  // Lines that only one side may hear are not read out between two.
  const open = newsOf(lines, game).filter(({ key }) => !lines.sealed.has(key))
  return <Curtain side={seat.side} lines={open.slice(-SHOWN)} say={say} onOpen={seat.open} />
}
