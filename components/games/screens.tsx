'use client'

import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { GameControls } from '@/components/table/use-game'
import { ui } from '@/lib/words/en'

/** What every game's screen is given. */
export interface ScreenProps {
  game: GameControls
  /** At a hot seat: the side that must take the phone now. */
  handOver: string | null
  onHandOver: () => void
}

const loading = () => <p className="p-6">{ui('table.loading')}</p>

/** The screen of each game, fetched when it is needed. */
const SCREENS: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  'a-victory-denied': dynamic(() => import('./a-victory-denied/screen').then(({ Screen }) => Screen), {
    ssr: false,
    loading,
  }),
}

export function GameScreen({ kind, ...props }: ScreenProps & { kind: string }) {
  const Screen = SCREENS[kind]
  return Screen ? <Screen {...props} /> : <p className="p-6">{ui('table.missing')}</p>
}
