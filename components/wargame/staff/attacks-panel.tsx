'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { grouped } from '@/lib/wargame/pools'
import type { Attack, Given, Thought } from '@/lib/wargame/staff/attack'
import type { Attacks } from '@/lib/wargame/staff/attacks'
import type { Forecast, TableView } from '../port'
import { useTableWords } from '../text/words'
import { AttackBuilder } from './attack-builder'
import { count } from './counted'
import { willGoOn } from './going-on'
import { legible } from './legible'
import { begin, type Chosen, chosenOf, pause, programmeOf, stillGood, strikeOut } from './programme'
import { RangeText } from './range-text'
import { Foot, type StaffProps, TakeBack, Title } from './staff-frame'
import type { StaffPort } from './staff-port'
import { fileLater, unfiledIn, usePhase } from './unfiled'
import { isPlanning } from './use-marching'
import { usePlaceText } from './use-place-text'
import { useRingsText } from './use-rings-text'
import { useStaffPort } from './use-staff-port'
import { NO_BRIEFING } from './use-station'
import { useThought } from './use-thought'

/** An attack with what it would bring, and whether nobody has to be brought up any more. */
interface Weighed {
  readonly attack: Attack
  readonly forecast: Forecast
  readonly isReady: boolean
}
/** What a staff thinks of attacks: those that will be made, each weighed as soon as that is sure; null: nothing is sure yet. */
function* thoughts(staff: StaffPort, view: TableView, attacks: Attacks | null): Generator<Weighed | null> {
  if (!attacks) return
  const sure = new Set<string>()
  const isSure = ({ target, isSure: is }: Thought): boolean => is === true || sure.has(target)
  for (const one of attacks.together()) {
    const attack = one && isSure(one) ? one.attack : null
    if (!attack) {
      yield null
      continue
    }
    const { target, posts } = attack
    sure.add(target)
    yield {
      attack,
      forecast: staff.forecast(view, target, posts),
      isReady: staff.attack(view, target, posts) === null && attacks.legs(posts).length === 0,
    }
  }
}

/**
 * What stands of all that was thought, the most promising first: whatever is thought of later comes below, so that nothing
 * moves under a finger; those who join an attack change what its row says.
 */
const standing = (found: readonly (Weighed | null)[]): Weighed[] => [
  ...new Map(found.flatMap((one) => (one ? [[one.attack.target, one] as const] : []))).values(),
]

/** Where an attack is made, and from where. */
const placesOf = ({ target, posts }: Pick<Attack, 'target' | 'posts'>): readonly string[] => [
  target,
  ...posts.map(({ from }) => from),
]

