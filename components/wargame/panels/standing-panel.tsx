'use client'

import { use, useEffect, useRef, useState } from 'react'
import { Choice as Select } from '@/components/notices/fields'
import { requestId } from '@/components/table/api'
import type { GameControls } from '@/components/table/game-controls'
import { pagesApi } from '@/components/table/pages-api'
import { troubleIn } from '@/components/table/trouble'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { HOURS, hoursOf, MODES } from '@/lib/wargame/standing'
import { usePort, useTableGame, type Wanted } from '../game'
import type { StandingOrders, StandingPort, StandingWish } from '../later-port'
import { useTableWords } from '../text/words'
import { StandingControls } from './standing-controls'
import { standingSays } from './standing-says'

interface Props {
  game: GameControls
  wanted: Wanted | null
}

/** What is decided for a player while the other side acts: he reads it, changes it and saves it. */
export function StandingPanel({ game, wanted }: Props) {
  const { stage, seats, viewer } = game.answer!
  const { standing } = use(useTableGame().later())
  if (!standing || stage !== 'play' || !seats.includes(viewer)) return null
  return <Editor key={viewer} game={game} standing={standing} side={viewer} wanted={wanted} />
}

/** Changes that are not saved, by game and side: the map may be looked at in between. */
const unsaved = new Map<string, StandingOrders>()

/** Orders as a text that does not depend on the order of their fields. */
const textOf = (orders: StandingOrders): string => {
  const sorted = (of: object) => Object.entries(of).sort(([a], [b]) => (a < b ? -1 : 1))
  const { version: _, hours: __, ...kinds } = orders
  const all = sorted(kinds) as [string, StandingWish][]
  const waits = all.some(([, { mode }]) => mode === 'wait' || mode === 'spare')
  const wishes = all.map(([kind, wish]) => [kind, sorted(wish)])
  return JSON.stringify([wishes, waits ? hoursOf(orders) : null])
}

/** The same orders, but for every choice their player is asked. */
const askedOf = (orders: StandingOrders): StandingOrders => ({
  ...orders,
  ...Object.fromEntries(
    Object.entries(orders).flatMap(([kind, wish]) =>
      typeof wish === 'object' ? [[kind, { ...wish, mode: 'ask' }]] : [],
    ),
  ),
})
const isAsked = (orders: StandingOrders): boolean => textOf(orders) === textOf(askedOf(orders))

/** The orders in force, the changes to them, and how they are saved. */
function useStanding(game: GameControls, standing: StandingPort, side: string) {
  const { tell, ui } = useTableWords()
  const { game: id } = game.answer!
  const view = usePort().viewOf(game.answer!)!
  const usual = standing.usual(view, side)
  const inForce = standing.inForce(view, side)
  const key = `${id}/${side}`
  const [changed, setChanged] = useState<StandingOrders | null>(unsaved.get(key) ?? null)
  const [saving, setSaving] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const draft = changed ?? inForce
  const same = textOf(draft) === textOf(inForce)
  const change = (orders: StandingOrders | null) => {
    setSaid(null)
    setChanged(orders)
    if (orders) unsaved.set(key, orders)
    else unsaved.delete(key)
  }
  const save = async (wished: StandingOrders) => {
    setSaving(true)
    const orders = textOf(wished) === textOf(usual) ? null : wished
    const reply = await pagesApi.standing(id, { id: requestId(), side, orders })
    if ('ok' in reply) {
      await game.reload()
      change(null)
    }
    setSaving(false)
    setSaid('ok' in reply ? tell('standing.saved') : ui(troubleIn(reply)))
  }
  const status = saving
    ? tell('standing.saving')
    : (said ?? tell(same ? 'standing.same' : 'standing.unsaved'))
  return { draft, usual, inForce, same, saving, status, change, save }
}

interface EditorProps extends Props {
  standing: StandingPort
  side: string
}

