'use client'

import { useCallback, useEffect, useMemo } from 'react'
import type { OrderBody } from '@/components/offline/plan'
import { Button } from '@/components/ui/button'
import { usePort } from '../game'
import { plannedLine } from '../offline/planned-line'
import type { TablePort, TableView } from '../port'
import { useTableWords } from '../text/words'
import { byHand } from './by-hand'
import { count } from './counted'
import { Foot, type StaffProps, Title } from './staff-frame'
import { usePlaceText } from './use-place-text'
import { useShownOnce } from './use-shown-once'
import { useStaffPort } from './use-staff-port'
import { useThought } from './use-thought'

const isName = (one: unknown): one is string => typeof one === 'string'

/** Hexes that an order names, or else where its units are. */
function hexesOf(port: TablePort, view: TableView, order: Readonly<Record<string, unknown>>): string[] {
  const { hex, to, at, unit, units } = order
  const named = [hex, to, at].filter(isName)
  if (named.length > 0) return named
  return [unit, units]
    .flat()
    .filter(isName)
    .flatMap((one) => port.at(view, one) ?? [])
}

const NOWHERE: readonly string[] = []

/** Sends orders one bundle after the other, as each ends at a die; how many stand, or less than none where the game went on meanwhile. */
async function sendOn(game: StaffProps['game'], orders: readonly OrderBody[]): Promise<number> {
  let stood = 0
  while (stood < orders.length) {
    const now = await game.send(orders.slice(stood))
    if (now <= 0) return stood > 0 ? stood : now
    stood += now
  }
  return stood
}

/** What an order is known by, whatever has been proposed before it. */
const nameOf = (order: object): string => JSON.stringify(order)

const Quiet = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <Button look="quiet" className="shrink-0 px-3 text-[15px] underline" onClick={onClick}>
    {text}
  </Button>
)

/** A chore as a staff would do it: its orders go out together, but those that its player leaves out, or does himself. */
export function DeskPanel({
  game,
  play,
  filed,
  briefing,
  onBriefed,
  onStaffed,
  onClose,
  onShow,
}: StaffProps) {
  const words = useTableWords()
  const { tell, own } = words
  const port = usePort()
  const { view } = play
  const { legal, version } = game.answer!
  const staff = useStaffPort()
  const placeText = usePlaceText(view)
  const { found: orders, isThinking } = useThought(
    useCallback(() => staff.desk(view, legal), [staff, view, legal]),
  )
  const notes = useMemo(() => staff.notes(view), [staff, view])
  const left = briefing.left?.of === version ? briefing.left.orders : []
  const isOut = (n: number) => left.includes(n) || briefing.refused.includes(nameOf(orders[n]!))
  const taken = orders.filter((_, n) => !isOut(n))
  const lines = useMemo(
    () =>
      orders.map((order) => {
        const { units, hex } = order
        const n = Array.isArray(units) ? units.length : 0
        if (n > 0 && typeof hex === 'string') return tell('staff.desk.bring', { n, place: placeText(hex) })
        const line = plannedLine(port, words, view, order)
        return n > 0 ? `${n} × ${line}` : line
      }),
    [orders, port, words, tell, placeText, view],
  )
  const says = isThinking ? 'staff.desk.thinks' : orders[0] ? 'staff.desk.says' : 'staff.desk.none'
  const hexes = useMemo(
    () => [...new Set(orders.flatMap((order) => hexesOf(port, view, order)))],
    [orders, port, view],
  )
  useShownOnce(isThinking ? NOWHERE : hexes, onShow)
  useEffect(() => {
    onStaffed({
      over: (scene) => ({ ...scene, choices: hexes.map((hex) => ({ hex, tone: 'pick' })), veil: false }),
      tap: () => undefined,
    })
  }, [onStaffed, hexes])
  return (
    <>
      <Title
        title={tell('staff.desk')}
        text={tell(says, { n: orders.length })}
        label={tell('staff.close')}
        onLeave={onClose}
      />
      {notes.map((note) => (
        <p key={note} className="mt-1 text-[15px] leading-snug">
          {own(note)}
        </p>
      ))}
      <ul className="mt-1 max-h-[30dvh] divide-y divide-line overflow-y-auto lg:max-h-[60dvh]">
        {lines.map((line, n) => {
          const out = isOut(n)
          const hand = out ? byHand(play.listed, orders[n]!) : null
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the list is what tells one from another
            <li key={n} className="flex items-center gap-2">
              <button
                type="button"
                className={`min-h-12 grow text-left text-[15px] leading-tight ${out ? 'text-dim line-through' : ''}`}
                onClick={() => onShow(hexesOf(port, view, orders[n]!))}
              >
                {line}
              </button>
              {hand ? (
                <Quiet
                  text={tell('staff.desk.hand')}
                  onClick={() => {
                    count(game, 1, 1)
                    onClose()
                    play.choose(hand)
                    onShow(hexesOf(port, view, orders[n]!))
                  }}
                />
              ) : null}
              <Quiet
                text={tell(out ? 'staff.desk.in' : 'staff.desk.out')}
                onClick={() => {
                  const next = out ? left.filter((one) => one !== n) : [...left, n]
                  const refused = briefing.refused.filter((one) => one !== nameOf(orders[n]!))
                  onBriefed({ ...briefing, refused, left: { of: version, orders: next } })
                }}
              />
            </li>
          )
        })}
      </ul>
      <Foot
        {...{ game, filed }}
        label={tell('staff.desk.accept', { n: taken.length })}
        isIdle={isThinking || taken.length === 0}
        onCommit={async () => {
          const stood = await sendOn(game, taken)
          // What was left out is proposed again where not all stand.
          const out = stood === taken.length ? left.length : 0
          count(game, Math.max(stood, 0) + out, out)
          if (stood === taken.length) return onClose()
          if (stood < 0) return
          // It is left out of what is proposed next, so that those behind it can go.
          onBriefed({ ...briefing, refused: [...briefing.refused, nameOf(taken[stood]!)] })
        }}
      />
    </>
  )
}
