'use client'

import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { GameControls } from '@/components/table/use-game'
import type { HotSeat } from '@/components/table/use-hot-seat'
import { ui } from '@/lib/words/en'
import { NewGame } from './a-victory-denied/new-game'

/** What every game's screen is given. */
export interface ScreenProps {
  game: GameControls
  seat: HotSeat
}

const loading = () => <p className="p-6">{ui('table.loading')}</p>

/** The screen of each game, fetched when it is needed. */
const SCREENS: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  'a-victory-denied': dynamic(() => import('./a-victory-denied/table').then(({ Table }) => Table), {
    ssr: false,
    loading,
  }),
}

/** The game that the first page offers: its picture, and the choices for a new table. */
export const FEATURED = {
  id: 'a-victory-denied',
  title: 'A Victory Denied',
  Backdrop: dynamic(() => import('./a-victory-denied/backdrop').then(({ Backdrop }) => Backdrop), {
    ssr: false,
  }),
  NewGame,
} as const

export function GameScreen({ kind, ...props }: ScreenProps & { kind: string }) {
  const Screen = SCREENS[kind]
  return Screen ? <Screen {...props} /> : <p className="p-6">{ui('table.missing')}</p>
}