function Editor({ game, standing, side, wanted }: EditorProps) {
  const { tell } = useTableWords()
  const { draft, usual, inForce, same, saving, status, change, save } = useStanding(game, standing, side)
  const { battles, phases } = standing.kinds(side)
  const section = (kind: string) => (
    <Section
      key={kind}
      kind={kind}
      side={side}
      standing={standing}
      value={draft[kind] as StandingWish}
      onChange={(wish) => change({ ...draft, [kind]: wish })}
      hours={hoursOf(draft)}
      onHours={(hours) => change({ ...draft, hours })}
    />
  )
  const panel = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const section = wanted && panel.current?.querySelector<HTMLDetailsElement>(`[data-kind=${wanted.kind}]`)
    if (!section) return
    panel.current!.open = true
    section.open = true
    section.scrollIntoView({ block: 'start' })
    section.querySelector('summary')?.focus({ preventScroll: true })
  }, [wanted])
  return (
    <details ref={panel} data-testid="standing">
      <summary className="min-h-12 cursor-pointer content-center text-[15px] font-extrabold">
        {tell('standing.title')}
      </summary>
      <div className="grid gap-2">
        <p className="text-[15px] text-dim">{tell('standing.intro')}</p>
        <p className="text-[15px] text-dim">{tell('standing.when')}</p>
        {isAsked(inForce) ? null : (
          <Button disabled={saving} onClick={() => save(askedOf(inForce))}>
            {tell('standing.askAll')}
          </Button>
        )}
        {battles.map(section)}
        {phases.length > 0 ? <h3 className="mt-2 text-[15px] font-bold">{tell('standing.phases')}</h3> : null}
        {phases.map(section)}
        <div className={`flex items-center gap-3 bg-ground py-2 ${same ? '' : 'sticky bottom-0'}`}>
          <p role="status" className={`grow text-[15px] leading-snug ${same ? 'text-dim' : 'font-bold'}`}>
            {status}
          </p>
          <Button look="primary" disabled={same || saving} onClick={() => save(draft)}>
            {tell('standing.save')}
          </Button>
        </div>
        <div className="grid grid-cols-2 gap-2">
          <Button className="text-[15px]" disabled={same || saving} onClick={() => change(null)}>
            {tell('standing.undo')}
          </Button>
          <Button
            className="text-[15px]"
            disabled={saving || textOf(draft) === textOf(usual)}
            onClick={() => change(usual)}
          >
            {tell('standing.usual')}
          </Button>
        </div>
      </div>
    </details>
  )
}

interface SectionProps {
  standing: StandingPort
  kind: string
  side: string
  value: StandingWish
  onChange: (value: StandingWish) => void
  hours: number
  onHours: (hours: number) => void
}

/** One kind of decision: what holds in a sentence, and opened, what else may be wished. */
function Section({ standing, kind, side, value, onChange, hours, onHours }: SectionProps) {
  const words = useTableWords()
  const { tell, own } = words
  // What is no wish at the level that is played has no value.
  const fields = standing.fields(side, kind).filter(({ field }) => field in value)
  return (
    <details data-kind={kind} className="group/kind scroll-mt-14 rounded-2xl border border-line">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 px-3 py-2 -outline-offset-2">
        <span className="grow">
          <span className="block text-[15px] font-bold">{own(`standing.${kind}`)}</span>
          <span className="block text-[15px] leading-snug text-dim">
            {standingSays(words, kind, fields, value, hours)}
          </span>
        </span>
        <span aria-hidden className="text-dim group-open/kind:rotate-90">
          ›
        </span>
      </summary>
      <div className="grid gap-3 px-3 pb-3">
        <Choice
          name={`mode-${kind}`}
          legend={tell('standing.mode')}
          value={value.mode}
          columns={1}
          options={MODES.map((id) => ({ id, label: own(`standing.mode.${id}`, { n: hours }) }))}
          onPick={(mode) => onChange({ ...value, mode })}
        />
        {value.mode === 'wait' || value.mode === 'spare' ? (
          <div className="grid gap-1">
            <Select
              label={tell('standing.hours')}
              value={String(hours)}
              options={HOURS.map((n) => [String(n), tell('standing.hours.n', { n })])}
              onChange={(n) => onHours(Number(n))}
            />
            <p className="text-[15px] leading-snug text-dim">{tell('standing.hours.hint')}</p>
          </div>
        ) : null}
        {value.mode !== 'ask' ? (
          <StandingControls
            kind={kind}
            fields={fields}
            value={value}
            onChange={(more) => onChange({ ...value, ...more })}
          />
        ) : null}
      </div>
    </details>
  )
}
