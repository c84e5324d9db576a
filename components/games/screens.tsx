'use client'

import { type ComponentType, lazy, Suspense } from 'react'
import { RuleCards } from '@/components/rules/rule-cards'
import type { GameControls } from '@/components/table/game-controls'
import { type Opening, TableSkeleton } from '@/components/table/table-skeleton'
import type { HotSeat } from '@/components/table/use-hot-seat'
import { PlainPage } from '@/components/ui/plain-page'
import { useWords } from '@/components/words'
import { waking as aVictoryDenied } from './a-victory-denied/waking'

/** What every game's screen is given. */
export interface ScreenProps {
  game: GameControls
  seat: HotSeat
}

/**
 * What must run before a screen can be shown: modules that work out much, such as where each hex lies. All at once they
 * would hold up a phone for a tenth of a second and more, so each runs in a task of its own. They are required, not
 * imported: so the page names their scripts, and none is asked for late, and yet they run when they are told to.
 */
export interface Waking {
  beneath: readonly (() => unknown)[]
  screen: () => ComponentType<ScreenProps>
}

const asleep = ({ beneath, screen }: Waking) =>
  lazy(async () => {
    // Before the first as well: what asks for the screen has a task of its own.
    for (const wake of beneath) {
      await new Promise((done) => setTimeout(done))
      wake()
    }
    await new Promise((done) => setTimeout(done))
    return { default: screen() }
  })

/** The screen of each game. */
const SCREENS: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  'a-victory-denied': asleep(aVictoryDenied),
}

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
