import { useEffect, useMemo, useState } from 'react'
import type { GameControls } from '@/components/table/game-controls'
import { usePort } from '../game'
import type { TableView } from '../port'
import { useStaffPort } from './use-staff-port'

/** Where somebody stopped who comes back, on whichever device. */
export interface Stopped {
  readonly hex: string
  /** The army that is there; null: none of his. */
  readonly army: string | null
}

/** Whatever is told so soon after somebody is back was done while he was away. */
const BACK_MS = 8_000
/** By game: the version with which this page began, or was come back to. */
const begun = new Map<string, number>()
let back = 0

/** Where the last order lies that can still be taken back, until something is ordered here; null: there is none. */
export function useStopped({ answer, log }: GameControls, view: TableView): Stopped | null {
  const staff = useStaffPort()
  const port = usePort()
  const { game, version, firmLength, mayTakeBack } = answer!
  const [, setBack] = useState(0)
  useEffect(() => {
    const turn = () => {
      if (document.hidden) return
      back = Date.now()
      setBack(back)
    }
    document.addEventListener('visibilitychange', turn)
    return () => document.removeEventListener('visibilitychange', turn)
  }, [])
  if (!begun.has(game) || Date.now() - back < BACK_MS) begun.set(game, version)
  const isBack = begun.get(game) === version
  return useMemo(() => {
    const last = isBack && mayTakeBack ? log.findLast(({ n, at }) => n >= firmLength && at?.[0]) : undefined
    const hex = last?.at?.at(-1)
    if (hex === undefined) return null
    const here = port.stack(view, hex)
    // Of those who stand there the one who came, whom the line names, before others.
    const named = Object.values(last!.params).flatMap((value) => `${value}`.split(' '))
    const came = here.filter((unit) => named.includes(unit))
    const army = [came, here].flatMap(
      (some) => staff.armies(view).find(({ units }) => some.some((unit) => units.includes(unit))) ?? [],
    )[0]
    return { hex, army: army?.name ?? null }
  }, [isBack, mayTakeBack, log, firmLength, port, staff, view])
}
