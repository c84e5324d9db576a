/** What fingers and mouse mean, apart from panning and zooming. */
export interface Taps {
  tap: (at: { x: number; y: number }, touch: boolean) => void
  doubleTap: (at: { x: number; y: number }) => void
  longPress: (at: { x: number; y: number }) => void
}

/** CSS pixels a finger may stray before a tap becomes a drag. */
export const SLOP = 10
const LONG_MS = 450
const DOUBLE_MS = 300

/** Listens for taps on the element; answers a function that stops listening. */
export function watchTaps(element: HTMLElement, taps: Taps): () => void {
  let down: { id: number; x: number; y: number } | null = null
  let fingers = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = { time: 0, x: 0, y: 0 }
  const place = (event: PointerEvent) => {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const cancel = () => {
    down = null
    clearTimeout(timer)
  }
  const onDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    fingers += 1
    if (fingers > 1) return cancel()
    const at = place(event)
    down = { id: event.pointerId, ...at }
    timer = setTimeout(() => {
      if (!down) return
      down = null
      taps.longPress(at)
    }, LONG_MS)
  }
  const onMove = (event: PointerEvent) => {
    if (!down || event.pointerId !== down.id) return
    const at = place(event)
    if (Math.hypot(at.x - down.x, at.y - down.y) > SLOP) cancel()
  }
  const onUp = (event: PointerEvent) => {
    fingers = Math.max(0, fingers - 1)
    if (!down || event.pointerId !== down.id) return
    const at = place(event)
    cancel()
    const double = event.timeStamp - last.time < DOUBLE_MS && Math.hypot(at.x - last.x, at.y - last.y) < 24
    last = { time: double ? 0 : event.timeStamp, ...at }
    if (double) taps.doubleTap(at)
    else taps.tap(at, event.pointerType !== 'mouse')
  }
  const onCancel = () => {
    fingers = Math.max(0, fingers - 1)
    cancel()
  }
  // Of a touch a browser makes a click as well, a moment later: it would hit what the tap has brought under the finger.
  const onTouchEnd = (event: TouchEvent) => {
    if (event.cancelable) event.preventDefault()
    // What had the focus loses it, as by that click.
    element.focus({ preventScroll: true })
  }
  element.addEventListener('touchend', onTouchEnd, { passive: false })
  element.addEventListener('pointerdown', onDown)
  window.addEventListener('pointermove', onMove)
  window.addEventListener('pointerup', onUp)
  window.addEventListener('pointercancel', onCancel)
  return () => {
    cancel()
    element.removeEventListener('touchend', onTouchEnd)
    element.removeEventListener('pointerdown', onDown)
    window.removeEventListener('pointermove', onMove)
    window.removeEventListener('pointerup', onUp)
    window.removeEventListener('pointercancel', onCancel)
  }
}
