import { centred, type Insets, keptIn, leastScale, openPart, type Place, speedOf } from './framing'
import { watchTaps } from './hands'
import { forgetCards } from './layers/card'
import { drawCounters } from './layers/counters'
import { drawFront } from './layers/front'
import { drawOver, drawUnder } from './layers/highlights'
import { drawNames, drawPrint, placeNames } from './layers/names'
import { watchMoves } from './moves'
import type { Palette } from './palette'
import { detailAt, type Pen, PLAY_SCALE } from './pen'
import type { Scene } from './scene'
import type { Terrain } from './terrain'
import { Tiles } from './tiles'
import type { Rect } from './world'

export interface MapEvents {
  tap: (hex: string | null, touch: boolean, scale: number) => void
  look: (hex: string) => void
  /** true: a double tap may zoom, for nothing is selected. */
  mayZoom: () => boolean
}

/** The canvas is larger than the window by this part on each side, so that a drag uncovers drawn map. */
const OVERSCAN = 0.25
const MOST = 112
/** Milliseconds of a frame that tiles may take, and between two tiles that nobody waits for. */
const BUDGET = 20
const IDLE_MS = 30

/**
 * The map on its canvas. While a finger moves, the drawn picture is moved by CSS; it is drawn anew when it no
 * longer covers the window and when the movement ends.
 */
