'use client'

import dynamic from 'next/dynamic'
import type { ScreenProps } from '../screens'
import { Screen } from './screen'
import { newsOf } from './use-news'
import { TableWordsProvider, useTableWords } from './words'

const Curtain = dynamic(() => import('@/components/table/curtain').then((card) => card.Curtain), {
  ssr: false,
})

/** Lines that only one side may hear. */
const PRIVATE = new Set(['log-chits-mine'])
const SHOWN = 4

export function Table(props: ScreenProps) {
  return (
    <TableWordsProvider>
      <Seated {...props} />
    </TableWordsProvider>
  )
}

/** The table, or the curtain before it while the phone changes hands. */
function Seated({ game, seat }: ScreenProps) {
  const { say } = useTableWords()
  if (!seat.side) return <Screen game={game} />
  const lines = newsOf(game).filter((line) => !PRIVATE.has(line.key))
  return <Curtain side={seat.side} lines={lines.slice(-SHOWN)} say={say} onOpen={seat.open} />
}
