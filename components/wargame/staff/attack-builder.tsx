'use client'

import { useEffect, useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Post } from '@/lib/wargame/gathered'
import { grouped } from '@/lib/wargame/pools'
import { GIVEN, rise } from '@/lib/wargame/staff/attack'
import type { Attacks } from '@/lib/wargame/staff/attacks'
import { NO_MARCH } from '@/lib/wargame/staff/columns'
import { clearedOf, halted } from '@/lib/wargame/staff/papers'
import { usePort } from '../game'
import { Odds } from '../panels/fight-panel'
import { UnitCard } from '../panels/unit-card'
import { useTableWords } from '../text/words'
import { RangeBars } from '../turn/range-bars'
import { count } from './counted'
import { goesElsewhere, willGoOn } from './going-on'
import { Halts } from './halts'
import { LeftBehind } from './left-behind'
import { RangeText } from './range-text'
import { Foot, type StaffProps, Title } from './staff-frame'
import { carryOut, isPlanning, withMarch } from './use-marching'
import { usePlaceText } from './use-place-text'
import { useRingsText } from './use-rings-text'
import { useStaffPort } from './use-staff-port'
import type { Aim } from './use-station'

/** Units of an attack, whoever was named first. */
const keeps = (some: readonly Post[] = []): string =>
  some
    .map(({ unit }) => unit)
    .sort()
    .join()

interface Props extends StaffProps {
  aim: Aim
  attacks: Attacks
  /** So many more are to be made one after the other once this one is. */
  after: number
  onTap: (hex: string | null) => void
  onMade: () => void
  onLeave: () => void
}

