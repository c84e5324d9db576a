'use client'

import { useEffect, useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Halt } from '@/lib/wargame/staff/columns'
import { reserving } from '@/lib/wargame/staff/papers'
import { cameIn, type Entry } from '@/lib/wargame/staff/reserves'
import { usePort } from '../game'
import { useTableWords } from '../text/words'
import { count } from './counted'
import { Halts } from './halts'
import { Done, Foot, type StaffProps, Title } from './staff-frame'
import { useArmyName } from './use-army-name'
import { carryOut, isPlanning, samePapers, withMarch } from './use-marching'
import { usePlaceText } from './use-place-text'
import { useShownOnce } from './use-shown-once'
import { useStaffPort } from './use-staff-port'

/** What an entry is known by, wherever it is sent. */
const nameOf = ({ units }: Entry): string => units[0]!

/** Who waits beside the map, and to which army each goes: all come in by one tap, but those who stay in reserve. */
export function ReservesPanel({
  game,
  play,
  filed,
  briefing,
  onBriefed,
  onStaffed,
  onClose,
  onShow,
}: StaffProps) {
  const { tell } = useTableWords()
  const staff = useStaffPort()
  const port = usePort()
  const armyName = useArmyName(staff.papers(play.view))
  const { view } = play
  const placeText = usePlaceText(view)
  const { refused } = briefing
  /** Entries that go elsewhere than to their own army, by name. */
  const [sent, setSent] = useState<ReadonlyMap<string, Pick<Entry, 'to' | 'follows'>>>(new Map())
  /** Entries that stay, or do not stay any more, unlike the papers have it. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  /** Of whom the next hex that is touched says where they go. */
  const [asked, setAsked] = useState<string | null>(null)
  const papers = staff.papers(view)
  const entries = useMemo(
    () => staff.entries(view).map((one): Entry => ({ ...one, ...sent.get(nameOf(one)) })),
    [staff, view, sent],
  )
  const isKept = (one: Entry) =>
    one.units.every((unit) => papers.stays?.includes(unit)) !== turned.has(nameOf(one))
  const kept = entries.filter(isKept)
  const names = kept.map(nameOf).join()
  const coming = useMemo(
    () =>
      entries
        .filter((one) => !names.split(',').includes(nameOf(one)))
        .map((one) => ({ ...one, units: one.units.filter((unit) => !refused.includes(unit)) }))
        .filter(({ units }) => units.length > 0),
    [entries, names, refused],
  )
  const march = useMemo(() => staff.entering(view, coming), [staff, view, coming])
  useEffect(() => {
    // They are drawn from where they come onto the map.
    const legs = march.legs.map((leg) => ({ ...leg, from: leg.path[0]! }))
    const to = entries.find((one) => nameOf(one) === asked)?.to ?? null
    onStaffed({
      over: (scene) => withMarch(scene, new Set(), { ...march, legs }, to),
      tap: (hex) => {
        if (asked === null) return
        setAsked(null)
        if (hex === null) return
        const here = port.stack(view, hex)
        const army = staff.armies(view).find(({ units }) => units.some((unit) => here.includes(unit)))
        setSent(new Map([...sent, [asked, { to: hex, follows: army?.name }]]))
      },
    })
  }, [onStaffed, march, entries, asked, sent, staff, port, view])
  // Nobody stands where he waits: it is seen where they come onto the map.
  const border = useMemo(() => [...new Set(march.legs.map(({ path }) => path[0]!))], [march])
  useShownOnce(border, onShow)
  const legOf = (unit: string) => march.legs.find(({ units }) => units.includes(unit))
  const going = march.legs.reduce((n, { units }) => n + units.length, 0)
  const stay = kept.flatMap(({ units }) => units)
  const after = reserving(papers, staff.waiting(view, true), stay)
  const isDone = going === 0 && (isPlanning(game) || samePapers(papers, after))
  const proposed = entries.length > 0 ? 'staff.reserves.says' : 'staff.reserves.none'
  const says = asked === null ? proposed : 'staff.reserves.where'
  /** Nobody stands where he waits: what halts him is shown where he is to go. */
  const halts = march.halts.map((one): Halt => ({ ...one, from: one.to }))
  return (
    <>
      <Title
        title={tell('staff.reserves')}
        text={tell(says, { n: staff.waiting(view, true).length })}
        label={tell('staff.close')}
        onLeave={onClose}
      />
      <Halts {...{ halts, view, onShow }} refused={refused} />
      <ul className="mt-1 max-h-[30dvh] divide-y divide-line overflow-y-auto lg:max-h-[60dvh]">
        {entries.map((one) => {
          const name = nameOf(one)
          const isIn = !kept.includes(one)
          const legs = one.units.flatMap((unit) => legOf(unit) ?? [])
          // Who finds no way or no room is told of above, and does not come in with the others.
          const goes = isIn && legs.length > 0
          const n = goes ? legs.length : one.units.length
          const turns = Math.max(0, ...legs.map((leg) => leg.turns))
          const where = one.follows
            ? tell('staff.follows', { army: armyName(one.follows) })
            : placeText(one.to)
          return (
            <li key={name} className="flex items-center">
              <button
                type="button"
                className={`min-h-12 grow text-left text-[15px] leading-tight ${isIn ? '' : 'text-dim line-through'}`}
                onClick={() => onShow([...new Set([...legs.map(({ path }) => path.at(-1)!), one.to])])}
              >
                <b>{where}</b>{' '}
                {tell(`staff.column${goes ? (turns > 0 ? '' : '.now') : '.stays'}`, { n, turns })}
              </button>
              {isIn ? (
                <Button
                  look="quiet"
                  aria-pressed={asked === name}
                  className={`shrink-0 px-2 text-[15px] underline ${asked === name ? 'bg-second' : ''}`}
                  onClick={() => setAsked(asked === name ? null : name)}
                >
                  {tell('staff.reserves.elsewhere')}
                </Button>
              ) : null}
              <Button
                look="quiet"
                className="shrink-0 px-2 text-[15px] underline"
                onClick={() => {
                  const next = new Set(turned)
                  if (!next.delete(name)) next.add(name)
                  setTurned(next)
                }}
              >
                {tell(isIn ? 'staff.desk.out' : 'staff.desk.in')}
              </Button>
            </li>
          )
        })}
      </ul>
      {entries.length === 0 ? (
        <Done {...{ game, filed, onClose }} />
      ) : (
        <Foot
          {...{ game, filed, isIdle: isDone }}
          label={going > 0 ? tell('staff.reserves.bring', { n: going }) : tell('staff.reserves.keep')}
          onCommit={async () => {
            const done = await carryOut({ game, filed }, staff, march, papers, ({ legs }) =>
              cameIn(after, coming, legs),
            )
            if (done.refused) return onBriefed({ ...briefing, refused: [...refused, ...done.refused.units] })
            const isChanged = (one: Entry) => sent.has(nameOf(one)) || turned.has(nameOf(one))
            if (done.isWhole) count(game, entries.length, entries.filter(isChanged).length)
            setTurned(new Set())
            setSent(new Map())
          }}
        />
      )}
    </>
  )
}
