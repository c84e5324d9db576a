'use client'

import { type KeyboardEvent as MapKey, type RefObject, useEffect, useRef } from 'react'
import type { MapHandle } from '@/components/map/map-canvas'
import type { GameControls } from '@/components/table/game-controls'
import { board } from '@/lib/games/a-victory-denied/geometry'
import type { Hex } from '@/lib/games/a-victory-denied/state'
import { domainOf, hexOfEntry } from './entries'
import { type Play, undoneOf } from './use-play'

/** The hex beside another in the direction of an arrow key; up and down keep to one column as well as rows allow. */
export function beside(hex: Hex, key: string): Hex | null {
  const from = board.centre(hex)
  const near = board.neighbours(hex).map((other) => ({ other, at: board.centre(other) }))
  const level = near.filter(({ at }) => Math.abs(at.y - from.y) < 0.1)
  if (key === 'ArrowLeft') return level.find(({ at }) => at.x < from.x)?.other ?? null
  if (key === 'ArrowRight') return level.find(({ at }) => at.x > from.x)?.other ?? null
  const row = near.filter(({ at }) => (key === 'ArrowUp' ? at.y < from.y - 0.1 : at.y > from.y + 0.1))
  const shifted = Number(hex.slice(0, 2)) % 2 === 0
  row.sort((a, b) => a.at.x - b.at.x)
  return (shifted ? row[0] : row.at(-1))?.other ?? null
}

interface Keys {
  game: GameControls
  play: Play
  map: RefObject<MapHandle | null>
  onHelp: () => void
}

/** The keys of the desk: those of the map while it has the focus, the letters anywhere but in a text field. */
export function useKeys({ game, play, map, onHelp }: Keys): (event: MapKey<HTMLDivElement>) => void {
  const letter = (key: string): boolean => {
    switch (key) {
      case 'u':
        if (game.answer?.mayTakeBack) void game.takeBack()
        return true
      case 'f': {
        if (!play.mayFinish) return true
        const { moves, attacks } = undoneOf(play)
        if (moves + attacks > 0 && !play.armed) play.setArmed(true)
        else play.finish()
        return true
      }
      case 'z':
        play.toggle('zoc')
        return true
      case 's':
        play.toggle('supply')
        return true
      case 'c':
        play.toggle('command')
        return true
      case 'w':
        map.current?.whole()
        return true
      case '+':
      case '=':
        map.current?.zoomBy(1.3)
        return true
      case '-':
        map.current?.zoomBy(1 / 1.3)
        return true
      case '?':
        onHelp()
        return true
      default:
        return false
    }
  }
  const latest = useRef(letter)
  latest.current = letter
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (target.closest('input:not([type=checkbox]), textarea, select')) return
      if (latest.current(event.key.toLowerCase())) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.startsWith('Arrow')) {
      event.preventDefault()
      const start = play.cursor ?? play.looked
      const to = start ? beside(start, event.key) : firstHex(play)
      if (!to) return
      play.setCursor(to)
      map.current?.reveal(to)
      return
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      const at = play.cursor
      // The second Enter on what is ready sends it: a key is not pressed by mistake as a map is touched.
      if (play.draft.order && (at === null || at === play.pick.at || at === play.looked)) play.commit()
      else if (at) play.tap(at)
      return
    }
    if (event.key === 'Escape') {
      if (!play.draft.entry && !play.cursor) return
      event.preventDefault()
      play.tap(null)
      play.setCursor(null)
      return
    }
    const only = play.entries.length === 1 ? play.draft.entry : null
    if (event.key === 'Tab' && only && domainOf(only) !== 'reach') {
      // What is chosen by itself leaves only its places to walk through.
      const places = play.draft.choices.map(({ hex }) => hex)
      const at = play.cursor ? places.indexOf(play.cursor) : event.shiftKey ? places.length : -1
      const hex = places[at + (event.shiftKey ? -1 : 1)]
      if (!hex) return
      event.preventDefault()
      play.setCursor(hex)
      map.current?.reveal(hex)
      return
    }
    if (event.key === 'Tab' && play.entries.length > 0) {
      // After the last unit the focus goes on, so that nobody is caught in the map.
      const keys = play.entries.map((entry) => hexOfEntry(play.view.table, entry))
      const at = play.draft.entry ? play.entries.indexOf(play.draft.entry) : event.shiftKey ? keys.length : -1
      const next = at + (event.shiftKey ? -1 : 1)
      const entry = play.entries[next]
      if (!entry) return
      event.preventDefault()
      play.choose(entry)
      const hex = keys[next]
      if (hex) {
        play.setCursor(hex)
        map.current?.reveal(hex)
      }
    }
  }
}

/** Where the cursor begins: with the first unit that can act, else with any counter. */
function firstHex({ entries, view }: Play): Hex | null {
  for (const entry of entries) {
    const hex = hexOfEntry(view.table, entry)
    if (hex) return hex
  }
  return view.table.battle?.target ?? '3218'
}