export class MapView {
  private canvas = document.createElement('canvas')
  private g: CanvasRenderingContext2D
  private ratio = Math.min(3, window.devicePixelRatio || 1)
  private now: Place = { x: 0, y: 0, k: 1 }
  private drawn = this.now
  private size = { width: 0, height: 0 }
  private insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 }
  private tiles: Tiles
  private later: ReturnType<typeof setTimeout> | undefined
  private frame = 0
  private glide = 0
  private lastDraw = 0
  private track: { x: number; y: number; time: number }[] = []
  private stop: (() => void)[] = []

  constructor(
    private host: HTMLElement,
    private terrain: Terrain,
    private palette: Palette,
    private scene: Scene,
    events: MapEvents,
  ) {
    this.canvas.style.cssText = 'position:absolute;transform-origin:0 0;will-change:transform'
    this.canvas.setAttribute('aria-hidden', 'true')
    host.append(this.canvas)
    this.g = this.canvas.getContext('2d', { alpha: false })!
    this.tiles = new Tiles(terrain, palette, this.ratio)
    this.stop.push(
      watchMoves(host, {
        begin: () => this.begin(),
        move: (from, to, factor) => this.move(from, to, factor),
        end: (dragged) => this.end(dragged),
      }),
      watchTaps(host, {
        tap: (at, touch) => events.tap(this.hexAt(at), touch, this.now.k),
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
    cancelAnimationFrame(this.frame)
    cancelAnimationFrame(this.glide)
    clearTimeout(this.later)
    for (const stop of this.stop) stop()
    this.canvas.remove()
  }

  get scale(): number {
    return this.now.k
  }

  show(scene: Scene): void {
    this.scene = scene
    this.redraw()
  }

  dress(palette: Palette): void {
    if (palette === this.palette) return
    this.palette = palette
    this.tiles = new Tiles(this.terrain, palette, this.ratio)
    this.redraw()
  }

  /** The fonts have come: cards drawn with others are drawn again. */
  refresh(): void {
    forgetCards()
    this.redraw()
  }

  cover(insets: Insets): void {
    this.insets = insets
  }

  /** Shows the hexes in the open part of the window, at the given zoom or as near as they fit. */
  centreOn(hexes: readonly string[], scale = this.now.k): void {
    if (hexes.length === 0 || this.size.width === 0) return
    const points = hexes.map((hex) => this.terrain.world.centre(hex))
    const xs = points.map((p) => p.x)
    const ys = points.map((p) => p.y)
    const open = this.open()
    const fit = Math.min(
      open.width / (Math.max(...xs) - Math.min(...xs) + 2),
      open.height / (Math.max(...ys) - Math.min(...ys) + 2),
    )
    const k = Math.max(this.least(), Math.min(MOST, scale, fit))
    const x = (Math.min(...xs) + Math.max(...xs)) / 2
    const y = (Math.min(...ys) + Math.max(...ys)) / 2
    this.go(centred(open, { x, y }, k))
  }

  /** Moves only if the hex is not in the open part of the window. */
  reveal(hex: string): void {
    const at = this.terrain.world.centre(hex)
    const open = this.open()
    const x = at.x * this.now.k + this.now.x
    const y = at.y * this.now.k + this.now.y
    const margin = Math.min(60, open.width / 4, open.height / 4)
    const inside =
      x > open.x + margin &&
      x < open.x + open.width - margin &&
      y > open.y + margin &&
      y < open.y + open.height - margin
    if (!inside) this.centreOn([hex])
  }

  whole(): void {
    const { width, height } = this.terrain.world
    this.go(centred(this.open(), { x: width / 2, y: height / 2 }, this.least()))
  }

  zoomBy(factor: number): void {
    const open = this.open()
    const middle = { x: open.x + open.width / 2, y: open.y + open.height / 2 }
    this.begin()
    this.move(middle, middle, factor)
    this.redraw()
  }

  private onMap(at: { x: number; y: number }): { x: number; y: number } {
    const { x, y, k } = this.now
    return { x: (at.x - x) / k, y: (at.y - y) / k }
  }

  private hexAt(at: { x: number; y: number }): string | null {
    return this.terrain.world.hexAt(this.onMap(at))
  }

  private zoomTo(at: { x: number; y: number }): void {
    const k = this.now.k >= PLAY_SCALE * 0.9 ? this.now.k * 1.4 : PLAY_SCALE
    this.go(centred(this.open(), this.onMap(at), Math.min(MOST, k)))
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

  private go(place: Place): void {
    this.begin()
    this.now = this.kept(place)
    this.redraw()
  }

  private resize(): void {
    const { clientWidth: width, clientHeight: height } = this.host
    if (width === 0 || (width === this.size.width && height === this.size.height)) return
    this.size = { width, height }
    const wide = width * (1 + 2 * OVERSCAN)
    const high = height * (1 + 2 * OVERSCAN)
    this.canvas.width = Math.round(wide * this.ratio)
    this.canvas.height = Math.round(high * this.ratio)
    Object.assign(this.canvas.style, {
      left: `${-width * OVERSCAN}px`,
      top: `${-height * OVERSCAN}px`,
      width: `${wide}px`,
      height: `${high}px`,
    })
    this.redraw()
  }

  private begin(): void {
    this.track = []
    if (!this.glide) return
    cancelAnimationFrame(this.glide)
    this.glide = 0
    this.redraw()
  }

  private move(from: { x: number; y: number }, to: { x: number; y: number }, factor: number): void {
    const { x, y, k } = this.now
    const next = Math.max(this.least(), Math.min(MOST, k * factor))
    const r = next / k
    this.now = this.kept({ x: to.x - (from.x - x) * r, y: to.y - (from.y - y) * r, k: next })
    this.track.push({ x: this.now.x, y: this.now.y, time: performance.now() })
    if (this.track.length > 6) this.track.shift()
    if (!this.frame) this.frame = requestAnimationFrame(() => this.place())
  }

  private end(dragged: boolean): void {
    if (dragged && this.now.k === this.drawn.k && this.coast()) return
    this.redraw()
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
      if (!this.frame) this.frame = requestAnimationFrame(() => this.place())
      this.glide = requestAnimationFrame(step)
    }
    this.glide = requestAnimationFrame(step)
    return true
  }

  /** Moves the drawn picture into place; draws anew if it leaves a part of the window bare. */
  private place(): void {
    this.frame = 0
    const { width, height } = this.size
    const r = this.now.k / this.drawn.k
    const left = -width * OVERSCAN * r + this.now.x - this.drawn.x * r
    const top = -height * OVERSCAN * r + this.now.y - this.drawn.y * r
    const wide = width * (1 + 2 * OVERSCAN) * r
    const high = height * (1 + 2 * OVERSCAN) * r
    const bare = left > 0 || top > 0 || left + wide < width || top + high < height
    if (bare && performance.now() - this.lastDraw > 120) return this.draw()
    const x = left + width * OVERSCAN
    const y = top + height * OVERSCAN
    this.canvas.style.transform = `translate(${x}px,${y}px) scale(${r})`
  }

  private redraw(): void {
    if (this.frame) cancelAnimationFrame(this.frame)
    this.frame = requestAnimationFrame(() => {
      this.frame = 0
      this.draw()
    })
  }

  private draw(): void {
    if (this.size.width === 0) return
    const { x, y, k } = this.now
    const [shown, whole] = this.rects()
    const urgent = this.tiles.missing(k, shown)
    // Tiles in the window are painted as far as a moment allows, the others when nothing else is to be done.
    const end = performance.now() + BUDGET
    while (urgent.length > 0 && performance.now() < end) urgent.shift()!()
    this.compose(whole)
    this.drawn = this.now
    this.canvas.style.transform = 'none'
    // Where the map lies, for those who measure instead of looking.
    this.host.dataset.view = `${x} ${y} ${k}`
    this.lastDraw = performance.now()
    if (urgent.length > 0) this.redraw()
    else this.fill()
  }

  /** Paints what lies around the window, a tile at a time, and shows it when all of it is there. */
  private fill(): void {
    clearTimeout(this.later)
    const { k } = this.now
    const tasks = this.tiles.missing(k, this.rects()[1])
    if (tasks.length === 0) return
    const next = () => {
      if (this.now.k !== k) return
      tasks.shift()?.()
      if (tasks.length > 0) this.later = setTimeout(next, IDLE_MS)
      else this.redraw()
    }
    this.later = setTimeout(next, IDLE_MS)
  }

  /** The window and the whole canvas in hex widths. */
  private rects(): [Rect, Rect] {
    const { x, y, k } = this.now
    const { width, height } = this.size
    const px = width * OVERSCAN
    const py = height * OVERSCAN
    return [
      { x: -x / k, y: -y / k, width: width / k, height: height / k },
      { x: -(x + px) / k, y: -(y + py) / k, width: (width + 2 * px) / k, height: (height + 2 * py) / k },
    ]
  }

  private compose(rect: Rect): void {
    const { g, ratio, size, palette, terrain } = this
    const { x, y, k } = this.now
    const px = size.width * OVERSCAN
    const py = size.height * OVERSCAN
    g.setTransform(1, 0, 0, 1, 0, 0)
    g.fillStyle = palette.table
    g.fillRect(0, 0, this.canvas.width, this.canvas.height)
    g.setTransform(k * ratio, 0, 0, k * ratio, (x + px) * ratio, (y + py) * ratio)
    this.tiles.draw(g, k, rect)
    const pen: Pen = { g, terrain, palette, scale: k, detail: detailAt(k), rect }
    if (this.scene.west) drawFront(pen, this.scene.west)
    drawUnder(pen, this.scene)
    const labels = placeNames(pen, this.scene)
    drawPrint(pen, this.scene, labels)
    drawCounters(pen, this.scene, ratio)
    drawNames(pen, labels)
    drawOver(pen, this.scene)
  }
}
