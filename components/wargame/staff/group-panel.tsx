'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { NO_MARCH } from '@/lib/wargame/staff/columns'
import { type Group, NAME_LETTERS } from '@/lib/wargame/staff/papers'
import { usePort } from '../game'
import { useTableWords } from '../text/words'
import { type StaffProps, Title } from './staff-frame'
import { useArmyName } from './use-army-name'
import { isPlanning, withMarch } from './use-marching'
import { useStaffPort } from './use-staff-port'

/** An army is put together anew by touching stacks, and called as its owner likes; nobody else is told of it. */
export function GroupPanel({
  army,
  game,
  play,
  onStaffed,
  onLeave,
}: StaffProps & { army: Group; onLeave: () => void }) {
  const { tell, ui } = useTableWords()
  const staff = useStaffPort()
  const port = usePort()
  const nameOf = useArmyName(staff.papers(play.view))
  const { view } = play
  const [units, setUnits] = useState(army.units)
  const [label, setLabel] = useState(army.label ?? '')
  useEffect(() => {
    onStaffed({
      over: (scene) => {
        const led = withMarch(scene, new Set(units), NO_MARCH, null)
        const hexes = [...new Set(units.flatMap((unit) => port.at(view, unit) ?? []))]
        return {
          ...led,
          // Whoever is not of it has no frame.
          counters: led.counters.map((one) => (one.ring === 'chosen' ? one : { ...one, ring: null })),
          choices: hexes.map((hex) => ({ hex, tone: 'pick' as const })),
        }
      },
      tap: (hex) => {
        const own = new Set(staff.armies(view).flatMap((one) => one.units))
        const here = hex === null ? [] : port.stack(view, hex).filter((unit) => own.has(unit))
        const others = units.filter((unit) => !here.includes(unit))
        const isWhole = here.every((unit) => units.includes(unit))
        setUnits(isWhole ? others : [...others, ...here])
      },
    })
  }, [onStaffed, staff, port, view, units])
  const waits = isPlanning(game)
  const keep = async () => {
    if (await game.keepStaff(staff.regrouped(view, { name: army.name, units, label: label.trim() })))
      onLeave()
  }
  return (
    <>
      <Title
        title={nameOf(army.name)}
        text={tell('staff.group.says', { n: units.length })}
        label={ui('act.cancel')}
        onLeave={onLeave}
      />
      <form
        className="mt-2 grid gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          void keep()
        }}
      >
        <input
          aria-label={tell('staff.group.name')}
          placeholder={tell('staff.group.name')}
          value={label}
          maxLength={NAME_LETTERS}
          onChange={(event) => setLabel(event.target.value)}
          className="min-h-12 w-full rounded-xl border border-line bg-second px-3 text-[16px]"
        />
        {waits ? <p className="text-[15px]">{tell('staff.group.unkept')}</p> : null}
        <Button
          type="submit"
          look="primary"
          data-testid="commit"
          aria-keyshortcuts="Control+Enter"
          disabled={game.busy || waits || units.length === 0}
        >
          {game.busy ? ui('act.sending') : tell('staff.group.keep')}
        </Button>
      </form>
    </>
  )
}
