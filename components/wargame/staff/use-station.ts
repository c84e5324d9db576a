import { useCallback, useRef, useState } from 'react'
import type { Post } from '@/lib/wargame/gathered'
import type { Staffed, Station } from './station'
import type { Before } from './use-marching'
import type { Task } from './verbs'

/** A hex that is to be attacked, and by whom; null: by those who promise most. */
export interface Aim {
  readonly target: string
  readonly posts: readonly Post[] | null
}

/**
 * An army that has been chosen, a part of it, null: all, and what it is told to do; a hex that is to be attacked; or what is
 * left out of the proposals of the desk, by their places among those of one version of the game.
 */
export interface Briefing {
  readonly army: string | null
  readonly part: readonly string[] | null
  readonly task: Task | null
  readonly aim: Aim | null
  /** Units whose orders were refused since the station was opened; at the desk the orders themselves. */
  readonly refused: readonly string[]
  readonly left: { readonly of: number; readonly orders: readonly number[] } | null
}
export const NO_BRIEFING: Briefing = {
  army: null,
  part: null,
  task: null,
  aim: null,
  refused: [],
  left: null,
}

/** The station that is open, with what its player has begun there: its panel gives way to what is told meanwhile. */
export function useStation() {
  const [station, setStation] = useState<Station | null>(null)
  const [staffed, setStaffed] = useState<Staffed | null>(null)
  const [briefing, setBriefing] = useState(NO_BRIEFING)
  /** What was before each thing done there. */
  const filed = useRef<Before[]>([])
  const open = useCallback((next: Station | null, army: string | null = null) => {
    filed.current = []
    setBriefing({ ...NO_BRIEFING, army })
    setStation(next)
  }, [])
  const leave = useCallback(() => open(null), [open])
  return {
    station,
    staffed,
    open,
    leave,
    desk: { briefing, filed, onBriefed: setBriefing, onStaffed: setStaffed },
  }
}
