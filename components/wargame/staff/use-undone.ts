import { useCallback, useMemo } from 'react'
import type { Log } from '@/components/table/game-controls'
import type { LegalEntry } from '@/lib/kernel/game'
import { usePort } from '../game'
import { useTableWords } from '../text/words'
import type { Play } from '../turn/play'
import { spearheadsOf } from './spearheads'
import type { Station } from './station'
import { useBareText } from './use-bare-text'
import { usePlaceText } from './use-place-text'
import { useStaffPort } from './use-staff-port'
import { useThought } from './use-thought'

/** Something that is left undone, where, and the station at which it is seen to; null: it is done on the map. */
export interface Undone {
  readonly text: string
  readonly hexes: readonly string[]
  readonly station: Station | null
}

const NONE: readonly string[] = []
const NO_SEAMS = { holes: [], through: NONE } as const
/** So many places are named. */
const NAMED = 2

/** What is left undone by whoever signs off now, the most dangerous first. */
export function useUndone({ view, offers }: Play, legal: readonly LegalEntry[], log: Log): readonly Undone[] {
  const { tell } = useTableWords()
  const bareText = useBareText()
  const staff = useStaffPort()
  const port = usePort()
  const placeText = usePlaceText(view)
  const { found, isThinking } = useThought(useCallback(() => staff.good(view), [staff, view]))
  const good = isThinking ? NONE : (found.at(-1) ?? NONE)
  return useMemo(() => {
    const where = (units: readonly string[]) => [
      ...new Set(units.flatMap((unit) => port.at(view, unit) ?? [])),
    ]
    const placed = (hexes: readonly string[]) => hexes.slice(0, NAMED).map(placeText).join('; ')
    const bare = staff.bare(view, [])
    // What stands in a line is no matter of a phase in which nobody moves.
    const isMoving = !staff.isAttacking(view)
    const holes = isMoving ? staff.newHoles(view) : []
    const seams = isMoving ? staff.seams(view) : NO_SEAMS
    const throats = isMoving ? staff.throats(view) : []
    const cutOff = staff.cutOff(view)
    const freed = staff.freed(view)
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
        ...{ n: holes.length, hexes: holes.flat(), station: null },
        text: tell('staff.undone.holes', { n: holes.length, place: placed(holes.map(([hex]) => hex!)) }),
      },
      {
        ...{ n: seams.holes.length, hexes: seams.holes.flat(), station: null },
        text: [
          tell('staff.undone.seams', {
            n: seams.holes.length,
            place: placed(seams.holes.map(([hex]) => hex!)),
          }),
          ...(seams.through.length > 0 ? [bareText(seams.through)] : []),
        ].join('. '),
      },
      {
        ...{ n: freed.length, hexes: freed, station: null },
        text: tell('staff.undone.freed', { n: freed.length, place: placed(freed) }),
      },
      {
        n: cutOff.length,
        text: tell('staff.undone.cut', { n: cutOff.length }),
        hexes: where(cutOff),
        station: null,
      },
      {
        ...{ n: throats.length, hexes: throats.map(({ hex }) => hex), station: null },
        text: tell('staff.undone.throats', {
          n: new Set(throats.flatMap(({ units }) => units)).size,
          place: placed(throats.map(({ hex }) => hex)),
        }),
      },
      {
        ...{ n: promised.length, hexes: promised, station: 'attacks' },
        text: tell('staff.undone.promised', { n: promised.length }),
      },
      {
        ...{ n: good.length, hexes: good, station: 'attacks' },
        text: tell('staff.undone.good', {
          n: good.length,
          odds: staff.attacks(view)?.facts.good.text ?? '',
        }),
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
  }, [staff, view, offers, legal, log, port, tell, bareText, placeText, good])
}
