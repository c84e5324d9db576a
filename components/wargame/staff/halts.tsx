'use client'

import { Button } from '@/components/ui/button'
import { grouped } from '@/lib/wargame/pools'
import type { Halt } from '@/lib/wargame/staff/columns'
import { usePort } from '../game'
import type { TableView } from '../port'
import { useTableWords } from '../text/words'

/** Who needs his player: those that stay where they are, by why they do. */
export function Halts({
  halts,
  refused = [],
  view,
  onShow,
}: {
  halts: readonly Halt[]
  /** Units whose orders the rules did not allow. */
  refused?: readonly string[]
  view: TableView
  onShow: (hexes: readonly string[]) => void
}) {
  const { tell } = useTableWords()
  const port = usePort()
  const told = [
    ...[...grouped(halts, ({ why }) => why)].map(([why, some]) => ({
      text: tell(`staff.halt.${why}`, { n: some.reduce((n, { units }) => n + units.length, 0) }),
      hexes: some.map(({ from }) => from),
    })),
    ...(refused.length > 0
      ? [
          {
            text: tell('staff.halt.refused', { n: refused.length }),
            hexes: refused.flatMap((unit) => port.at(view, unit) ?? []),
          },
        ]
      : []),
  ]
  if (told.length === 0) return null
  return (
    <ul aria-label={tell('staff.needs')} className="mt-1 rounded-xl bg-second pl-3">
      {told.map(({ text, hexes }) => (
        <li key={text} className="flex min-h-12 items-center gap-2">
          <span className="grow text-[15px] leading-tight">{text}</span>
          {/* Whoever waits beside the map is to be seen nowhere. */}
          {hexes.length > 0 ? (
            <Button
              look="quiet"
              className="px-3 text-[15px] underline"
              onClick={() => onShow([...new Set(hexes)])}
            >
              {tell('undone.show')}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
