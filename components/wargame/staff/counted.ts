'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { GameControls } from '@/components/table/game-controls'
import type { Play } from '../turn/play'
import { isLeftFor } from './going-on'

/** What a staff has proposed at a table, as far as its player carried it out, and how much of it he changed first. */
export interface Counted {
  readonly game: string
  readonly proposed: number
  readonly changed: number
}

/** Kept on the device alone: how good proposals are is to be known at a table where one practises, and is nobody else's affair. */
const KEY = 'fieldpost/proposals'
/** So many tables are counted, the last ones. */
const MOST = 20

const isCounted = (one: Partial<Counted> | null): one is Counted =>
  typeof one?.game === 'string' && Number.isInteger(one.proposed) && Number.isInteger(one.changed)

const listeners = new Set<() => void>()

function text(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

function all(kept: string): readonly Counted[] {
  try {
    const list: unknown = JSON.parse(kept)
    return Array.isArray(list) ? list.filter(isCounted) : []
  } catch {
    return []
  }
}

type Table = Pick<GameControls, 'answer'>

/** Proposals were carried out, so many of them as their player had changed them; at a table of practice alone. */
export function count({ answer }: Table, proposed: number, changed: number): void {
  if (answer?.mode !== 'computer' || proposed <= 0) return
  const { game } = answer
  const before = all(text())
  const known = countedAt(game) ?? { proposed: 0, changed: 0 }
  const now = { game, proposed: known.proposed + proposed, changed: known.changed + changed }
  try {
    const others = before.filter((one) => one.game !== game)
    localStorage.setItem(KEY, JSON.stringify([now, ...others].slice(0, MOST)))
  } catch {
    // Where nothing can be kept nothing is told of it.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What has been counted at a table; null: nothing. `kept`: all there is, as it is kept. */
export const countedAt = (game: string, kept = text()): Counted | null =>
  all(kept).find((one) => one.game === game) ?? null

/** The same, as it is counted. */
export const useCounted = (game: string): Counted | null =>
  countedAt(
    game,
    useSyncExternalStore(subscribe, text, () => ''),
  )

/** An attack on the move as it is drafted. */
interface Strike {
  readonly offer: string
  /** Lines of the log before it. */
  readonly logLength: number
  readonly proposed: string
  readonly now: string
}

/** Counts the attack for which a stack was led from the list of spearheads, once it was made, as proposed or otherwise. */
export function useStrikesCounted(game: GameControls, { draft }: Play, isStriking: boolean): void {
  const strike = useRef<Strike | null>(null)
  const { game: id, logLength } = game.answer!
  useEffect(() => {
    const before = strike.current
    if (before && logLength > before.logLength) {
      count(game, 1, Number(before.now !== before.proposed))
      strike.current = null
    } else if (isStriking && isLeftFor(id, 'spearheads')) {
      const [offer, now] = [draft.offer!.key, JSON.stringify(draft.order ?? draft.chosen)]
      const isSame = before?.offer === offer
      strike.current = { offer, logLength, now, proposed: isSame ? before.proposed : now }
    } else if (!game.busy) strike.current = null
  })
}
