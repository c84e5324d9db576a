'use client'

import { useEffect, useMemo, useState } from 'react'
import type { Scene } from '@/components/map/scene'
import { Button } from '@/components/ui/button'
import type { Leg } from '@/lib/wargame/staff/columns'
import type { Manned } from '@/lib/wargame/staff/line'
import { type Group, MOST_EACH, toldOf } from '@/lib/wargame/staff/papers'
import { useTableWords } from '../text/words'
import { count } from './counted'
import { Halts } from './halts'
import { LeftBehind } from './left-behind'
import { Commit, type StaffProps, TakeBack, Title } from './staff-frame'
import { useArmyName } from './use-army-name'
import { useBareText } from './use-bare-text'
import { carryOut, isPlanning, keptAfter, samePapers, withMarch } from './use-marching'
import { usePlaceText } from './use-place-text'
import { useStaffPort } from './use-staff-port'
import { type LineTold, Shift, type Task } from './verbs'

/** As many hexes as a line may be led through. */
const MARKS = 5
/** So many of its holes are named. */
const HOLES = 3

/** The scene with a line as it would stand: its hexes, who goes there, and its holes. */
function withLine(scene: Scene, units: ReadonlySet<string>, line: Manned, marks: readonly string[]): Scene {
  const holes = new Set(line.quality.holes.flat())
  const led = withMarch(scene, units, line, null)
  const shown = new Set(led.choices.map(({ hex }) => hex))
  const open = (hexes: readonly string[]) => hexes.filter((hex) => !shown.has(hex))
  return {
    ...led,
    choices: [
      ...led.choices,
      ...open(line.posts).map((hex) => ({
        hex,
        tone: holes.has(hex) ? ('fight' as const) : ('pick' as const),
      })),
      ...open(marks.filter((hex) => !line.posts.includes(hex))).map((hex) => ({
        hex,
        tone: 'pick' as const,
      })),
    ],
  }
}

/** Where a leg of a line may go instead, and where it begins: touched, nobody goes. */
const reachOf = (ways: readonly string[], { from }: Leg) => [
  { hex: from, tone: 'pick' as const },
  ...ways.filter((hex) => hex !== from).map((hex) => ({ hex, tone: 'go' as const })),
]

interface Props extends StaffProps {
  army: Group
  units: readonly string[]
  told: LineTold
  hasNext: boolean
  onTask: (task: Task | null) => void
  onNext: () => void
}

