'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { type Marched, NO_MARCH } from '@/lib/wargame/staff/columns'
import { type Group, halted, marching, type Papers } from '@/lib/wargame/staff/papers'
import { useLaterPort, usePort } from '../game'
import { useSheet } from '../map/use-sheet'
import { useTableWords } from '../text/words'
import { GroupPanel } from './group-panel'
import { Halts } from './halts'
import { LeftBehind } from './left-behind'
import { LinePanel } from './line-panel'
import { Commit, type StaffProps, TakeBack, Title } from './staff-frame'
import { useArmyName } from './use-army-name'
import { useBareText } from './use-bare-text'
import { carryOut, isPlanning, keptAfter, withMarch } from './use-marching'
import { usePlaceText } from './use-place-text'
import { useStaffPort } from './use-staff-port'
import { NO_BRIEFING } from './use-station'
import { CloseUp, Shift, type Task, toldAgain } from './verbs'

/** Armies, of which one is chosen here or by a stack on the map. */
export function ArmiesPanel(props: StaffProps) {
  const { play, briefing, onBriefed, onStaffed, onClose, onShow } = props
  const { tell } = useTableWords()
  const staff = useStaffPort()
  const port = usePort()
  const nameOf = useArmyName(staff.papers(play.view))
  const { view } = play
  const { lattice } = useSheet(view)
  /** Armies that no enemy is near are shown, as long as the station is open. */
  const [isUnfolded, setUnfolded] = useState(false)
  // From north to south, as they stood when the station was opened: whoever moves keeps his place among them.
  const [order] = useState(() => {
    const depth = ({ units }: Group) =>
      units.reduce((sum, unit) => sum + lattice.centre(port.at(view, unit)!).y, 0) / units.length
    const all = staff.armies(view).map((army) => ({ name: army.name, y: depth(army) }))
    return all.sort((a, b) => a.y - b.y).map(({ name }) => name)
  })
  const armies = useMemo(
    () => [...staff.armies(view)].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name)),
    [staff, view, order],
  )
  /** Armies that were gone on from: the way through all of them ends where it has been at each. */
  const [left, setLeft] = useState<readonly string[]>([])
  const quiet = useMemo(() => new Set(staff.quiet(view).map(({ name }) => name)), [staff, view])
  const army = armies.find(({ name }) => name === briefing.army) ?? null
  const choose = (one: Group | null, task: Task | null = null) => {
    onBriefed({ ...NO_BRIEFING, army: one?.name ?? null, task: one && task })
    if (one) onShow([...new Set(one.units.flatMap((unit) => port.at(view, unit) ?? []))])
  }
  const onTask = useCallback((task: Task | null) => onBriefed({ ...briefing, task }), [briefing, onBriefed])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a tap does follows from the view alone
  useEffect(() => {
    if (army) return
    onStaffed({
      over: (scene) => scene,
      tap: (hex) => {
        const here = hex ? port.stack(view, hex) : []
        choose(armies.find(({ units }) => units.some((unit) => here.includes(unit))) ?? null)
      },
    })
  }, [army, armies, view, port, onStaffed])
  if (army) {
    // The next one to the south that may still go and was not gone on from, and after the last the first.
    const at = armies.indexOf(army)
    const others = [...armies.slice(at + 1), ...armies.slice(0, at)]
    const free = others.filter(
      ({ name, units }) => !left.includes(name) && staff.fresh(view, units).length > 0,
    )
    // Where it is quiet there is time.
    const next = free.find(({ name }) => !quiet.has(name)) ?? free[0] ?? null
    const { task, part } = briefing
    const goOn = (isLine: boolean) => {
      setLeft([...left, army.name])
      choose(next, next && isLine ? toldAgain(staff.papers(view), next.name) : null)
    }
    if (task?.verb === 'line')
      return (
        <LinePanel
          key={army.name}
          {...props}
          army={army}
          units={part?.filter((unit) => army.units.includes(unit)) ?? army.units}
          told={task}
          onTask={onTask}
          hasNext={next !== null}
          onNext={() => goOn(true)}
        />
      )
    if (task?.verb === 'group')
      return <GroupPanel key={army.name} {...props} army={army} onLeave={() => onTask(null)} />
    return (
      <ArmyPanel
        key={army.name}
        {...props}
        army={army}
        hasNext={next !== null}
        onLeave={() => choose(null)}
        onNext={() => goOn(false)}
      />
    )
  }
  const listed = (some: readonly Group[]) => (
    <ul className="grid grid-cols-2 gap-2">
      {some.map((one) => (
        <li key={one.name}>
          <Button className="w-full flex-col gap-0 px-2 text-[15px]" onClick={() => choose(one)}>
            {nameOf(one.name)}
            <span className="font-medium text-dim">
              {tell('staff.army.count', { n: staff.fresh(view, one.units).length, all: one.units.length })}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <Title
        {...{ title: tell('staff.armies'), text: tell('staff.armies.says'), label: tell('staff.close') }}
        onLeave={onClose}
      />
      <div className="mt-2 max-h-[30dvh] overflow-y-auto pb-1 lg:max-h-[60dvh]">
        {listed(armies.filter(({ name }) => !quiet.has(name)))}
        {quiet.size > 0 ? (
          <details
            open={isUnfolded || quiet.size === armies.length}
            onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
          >
            <summary className="min-h-12 content-center text-[15px] font-bold text-dim">
              {tell('staff.quiet', { n: quiet.size })}
            </summary>
            {listed(armies.filter(({ name }) => quiet.has(name)))}
          </details>
        ) : null}
      </div>
      <div className="mt-2 flex">
        <TakeBack game={props.game} filed={props.filed} />
      </div>
    </>
  )
}

/** One army: which part of it goes, and to where. */
function ArmyPanel({
  army,
  game,
  play,
  filed,
  briefing,
  onBriefed,
  onStaffed,
  onShow,
  hasNext,
  onLeave,
  onNext,
}: StaffProps & { army: Group; hasNext: boolean; onLeave: () => void; onNext: () => void }) {
  const words = useTableWords()
  const { tell, ui } = words
  const placeText = usePlaceText(play.view)
  const staff = useStaffPort()
  const port = usePort()
  const later = useLaterPort(true)
  const nameOf = useArmyName(staff.papers(play.view))
  const { view } = play
  const bareText = useBareText()
  // Its line has a panel of its own.
  const task = briefing.task?.verb === 'line' || briefing.task?.verb === 'group' ? null : briefing.task
  const part = briefing.part ?? army.units
  const setTask = (next: Task | null) => onBriefed({ ...briefing, task: next })
  const to = task?.verb === 'march' ? task.to : null
  const units = useMemo(() => part.filter((unit) => army.units.includes(unit)), [part, army])
  const { refused } = briefing
  const fresh = useMemo(
    () => staff.fresh(view, units).filter((unit) => !refused.includes(unit)),
    [staff, view, units, refused],
  )
  const march = useMemo((): Marched => {
    if (task?.verb === 'march') return staff.marched(view, [{ units: fresh, to: task.to }])
    if (task?.verb === 'shift') return staff.shifted(view, fresh, task.slot, task.hexes)
    return task?.verb === 'close' ? staff.closedUp(view, fresh) : NO_MARCH
  }, [staff, view, fresh, task])
  const bare = useMemo(() => (task ? staff.bare(view, march.legs) : []), [staff, view, march, task])
  useEffect(() => {
    onStaffed({
      over: (scene) => withMarch(scene, new Set(units), march, to),
      tap: (hex) => onBriefed({ ...briefing, task: hex === null ? null : { verb: 'march', to: hex } }),
    })
  }, [onStaffed, onBriefed, briefing, units, march, to])

  const papers = staff.papers(view)
  const onWay = papers.marches.flatMap((one) => one.units.filter((unit) => units.includes(unit)))
  const going = march.legs.reduce((n, leg) => n + leg.units.length, 0)
  const isMarch = task?.verb === 'march'
  const turns = isMarch ? Math.max(0, ...march.legs.map((leg) => leg.turns)) : 0
  const waits = isPlanning(game)
  const follows = isMarch ? task.follows : undefined
  const after = (done: Marched): Papers => {
    if (follows) return marching(keptAfter(staff, view, fresh), fresh, to!, follows)
    // Who arrives now needs no order for later; a march that was ordered before gives way.
    const on = isMarch
      ? [...done.legs.filter((leg) => leg.turns > 0), ...done.halts].flatMap((one) => one.units)
      : []
    const led = done === march ? fresh : done.legs.flatMap((leg) => leg.units)
    const kept = keptAfter(staff, view, led)
    return on.length > 0 ? marching(kept, on, to!) : kept
  }
  const order = async () => {
    const done = await carryOut({ game, filed }, staff, march, papers, after)
    if (done.isWhole) onNext()
    else if (done.refused) onBriefed({ ...briefing, refused: [...refused, ...done.refused.units] })
  }
  const parts = later?.bodies?.(words, army.units) ?? []
  /** Another army of one's own, of which somebody stands where they are to go. */
  const ahead = useMemo(() => {
    const there = to === null ? [] : port.stack(view, to)
    return staff
      .armies(view)
      .find(({ name, units: some }) => name !== army.name && some.some((unit) => there.includes(unit)))
  }, [staff, port, view, to, army])
  return (
    <>
      <Title
        title={nameOf(army.name)}
        text={tell('staff.army.count', { n: fresh.length, all: units.length })}
        label={ui('act.cancel')}
        onLeave={onLeave}
      />
      <div className="mt-1 flex gap-1">
        <fieldset className="flex min-w-0 gap-2 overflow-x-auto pb-1">
          <legend className="spoken">{tell('staff.part')}</legend>
          {[{ label: tell('tray.all', { n: army.units.length }), units: army.units }, ...parts].map((one) => (
            <Button
              key={one.label}
              aria-pressed={`${one.units}` === `${units}`}
              className={`shrink-0 px-3 text-[15px] ${`${one.units}` === `${units}` ? 'border-mark' : ''}`}
              onClick={() => onBriefed({ ...briefing, part: one.units })}
            >
              {one.label}
            </Button>
          ))}
        </fieldset>
        <Button
          look="quiet"
          className="ml-auto shrink-0 px-2 text-[15px] underline"
          onClick={() => setTask({ verb: 'group' })}
        >
          {tell('staff.group')}
        </Button>
      </div>
      <p role="status" className="mt-1 text-[15px] leading-snug" data-testid="prompt">
        {task === null
          ? tell('staff.where')
          : task.verb === 'close'
            ? tell('staff.closes', { n: going })
            : task.verb === 'shift'
              ? tell('staff.shifts', { n: going, hexes: task.hexes })
              : turns > 0
                ? tell('staff.goes.turns', { place: placeText(task.to), n: going, turns })
                : tell('staff.goes', { place: placeText(task.to), n: going })}
        {waits && turns > 0 ? <span className="block">{tell('staff.unkept')}</span> : null}
        {task && bare.length > 0 ? (
          <button type="button" className="block min-h-12 text-left underline" onClick={() => onShow(bare)}>
            {bareText(bare)}
          </button>
        ) : null}
      </p>
      {ahead && isMarch && !waits ? (
        <Button
          aria-pressed={follows === ahead.name}
          className={`mt-1 px-3 text-[15px] ${follows ? 'border-mark' : ''}`}
          onClick={() => setTask({ verb: 'march', to: task.to, ...(follows ? {} : { follows: ahead.name }) })}
        >
          {tell('staff.follow.army', { army: nameOf(ahead.name) })}
        </Button>
      ) : null}
      <Shift task={task} onTask={setTask} />
      <LeftBehind {...{ view, legs: march.legs, onShow }} />
      <Halts {...{ halts: march.halts, refused, view, onShow }} />
      <div className="mt-2 flex flex-wrap gap-2">
        <TakeBack {...{ game, filed }} />
        {onWay.length > 0 && task === null ? (
          <Button
            className="grow"
            disabled={game.busy || waits}
            onClick={() => void game.keepStaff(halted(papers, units))}
          >
            {tell('staff.stop')}
          </Button>
        ) : null}
        <CloseUp task={task} onTask={setTask} />
        <Button className="px-2 text-[15px]" onClick={() => setTask(toldAgain(papers, army.name))}>
          {tell('staff.line')}
        </Button>
        {task === null ? (
          <Button look="primary" className="flex-[1.7]" onClick={onNext}>
            {tell(hasNext ? 'staff.next' : 'staff.armies.all')}
          </Button>
        ) : (
          <Commit
            {...{ game, isIdle: going === 0 }}
            label={
              going === 0 ? tell('staff.go.none') : tell(isMarch ? 'staff.march' : 'staff.go', { n: going })
            }
            className="flex-[1.7]"
            onCommit={() => void order()}
          />
        )}
      </div>
    </>
  )
}
