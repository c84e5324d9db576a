'use client'

import type { ReactNode } from 'react'
import { useWords } from '@/components/words'
import { type Hint, HintCard } from './hint-card'
import { StillFront } from './still-front'

/** What a table says of itself before its map is there. */
export interface Opening {
  /** As in the bar at the top. */
  title: string
  status: string
  /** As in the sheet. */
  prompt: string
  hint: string
  /** The first one of the guide, where it is due. */
  guide: (Hint & { title: string }) | null
  /** By what name its map was handed over (`sent-once.ts`); null: it comes with the scripts alone. */
  still: string | null
}

const bar = 'rounded-full bg-line/60'

/** The table while it is fetched: bar, map and sheet lie where they will be, so that nothing jumps. */
export function TableSkeleton({ opening, children }: { opening?: Opening | null; children?: ReactNode }) {
  const { ui } = useWords()
  return (
    <main className="fixed inset-0 overflow-hidden bg-(--map-paper)">
      <StillFront still={opening?.still ?? null} />
      <div className="fixed inset-x-0 top-0 z-10 flex h-[calc(3.5rem+env(safe-area-inset-top))] flex-col justify-center border-b border-line bg-ground px-12 pt-[env(safe-area-inset-top)]">
        {opening ? (
          <>
            <h1 className="truncate text-[17px] leading-tight font-extrabold">{opening.title}</h1>
            <p className="truncate text-[14px] leading-tight text-dim">{opening.status}</p>
          </>
        ) : (
          <>
            <span className={`mb-1.5 h-3.5 w-44 ${bar}`} />
            <span className={`h-2.5 w-28 ${bar}`} />
          </>
        )}
      </div>
      <div className="fixed top-14 bottom-0 left-0 hidden w-[300px] border-r border-line bg-ground lg:block" />
      <div className="fixed inset-x-0 bottom-0 z-10 grid min-h-44 content-start gap-3 rounded-t-[18px] border-t border-line bg-ground px-3.5 pt-3 pb-4 shadow-[0_-4px_18px_rgba(40,25,5,.2)] landscape:left-auto landscape:w-[26rem] landscape:max-w-[60vw] lg:top-14 lg:left-auto lg:w-[380px] lg:rounded-none lg:border-t-0 lg:border-l lg:px-4 lg:shadow-none">
        <span className="h-1 w-10 justify-self-center rounded-full bg-line lg:hidden" />
        {opening?.guide ? <HintCard title={opening.guide.title} hint={opening.guide} /> : null}
        {opening ? (
          <p className="text-[17px] leading-snug font-bold">
            {opening.prompt} <span className="font-medium text-dim">{opening.hint}</span>
          </p>
        ) : null}
        <p role="status" className={opening ? 'text-[15px] text-dim' : 'text-[17px] font-bold'}>
          {ui('table.loading')}
        </p>
        {children}
      </div>
    </main>
  )
}
