'use client'

import { Button } from '@/components/ui/button'
import { grouped } from '@/lib/wargame/pools'
import type { Halt } from '@/lib/wargame/staff/columns'
import { useTableWords } from '../text/words'

/** Who needs his player: those that stay where they are, by why they do. */
export function Halts({
  halts,
  onShow,
}: {
  halts: readonly Halt[]
  onShow: (hexes: readonly string[]) => void
}) {
  const { tell } = useTableWords()
  if (halts.length === 0) return null
  return (
    <ul aria-label={tell('staff.needs')} className="mt-1 rounded-xl bg-second pl-3">
      {[...grouped(halts, ({ why }) => why)].map(([why, some]) => (
        <li key={why} className="flex items-center gap-2">
          <span className="grow text-[15px] leading-tight">
            {tell(`staff.halt.${why}`, { n: some.reduce((n, { units }) => n + units.length, 0) })}
          </span>
          <Button
            look="quiet"
            className="px-3 text-[15px] underline"
            onClick={() => onShow([...new Set(some.map(({ from }) => from))])}
          >
            {tell('undone.show')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
