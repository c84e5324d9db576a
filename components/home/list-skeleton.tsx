'use client'

import { useWords } from '@/components/words'

/** The shape of a list that is being fetched. */
export function ListSkeleton() {
  const { ui } = useWords()
  return (
    <div role="status" className="grid gap-4">
      <span className="spoken">{ui('list.loading')}</span>
      <div className="h-16 animate-pulse rounded-2xl bg-second" />
      {[1, 2, 3].map((n) => (
        <div key={n} className="flex gap-3">
          <div className="h-16 w-24 animate-pulse rounded-lg bg-second" />
          <div className="grid grow content-center gap-2">
            <div className="h-4 w-2/3 animate-pulse rounded bg-second" />
            <div className="h-4 w-1/2 animate-pulse rounded bg-second" />
          </div>
        </div>
      ))}
    </div>
  )
}
