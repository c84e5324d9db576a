'use client'

import { useEffect, useMemo } from 'react'
import { usePort } from '../game'
import { useTableWords } from '../text/words'
import { spearheadsOf } from './spearheads'
import { type StaffProps, TakeBack, Title } from './staff-frame'
import { useArmyName } from './use-army-name'
import { usePlaceText } from './use-place-text'
import { useStaffPort } from './use-staff-port'

/** Stacks that can attack while they move: whoever is chosen is led by hand, as each of his dice is a tap of its own. */
export function SpearheadsPanel({ game, play, filed, onStaffed, onClose, onShow }: StaffProps) {
  const { tell } = useTableWords()
  const staff = useStaffPort()
  const port = usePort()
  const nameOf = useArmyName()
  const { view, offers, tap } = play
  const placeText = usePlaceText(view)
  const all = useMemo(() => spearheadsOf(staff, offers), [staff, offers])
  const armyIn = useMemo(() => {
    const armies = staff.armies(view)
    return (hex: string) => {
      const here = port.stack(view, hex)
      return armies.find(({ units }) => units.some((unit) => here.includes(unit))) ?? null
    }
  }, [staff, port, view])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a tap does follows from the list alone
  useEffect(() => {
    onStaffed({
      over: (scene) => ({
        ...scene,
        choices: all.map(({ hex }) => ({ hex, tone: 'pick' as const })),
        ...{ veil: false, path: null },
      }),
      tap: (hex) => lead(all.some((one) => one.hex === hex) ? hex : null),
    })
  }, [all, onStaffed])
  const lead = (hex: string | null) => {
    if (hex === null) return
    onClose()
    onShow([hex])
    tap(hex)
  }
  return (
    <>
      <Title
        title={tell('staff.spearheads')}
        text={tell('staff.spearheads.says', { n: all.length })}
        label={tell('staff.close')}
        onLeave={onClose}
      />
      <ul className="mt-1 max-h-[30dvh] divide-y divide-line overflow-y-auto lg:max-h-[60dvh]">
        {all.map(({ hex, offers: some }) => (
          <li key={hex}>
            <button
              type="button"
              className="min-h-12 w-full py-1 text-left leading-tight"
              onClick={() => lead(hex)}
            >
              <b>{placeText(hex)}</b>{' '}
              <span className="text-[15px] text-dim">
                {armyIn(hex) ? `${nameOf(armyIn(hex)!.name)} · ` : ''}
                {tell('staff.spearheads.of', { n: new Set(some.map(({ target }) => target)).size })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex empty:hidden">
        <TakeBack {...{ game, filed }} />
      </div>
    </>
  )
}
