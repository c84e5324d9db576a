'use client'

import type { ReactNode } from 'react'
import type { GameManifest } from '@/components/games/manifest'
import { Backdrop } from './backdrop'

interface Props {
  /** Null: it is not known yet which game this is about. */
  game: GameManifest | null
  /** On a phone the map is a strip, because the panel has much to say. */
  low: boolean
  /** On a desk other games lie at the foot of the map. */
  shelved?: boolean
  children: ReactNode
}

/** The map of a game, and a panel before it. */
export function Front({ game, low, shelved = false, children }: Props) {
  return (
    <div className="bg-table lg:min-h-dvh">
      <div
        className={`relative overflow-hidden bg-(--map-paper) lg:fixed lg:inset-0 lg:h-auto ${low ? 'h-[15dvh]' : 'h-[40dvh]'}`}
      >
        {game ? <Backdrop game={game} /> : null}
        {shelved ? (
          <div className="absolute inset-x-0 bottom-0 hidden h-1/2 bg-linear-to-t from-black/55 lg:block" />
        ) : null}
      </div>
      <main
        className={`relative -mt-5 grid content-start gap-5 rounded-t-[20px] border-t border-line bg-ground px-5 pt-5 pb-[max(2rem,env(safe-area-inset-bottom))] shadow-[0_-4px_18px_rgba(40,25,5,.2)] lg:absolute lg:inset-y-0 lg:right-12 lg:my-auto lg:h-fit lg:min-h-0 lg:max-h-[calc(100dvh-4rem)] lg:w-[27rem] lg:overflow-y-auto lg:rounded-[20px] lg:border lg:px-7 lg:py-6 lg:shadow-[0_8px_40px_rgba(40,25,5,.35)] ${low ? 'min-h-[calc(85dvh+1.25rem)]' : 'min-h-[calc(60dvh+1.25rem)]'}`}
      >
        {children}
      </main>
    </div>
  )
}