/** Attacks that are worth making, of which one is chosen here or by its hex on the map. */
export function AttacksPanel(props: StaffProps) {
  const { game, filed, play, briefing, onBriefed, onStaffed, onClose, onShow } = props
  const { tell } = useTableWords()
  const staff = useStaffPort()
  const { view } = play
  const { aim } = briefing
  const placeText = usePlaceText(view)
  const attacks = staff.attacks(view)
  const { found, isThinking } = useThought(
    useCallback(() => thoughts(staff, view, attacks), [staff, view, attacks]),
  )
  const list = useMemo(() => standing(found), [found])
  const choose = useCallback(
    (target: string | null, attack?: Pick<Attack, 'posts'>) =>
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
    if (aim || !attacks) return
    const { board } = attacks.facts.staff.rules
    const written = legible(
      list.map(({ attack }) => attack.target),
      board,
    )
    const choices = list.map(({ attack: { target }, forecast }) => ({
      ...{ hex: target, tone: 'fight' as const },
      ...(forecast.text && written.has(target) ? { text: forecast.text } : {}),
    }))
    onStaffed({ over: (scene) => ({ ...scene, choices, veil: false, path: null }), tap })
  }, [aim, attacks, list, onStaffed, tap])
  const phase = usePhase(game, view)
  const { game: id } = game.answer!
  const programme = programmeOf(phase)
  /** Those that are to be made one after the other, in the order in which they were ticked; null: all, the most promising first. */
  const [only, setOnly] = useState(() => {
    // On this page what is left of them, on another device what is found in the papers.
    const begun = unfiledIn(id, phase) ?? staff.intended(view)
    const left = programme?.attacks ?? begun.flatMap((one) => (attacks && stillGood(attacks, one)) ?? [])
    return left.length > 0 ? left.map(({ target }) => target) : null
  })
  const [stopped, setStopped] = useState<string | null>(null)
  const next = programme?.runs ? programme.attacks[0] : undefined
  // What a fight asks is asked where all fights are.
  const isAsked = attacks === null
  useEffect(() => {
    if (!isAsked) return
    if (next) willGoOn(game.answer!.game, 'attacks', view)
    onClose()
  }, [isAsked, next, game.answer, view, onClose])
  useEffect(() => {
    if (aim || !attacks || !next) return
    const now = stillGood(attacks, next)
    if (now) {
      onShow(placesOf(now))
      return choose(now.target, now)
    }
    pause(phase)
    strikeOut(phase, next.target)
    setStopped(next.target)
  }, [aim, attacks, next, phase, choose, onShow])
  if (aim && attacks)
    return (
      <AttackBuilder
        key={aim.target}
        {...{ ...props, aim, attacks, onTap: tap }}
        after={next?.target === aim.target ? programme!.attacks.length - 1 : 0}
        onMade={() => strikeOut(phase, aim.target)}
        onLeave={() => {
          pause(phase)
          choose(null)
        }}
      />
    )
  const [first] = list
  // Where units are only brought up each attack is prepared by itself.
  const mayRun = first !== undefined && staff.attack(view, first.attack.target, first.attack.posts) !== null
  const proposed = list.filter(({ forecast }) => risksOf(forecast)[0]! <= EVEN)
  const chosen =
    only === null
      ? proposed
      : only.flatMap((target) => list.find(({ attack }) => attack.target === target) ?? [])
  /** Who is ticked comes after all others, so that the order is that of touching. */
  const toggle = (which: Weighed) => {
    const others = chosen.filter((one) => one !== which)
    setOnly([...others, ...(chosen.includes(which) ? [] : [which])].map(({ attack }) => attack.target))
  }
  /** What is begun is found on another device; without a connection as soon as there is one again. */
  const file = async (some: readonly Chosen[]) => {
    fileLater(id, { phase, attacks: some })
    if (!isPlanning(game) && (await game.keepStaff(staff.intending(view, some)))) fileLater(id, null)
  }
  const says = isThinking ? 'staff.attacks.thinks' : list[0] ? 'staff.attacks.says' : 'staff.attacks.none'
  // Each enemy is thought of by himself first.
  const all = attacks?.facts.targets.length ?? 0
  const weighed = Math.min(found.length, all)
  return (
    <>
      <Title
        title={tell('staff.attacks')}
        text={tell(says, { n: isThinking ? weighed : list.length, all })}
        label={tell('staff.close')}
        onLeave={onClose}
      />
      {all > 0 ? <Progress n={weighed} all={all} isOver={!isThinking} /> : null}
      {stopped !== null ? (
        <p role="alert" className="mt-1 text-[15px] leading-snug text-warn">
          {tell('staff.programme.stopped', { place: placeText(stopped) })}
        </p>
      ) : null}
      <ol
        // Those that come later move none of those above them.
        className={`mt-1 divide-y divide-line overflow-y-auto lg:h-auto lg:max-h-[60dvh] ${isThinking || first ? 'h-[30dvh]' : ''}`}
      >
        {list.map((one) => {
          const { attack, forecast, isReady } = one
          return (
            <li key={attack.target} className="flex items-center gap-2">
              {mayRun ? (
                <Tick
                  turn={chosen.indexOf(one) + 1}
                  place={placeText(attack.target)}
                  onTick={() => toggle(one)}
                />
              ) : null}
              <button
                type="button"
                className="flex min-h-14 w-full items-center gap-3 py-1 text-left"
                onClick={() => {
                  choose(attack.target, attack)
                  onShow(placesOf(attack))
                }}
              >
                <span className="min-w-0 grow leading-tight">
                  <b className="block truncate">{placeText(attack.target)}</b>
                  <span className="block text-[15px] text-dim">
                    {tell('staff.attack.units', { n: attack.posts.length })}
                    {attacks?.promised.get(attack.posts[0]!.unit) === attack.target
                      ? ` · ${tell('staff.attack.prepared')}`
                      : isReady
                        ? ` · ${tell('staff.attack.ready')}`
                        : null}
                    <GivenUp {...{ view, attacks: attacks!, attack }} />
                  </span>
                  <span className="block text-[15px] text-dim">
                    <RangeText forecast={forecast} /> <Risk forecast={forecast} />
                  </span>
                </span>
                <b className="shrink-0 font-figures text-lg">{forecast.text}</b>
              </button>
            </li>
          )
        })}
      </ol>
      {mayRun ? (
        <Foot
          {...{ game, filed, isIdle: isThinking || chosen.length === 0 }}
          label={tell('staff.programme', { n: chosen.length })}
          onCommit={() => {
            const all = chosen.map(({ attack }) => chosenOf(attacks!, attack))
            // Who attacks as proposed is counted as each attack is made.
            const others = list.filter((one) => proposed.includes(one) !== chosen.includes(one)).length
            if (!programme && staff.intended(view).length === 0) count(game, others, others)
            begin(phase, all)
            onShow(placesOf(all[0]!))
            choose(all[0]!.target, all[0])
            void file(all)
          }}
        />
      ) : (
        <div className="mt-2 flex gap-2 empty:hidden">
          <TakeBack {...{ game, filed }} />
          {!isThinking && list.length === 0 ? (
            <Button look="primary" className="flex-1" onClick={onClose}>
              {tell('staff.gather.done')}
            </Button>
          ) : null}
        </div>
      )}
    </>
  )
}

