'use client'

import { useEffect, useMemo, useState } from 'react'
import type { Scene } from '@/components/map/scene'
import type { OrderBody } from '@/components/offline/plan'
import { RuleLink } from '@/components/rules/rule-cards'
import { Button } from '@/components/ui/button'
import { printedCite } from '@/lib/kernel/cite'
import type { Refusal } from '@/lib/kernel/decision'
import type { Side } from '@/lib/wargame/ruleset'
import { usePort } from '../game'
import { toneOf } from '../map/zones'
import type { TableView } from '../port'
import { useTableWords } from '../text/words'
import { Chips } from './chips'
import { Commit, type StaffProps, TakeBack, Title } from './staff-frame'
import { sendAll } from './use-marching'
import { useStaffPort } from './use-staff-port'

/** What has been changed of a moment of the game, and why the last tap changed nothing. */
interface Changed {
  readonly of: TableView
  readonly view: TableView
  readonly refused: Refusal | null
}

/** The set-up as numbers: kind, district, and a line of it each with less and more; sent as one, or with the rest placed as well. */
export function NumbersPanel({ game, play, filed, onStaffed, onShow, onClose }: StaffProps) {
  const words = useTableWords()
  const { tell, say, own, townName, placeName } = words
  const port = usePort()
  const staff = useStaffPort()
  const { view: now } = play
  const numbers = useMemo(() => staff.numbers(now), [staff, now])
  const [changed, setChanged] = useState<Changed | null>(null)
  const [kind, setKind] = useState<string | null>(null)
  const [district, setDistrict] = useState<string | null>(null)
  const [hex, setHex] = useState<string | null>(null)
  // What was not sent belonged to another moment.
  const { view, refused } = changed?.of === now ? changed : { view: now, refused: null }
  const sectors = numbers?.sectors ?? []
  const districts = [...new Set(sectors.map((sector) => sector.district))]
  const chosen = district ?? districts[0] ?? ''
  const face = kind ?? numbers?.kinds[0] ?? ''
  const lines = useMemo(
    () => (numbers?.sectors ?? []).filter((sector) => sector.district === chosen),
    [numbers, chosen],
  )
  const orders = useMemo(() => staff.setUps(now)?.orders(now, view) ?? [], [staff, now, view])
  const moved = useMemo(() => changesOf(port.pieces(now), port.pieces(view)), [port, now, view])
  const side = toneOf(now.viewer as Side)
  useEffect(() => {
    onStaffed({
      over: (scene): Scene => ({
        ...scene,
        // Next to each other they are told apart.
        tints: lines.map(({ hexes }, n) => ({ tone: n === 1 ? 'area' : 'range', side, hexes })),
        choices: [...moved].map(([hex, n]) => ({
          hex,
          tone: n < 0 ? 'pick' : 'go',
          text: n < 0 ? `\u2212${-n}` : `+${n}`,
        })),
        ...{ veil: false, path: null, looked: hex },
      }),
      tap: (tapped) => {
        const sector = numbers?.sectors.find(({ hexes }) => tapped !== null && hexes.includes(tapped))
        setHex(sector ? tapped : null)
        if (sector) setDistrict(sector.district)
      },
    })
  }, [onStaffed, lines, side, hex, moved, numbers])
  // Whoever has set up has nothing more to change.
  useEffect(() => {
    if (!numbers) onClose()
  }, [numbers, onClose])
  if (!numbers) return null
  const step = (after: TableView | Refusal) =>
    setChanged({ of: now, ...('no' in after ? { view, refused: after } : { view: after, refused: null }) })
  const inHand = numbers.kinds.map((one) => [one, numbers.inHand(view, one)] as const)
  // A hex that was touched is a line by itself.
  const rows = hex === null ? lines : [...lines, { district: chosen, line: hex, hexes: [hex] }]
  const waits = inHand.reduce((sum, [, count]) => sum + count, 0)
  /** Who is taken up or placed. */
  const n = new Set(orders.flatMap(({ units }) => units as readonly string[])).size
  const send = (more: readonly OrderBody[]) => void sendAll({ game, filed }, [...orders, ...more])
  return (
    <>
      <Title
        title={tell('numbers.title')}
        text={tell('numbers.says')}
        label={tell('staff.close')}
        onLeave={onClose}
      />
      <Chips
        legend={tell('numbers.kinds')}
        all={inHand.map(([id, n]) => ({
          id,
          text: `${say({ key: `face-${id}`, params: {} })}${n > 0 ? ` · ${tell('numbers.hand', { n })}` : ''}`,
        }))}
        chosen={face}
        onChoose={setKind}
      />
      <Chips
        legend={tell('numbers.districts')}
        all={districts.map((id) => ({
          id,
          text: `${townName(id)} · ${sectors.reduce((sum, sector) => sum + (sector.district === id ? numbers.count(view, sector, face) : 0), 0)}`,
        }))}
        chosen={chosen}
        onChoose={(id) => {
          setDistrict(id)
          setHex(null)
          onShow(sectors.filter((sector) => sector.district === id)[0]!.hexes)
        }}
      />
      <ul className="mt-1 divide-y divide-line">
        {rows.map((sector) => {
          const name = sector.line === hex ? placeName(hex) : own(`numbers.${sector.line}`)
          const count = numbers.count(view, sector, face)
          return (
            <li key={sector.line} className="flex min-h-12 items-center gap-2 text-[15px] leading-tight">
              <span className="grow font-bold">{name}</span>
              <Button
                className="w-14 text-lg"
                aria-label={tell('numbers.less', { line: name })}
                disabled={count === 0}
                onClick={() => step(numbers.less(view, sector, face))}
              >
                {'\u2212'}
              </Button>
              <output className="w-8 text-center font-figures text-lg font-bold">{count}</output>
              <Button
                className="w-14 text-lg"
                aria-label={tell('numbers.more', { line: name })}
                disabled={numbers.inHand(view, face) === 0}
                onClick={() => step(numbers.more(view, sector, face))}
              >
                +
              </Button>
            </li>
          )
        })}
      </ul>
      <p role="status" className="min-h-6 text-[15px] leading-snug font-bold">
        {refused ? (
          <>
            {say(refused.because)} <RuleLink cite={printedCite(refused.no)} />
          </>
        ) : waits > 0 ? (
          tell('numbers.waits', { n: waits })
        ) : null}
      </p>
      <div className="mt-1 flex gap-2">
        <TakeBack {...{ game, filed }} />
        {waits > 0 ? (
          <Button disabled={game.busy} className="flex-1 px-2" onClick={() => send([{ type: 'placeRest' }])}>
            {tell('numbers.rest')}
          </Button>
        ) : null}
        <Commit
          {...{ game, label: n > 0 ? tell('numbers.go', { n }) : tell('numbers.go.none'), isIdle: n === 0 }}
          onCommit={() => send([])}
        />
      </div>
    </>
  )
}

/** By how many counters each hex has more or fewer, where it has. */
function changesOf(
  before: readonly { readonly hex: string }[],
  after: readonly { readonly hex: string }[],
): ReadonlyMap<string, number> {
  const changes = new Map<string, number>()
  for (const [pieces, n] of [[before, -1] as const, [after, 1] as const])
    for (const { hex } of pieces) changes.set(hex, (changes.get(hex) ?? 0) + n)
  return new Map([...changes].filter(([, n]) => n !== 0))
}
