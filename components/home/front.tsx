'use client'

import type { ReactNode } from 'react'
import { FEATURED } from '@/components/games/featured'

const { Backdrop } = FEATURED

/** The map, and a panel before it. `low`: on a phone the map is a strip, because the panel has much to say. */
export function Front({ low, children }: { low: boolean; children: ReactNode }) {
  return (
    <div className="bg-table lg:min-h-dvh">
      <div
        className={`relative overflow-hidden bg-(--map-paper) lg:fixed lg:inset-0 lg:h-auto ${low ? 'h-[15dvh]' : 'h-[40dvh]'}`}
      >
        <Backdrop />
      </div>
      <main
        className={`relative -mt-5 grid content-start gap-5 rounded-t-[20px] border-t border-line bg-ground px-5 pt-5 pb-[max(2rem,env(safe-area-inset-bottom))] shadow-[0_-4px_18px_rgba(40,25,5,.2)] lg:absolute lg:top-1/2 lg:right-12 lg:mt-0 lg:min-h-0 lg:max-h-[calc(100dvh-4rem)] lg:w-[27rem] lg:-translate-y-1/2 lg:overflow-y-auto lg:rounded-[20px] lg:border lg:px-7 lg:py-6 lg:shadow-[0_8px_40px_rgba(40,25,5,.35)] ${low ? 'min-h-[calc(85dvh+1.25rem)]' : 'min-h-[calc(60dvh+1.25rem)]'}`}
      >
        {children}
      </main>
    </div>
  )
}
