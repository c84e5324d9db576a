'use client'

import { useEffect, useMemo } from 'react'
import { Button } from '@/components/ui/button'
import { grouped } from '@/lib/wargame/pools'
import { clearedOf, halted } from '@/lib/wargame/staff/papers'
import { usePort } from '../game'
import { useTableWords } from '../text/words'
import { Halts } from './halts'
import { type StaffProps, TakeBack, Title } from './staff-frame'
import { carryOut, withMarch } from './use-marching'
import { useStaffPort } from './use-staff-port'

/** Columns on their way, which go on by one tap, and those that need their player. */
export function MarchesPanel({ game, play, onStaffed, onClose, onShow }: StaffProps) {
  const { tell, placeName, ui } = useTableWords()
  const staff = useStaffPort()
  const port = usePort()
  const { view } = play
  const papers = staff.papers(view)
  const march = useMemo(() => staff.marched(view, papers.marches), [staff, view, papers])
  useEffect(() => {
    const units = new Set(march.legs.flatMap((leg) => leg.units))
    onStaffed({ over: (scene) => withMarch(scene, units, march, null), tap: () => undefined })
  }, [onStaffed, march])
  const { legs, halts, there } = march
  const goals = [...grouped(legs, ({ to }) => to)]
  const goOn = () => {
    const isThere = (unit: string) => port.at(view, unit) !== null
    const next = halted(clearedOf(papers, isThere), there)
    return carryOut(game, staff, march, { now: papers, next })
  }
  return (
    <>
      <Title
        title={tell('staff.marches')}
        text={tell('staff.marches.says', { n: legs.length })}
        label={tell('staff.close')}
        onLeave={onClose}
      />
      <Halts halts={halts} onShow={onShow} />
      <ul className="mt-1 max-h-[24dvh] divide-y divide-line overflow-y-auto lg:max-h-[50dvh]">
        {goals.map(([to, some]) => (
          <li key={to} className="flex items-center gap-2">
            <button
              type="button"
              className="min-h-12 grow text-left text-[15px] leading-tight"
              onClick={() => onShow([to, ...some.map(({ from }) => from)])}
            >
              <b>{placeName(to)}</b>{' '}
              {tell('staff.column', {
                n: some.reduce((n, { units }) => n + units.length, 0),
                turns: Math.max(...some.map(({ turns }) => turns)),
              })}
            </button>
            <Button
              look="quiet"
              className="px-3 text-[15px] underline"
              disabled={game.busy}
              onClick={() =>
                void game.keepStaff(halted(papers, papers.marches.find((one) => one.to === to)!.units))
              }
            >
              {tell('staff.stop')}
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex gap-2">
        <TakeBack game={game} />
        <Button
          look="primary"
          className="flex-1"
          data-testid="commit"
          disabled={game.busy || (legs.length === 0 && there.length === 0)}
          onClick={() => void goOn()}
        >
          {game.busy ? ui('act.sending') : tell('staff.marchOn', { n: legs.length })}
        </Button>
      </div>
    </>
  )
}
