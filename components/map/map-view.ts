import {
  centred,
  type Insets,
  keptIn,
  leastScale,
  MOST,
  openPart,
  type Place,
  placeOver,
  speedOf,
  underneath,
} from './framing'
import { watchTaps } from './gestures'
import { watchMoves } from './moves'
import type { Palette } from './palette'
import { PLAY_SCALE } from './pen'
import type { Printer } from './printer'
import type { Scene } from './scene'
import { Surface } from './surface'
import type { Terrain } from './terrain'
import type { Rect } from './world'

export interface MapEvents {
  tap: (hex: string | null, touch: boolean, scale: number) => void
  look: (hex: string) => void
  /** true: a double tap may zoom, for nothing is selected. */
  mayZoom: () => boolean
}

/** A map in its window: where one looks, and how fingers, mouse and keys change that. */
export class MapView {
  private surface: Surface
  private now: Place = { x: 0, y: 0, k: 1 }
  private size = { width: 0, height: 0 }
  private insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 }
  private led = false
  /** Where he is to be led once there is a window. */
  private due: (() => void) | null = null
  private glide = 0
  private track: { x: number; y: number; time: number }[] = []
  private stop: (() => void)[] = []

  constructor(
    private host: HTMLElement,
    private terrain: Terrain,
    printer: Printer,
    palette: Palette,
    scene: Scene,
    events: MapEvents,
  ) {
    this.surface = new Surface(host, terrain, printer, palette, scene)
    this.stop.push(
      watchMoves(host, {
        begin: () => this.begin(),
        move: (from, to, factor) => this.move(from, to, factor),
        end: (dragged) => this.end(dragged),
      }),
      watchTaps(host, {
        tap: (at, touch) => {
          this.surface.hurry()
          events.tap(this.hexAt(at), touch, this.now.k)
        },
        doubleTap: (at) =>
          events.mayZoom() ? this.zoomTo(at) : events.tap(this.hexAt(at), true, this.now.k),
        longPress: (at) => {
          const hex = this.hexAt(at)
          if (hex) events.look(hex)
        },
      }),
    )
    const observer = new ResizeObserver(() => this.resize())
    observer.observe(host)
    this.stop.push(() => observer.disconnect())
    this.resize()
  }

  destroy(): void {
    cancelAnimationFrame(this.glide)
    for (const stop of this.stop) stop()
    this.surface.destroy()
  }

  get scale(): number {
    return this.now.k
  }

  /** Where one looks; null before anybody was led anywhere. */
  get place(): Place | null {
    return this.led ? this.now : null
  }

  show(scene: Scene): void {
    this.surface.show(scene)
  }

  dress(palette: Palette): void {
    this.surface.dress(palette)
  }

  /** The fonts have come. */
  letter(): void {
    this.surface.letter()
  }

  cover(insets: Insets): void {
    this.insets = insets
    this.surface.cover(insets)
    if (!this.led) return
    this.begin()
    this.now = this.kept(this.now)
    this.surface.rest(this.now)
  }

  /** Shows the hexes in the open part of the window (`placeOver`). */
  centreOn(hexes: readonly string[], scale?: number, how?: 'fills' | 'all'): void {
    // Whoever has turned his phone is led before the observer has told of the window's new shape.
    this.resize()
    if (this.size.width === 0) {
      this.due = () => this.centreOn(hexes, scale, how)
      return
    }
    if (hexes.length === 0) return this.led ? undefined : this.whole()
    const points = hexes.map((hex) => this.terrain.world.centre(hex))
    this.go(placeOver(this.terrain.world, this.open(), points, { scale, now: this.now.k, how }))
  }

  /** Where the middle of a hex lies in the window. */
  placeOf(hex: string): { x: number; y: number } {
    const { x, y, k } = this.now
    const at = this.terrain.world.centre(hex)
    const box = this.host.getBoundingClientRect()
    return { x: box.left + at.x * k + x, y: box.top + at.y * k + y }
  }

  /** Moves only if one of the hexes is not in the open part of the window, or with `any` none is, and then shows them all. */
  reveal(hexes: readonly string[], any = false): void {
    const open = this.open()
    const { x, y, k } = this.now
    const margin = Math.min(60, open.width / 4, open.height / 4)
    const isWithin = (at: number, start: number, long: number) =>
      at > start + margin && at < start + long - margin
    const isInside = (hex: string) => {
      const at = this.terrain.world.centre(hex)
      return isWithin(at.x * k + x, open.x, open.width) && isWithin(at.y * k + y, open.y, open.height)
    }
    // Nothing lies outside where all of the map is seen.
    if (k > this.least() && !(any ? hexes.some(isInside) : hexes.every(isInside))) this.centreOn(hexes)
  }

  whole(): void {
    // What has room lies in the middle.
    this.go({ ...this.now, k: this.least() })
  }

  zoomBy(factor: number): void {
    const open = this.open()
    const middle = { x: open.x + open.width / 2, y: open.y + open.height / 2 }
    this.begin()
    this.move(middle, middle, factor)
    this.surface.rest(this.now)
  }

  hexAt(at: { x: number; y: number }): string | null {
    return this.terrain.world.hexAt(underneath(this.now, at))
  }

  private zoomTo(at: { x: number; y: number }): void {
    const k = this.now.k >= PLAY_SCALE * 0.9 ? this.now.k * 1.4 : PLAY_SCALE
    this.go(centred(this.open(), underneath(this.now, at), Math.min(MOST, k)))
  }

  private open(): Rect {
    return openPart(this.size, this.insets)
  }

  private least(): number {
    return leastScale(this.terrain.world, this.open())
  }

  private kept(place: Place): Place {
    return keptIn(this.open(), this.terrain.world, place)
  }

  /** Looks at a place, or as near to it as the map reaches. */
  go(place: Place): void {
    this.led = true
    this.begin()
    this.now = this.kept(place)
    this.surface.rest(this.now)
  }

  private resize(): void {
    const { clientWidth: width, clientHeight: height } = this.host
    if (width === 0 || (width === this.size.width && height === this.size.height)) return
    this.size = { width, height }
    this.surface.resize(width, height)
    const { due } = this
    this.due = null
    due?.()
  }

  private begin(): void {
    this.track = []
    if (!this.glide) return
    cancelAnimationFrame(this.glide)
    this.glide = 0
    this.surface.rest(this.now)
  }

  private move(from: { x: number; y: number }, to: { x: number; y: number }, factor: number): void {
    const { x, y, k } = this.now
    const next = Math.max(this.least(), Math.min(MOST, k * factor))
    const r = next / k
    this.now = this.kept({ x: to.x - (from.x - x) * r, y: to.y - (from.y - y) * r, k: next })
    this.track.push({ x: this.now.x, y: this.now.y, time: performance.now() })
    if (this.track.length > 6) this.track.shift()
    this.surface.move(this.now)
  }

  private end(dragged: boolean): void {
    if (dragged && this.surface.slid && this.coast()) return
    this.surface.rest(this.now)
  }

  /** After a quick drag the map glides on for a moment. */
  private coast(): boolean {
    const speed = speedOf(this.track, performance.now())
    if (!speed || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return false
    let { x: vx, y: vy } = speed
    this.track = []
    const step = () => {
      vx *= 0.93
      vy *= 0.93
      if (Math.hypot(vx, vy) < 0.4) return this.begin()
      this.now = this.kept({ ...this.now, x: this.now.x + vx, y: this.now.y + vy })
      this.surface.move(this.now)
      this.glide = requestAnimationFrame(step)
    }
    this.glide = requestAnimationFrame(step)
    return true
  }
}
