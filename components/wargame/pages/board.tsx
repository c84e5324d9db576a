'use client'

import type { ReactNode } from 'react'
import { use, useMemo } from 'react'
import { frontMiddle } from '@/components/map/front-rect'
import type { MapHandle } from '@/components/map/map-canvas'
import { makeWorld } from '@/components/map/world'
import type { GameAnswer } from '@/lib/play/api/game'
import { type TableGame, TableGameProvider, usePort, useTableGame } from '../game'
import { stillScene } from '../map/scene'
import { StillMap } from '../map/still-map'
import { useSheet } from '../map/use-sheet'
import { BAR } from '../screen/insets'
import { statusText } from '../screen/status'
import { TableWordsProvider, useTableWords } from '../text/words'

const INSETS = { top: BAR, right: 0, bottom: 0, left: 0 }

interface Props {
  answer: GameAnswer
  children: ReactNode
}

/** The map of a game to be looked at: it can be moved and magnified, and nothing else. */
export const Board = ({ plays, ...props }: Props & { plays: TableGame }) => (
  <TableGameProvider game={plays}>
    <TableWordsProvider>
      <Whole {...props} />
    </TableWordsProvider>
  </TableGameProvider>
)

function Whole({ answer, children }: Props) {
  const words = useTableWords()
  const port = usePort()
  const { ui } = words
  const view = useMemo(() => port.viewOf(answer), [port, answer])
  const { later } = useTableGame()
  const first = view ? null : use(later())
  const scene = useMemo(
    () => (view ? stillScene(port, view) : first!.start(answer.scenario)),
    [port, view, first, answer.scenario],
  )
  const sheet = useSheet(view, first?.firstSheet(answer.scenario))
  const lead = (map: MapHandle) => {
    const world = makeWorld(sheet.lattice, sheet.edge)
    const hex = world.hexAt(frontMiddle(world, scene))
    map.centreOn(hex ? [hex] : [], window.innerWidth > 700 ? 34 : 26)
  }
  const closed = answer.challenge?.closed
  const waits = closed
    ? (`list.${closed}` as const)
    : answer.stage === 'nonce'
      ? 'list.dice'
      : 'home.tables.join'
  return (
    <main className="fixed inset-0 bg-(--map-paper)">
      <StillMap sheet={sheet} scene={scene} insets={INSETS} lead={lead} />
      <header className="absolute inset-x-0 top-0 flex h-14 items-center border-b border-line bg-ground pl-4">
        <div className="min-w-0 grow">
          <h1 className="truncate text-[16px] leading-tight font-extrabold">{answer.title}</h1>
          <p className="line-clamp-2 text-[14px] leading-[15px] text-dim">
            {view ? port.turn(words, view) : words.turnText(first!.firstTurn(answer.scenario))} ·{' '}
            {view ? statusText(port, words, view, []) : ui(waits)}
          </p>
        </div>
        {children}
      </header>
    </main>
  )
}
