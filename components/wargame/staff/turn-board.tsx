'use client'

import { useMemo } from 'react'
import { Button } from '@/components/ui/button'
import type { LegalEntry } from '@/lib/kernel/game'
import type { TableView } from '../port'
import { useTableWords } from '../text/words'
import { STATIONS, type Station } from './station'
import { useStaffPort } from './use-staff-port'

interface Props {
  view: TableView
  legal: readonly LegalEntry[]
  onOpen: (station: Station) => void
}

/** Of these it is not known how much there is to do before it has been thought of. */
const UNCOUNTED: ReadonlySet<Station> = new Set(['desk', 'attacks'])

/** Where a staff can help now, each with the number of what is open there. */
export function StaffStrip({ view, legal, onOpen }: Props) {
  const { tell } = useTableWords()
  const staff = useStaffPort()
  const open = useMemo((): Readonly<Record<Station, number>> => {
    const marching = staff.papers(view).marches.flatMap(({ units }) => units)
    return {
      desk: staff.isChore(view, legal) ? 1 : 0,
      armies: staff.armies(view).filter(({ units }) => staff.fresh(view, units).length > 0).length,
      marches: staff.fresh(view, marching).length,
      attacks: staff.attacks(view)?.facts.targets.length ?? 0,
    }
  }, [staff, view, legal])
  const shown = STATIONS.filter((station) => open[station] > 0)
  if (shown.length === 0) return null
  return (
    <nav aria-label={tell('staff.title')} className="mt-2 flex gap-2">
      {shown.map((station) => (
        <Button key={station} className="grow px-2 text-[15px]" onClick={() => onOpen(station)}>
          {tell(`staff.${station}`)}
          {UNCOUNTED.has(station) ? null : <b className="text-dim">{open[station]}</b>}
        </Button>
      ))}
    </nav>
  )
}
