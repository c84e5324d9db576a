'use client'

import { useMemo } from 'react'
import { Button } from '@/components/ui/button'
import { usePort } from '../game'
import type { TableView } from '../port'
import { useTableWords } from '../text/words'
import { useBareText } from './use-bare-text'
import { useStaffPort } from './use-staff-port'

/** What a staff warns of before its player finishes, the most dangerous first. */
export function StaffUndone({
  view,
  onShow,
}: {
  view: TableView
  onShow: (hexes: readonly string[]) => void
}) {
  const { tell } = useTableWords()
  const bareText = useBareText()
  const staff = useStaffPort()
  const port = usePort()
  const lines = useMemo(() => {
    const bare = staff.bare(view, [])
    const marching = staff.fresh(
      view,
      staff.papers(view).marches.flatMap(({ units }) => units),
    )
    const hexes = [...new Set(marching.flatMap((unit) => port.at(view, unit) ?? []))]
    return [
      {
        text: bareText(bare),
        hexes: bare,
      },
      { text: tell('staff.marching', { n: marching.length }), hexes },
    ].filter((line) => line.hexes.length > 0)
  }, [staff, view, port, tell, bareText])
  return lines.map(({ text, hexes }) => (
    <div
      key={text}
      role="status"
      className="flex items-center gap-2 rounded-xl bg-warn-ground pl-3 text-warn"
    >
      <p className="grow text-[15px] leading-tight">{text}</p>
      <Button look="quiet" className="px-2 text-[15px] underline" onClick={() => onShow(hexes)}>
        {tell('undone.show')}
      </Button>
    </div>
  ))
}
