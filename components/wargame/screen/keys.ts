import type { KeyboardEvent as MapKey, RefObject } from 'react'
import type { MapHandle } from '@/components/map/map-canvas'
import type { GameControls } from '@/components/table/game-controls'
import type { Lattice } from '@/lib/hex/lattice'
import type { TablePort } from '../port'
import { undoneOf } from '../turn/offers'
import type { Play } from '../turn/play'
import { isHalfway } from '../turn/selection'

/**
 * The hex beside another in the direction of an arrow key. Where no neighbour lies straight there, two lie aslant, and
 * the one is taken that keeps to a row or column over two steps.
 */
export function beside(lattice: Lattice, hex: string, key: string): string | null {
  const from = lattice.centre(hex)
  const flat = key === 'ArrowLeft' || key === 'ArrowRight'
  const sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1
  const near = lattice.neighbours(hex).map((other) => {
    const { x, y } = lattice.centre(other)
    const [along, across] = flat ? [x - from.x, y - from.y] : [y - from.y, x - from.x]
    return { other, along: along * sign, across }
  })
  const ahead = near.filter(({ along }) => along > 0.1).sort((a, b) => a.across - b.across)
  const isStraight = ({ across }: { across: number }) => Math.abs(across) < 0.1
  if (near.some(isStraight)) return ahead.find(isStraight)?.other ?? null
  const [first] = ahead
  if (!first) return null
  // Every second row or column lies half a hex aside; from there one goes back.
  const halves = Math.round((flat ? from.y : from.x) / Math.abs(first.across))
  return (halves % 2 === 0 ? first : ahead.at(-1)!).other
}

/** What keys work on. */
export interface Desk {
  port: TablePort
  game: GameControls
  play: Play
  map: RefObject<MapHandle | null>
  lattice: Lattice
  onHelp: () => void
  /** Shows all of the field. */
  onWhole: () => void
  /** Leaves the station that is open; null: none is. */
  onLeave: (() => void) | null
}

/** Sends what is ready, or goes on with it; nothing where nothing is. */
function goOn({ draft, onward, commit }: Play): void {
  if (draft.onward !== null) onward()
  else if (draft.order) commit()
}

/** The button that says of itself that this key presses it; null: none does now. */
function pressedBy(key: string): HTMLElement | null {
  const name = key === '^enter' ? 'Control+Enter' : key.toUpperCase()
  return document.querySelector(`[aria-keyshortcuts="${CSS.escape(name)}"]:enabled`)
}

/** What a key does on a page: it presses the button that has it, or does what it does everywhere; false: nothing. */
export function onKey(desk: Desk, key: string): boolean {
  const button = pressedBy(key)
  button?.click()
  return button !== null || onLetter(desk, key)
}

/** What a letter does anywhere but in a text field, with `^` before it where Ctrl is held; false: nothing. */
export function onLetter({ port, game, play, map, onHelp, onWhole, onLeave }: Desk, key: string): boolean {
  const layer = port.layers.find((one) => one.letter === key)
  if (layer) {
    play.toggle(layer.id)
    return true
  }
  switch (key) {
    case 'u':
      if (game.answer?.mayTakeBack) void game.takeBack()
      return true
    case 'f': {
      if (!play.mayFinish) return true
      const { moves, attacks } = undoneOf(play.offers)
      if (moves + attacks > 0 && !play.armed) play.setArmed(true)
      else play.finish()
      return true
    }
    case '^enter':
      goOn(play)
      return true
    case 'm':
      map.current?.focus()
      return true
    case 'w':
      onWhole()
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
    case 'escape':
      onLeave?.()
      if (onLeave) map.current?.focus()
      return onLeave !== null
    default:
      return false
  }
}

/** What a key does while the map has the focus. */
export function onMapKey({ port, play, map, lattice, onLeave }: Desk, event: MapKey<HTMLDivElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key.startsWith('Arrow')) {
    event.preventDefault()
    const start = play.cursor ?? play.looked
    const to = start ? beside(lattice, start, event.key) : firstHex(port, play)
    if (!to) return
    play.setCursor(to)
    map.current?.reveal([to])
    return
  }
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault()
    const at = play.cursor
    const { route, offer } = play.draft
    // Where there is one place or one enemy alone it is chosen already, whatever has been touched.
    const chosen = route?.hexes.at(-1) ?? play.selection.at ?? offer?.target
    // The second Enter on what is ready sends it: a key is not pressed by mistake as a map is touched.
    if (
      (play.draft.order || play.draft.onward !== null) &&
      (at === null || at === chosen || at === play.looked)
    )
      goOn(play)
    else if (at) play.tap(at)
    return
  }
  if (event.key === 'Escape') {
    if (onLeave) {
      event.preventDefault()
      play.setCursor(null)
      return onLeave()
    }
    if (!play.draft.offer && !play.cursor) return
    event.preventDefault()
    if (isHalfway(play.selection)) return play.back()
    play.choose(null)
    play.setCursor(null)
    return
  }
  const only = play.offers.length === 1 ? play.draft.offer : null
  if (event.key === 'Tab' && only && only.kind !== 'move') {
    // What is chosen by itself leaves only its places to walk through.
    const places = play.draft.choices.map(({ hex }) => hex)
    const at = play.cursor ? places.indexOf(play.cursor) : event.shiftKey ? places.length : -1
    const hex = places[at + (event.shiftKey ? -1 : 1)]
    if (!hex) return
    event.preventDefault()
    play.setCursor(hex)
    map.current?.reveal([hex])
    return
  }
  if (event.key === 'Tab' && play.offers.length > 0) {
    // After the last unit the focus goes on, so that nobody is caught in the map.
    const walk = play.walk()
    const at = play.draft.offer ? walk.indexOf(play.draft.offer) : event.shiftKey ? walk.length : -1
    const offer = walk[at + (event.shiftKey ? -1 : 1)]
    if (!offer) return
    event.preventDefault()
    play.choose(offer)
    const { hex } = offer
    if (hex) {
      play.setCursor(hex)
      map.current?.centreOn([hex])
    }
  }
}

/** Where the cursor begins: with the first place for what is chosen, or unit that can act, else where one looks first. */
const firstHex = (port: TablePort, { draft, offers, view }: Play): string =>
  draft.choices[0]?.hex ?? offers.find(({ hex }) => hex)?.hex ?? port.focus(view).at ?? port.middle
