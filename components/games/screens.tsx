'use client'

import { type ComponentType, Suspense } from 'react'
import { RuleCards } from '@/components/rules/rule-cards'
import { type Opening, TableSkeleton } from '@/components/table/table-skeleton'
import type { GameControls } from '@/components/table/use-game'
import type { HotSeat } from '@/components/table/use-hot-seat'
import { PlainPage } from '@/components/ui/plain-page'
import { useWords } from '@/components/words'
import { Table as AVictoryDenied } from './a-victory-denied/table'

/** What every game's screen is given. */
export interface ScreenProps {
  game: GameControls
  seat: HotSeat
}

/** The screen of each game. A page names the scripts of all it may need, so that none is asked for late. */
const SCREENS: Readonly<Record<string, ComponentType<ScreenProps>>> = { 'a-victory-denied': AVictoryDenied }

interface Props extends ScreenProps {
  kind: string
  opening: Opening | null
}

export function GameScreen({ kind, opening, ...props }: Props) {
  const { ui } = useWords()
  const Screen = SCREENS[kind]
  if (!Screen) return <PlainPage figures="?">{ui('table.missing')}</PlainPage>
  return (
    <RuleCards game={kind}>
      <Suspense fallback={<TableSkeleton opening={opening} />}>
        <Screen {...props} />
      </Suspense>
    </RuleCards>
  )
}