/** How far a staff has come; its room stays when it has done. */
function Progress({ n, all, isOver }: { n: number; all: number; isOver: boolean }) {
  const { tell } = useTableWords()
  return (
    <div
      role="progressbar"
      aria-label={tell('staff.attacks.thinks', { n, all })}
      aria-valuenow={n}
      aria-valuemax={all}
      className={`mt-1 h-1 rounded bg-line ${isOver ? 'invisible' : ''}`}
    >
      <div className="h-full rounded bg-primary" style={{ width: `${(100 * n) / all}%` }} />
    </div>
  )
}

/** As which of those that are made one after the other an attack is made; 0: as none. */
function Tick({ turn, place, onTick }: { turn: number; place: string; onTick: () => void }) {
  const { tell } = useTableWords()
  return (
    <Button
      aria-pressed={turn > 0}
      aria-label={tell('staff.programme.tick', { place })}
      aria-description={turn > 0 ? `${turn}` : undefined}
      className={`w-12 shrink-0 px-0 font-figures text-lg ${turn > 0 ? 'border-mark' : ''}`}
      onClick={onTick}
    >
      {turn > 0 ? turn : null}
    </Button>
  )
}

const GRAVE = ['thin', 'hole', 'ring', 'place'] as const satisfies readonly Given[]

/** What is laid bare where an attack's units leave. */
function GivenUp({
  view,
  attacks,
  attack: { given },
}: {
  view: TableView
  attacks: Attacks
  attack: Attack
}) {
  const { tell } = useTableWords()
  const ringsText = useRingsText(view, attacks)
  const units = grouped([...given.keys()], (unit) => given.get(unit)!)
  return GRAVE.map((one) => {
    const some = units.get(one) ?? []
    return some.length > 0 ? (
      <b key={one} className={one === 'thin' ? '' : 'text-warn'}>
        {' · '}
        {tell(`staff.attack.${one}`, { n: some.length, place: ringsText(some) })}
      </b>
    ) : null
  })
}

const percent = ({ chances }: Forecast): number =>
  Math.round(
    100 * chances.reduce((sum, { ways, of, hurts }) => sum + (hurts === 'attacker' ? ways / of : 0), 0),
  )
/** How likely an attack is to cost its side more than the enemy: at its best and at its worst. */
const risksOf = (forecast: Forecast): readonly number[] =>
  [...new Set((forecast.range ?? [forecast]).map(percent))].sort((a, b) => a - b)
/** Who loses by more throws than this even at the best is not attacked unasked, in percent. */
const EVEN = 50

function Risk({ forecast }: { forecast: Forecast }) {
  const { tell } = useTableWords()
  const risks = risksOf(forecast)
  // All or nothing says nothing.
  if (risks[0] === 0 && risks.at(-1) === 100) return null
  if (risks.length === 0 || risks.at(-1) === 0) return tell('staff.attack.safe')
  return tell('staff.attack.risk', { risk: risks.join('–') })
}
