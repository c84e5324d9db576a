'use client'

import { useEffect, useMemo } from 'react'
import { usePort } from '../game'
import { useTableWords } from '../text/words'
import { willGoOn } from './going-on'
import { spearheadsOf } from './spearheads'
import { type StaffProps, TakeBack, Title } from './staff-frame'
import { useArmyName } from './use-army-name'
import { usePlaceText } from './use-place-text'
import { useStaffPort } from './use-staff-port'

/** Attacks of stacks while they move: each is then led by hand, as its die is a tap of its own. */
export function SpearheadsPanel({ game, play, filed, onStaffed, onClose, onShow }: StaffProps) {
  const { tell, placeName } = useTableWords()
  const staff = useStaffPort()
  const port = usePort()
  const nameOf = useArmyName(staff.papers(play.view))
  const { view, offers, choose } = play
  const placeText = usePlaceText(view)
  const all = useMemo(() => spearheadsOf(staff, offers), [staff, offers])
  const attacks = useMemo(
    () =>
      all.flatMap(({ hex, offers: some }) =>
        some.map((offer) => ({ offer, hex, target: offer.target ?? hex })),
      ),
    [all],
  )
  const armyIn = useMemo(() => {
    const armies = staff.armies(view)
    return (hex: string) => {
      const here = port.stack(view, hex)
      return armies.find(({ units }) => units.some((unit) => here.includes(unit))) ?? null
    }
  }, [staff, port, view])
  const lead = (one: (typeof attacks)[number] | undefined) => {
    if (!one) return
    // Once it is fought the list is open again.
    willGoOn(game.answer!.game, 'spearheads', view)
    onClose()
    onShow([one.target])
    choose(one.offer)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a tap does follows from the list alone
  useEffect(() => {
    onStaffed({
      over: (scene) => ({
        ...scene,
        choices: [...new Set(attacks.map(({ target }) => target))].map((hex) => ({
          hex,
          tone: 'pick' as const,
        })),
        ...{ veil: false, path: null },
      }),
      tap: (hex) =>
        lead(attacks.find(({ target }) => target === hex) ?? attacks.find((one) => one.hex === hex)),
    })
  }, [attacks, onStaffed])
  return (
    <>
      <Title
        title={tell('staff.spearheads')}
        text={tell('staff.spearheads.says', { n: all.length })}
        label={tell('staff.close')}
        onLeave={onClose}
      />
      <ul className="mt-1 max-h-[30dvh] divide-y divide-line overflow-y-auto lg:max-h-[60dvh]">
        {attacks.map((one) => (
          <li key={one.offer.key}>
            <button
              type="button"
              className="min-h-12 w-full py-1 text-left leading-tight"
              onClick={() => lead(one)}
            >
              <b>{placeText(one.target)}</b>{' '}
              <span className="text-[15px] text-dim">
                {tell('staff.spearheads.of', { place: placeName(one.hex) })}
                {armyIn(one.hex) ? ` · ${nameOf(armyIn(one.hex)!.name)}` : ''}
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
