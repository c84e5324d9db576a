'use client'

import { useMemo } from 'react'
import type { Leg } from '@/lib/wargame/staff/columns'
import { usePort } from '../game'
import type { TableView } from '../port'
import { useTableWords } from '../text/words'
import { usePlaceText } from './use-place-text'
import { useStaffPort } from './use-staff-port'

/** So many places are named. */
const NAMED = 2

interface Props {
  view: TableView
  legs: readonly Leg[]
  onShow: (hexes: readonly string[]) => void
}

/** What those leave behind who are sent somewhere: a ring that opens, and who stays without supply. */
export function LeftBehind({ view, legs, onShow }: Props) {
  const { tell } = useTableWords()
  const staff = useStaffPort()
  const port = usePort()
  const placeText = usePlaceText(view)
  const { freed, unfed } = useMemo(() => staff.leaves(view, legs), [staff, view, legs])
  const told = [
    {
      text: tell('staff.leaves.ring', {
        n: freed.length,
        place: freed.slice(0, NAMED).map(placeText).join('; '),
      }),
      hexes: freed,
    },
    {
      text: tell('staff.leaves.unfed', { n: unfed.length }),
      hexes: [...new Set(unfed.flatMap((unit) => port.at(view, unit) ?? []))],
    },
  ]
  return told
    .filter(({ hexes }) => hexes.length > 0)
    .map(({ text, hexes }) => (
      <button
        key={text}
        type="button"
        className="block min-h-12 text-left text-[15px] leading-snug text-warn underline"
        onClick={() => onShow(hexes)}
      >
        {text}
      </button>
    ))
}
