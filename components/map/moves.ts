import { SLOP } from './gestures'

interface Point {
  x: number
  y: number
}

/** What is told of drags, pinches and the wheel; places in CSS pixels of the element. */
export interface Moves {
  /** A finger is put down, or the wheel begins to turn. */
  begin: () => void
  /** What lay at `from` is to lie at `to`, so many times as large. */
  move: (from: Point, to: Point, factor: number) => void
  end: (dragged: boolean) => void
}

/** Pixels that a mouse may stray while it clicks. */
const MOUSE_SLOP = 3
/** A turn of the wheel is over when none has followed for so long. */
const WHEEL_MS = 150

/** Listens for drags with a finger or the mouse, pinches and the wheel; answers a function that stops listening. */
export function watchMoves(element: HTMLElement, moves: Moves): () => void {
  const fingers = new Map<number, Point>()
  let strayed = { x: 0, y: 0 }
  let moving = false
  let wheel: ReturnType<typeof setTimeout> | undefined

  const place = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey || fingers.size === 2) return
    if (fingers.size === 0) {
      strayed = { x: 0, y: 0 }
      moves.begin()
    }
    fingers.set(event.pointerId, place(event))
  }
  const onMove = (event: PointerEvent) => {
    const from = fingers.get(event.pointerId)
    if (!from) return
    const to = place(event)
    fingers.set(event.pointerId, to)
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId)
    if (other) {
      moving = true
      const [, still] = other
      moves.move(middle(from, still), middle(to, still), apart(to, still) / apart(from, still))
      return
    }
    strayed = { x: strayed.x + to.x - from.x, y: strayed.y + to.y - from.y }
    const slop = event.pointerType === 'mouse' ? MOUSE_SLOP : SLOP
    if (!moving && Math.hypot(strayed.x, strayed.y) <= slop) return
    moving = true
    moves.move(from, to, 1)
  }
  const onUp = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0 || !moving) return
    moving = false
    moves.end(true)
  }
  const onWheel = (event: WheelEvent) => {
    event.preventDefault()
    if (wheel === undefined) moves.begin()
    clearTimeout(wheel)
    const at = place(event)
    moves.move(at, at, 2 ** (-event.deltaY * weightOf(event)))
    wheel = setTimeout(() => {
      wheel = undefined
      moves.end(false)
    }, WHEEL_MS)
  }

  element.addEventListener('pointerdown', onDown)
  element.addEventListener('wheel', onWheel, { passive: false })
  window.addEventListener('pointermove', onMove)
  window.addEventListener('pointerup', onUp)
  window.addEventListener('pointercancel', onUp)
  return () => {
    clearTimeout(wheel)
    element.removeEventListener('pointerdown', onDown)
    element.removeEventListener('wheel', onWheel)
    window.removeEventListener('pointermove', onMove)
    window.removeEventListener('pointerup', onUp)
    window.removeEventListener('pointercancel', onUp)
  }
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const apart = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))

/** Doublings for each unit that a wheel turns: pixels, lines or pages. Pinches on a touchpad come with ctrl. */
function weightOf({ deltaMode, ctrlKey }: WheelEvent): number {
  const unit =
    deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 0.002 : deltaMode === WheelEvent.DOM_DELTA_LINE ? 0.05 : 1
  return ctrlKey ? unit * 10 : unit
}
