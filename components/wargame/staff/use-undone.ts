import { useMemo } from 'react'
import type { Log } from '@/components/table/game-controls'
import type { LegalEntry } from '@/lib/kernel/game'
import { usePort } from '../game'
import { useTableWords } from '../text/words'
import type { Play } from '../turn/play'
import { spearheadsOf } from './spearheads'
import type { Station } from './station'
import { useBareText } from './use-bare-text'
import { useStaffPort } from './use-staff-port'

/** Something that is left undone, where, and the station at which it is seen to; null: it is done on the map. */
export interface Undone {
  readonly text: string
  readonly hexes: readonly string[]
  readonly station: Station | null
}

/** What is left undone by whoever signs off now, the most dangerous first. */
export function useUndone({ view, offers }: Play, legal: readonly LegalEntry[], log: Log): readonly Undone[] {
  const { tell } = useTableWords()
  const bareText = useBareText()
  const staff = useStaffPort()
  const port = usePort()
  return useMemo(() => {
    const where = (units: readonly string[]) => [
      ...new Set(units.flatMap((unit) => port.at(view, unit) ?? [])),
    ]
    const bare = staff.bare(view, [])
    const cutOff = staff.cutOff(view)
    // While units are brought up the attacks themselves are still to come.
    const promised = staff.isAttacking(view) ? [...new Set(staff.attacks(view)?.promised.values() ?? [])] : []
    const heads = spearheadsOf(staff, offers).map(({ hex }) => hex)
    const marching = staff.fresh(
      view,
      staff.onWay(view, staff.come(view, log)).flatMap(({ units }) => units),
    )
    const idle = staff.idle(view)
    const apart = staff.gathered(view)
    const isChore = staff.isChore(view, legal)
    const waiting = staff.waiting(view)
    const all: readonly (Undone & { readonly n: number })[] = [
      { n: bare.length, text: bareText(bare), hexes: bare, station: null },
      {
        n: cutOff.length,
        text: tell('staff.undone.cut', { n: cutOff.length }),
        hexes: where(cutOff),
        station: null,
      },
      {
        ...{ n: promised.length, hexes: promised, station: 'attacks' },
        text: tell('staff.undone.promised', { n: promised.length }),
      },
      { n: Number(isChore), text: tell('staff.undone.desk'), hexes: [], station: 'desk' },
      {
        ...{ n: waiting.length, hexes: [], station: 'desk' },
        text: tell('staff.undone.reserves', { n: waiting.length }),
      },
      {
        ...{ n: heads.length, hexes: heads, station: 'spearheads' },
        text: tell('staff.undone.spearheads', { n: heads.length }),
      },
      {
        ...{ n: apart.length, hexes: where(apart.flatMap(({ units }) => units)), station: 'gather' },
        text: tell('staff.undone.apart', { n: apart.length }),
      },
      {
        ...{ n: marching.length, hexes: where(marching), station: 'marches' },
        text: tell('staff.marching', { n: marching.length }),
      },
      {
        ...{ n: idle.length, hexes: where(idle.flatMap(({ units }) => units)), station: 'armies' },
        text: tell('staff.undone.armies', { n: idle.length }),
      },
    ]
    return all.filter(({ n }) => n > 0)
  }, [staff, view, offers, legal, log, port, tell, bareText])
}
