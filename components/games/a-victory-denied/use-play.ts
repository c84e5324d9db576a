'use client'

import { useEffect, useMemo, useState } from 'react'
import type { GameControls } from '@/components/table/game-controls'
import type { Hex } from '@/lib/games/a-victory-denied/state'
import type { View } from '@/lib/games/a-victory-denied/view'
import type { LegalEntry } from '@/lib/kernel/game'
import { type Draft, draftOf } from './draft'
import { aloneOf, hexOfEntry, isDone, isFurtherMove, keyOf, walkOf } from './entries'
import { NOTHING, type Pick, tapped } from './pick'
import { OVERLAYS, type Overlays } from './scene'
import { settledView } from './settled-view'
import { useTableWords } from './words'

/** Everything chosen on this screen but not sent. */
export interface Play {
  view: View
  legal: readonly LegalEntry[]
  /** Legal entries without the one that finishes. */
  entries: readonly LegalEntry[]
  mayFinish: boolean
  pick: Pick
  draft: Draft
  looked: Hex | null
  cursor: Hex | null
  flash: readonly Hex[]
  overlays: Overlays
  /** The finish button has been tapped once and awaits the second tap. */
  armed: boolean
  /** The last change was made on the map, which answers first; what is written beside it may follow. */
  onMap: boolean
  tap: (hex: Hex | null) => void
  choose: (entry: LegalEntry | null) => void
  change: (pick: Partial<Pick>) => void
  look: (hex: Hex | null) => void
  setCursor: (hex: Hex | null) => void
  next: (step: 1 | -1) => LegalEntry | null
  toggle: (overlay: keyof Overlays) => void
  show: (hexes: readonly Hex[]) => void
  commit: () => void
  finish: () => void
  setArmed: (armed: boolean) => void
}

const FLASH_MS = 2600

export function usePlay(game: GameControls): Play {
  const answer = game.answer!
  const view = useMemo(() => settledView(answer)!, [answer])
  const { legal } = answer
  const entries = useMemo(() => legal.filter((entry) => !isDone(entry)), [legal])
  const moment = `${answer.viewer}/${answer.version}`
  const [pick, setPick] = useState<Pick>(NOTHING)
  const [looked, setLooked] = useState<Hex | null>(null)
  const [cursor, setCursor] = useState<Hex | null>(null)
  const [flash, setFlash] = useState<readonly Hex[]>([])
  const [overlays, setOverlays] = useState(OVERLAYS)
  const [armed, setArmed] = useState(false)
  const [onMap, setOnMap] = useState(false)

  // A new moment of the game: what was chosen belonged to the old one.
  const [known, setKnown] = useState('')
  const [asked, setAsked] = useState('')
  if (known !== moment) {
    setKnown(moment)
    // Another question: the hex looked at belonged to the old one.
    if (asked !== view.prompt.step) setLooked(null)
    setAsked(view.prompt.step)
    const alone = aloneOf(entries)
    setPick({ ...NOTHING, entry: alone && keyOf(alone) })
    setArmed(false)
  }

  const words = useTableWords()
  const { table } = view
  const draft = useMemo(() => draftOf(words, table, legal, pick), [words, table, legal, pick])
  useEffect(() => {
    if (draft.refusedAt.length > 0) setFlash(draft.refusedAt)
  }, [draft])
  const notice = game.notice
  useEffect(() => {
    if (notice && notice.at.length > 0) setFlash(notice.at)
  }, [notice])
  useEffect(() => {
    if (flash.length === 0) return
    const timer = setTimeout(() => setFlash([]), FLASH_MS)
    return () => clearTimeout(timer)
  }, [flash])

  // The same object until something changes, so that what is made of it can be kept.
  return useMemo(() => {
    const put = (next: Pick, byMap = false) => {
      setPick(next)
      setArmed(false)
      setOnMap(byMap)
      // Whoever goes on has read what happened.
      if (game.told < game.log.length && !answer.computerToMove) game.markTold()
    }
    return {
      view,
      legal,
      entries,
      mayFinish: entries.length < legal.length,
      pick,
      draft,
      looked,
      cursor,
      flash,
      overlays,
      armed,
      onMap,
      tap: (hex) => {
        setLooked(hex)
        put(hex ? tapped(table, legal, pick, hex) : NOTHING, true)
      },
      choose: (entry) => {
        put(entry ? { ...NOTHING, entry: keyOf(entry) } : NOTHING)
        const hex = entry ? hexOfEntry(table, entry) : null
        if (hex) setLooked(hex)
      },
      change: (part) => put({ ...pick, ...part }),
      look: (hex) => {
        setLooked(hex)
        setOnMap(true)
      },
      setCursor: (hex) => {
        setCursor(hex)
        setOnMap(true)
      },
      next: (step) => {
        const walk = walkOf(table, entries)
        const at = walk.findIndex((entry) => keyOf(entry) === pick.entry)
        const from = at < 0 && step < 0 ? 0 : at
        const entry = walk.length > 0 ? walk[(from + step + walk.length) % walk.length]! : null
        if (entry) {
          put({ ...NOTHING, entry: keyOf(entry) })
          const hex = hexOfEntry(table, entry)
          setLooked(hex)
        }
        return entry
      },
      toggle: (overlay) => {
        setOverlays((before) => ({ ...before, [overlay]: !before[overlay] }))
        setOnMap(false)
      },
      show: setFlash,
      commit: () => {
        if (draft.order) void game.send(draft.order)
      },
      finish: () => void game.send({ type: 'done' }),
      setArmed,
    }
  }, [game, answer, view, table, legal, entries, pick, draft, looked, cursor, flash, overlays, armed, onMap])
}

/** What is left undone in the segment that is about to be finished, and where. */
export function undoneOf({ view, entries }: { view: View; entries: readonly LegalEntry[] }): {
  moves: number
  attacks: number
  hexes: Hex[]
} {
  const { table } = view
  const moves = entries.filter((entry) => entry.order.type === 'moveUnit' && !isFurtherMove(table, entry))
  const attacks = entries.filter(({ order }) => order.type === 'declareAttack')
  const hexes = [...moves, ...attacks].flatMap((entry) => hexOfEntry(table, entry) ?? [])
  return { moves: moves.length, attacks: attacks.length, hexes }
}
