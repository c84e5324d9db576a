'use client'

import { useMemo } from 'react'
import type { BoardProps } from '@/components/games/boards'
import { frontMiddle } from '@/components/map/front-rect'
import type { MapHandle } from '@/components/map/map-canvas'
import { makeWorld } from '@/components/map/world'
import { NOTHING_CHOSEN, sceneOf } from './scene'
import { settledView } from './settled-view'
import { sceneAtStart } from './start'
import { statusText } from './status'
import { StillMap } from './still-map'
import { useSheet } from './use-sheet'
import { TableWordsProvider, useTableWords } from './words'

/** Height of the bar, CSS pixels. */
const BAR = 56
const INSETS = { top: BAR, right: 0, bottom: 0, left: 0 }

/** The map of a game to be looked at: it can be moved and magnified, and nothing else. */
export const Board = (props: BoardProps) => (
  <TableWordsProvider>
    <Whole {...props} />
  </TableWordsProvider>
)

function Whole({ answer, children }: BoardProps) {
  const words = useTableWords()
  const { ui, avd, say } = words
  const view = useMemo(() => settledView(answer), [answer])
  const scene = useMemo(
    () => (view ? sceneOf({ ...NOTHING_CHOSEN, table: view.table }) : sceneAtStart()),
    [view],
  )
  const sheet = useSheet()
  const lead = (map: MapHandle) => {
    const world = makeWorld(sheet.lattice)
    const hex = world.hexAt(frontMiddle(world, scene))
    map.centreOn(hex ? [hex] : [], window.innerWidth > 700 ? 34 : 26)
  }
  const turn = view?.table.turn ?? 1
  const closed = answer.challenge?.closed
  const waits = closed
    ? (`list.${closed}` as const)
    : answer.stage === 'nonce'
      ? 'list.dice'
      : 'home.tables.join'
  const dates = say({ key: `dates-${turn}`, params: {} })
  return (
    <main className="fixed inset-0 bg-(--map-paper)">
      <StillMap scene={scene} insets={INSETS} lead={lead} />
      <header className="absolute inset-x-0 top-0 flex h-14 items-center border-b border-line bg-ground pl-4">
        <div className="min-w-0 grow">
          <h1 className="truncate text-[16px] leading-tight font-extrabold">{answer.title}</h1>
          <p className="line-clamp-2 text-[14px] leading-[15px] text-dim">
            {avd('bar.turn', { turn, dates })} · {view ? statusText(words, { view, entries: [] }) : ui(waits)}
          </p>
        </div>
        {children}
      </header>
    </main>
  )
}
