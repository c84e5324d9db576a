'use client'

import { useCallback, useEffect, useMemo } from 'react'
import { useLaterPort, usePort } from '../game'
import { dotted } from '../text/dotted'
import { useTableWords } from '../text/words'
import { willGoOn } from './going-on'
import { legible } from './legible'
import { RangeText } from './range-text'
import { spearheadsOf } from './spearheads'
import { type Spear, weighed } from './spears'
import { type StaffProps, TakeBack, Title } from './staff-frame'
import { useArmyName } from './use-army-name'
import { usePlaceText } from './use-place-text'
import { useStaffPort } from './use-staff-port'
import { useThought } from './use-thought'

/** Odds against stacks that nobody knows are long ones, in hexes. */
const RANGES_APART = 3

/** Attacks of stacks while they move: each is then led by hand, as its die is a tap of its own. */
export function SpearheadsPanel({ game, play, filed, onStaffed, onClose, onShow }: StaffProps) {
  const words = useTableWords()
  const { tell, placeName } = words
  const staff = useStaffPort()
  const port = usePort()
  const later = useLaterPort(true)
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
  const { found } = useThought(
    useCallback(
      () =>
        (later
          ? weighed(
              port,
              words,
              later,
              view,
              attacks.map(({ offer }) => offer),
            )
          : [].values()) as Iterator<Spear>,
      [port, words, later, view, attacks],
    ),
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
    const targets = [...new Set(attacks.map(({ target }) => target))]
    const { board } = staff.attacks(view)?.facts.staff.rules ?? {}
    const written = board ? legible(targets, board, RANGES_APART) : new Set()
    // Of several attacks on one hex the list alone says which is which.
    const oddsOf = (hex: string) => {
      const [n, ...others] = attacks.flatMap(({ target }, i) => (target === hex ? i : []))
      return others.length === 0 && written.has(hex) ? found[n!]?.forecast?.text : null
    }
    onStaffed({
      over: (scene) => ({
        ...scene,
        choices: targets.map((hex) => {
          const text = oddsOf(hex)
          return { hex, tone: 'pick' as const, ...(text ? { text } : {}) }
        }),
        ...{ veil: false, path: null },
      }),
      tap: (hex) =>
        lead(attacks.find(({ target }) => target === hex) ?? attacks.find((one) => one.hex === hex)),
    })
  }, [attacks, found, onStaffed])
  return (
    <>
      <Title
        title={tell('staff.spearheads')}
        text={tell('staff.spearheads.says', { n: all.length })}
        label={tell('staff.close')}
        onLeave={onClose}
      />
      <ul className="mt-1 max-h-[30dvh] divide-y divide-line overflow-y-auto lg:max-h-[60dvh]">
        {attacks.map((one, n) => {
          const { forecast = null, costs = [] } = found[n] ?? {}
          const army = armyIn(one.hex)
          return (
            <li key={one.offer.key}>
              <button
                type="button"
                className="flex min-h-14 w-full items-center gap-3 py-1 text-left"
                onClick={() => lead(one)}
              >
                <span className="min-w-0 grow leading-tight">
                  <b className="block truncate">{placeText(one.target)}</b>
                  <span className="block text-[15px] text-dim">
                    {dotted([
                      tell('staff.spearheads.of', { place: placeName(one.hex) }),
                      ...(army ? [nameOf(army.name)] : []),
                    ])}
                  </span>
                  <span className="block min-h-[1.25em] text-[15px] text-dim">
                    {dotted(costs)} {forecast ? <RangeText forecast={forecast} /> : null}
                  </span>
                </span>
                <b className="shrink-0 font-figures text-lg">{forecast?.text}</b>
              </button>
            </li>
          )
        })}
      </ul>
      <div className="mt-2 flex empty:hidden">
        <TakeBack {...{ game, filed }} />
      </div>
    </>
  )
}
