'use client'

import { useCallback, useEffect, useMemo } from 'react'
import { grouped } from '@/lib/wargame/pools'
import { type Attack, byValue, type Given } from '@/lib/wargame/staff/attacks'
import type { Forecast } from '../port'
import { useTableWords } from '../text/words'
import { AttackBuilder } from './attack-builder'
import { type StaffProps, TakeBack, Title } from './staff-frame'
import { useStaffPort } from './use-staff-port'
import { NO_BRIEFING } from './use-station'
import { useThought } from './use-thought'

const NONE: Iterator<never> = { next: () => ({ done: true, value: undefined }) }
const percent = ({ chances }: Forecast): number =>
  Math.round(
    100 * chances.reduce((sum, { ways, of, hurts }) => sum + (hurts === 'attacker' ? ways / of : 0), 0),
  )
/** How likely an attack is to cost its side more than the enemy, in percent: at its best and at its worst. */
const riskOf = (forecast: Forecast): string =>
  [...new Set((forecast.range ?? [forecast]).map(percent))].sort((a, b) => a - b).join('–')

/** Attacks that are worth making, of which one is chosen here or by its hex on the map. */
export function AttacksPanel(props: StaffProps) {
  const { play, briefing, onBriefed, onStaffed, onClose, onShow } = props
  const { tell, placeName } = useTableWords()
  const staff = useStaffPort()
  const { view } = play
  const { aim } = briefing
  const attacks = staff.attacks(view)
  const { found, isThinking } = useThought(
    useCallback((): Iterator<Attack | null> => attacks?.worthMaking() ?? NONE, [attacks]),
  )
  const list = useMemo(
    () =>
      byValue(found.filter((one) => one !== null)).map((attack) => ({
        attack,
        forecast: staff.forecast(view, attack.target, attack.posts),
        // Nobody has to be brought up any more.
        isReady:
          staff.attack(view, attack.target, attack.posts) === null &&
          attacks!.legs(attack.posts).length === 0,
      })),
    [found, staff, view, attacks],
  )
  const choose = useCallback(
    (target: string | null, attack?: Attack) =>
      onBriefed({ ...NO_BRIEFING, aim: target === null ? null : { target, posts: attack?.posts ?? null } }),
    [onBriefed],
  )
  const tap = useCallback(
    (hex: string | null) =>
      choose(
        hex !== null && attacks?.facts.targets.includes(hex) ? hex : null,
        list.find(({ attack }) => attack.target === hex)?.attack,
      ),
    [choose, attacks, list],
  )
  useEffect(() => {
    if (aim) return
    const choices = list.map(({ attack: { target }, forecast }) => ({
      ...{ hex: target, tone: 'fight' as const },
      ...(forecast.text ? { text: forecast.text } : {}),
    }))
    onStaffed({ over: (scene) => ({ ...scene, choices, veil: false, path: null }), tap })
  }, [aim, list, onStaffed, tap])
  if (aim && attacks)
    return (
      <AttackBuilder
        key={aim.target}
        {...{ ...props, aim, attacks, onTap: tap }}
        onLeave={() => choose(null)}
      />
    )
  const says = isThinking ? 'staff.attacks.thinks' : list[0] ? 'staff.attacks.says' : 'staff.attacks.none'
  return (
    <>
      <Title
        title={tell('staff.attacks')}
        text={tell(says, { n: list.length })}
        label={tell('staff.close')}
        onLeave={onClose}
      />
      <ol className="mt-1 max-h-[30dvh] divide-y divide-line overflow-y-auto lg:max-h-[60dvh]">
        {list.map(({ attack, forecast, isReady }) => (
          <li key={attack.target}>
            <button
              type="button"
              className="flex min-h-14 w-full items-center gap-3 py-1 text-left"
              onClick={() => {
                choose(attack.target, attack)
                onShow([attack.target, ...attack.posts.map(({ from }) => from)])
              }}
            >
              <span className="min-w-0 grow leading-tight">
                <b className="block truncate">{placeName(attack.target)}</b>
                <span className="text-[15px] text-dim">
                  {tell('staff.attack.units', { n: attack.posts.length })}
                  {isReady ? ` · ${tell('staff.attack.ready')}` : null}
                  <GivenUp attack={attack} />
                </span>
              </span>
              <span className="shrink-0 text-right leading-tight">
                <b className="block font-figures text-lg">{forecast.text}</b>
                <span className="text-[15px] text-dim">
                  {tell('staff.attack.risk', { risk: riskOf(forecast) })}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div className="mt-2 flex empty:hidden">
        <TakeBack game={props.game} filed={props.filed} />
      </div>
    </>
  )
}

const GRAVE = ['hole', 'place'] as const satisfies readonly Given[]

/** What is laid bare where an attack's units leave. */
function GivenUp({ attack: { given } }: { attack: Attack }) {
  const { tell } = useTableWords()
  const counts = grouped([...given.values()], (one) => one)
  return GRAVE.map((one) => {
    const n = counts.get(one)?.length ?? 0
    return n > 0 ? (
      <b key={one} className="text-warn">
        {' · '}
        {tell(`staff.attack.${one}`, { n })}
      </b>
    ) : null
  })
}
