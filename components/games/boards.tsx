'use client'

import dynamic from 'next/dynamic'
import type { ComponentType, ReactNode } from 'react'
import { TableSkeleton } from '@/components/table/table-skeleton'
import type { GameAnswer } from '@/lib/play/api'

/** What every game's board is given: the answer of a spectator, and what stands at the end of its bar. */
export interface BoardProps {
  answer: GameAnswer
  children: ReactNode
}

/** The board of each game to be looked at only. */
const BOARDS: Readonly<Record<string, ComponentType<BoardProps>>> = {
  'a-victory-denied': dynamic(() => import('./a-victory-denied/board').then(({ Board }) => Board), {
    ssr: false,
    loading: () => <TableSkeleton />,
  }),
}

export function GameBoard({ kind, ...props }: BoardProps & { kind: string }) {
  const Board = BOARDS[kind]
  return Board ? <Board {...props} /> : null
}
