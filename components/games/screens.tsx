'use client'

import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import { RuleCards } from '@/components/rules/rule-cards'
import { TableSkeleton } from '@/components/table/table-skeleton'
import type { GameControls } from '@/components/table/use-game'
import type { HotSeat } from '@/components/table/use-hot-seat'
import { PlainPage } from '@/components/ui/plain-page'
import { useWords } from '@/components/words'
import { LANGUAGES } from '@/lib/words/language'
import { fetchCatalogue } from './a-victory-denied/catalogue'

/** What every game's screen is given. */
export interface ScreenProps {
  game: GameControls
  seat: HotSeat
}

/** What a table of each game needs beyond its answer: the screen, and the words together with it. */
const FETCH = {
  'a-victory-denied': async () => {
    const language = LANGUAGES.find((one) => one === document.documentElement.lang) ?? LANGUAGES[0]
    const [{ Table }] = await Promise.all([import('./a-victory-denied/table'), fetchCatalogue(language)])
    return Table
  },
}

/** Begins to fetch screens while the server is still asked which game it is. What fails is fetched again later. */
export function fetchScreens(): void {
  for (const fetchScreen of Object.values(FETCH)) fetchScreen().catch(() => undefined)
}

/** The screen of each game, fetched when it is needed. */
const SCREENS: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  'a-victory-denied': dynamic(FETCH['a-victory-denied'], {
    ssr: false,
    loading: () => <TableSkeleton />,
  }),
}

export function GameScreen({ kind, ...props }: ScreenProps & { kind: string }) {
  const { ui } = useWords()
  const Screen = SCREENS[kind]
  if (!Screen) return <PlainPage figures="?">{ui('table.missing')}</PlainPage>
  return (
    <RuleCards game={kind}>
      <Screen {...props} />
    </RuleCards>
  )
}