/** The line of an army: where it runs, what it is told, and how good it would be. */
export function LinePanel(props: Props) {
  const { army, units, told, hasNext, game, play, filed, briefing } = props
  const { onTask, onStaffed, onBriefed, onShow, onNext } = props
  const { tell, ui, placeName } = useTableWords()
  const staff = useStaffPort()
  const nameOf = useArmyName(staff.papers(play.view))
  const bareText = useBareText()
  const { view } = play
  const placeText = usePlaceText(view)
  const { order } = told
  const { marks, task } = order
  const { refused } = briefing
  const able = useMemo(() => units.filter((unit) => !refused.includes(unit)), [units, refused])
  const line = useMemo(() => staff.line(view, able, order), [staff, view, able, order])
  /** Who is to go elsewhere than his line sends him: the next hex that is touched says where. */
  const [ghost, setGhost] = useState<Leg | null>(null)
  useEffect(() => {
    const change = (next: readonly string[]) => onTask({ verb: 'line', order: { ...order, marks: next } })
    onStaffed({
      over: (scene) => {
        if (!line) return scene
        const led = withLine(scene, new Set(able), line, marks)
        return ghost ? { ...led, choices: reachOf(staff.ways(view, ghost.units), ghost) } : led
      },
      tap: (hex) => {
        if (ghost) {
          setGhost(null)
          const to = hex !== null && staff.ways(view, ghost.units).includes(hex) ? hex : ghost.from
          const others = (order.sent ?? []).filter(({ unit }) => !ghost.units.includes(unit))
          const sent = [...others, ...ghost.units.map((unit) => ({ unit, to }))]
          return onTask({ verb: 'line', order: { ...order, sent } })
        }
        const going = line?.legs.find(({ path }) => path.at(-1) === hex)
        if (going) return setGhost(going)
        // Which river is meant.
        if (task.verb === 'river')
          return onTask({
            verb: 'line',
            order: { ...order, task: { verb: 'river', at: hex ?? undefined } },
          })
        if (hex === null) return change([])
        if (marks.includes(hex)) return change(marks.filter((one) => one !== hex))
        change(marks.length < MARKS ? [...marks, hex] : [hex])
      },
    })
  }, [onStaffed, onTask, staff, view, able, line, marks, task, order, ghost])
  const name = nameOf(army.name)
  const leave = { label: ui('act.cancel'), onLeave: () => onTask(null) }
  if (!line)
    return (
      <>
        <Title title={name} text={tell('staff.line.nobody')} {...leave} />
        <Halts {...{ halts: [], refused, view, onShow }} />
      </>
    )
  const { held, posts, behind, quality, legs } = line
  const tellLine = (next: Partial<LineTold['order']>) =>
    onTask({ verb: 'line', order: { ...order, ...next } })
  const going = legs.reduce((n, leg) => n + leg.units.length, 0)
  const holes = quality.holes.flat()
  /** What was proposed of this line, and what of that is otherwise: what it is told again, and where each goes. */
  const counted = () => {
    const sent = (order.sent ?? []).map(({ unit }) => unit)
    const moved = legs.filter((leg) => leg.units.some((unit) => sent.includes(unit)))
    // Whoever was sent nowhere has no leg.
    const stays = new Set(sent.filter((unit) => !moved.some((leg) => leg.units.includes(unit))))
    const before = toldOf(staff.papers(view), army.name)
    const again = before ? { task: before.task, each: before.each } : null
    const isOther = marks.length > 0 || JSON.stringify(again) !== JSON.stringify({ task, each: order.each })
    const changed = moved.length + stays.size
    count(game, legs.length + stays.size + (again ? 1 : 0), changed + (again && isOther ? 1 : 0))
  }
  const commit = async () => {
    const done = await carryOut({ game, filed }, staff, line, staff.papers(view), (stood) =>
      staff.told(
        view,
        keptAfter(
          staff,
          view,
          stood.legs.flatMap((leg) => leg.units),
        ),
        army.name,
        order,
      ),
    )
    if (done.isWhole) {
      counted()
      onNext()
    } else if (done.refused) onBriefed({ ...briefing, refused: [...refused, ...done.refused.units] })
  }
  /** On to the next army, or back to all of them; what this one is told is kept though nobody goes. */
  const goOn = async () => {
    const papers = staff.papers(view)
    const next = staff.told(view, keptAfter(staff, view, []), army.name, order)
    if (!isPlanning(game) && !samePapers(papers, next) && !(await game.keepStaff(next))) return
    counted()
    onNext()
  }
  const verb = (which: 'hold' | 'follow' | 'river') => (
    <Button
      aria-pressed={task.verb === which}
      className={`${which === 'river' ? 'min-w-0! grow basis-0 px-0' : 'px-2'} text-[15px] ${task.verb === which ? 'border-mark' : ''}`}
      onClick={() => tellLine({ task: { verb: which }, ...(which === 'river' ? { marks: [] } : {}) })}
    >
      {tell(`staff.line.${which}`)}
    </Button>
  )
  return (
    <>
      <Title
        title={name}
        text={tell('staff.line.says', { held: held.length, n: posts.length, behind })}
        {...leave}
      />
      <p role="status" className="mt-1 text-[15px] leading-snug" data-testid="prompt">
        {ghost ? (
          tell('staff.line.elsewhere', { n: ghost.units.length, place: placeName(ghost.from) })
        ) : marks.length === 1 ? (
          tell('staff.line.end')
        ) : holes.length === 0 ? (
          tell('staff.line.closed')
        ) : (
          <button type="button" className="block min-h-12 text-left underline" onClick={() => onShow(holes)}>
            {tell('staff.line.holes', {
              n: quality.holes.length,
              // Each by its middle.
              places: quality.holes
                .slice(0, HOLES)
                .map((hole) => placeText(hole[Math.floor(hole.length / 2)]!))
                .join('; '),
            })}{' '}
            {quality.through.length > 0 ? bareText(quality.through) : tell('staff.line.nothing')}
          </button>
        )}{' '}
        {line.strikes && !ghost ? (
          <span>
            {tell('staff.line.strikes', {
              odds: staff.attacks(view)?.facts.good.text ?? '',
              place: placeText(line.strikes),
            })}{' '}
          </span>
        ) : null}
        {marks.length === 0 && !ghost ? (
          <span className="text-dim">
            {tell(task.verb === 'river' ? 'staff.line.which' : 'staff.line.mark')}
          </span>
        ) : null}
      </p>
      <Shift
        task={task.verb === 'shift' ? task : null}
        onTask={(next) => tellLine({ task: next?.verb === 'shift' ? next : { verb: 'hold' } })}
      >
        {verb('river')}
      </Shift>
      <LeftBehind {...{ view, legs, onShow }} />
      <Halts {...{ halts: line.halts, refused, view, onShow }} />
      <div className="mt-2 flex gap-2">
        <TakeBack {...{ game, filed }} />
        {verb('hold')}
        {verb('follow')}
        <Button
          aria-label={tell('staff.line.each', { n: order.each })}
          className="px-2 text-[15px]"
          onClick={() => tellLine({ each: (order.each % MOST_EACH) + 1 })}
        >
          {order.each}×
        </Button>
        <Commit
          {...{
            game,
            label:
              going > 0 ? tell('staff.go', { n: going }) : tell(hasNext ? 'staff.next' : 'staff.armies.all'),
            isIdle: false,
          }}
          className="flex-1 px-2"
          onCommit={() => void (going > 0 ? commit() : goOn())}
        />
      </div>
    </>
  )
}
