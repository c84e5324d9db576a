'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { LineOrder } from '@/lib/wargame/staff/line'
import { MOST_SHIFT, type Papers, toldOf } from '@/lib/wargame/staff/papers'
import { usePort } from '../game'
import { useSheet } from '../map/use-sheet'
import { useTableWords } from '../text/words'

/** What the line of an army is told. */
export interface LineTold {
  readonly verb: 'line'
  readonly order: LineOrder
}

/** What the line of an army is told again unless its player wants it otherwise: what it was told last, or to hold. */
export const toldAgain = (papers: Papers, army: string): LineTold => ({
  verb: 'line',
  order: { ...(toldOf(papers, army) ?? { task: { verb: 'hold' }, each: 1 }), marks: [] },
})

/** What an army is told to do now. */
export type Task =
  | LineTold
  /** `follows`: the army behind whose line it is to stay from now on. */
  | { readonly verb: 'march'; readonly to: string; readonly follows?: string }
  | { readonly verb: 'close' }
  /** Who belongs to it is chosen, and what it is called. */
  | { readonly verb: 'group' }
  | { readonly verb: 'shift'; readonly slot: number; readonly hexes: number }

const ARROWS = ['→', '↘', '↓', '↙', '←', '↖', '↑', '↗']

/** The six directions of the map, each as an arrow with its slot, from left to right by way of the top, and back. */
function useArrows(): readonly { readonly arrow: string; readonly eighth: number; readonly slot: number }[] {
  // Directions are the same on any map.
  const { lattice } = useSheet(null)
  const { middle } = usePort()
  const from = lattice.centre(middle)
  const all = lattice.neighbours(middle).map((hex, slot) => {
    const to = lattice.centre(hex)
    const eighths = Math.round((4 * Math.atan2(to.y - from.y, to.x - from.x)) / Math.PI)
    return { slot, eighth: (eighths + 8) % 8 }
  })
  return all
    .sort((a, b) => ((a.eighth + 4) % 8) - ((b.eighth + 4) % 8))
    .map(({ slot, eighth }) => ({ slot, eighth, arrow: ARROWS[eighth]! }))
}

interface Props {
  task: Task | null
  onTask: (task: Task | null) => void
}

/** To follow the enemy. */
export function CloseUp({ task, onTask }: Props) {
  const { tell } = useTableWords()
  const on = task?.verb === 'close'
  return (
    <Button
      aria-pressed={on}
      className={`px-2 text-[15px] ${on ? 'border-mark' : ''}`}
      onClick={() => onTask(on ? null : { verb: 'close' })}
    >
      {tell('staff.close.up')}
    </Button>
  )
}

/** To go as it stands, a hex more with each tap; `children`: what else it may do as it stands. */
export function Shift({ task, onTask, children }: Props & { children?: ReactNode }) {
  const { tell } = useTableWords()
  const arrows = useArrows()
  return (
    <fieldset className="-mx-2 mt-1 flex min-w-0 gap-1">
      <legend className="px-2 text-[13px] text-dim">{tell('staff.shift.all')}</legend>
      {arrows.map(({ arrow, eighth, slot }) => {
        const on = task?.verb === 'shift' && task.slot === slot
        const hexes = on ? (task.hexes % MOST_SHIFT) + 1 : 1
        return (
          <Button
            key={slot}
            aria-pressed={on}
            aria-label={tell('staff.shift', { arrow })}
            className={`min-w-0! grow basis-0 px-0 ${on ? 'border-mark' : ''}`}
            onClick={() => onTask({ verb: 'shift', slot, hexes })}
          >
            {/* One sign, turned: those of a typeface are of several sizes. */}
            <span className="inline-block" style={{ rotate: `${eighth * 45}deg` }}>
              {ARROWS[0]}
            </span>
            {on ? task.hexes : ''}
          </Button>
        )
      })}
      {children}
    </fieldset>
  )
}
