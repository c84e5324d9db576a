import type { MapView } from './map-view'
import type { Scene } from './scene'

/** true: something can be done here at once: a place to choose, or a unit with a bright edge. */
const isHot = ({ choices, counters }: Scene, hex: string | null): boolean =>
  choices.some((choice) => choice.hex === hex) ||
  counters.some((counter) => counter.hex === hex && counter.ring !== null)

/** Shows a mouse where a click does something; what is asked for is asked anew at every step of the mouse. */
export function watchHover(host: HTMLElement, view: () => MapView | null, scene: () => Scene): void {
  host.addEventListener('pointermove', ({ pointerType, buttons, clientX, clientY }) => {
    if (pointerType !== 'mouse' || buttons > 0) return
    const box = host.getBoundingClientRect()
    const hex = view()?.hexAt({ x: clientX - box.left, y: clientY - box.top }) ?? null
    host.style.cursor = hex && isHot(scene(), hex) ? 'pointer' : ''
  })
}
