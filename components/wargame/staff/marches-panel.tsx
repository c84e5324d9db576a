'use client'

import { useEffect, useMemo } from 'react'
import { Button } from '@/components/ui/button'
import { grouped } from '@/lib/wargame/pools'
import { arrived, type Marched } from '@/lib/wargame/staff/columns'
import { clearedOf, halted, keepingApart, MOST_APART, staying } from '@/lib/wargame/staff/papers'
import { usePort } from '../game'
import { useTableWords } from '../text/words'
import { count } from './counted'
import { Halts } from './halts'
import { LeftBehind } from './left-behind'
import { Foot, type StaffProps, Title } from './staff-frame'
import { useArmyName } from './use-army-name'
import { carryOut, isPlanning, samePapers, withMarch } from './use-marching'
import { usePlaceText } from './use-place-text'
import { useStaffPort } from './use-staff-port'

/** Columns on their way, which go on by one tap, and those that need their player. */
export function MarchesPanel({
  game,
  play,
  filed,
  briefing,
  onBriefed,
  onStaffed,
  onClose,
  onShow,
}: StaffProps) {
  const { tell } = useTableWords()
  const staff = useStaffPort()
  const port = usePort()
  const nameOf = useArmyName(staff.papers(play.view))
  const { view } = play
  const placeText = usePlaceText(view)
  const { log } = game
  const come = useMemo(() => staff.come(view, log), [staff, view, log])
  const kept = staff.papers(view)
  const papers = useMemo(() => ({ ...kept, marches: staff.onWay(view, come) }), [kept, staff, view, come])
  const { refused } = briefing
  const march = useMemo(
    () => staff.marched(view, halted(papers, refused).marches),
    [staff, view, papers, refused],
  )
  useEffect(() => {
    const units = new Set(march.legs.flatMap((leg) => leg.units))
    onStaffed({ over: (scene) => withMarch(scene, units, march, null), tap: () => undefined })
  }, [onStaffed, march])
  const { legs, halts } = march
  const waits = isPlanning(game)
  const legsTo = grouped(legs, ({ to }) => to)
  const after = (done: Marched) =>
    arrived(
      clearedOf(papers, (unit) => !staff.isGone(view, unit)),
      done,
    )
  const columnText = (units: readonly string[], to: string): string => {
    const n = units.length
    const turns = Math.max(0, ...(legsTo.get(to)?.map((leg) => leg.turns) ?? []))
    if (!legsTo.has(to))
      return tell(`staff.column.${staff.fresh(view, units).length === 0 ? 'gone' : 'stays'}`, { n })
    return turns === 0 ? tell('staff.column.now', { n }) : tell('staff.column', { n, turns })
  }
  const isIdle = legs.length === 0 && (waits || samePapers(papers, after(march)))
  return (
    <>
      <Title
        title={tell('staff.marches')}
        text={tell('staff.marches.says', { n: legs.length })}
        label={tell('staff.close')}
        onLeave={onClose}
      />
      {waits ? <p className="text-[15px] leading-snug">{tell('staff.unkept')}</p> : null}
      <LeftBehind {...{ view, legs, onShow }} />
      <Halts {...{ halts, refused, view, onShow }} />
      <ul className="mt-1 max-h-[24dvh] divide-y divide-line overflow-y-auto lg:max-h-[50dvh]">
        {papers.marches.map((column) => {
          const { to, units, follows, apart = 1 } = column
          return (
            <li key={follows ?? to} className="flex items-center gap-2">
              <button
                type="button"
                className="min-h-12 grow text-left text-[15px] leading-tight"
                onClick={() => onShow([to, ...new Set(units.flatMap((unit) => port.at(view, unit) ?? []))])}
              >
                <b>{follows ? tell('staff.follows', { army: nameOf(follows) }) : placeText(to)}</b>{' '}
                {columnText(units, to)}
              </button>
              <Button
                look="quiet"
                className="px-2 text-[15px] underline"
                aria-label={tell('staff.apart.says', { n: apart })}
                disabled={game.busy || waits}
                onClick={() => void game.keepStaff(keepingApart(papers, column, (apart % MOST_APART) + 1))}
              >
                {tell('staff.apart', { n: apart })}
              </Button>
              <Button
                look="quiet"
                className="px-2 text-[15px] underline"
                disabled={game.busy || waits}
                onClick={() => {
                  count(game, 1, 1)
                  void game.keepStaff(staying(papers, units, [...come, ...staff.waiting(view, true)]))
                }}
              >
                {tell('staff.stop')}
              </Button>
            </li>
          )
        })}
      </ul>
      <Foot
        {...{ game, filed, isIdle }}
        label={tell('staff.marchOn', { n: legs.length })}
        onCommit={async () => {
          const done = await carryOut({ game, filed }, staff, march, kept, after)
          const columns = papers.marches.filter(({ to }) => legsTo.has(to))
          if (done.isWhole) count(game, columns.length, 0)
          if (done.refused) onBriefed({ ...briefing, refused: [...refused, ...done.refused.units] })
        }}
      />
    </>
  )
}
