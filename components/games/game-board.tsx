'use client'

import { type ComponentType, lazy, Suspense } from 'react'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { gameOf } from '.'
import type { BoardProps, GameManifest } from './manifest'

const boards = new Map<string, ComponentType<BoardProps>>()

/** Its scripts are fetched when the first board of this game is looked at. */
function boardOf({ id, plays }: GameManifest): ComponentType<BoardProps> {
  const made =
    boards.get(id) ??
    lazy(async () => {
      const [{ Board }, game] = await Promise.all([import('@/components/wargame/pages/board'), plays()])
      return { default: (props: BoardProps) => <Board {...props} plays={game} /> }
    })
  boards.set(id, made)
  return made
}

/** The board of a game to be looked at only. */
export function GameBoard({ kind, ...props }: BoardProps & { kind: string }) {
  const game = gameOf(kind)
  if (!game) return null
  const Board = boardOf(game)
  return (
    <Suspense fallback={<TableSkeleton />}>
      <Board {...props} />
    </Suspense>
  )
}
