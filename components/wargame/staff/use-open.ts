import { useMemo } from 'react'
import type { GameControls, Log } from '@/components/table/game-controls'
import type { LegalEntry } from '@/lib/kernel/game'
import type { Play } from '../turn/play'
import { spearheadsOf } from './spearheads'
import type { StaffPort } from './staff-port'
import type { STATIONS } from './station'
import { useStaffPort } from './use-staff-port'

type Listed = (typeof STATIONS)[number]
/** Stations at which nothing may stand. */
export type Empty = Exclude<Listed, 'reports' | 'signoff'>

/** How much is open at each station, and at which of them nothing stands now, not even what is done. */
export interface Open {
  readonly counts: Readonly<Record<Listed, number>>
  /** Some of an army may still be sent somewhere; whoever is kept in reserve may be called all the same. */
  readonly mayLead: boolean
  readonly mayCall: boolean
  readonly empty: ReadonlySet<Empty>
}

interface Asked extends Pick<Play, 'view' | 'offers'> {
  readonly legal: readonly LegalEntry[]
  readonly log: Log
}

/** What is open at the stations of a turn. */
export function openAt(staff: StaffPort, { view, offers, legal, log }: Asked): Open {
  const marching = staff.onWay(view, staff.come(view, log)).flatMap(({ units }) => units)
  const counts = {
    reports: 0,
    desk: Number(staff.isChore(view, legal) || staff.waiting(view).length > 0),
    spearheads: spearheadsOf(staff, offers).length,
    // Whoever has been told something is done, though some of it may still go.
    armies: staff.idle(view).length,
    marches: staff.fresh(view, marching).length,
    attacks: staff.attacks(view)?.facts.targets.length ?? 0,
    signoff: 0,
  }
  const mayLead = staff.armies(view).some(({ units }) => staff.fresh(view, units).length > 0)
  const mayCall = staff.waiting(view, true).length > 0
  // Armies and columns that have gone are listed, as long as others are sent out.
  const isMoving = staff.attacks(view) !== null && !staff.isAttacking(view)
  const stands: Readonly<Record<Empty, boolean>> = {
    desk: counts.desk > 0 || mayCall,
    ...{ spearheads: counts.spearheads > 0, attacks: counts.attacks > 0 },
    armies: mayLead || (isMoving && staff.armies(view).length > 0),
    marches: isMoving && marching.length > 0,
  }
  return {
    ...{ counts, mayLead, mayCall },
    empty: new Set((Object.keys(stands) as Empty[]).filter((one) => !stands[one])),
  }
}

export function useOpen(
  { view, offers }: Pick<Play, 'view' | 'offers'>,
  { answer, log }: GameControls,
): Open {
  const staff = useStaffPort()
  const { legal } = answer!
  return useMemo(() => openAt(staff, { view, offers, legal, log }), [staff, view, offers, legal, log])
}
