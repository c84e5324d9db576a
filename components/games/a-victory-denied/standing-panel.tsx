'use client'

import { Fragment, useEffect, useRef, useState } from 'react'
import { Choice as Select } from '@/components/notices/fields'
import { api, requestId } from '@/components/table/api'
import type { GameControls } from '@/components/table/game-controls'
import { troubleIn } from '@/components/table/trouble'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { IN_PHASES, KINDS, KINDS_OF, type Kind } from '@/lib/games/a-victory-denied/standing/kinds'
import {
  HOURS,
  hoursOf,
  MODES,
  type StandingOrders,
  usualOrders,
  whole,
} from '@/lib/games/a-victory-denied/standing/orders'
import type { Side } from '@/lib/games/a-victory-denied/state'
import type { View } from '@/lib/games/a-victory-denied/view'
import { StandingControls } from './standing-controls'
import { standingSays } from './standing-says'
import { useTableWords } from './words'

/** The kind of decision that a player came for; a new object each time he does. */
export interface Wanted {
  kind: Kind
}

interface Props {
  game: GameControls
  wanted: Wanted | null
}

/** What is decided for a player while the other side acts: he reads it, changes it and saves it. */
export function StandingPanel({ game, wanted }: Props) {
  const { stage, seats, viewer } = game.answer!
  if (stage !== 'play' || !seats.includes(viewer)) return null
  return <Editor key={viewer} game={game} side={viewer as Side} wanted={wanted} />
}

/** Changes that are not saved, by game and side: the map may be looked at in between. */
const unsaved = new Map<string, StandingOrders>()

/** Orders as a text that does not depend on the order of their fields. */
const textOf = (orders: StandingOrders): string => {
  const waits = KINDS.some((kind) => orders[kind].mode === 'wait')
  const kinds = KINDS.map((kind) => Object.entries(orders[kind]).sort(([a], [b]) => (a < b ? -1 : 1)))
  return JSON.stringify([kinds, waits ? hoursOf(orders) : null])
}

/** The orders in force, the changes to them, and how they are saved. */
function useStanding(game: GameControls, side: Side) {
  const { avd, ui } = useTableWords()
  const { game: id, view } = game.answer!
  const { mine, table } = view as View
  const usual = usualOrders(table.options.offTurn[side])
  const inForce = mine?.standing ? whole(mine.standing) : usual
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
  const save = async () => {
    setSaving(true)
    const orders = textOf(draft) === textOf(usual) ? null : draft
    const reply = await api.standing(id, { id: requestId(), side, orders })
    if ('ok' in reply) {
      await game.reload()
      change(null)
    }
    setSaving(false)
    setSaid('ok' in reply ? avd('standing.saved') : ui(troubleIn(reply)))
  }
  const status = saving ? avd('standing.saving') : (said ?? avd(same ? 'standing.same' : 'standing.unsaved'))
  return { draft, usual, same, saving, status, change, save }
}

function Editor({ game, side, wanted }: Props & { side: Side }) {
  const { avd } = useTableWords()
  const { draft, usual, same, saving, status, change, save } = useStanding(game, side)
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
        {avd('standing.title')}
      </summary>
      <div className="grid gap-2">
        <p className="text-[15px] text-dim">{avd('standing.intro')}</p>
        <p className="text-[15px] text-dim">{avd('standing.when')}</p>
        {KINDS_OF[side].map((kind) => (
          <Fragment key={kind}>
            {kind === IN_PHASES.find((one) => KINDS_OF[side].includes(one)) ? (
              <h3 className="mt-2 text-[15px] font-bold">{avd('standing.phases')}</h3>
            ) : null}
            <Section
              kind={kind}
              side={side}
              value={draft[kind]}
              onChange={(value) => change({ ...draft, [kind]: value })}
              hours={hoursOf(draft)}
              onHours={(hours) => change({ ...draft, hours })}
            />
          </Fragment>
        ))}
        <div className={`flex items-center gap-3 bg-ground py-2 ${same ? '' : 'sticky bottom-0'}`}>
          <p role="status" className={`grow text-[15px] leading-snug ${same ? 'text-dim' : 'font-bold'}`}>
            {status}
          </p>
          <Button look="primary" disabled={same || saving} onClick={save}>
            {avd('standing.save')}
          </Button>
        </div>
        <div className="grid grid-cols-2 gap-2">
          <Button className="text-[15px]" disabled={same || saving} onClick={() => change(null)}>
            {avd('standing.undo')}
          </Button>
          <Button
            className="text-[15px]"
            disabled={saving || textOf(draft) === textOf(usual)}
            onClick={() => change(usual)}
          >
            {avd('standing.usual')}
          </Button>
        </div>
      </div>
    </details>
  )
}

interface SectionProps<Name extends Kind> {
  kind: Name
  side: Side
  value: StandingOrders[Name]
  onChange: (value: StandingOrders[Name]) => void
  hours: number
  onHours: (hours: number) => void
}

/** One kind of decision: what holds in a sentence, and opened, what else may be wished. */
function Section<Name extends Kind>({ kind, side, value, onChange, hours, onHours }: SectionProps<Name>) {
  const words = useTableWords()
  const { avd } = words
  return (
    <details data-kind={kind} className="group/kind scroll-mt-14 rounded-2xl border border-line">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 px-3 py-2 -outline-offset-2">
        <span className="grow">
          <span className="block text-[15px] font-bold">{avd(`standing.${kind}`)}</span>
          <span className="block text-[15px] leading-snug text-dim">
            {standingSays(words, side, kind, value, hours)}
          </span>
        </span>
        <span aria-hidden className="text-dim group-open/kind:rotate-90">
          ›
        </span>
      </summary>
      <div className="grid gap-3 px-3 pb-3">
        <Choice
          name={`mode-${kind}`}
          legend={avd('standing.mode')}
          value={value.mode}
          columns={1}
          options={MODES.map((id) => ({ id, label: avd(`standing.mode.${id}`, { n: hours }) }))}
          onPick={(mode) => onChange({ ...value, mode: mode as typeof value.mode })}
        />
        {value.mode === 'wait' ? (
          <div className="grid gap-1">
            <Select
              label={avd('standing.hours')}
              value={String(hours)}
              options={HOURS.map((n) => [String(n), avd('standing.hours.n', { n })])}
              onChange={(n) => onHours(Number(n))}
            />
            <p className="text-[15px] leading-snug text-dim">{avd('standing.hours.hint')}</p>
          </div>
        ) : null}
        {value.mode !== 'ask' ? (
          <StandingControls
            kind={kind}
            side={side}
            value={value}
            onChange={(more) => onChange({ ...value, ...more })}
          />
        ) : null}
      </div>
    </details>
  )
}