/** An attack on one hex: which column it is to reach, by whom, and what they give up for it. */
export function AttackBuilder({
  aim,
  attacks,
  after,
  game,
  play,
  filed,
  briefing,
  onBriefed,
  onStaffed,
  onTap,
  onClose,
  onShow,
  onMade,
  onLeave,
}: Props) {
  const words = useTableWords()
  const { tell, nameOf, placeName } = words
  const placeText = usePlaceText(play.view)
  const ringsText = useRingsText(play.view, attacks)
  const staff = useStaffPort()
  const port = usePort()
  const { view } = play
  const { target } = aim
  // Who is proposed for it has a place in it, though others would come first; who is toggled afterwards moves nobody.
  const [proposed] = useState(() => aim.posts?.map(({ unit }) => unit))
  const plan = useMemo(() => attacks.plan(target, proposed), [attacks, target, proposed])
  const best = useMemo(() => [...plan.columns].sort((a, b) => b.value - a.value)[0], [plan])
  const prepared = useMemo(() => attacks.prepared(target), [attacks, target])
  const known = useMemo(
    () => (aim.posts ?? prepared?.posts)?.filter(({ unit }) => plan.given.has(unit)) ?? best?.posts,
    [aim, prepared, plan, best],
  )
  /** Who was proposed as it was opened. */
  const [first] = useState(() => keeps(known))
  const { refused } = briefing
  const chosen = useMemo(
    () => new Set(known?.flatMap(({ unit }) => (refused.includes(unit) ? [] : [unit]))),
    [known, refused],
  )
  const posts = useMemo(() => plan.posts.filter(({ unit }) => chosen.has(unit)), [plan, chosen])
  const take = (some: readonly Post[]) => onBriefed({ ...briefing, aim: { target, posts: some } })
  const legs = useMemo(() => attacks.legs(posts), [attacks, posts])
  const order = staff.attack(view, target, posts)
  const forecast = useMemo(
    () => (posts.length > 0 ? staff.forecast(view, target, posts) : null),
    [staff, view, target, posts],
  )
  useEffect(() => {
    onStaffed({
      over: (scene) => {
        const led = withMarch(scene, new Set(posts.map(({ unit }) => unit)), { ...NO_MARCH, legs }, null)
        const from = [...new Set(posts.map((post) => post.from))]
        return {
          ...led,
          arrows: [...led.arrows, ...from.map((hex) => ({ from: hex, to: target }))],
          choices: [...led.choices, { hex: target, tone: 'fight' }],
        }
      },
      tap: onTap,
    })
  }, [onStaffed, onTap, posts, legs, target])

  // The next column to either side of what is chosen.
  const reach = posts.length > 0 ? attacks.facts.reach(target, posts, true) : null
  const less = reach && plan.columns.findLast((one) => rise(one.reach, reach) < 0)
  const more = reach ? plan.columns.find((one) => rise(one.reach, reach) > 0) : plan.columns[0]
  const going = legs.reduce((n, { units }) => n + units.length, 0)
  const commit = async () => {
    if (order) {
      // What comes of it is told and asked where all fights are; then the list is open again.
      willGoOn(game.answer!.game, 'attacks', view)
      if ((await game.send([order])) !== 1) return goesElsewhere(game.answer!.game)
      if (first !== '') count(game, 1, Number(keeps(posts) !== first))
      onMade()
      return onClose()
    }
    const papers = staff.papers(view)
    const led = (done: { legs: readonly { units: readonly string[] }[] }) => {
      const gone = done.legs.flatMap(({ units }) => units)
      // Who has not come there is not kept for it.
      const there = posts.filter(({ unit, from }) => gone.includes(unit) || from === port.at(view, unit))
      const kept = staff.prepared(
        view,
        target,
        there.map(({ unit }) => unit),
      )
      return halted(
        clearedOf(kept, (unit) => !staff.isGone(view, unit)),
        gone,
      )
    }
    const done = await carryOut({ game, filed }, staff, { ...NO_MARCH, legs }, papers, led)
    if (done.isWhole && first !== '' && going > 0) count(game, 1, Number(keeps(posts) !== first))
    if (done.isWhole) onLeave()
    else if (done.refused) onBriefed({ ...briefing, refused: [...refused, ...done.refused.units] })
  }
  const isKept = keeps(posts) === keeps(prepared?.posts)
  const byGiven = grouped(plan.posts, ({ unit }) => plan.given.get(unit)!)
  return (
    <>
      <Title
        title={placeText(target)}
        text={
          plan.posts.length === 0
            ? tell('staff.attack.nobody')
            : [
                tell('staff.attack.of', { n: posts.length, all: plan.posts.length }),
                ...(after > 0 ? [tell('staff.programme.then', { n: after })] : []),
              ].join(' · ')
        }
        label={tell('staff.attack.back')}
        onLeave={onLeave}
      />
      {plan.posts.length > 0 ? (
        <div className="mt-1 flex items-center gap-2">
          <Button
            aria-label={tell('staff.attack.less')}
            className="w-14"
            disabled={!less}
            onClick={() => less && take(less.posts)}
          >
            −
          </Button>
          <p role="status" className="grow text-center leading-tight" data-testid="prompt">
            <b className="block font-figures text-xl">{forecast?.text ?? '–'}</b>
            {forecast ? (
              <span className="text-[14px] text-dim">
                <RangeText forecast={forecast} />
              </span>
            ) : null}
          </p>
          <Button
            aria-label={tell('staff.attack.more')}
            className="w-14"
            disabled={!more}
            onClick={() => more && take(more.posts)}
          >
            +
          </Button>
        </div>
      ) : null}
      {forecast ? <RangeBars forecast={forecast} /> : null}
      <div className="mt-2 grid max-h-[20dvh] gap-2 overflow-y-auto lg:max-h-[50dvh]">
        {GIVEN.filter((given) => byGiven.has(given)).map((given) => (
          <fieldset key={given}>
            <legend className="text-[15px] font-extrabold">
              {tell(`staff.given.${given}`, {
                place: ringsText(byGiven.get(given)!.map(({ unit }) => unit)),
              })}
            </legend>
            <div className="flex flex-wrap gap-1.5">
              {byGiven.get(given)!.map((post) => {
                const on = chosen.has(post.unit)
                const label = `${nameOf(post.unit)}, ${placeName(port.at(view, post.unit)!)}`
                return (
                  <button
                    key={post.unit}
                    type="button"
                    aria-pressed={on}
                    aria-label={label}
                    title={label}
                    className={`grid min-h-14 w-14 justify-items-center rounded-xl border-2 p-0.5 ${on ? 'border-mark bg-second' : 'border-line'}`}
                    onClick={() =>
                      take(on ? posts.filter((one) => one.unit !== post.unit) : [...posts, post])
                    }
                  >
                    <span className={on ? '' : 'opacity-55'}>
                      <UnitCard view={view} unit={post.unit} size={44} />
                    </span>
                  </button>
                )
              })}
            </div>
          </fieldset>
        ))}
        {forecast ? <Odds forecast={forecast} isTold /> : null}
      </div>
      <LeftBehind {...{ view, legs, onShow }} />
      <Halts {...{ halts: [], refused, view, onShow }} />
      <Foot
        {...{ game, filed }}
        label={
          order
            ? tell('staff.attack.go', { odds: forecast?.text ?? '' })
            : going > 0
              ? tell('staff.attack.bring', { n: going })
              : tell(
                  `staff.attack.${posts.length === 0 && prepared ? 'free' : isKept && prepared ? 'there' : 'keep'}`,
                )
        }
        isIdle={order ? posts.length === 0 : going === 0 && (isKept || isPlanning(game))}
        onCommit={() => void commit()}
      />
    </>
  )
}
