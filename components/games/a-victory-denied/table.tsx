'use client'

import { Curtain } from '@/components/table/curtain'
import { say } from '@/lib/games/a-victory-denied/words.en'
import type { ScreenProps } from '../screens'
import { Screen } from './screen'
import { newsOf } from './use-news'

/** Lines that only one side may hear. */
const PRIVATE = new Set(['log-chits-mine'])
const SHOWN = 4

/** The table, or the curtain before it while the phone changes hands. */
export function Table({ game, seat }: ScreenProps) {
  if (!seat.side) return <Screen game={game} />
  const lines = newsOf(game).filter((line) => !PRIVATE.has(line.key))
  return <Curtain side={seat.side} lines={lines.slice(-SHOWN)} say={say} onOpen={seat.open} />
}
