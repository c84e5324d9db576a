'use client'

import { useEffect, useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { NO_MARCH } from '@/lib/wargame/staff/columns'
import { usePort } from '../game'
import { useTableWords } from '../text/words'
import { count } from './counted'
import { Halts } from './halts'
import { LeftBehind } from './left-behind'
import { Done, Foot, type StaffProps, Title } from './staff-frame'
import { carryOut, keptAfter, withMarch } from './use-marching'
import { usePlaceText } from './use-place-text'
import { useStaffPort } from './use-staff-port'

/** Corps that stand apart, and where each would stand together: they are gathered by one tap, but for those left out. */
export function GatherPanel({
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
  const { view } = play
  const placeText = usePlaceText(view)
  const [left, setLeft] = useState<readonly string[]>([])
  const { refused } = briefing
  const all = useMemo(() => staff.gathered(view), [staff, view])
  const march = useMemo(
    () => ({
      ...NO_MARCH,
      // By hexes, so that their sequence tells nothing.
      legs: all
        .flatMap(({ corps, legs }) => (left.includes(corps) ? [] : legs))
        .filter(({ units }) => !units.some((unit) => refused.includes(unit)))
        .sort((a, b) => (a.from < b.from ? -1 : 1)),
    }),
    [all, left, refused],
  )
  useEffect(() => {
    const units = new Set(march.legs.flatMap((leg) => leg.units))
    onStaffed({ over: (scene) => withMarch(scene, units, march, null), tap: () => undefined })
  }, [onStaffed, march])
  const may = all.filter(({ hex }) => hex !== null)
  const stay = all.filter(({ hex }) => hex === null)
  const going = may.filter(
    ({ corps, legs }) => !left.includes(corps) && legs.some((leg) => march.legs.includes(leg)),
  )
  const where = (units: readonly string[]) => [...new Set(units.flatMap((unit) => port.at(view, unit) ?? []))]
  return (
    <>
      <Title
        title={tell('staff.gather')}
        text={tell('staff.gather.says', { n: all.length })}
        label={tell('staff.close')}
        onLeave={onClose}
      />
      <ul className="mt-1 max-h-[30dvh] divide-y divide-line overflow-y-auto lg:max-h-[60dvh]">
        {may.map(({ corps, units, hex }) => (
          <li key={corps}>
            <label className="flex min-h-12 items-center gap-3 text-[15px] leading-tight">
              <input
                type="checkbox"
                className="size-6 shrink-0 accent-primary"
                checked={!left.includes(corps)}
                onChange={({ target }) => {
                  setLeft(target.checked ? left.filter((one) => one !== corps) : [...left, corps])
                  onShow([hex!])
                }}
              />
              <span>
                <b>{tell('staff.gather.corps', { name: corps })}</b>{' '}
                {tell('staff.gather.at', { n: units.length, place: placeText(hex!) })}
              </span>
            </label>
          </li>
        ))}
        {stay.map(({ corps, units }) => (
          <li key={corps} className="flex items-center gap-2 text-[15px] leading-tight text-dim">
            <span className="grow">
              <b>{tell('staff.gather.corps', { name: corps })}</b>{' '}
              {tell('staff.gather.none', { n: units.length })}
            </span>
            <Button
              look="quiet"
              className="shrink-0 px-2 text-[15px] underline"
              onClick={() => onShow(where(units))}
            >
              {tell('undone.show')}
            </Button>
          </li>
        ))}
      </ul>
      <LeftBehind {...{ view, legs: march.legs, onShow }} />
      <Halts {...{ halts: [], refused, view, onShow }} />
      {may.length === 0 ? (
        <Done {...{ game, filed, onClose }} />
      ) : (
        <Foot
          {...{ game, filed, isIdle: going.length === 0 }}
          label={tell('staff.gather.go', { n: going.length })}
          onCommit={async () => {
            const done = await carryOut({ game, filed }, staff, march, staff.papers(view), ({ legs }) =>
              keptAfter(
                staff,
                view,
                legs.flatMap(({ units }) => units),
              ),
            )
            if (done.isWhole) count(game, may.length, left.length)
            if (done.refused) onBriefed({ ...briefing, refused: [...refused, ...done.refused.units] })
          }}
        />
      )}
    </>
  )
}
