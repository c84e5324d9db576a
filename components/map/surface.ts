import type { Place } from './framing'
import { forgetCards } from './layers/card'
import { Motion } from './layers/motion'
import { drawScene } from './layers/scene'
import type { Palette } from './palette'
import { detailAt } from './pen'
import type { Printer } from './printer'
import type { Scene } from './scene'
import type { Terrain } from './terrain'
import { Tiles } from './tiles'
import type { Rect } from './world'

/** The canvas is larger than the window by this part on each side, so that a drag uncovers drawn map. */
const OVERSCAN = 0.125
/** Milliseconds between two drawings while the map moves, and at least so many times what a drawing takes. */
const CALM = 120
const SHARE = 4
/** Milliseconds after which what lies beyond the window follows a change within it. */
const MARGIN = 350
/** More device pixels to a CSS pixel nobody sees, and no telephone has the memory. */
const SHARPEST = 3

/**
 * The canvas of a map. While the map moves, the drawn picture is moved by CSS; it is drawn anew when it no longer
 * covers the window and when the movement ends.
 */
export class Surface {
  private canvas = document.createElement('canvas')
  private g: CanvasRenderingContext2D
  private ratio = Math.min(SHARPEST, window.devicePixelRatio || 1)
  private size = { width: 0, height: 0 }
  private now: Place = { x: 0, y: 0, k: 1 }
  private drawn: Place = this.now
  /** The zoom at which the map last lay still: cards are drawn anew for a zoom that stays. */
  private still = 1
  private moving = false
  private frame = 0
  private soon: ReturnType<typeof setTimeout> | undefined
  private margin: ReturnType<typeof setTimeout> | undefined
  private lastDraw = 0
  /** Milliseconds from the beginning of the last drawing to the next frame. */
  private cost = 0
  private tiles: Tiles
  private motion: Motion

  constructor(
    private host: HTMLElement,
    private terrain: Terrain,
    private printer: Printer,
    private palette: Palette,
    private scene: Scene,
  ) {
    this.canvas.style.cssText = 'position:absolute;transform-origin:0 0;will-change:transform'
    this.canvas.setAttribute('aria-hidden', 'true')
    host.append(this.canvas)
    this.g = this.canvas.getContext('2d', { alpha: false })!
    this.tiles = this.freshTiles()
    this.motion = new Motion(host, terrain.world, () => this.redraw())
  }

  destroy(): void {
    cancelAnimationFrame(this.frame)
    clearTimeout(this.soon)
    clearTimeout(this.margin)
    this.tiles.stop()
    this.motion.destroy()
    this.canvas.remove()
  }

  show(scene: Scene): void {
    const { palette, ratio } = this
    this.motion.play(this.scene, scene, { palette, ratio, scale: this.now.k })
    this.motion.place(this.now)
    this.scene = scene
    this.redraw()
  }

  /** What is on its way arrives at once. */
  hurry(): void {
    this.motion.skip()
  }

  dress(palette: Palette): void {
    if (palette === this.palette) return
    this.palette = palette
    this.tiles.stop()
    this.tiles = this.freshTiles()
    this.redraw()
  }

  /** The fonts have come: cards drawn with others are drawn again. */
  refresh(): void {
    forgetCards()
    this.redraw()
  }

  resize(width: number, height: number): void {
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

  /** The map goes there and will go on. */
  move(to: Place): void {
    this.now = to
    this.moving = true
    if (!this.frame) this.frame = requestAnimationFrame(() => this.place())
  }

  /** The map goes there and stays. */
  rest(at: Place): void {
    this.now = at
    this.moving = false
    this.redraw()
  }

  /** true: only its place has changed since it was drawn, not the zoom. */
  get slid(): boolean {
    return this.now.k === this.drawn.k
  }

  private freshTiles(): Tiles {
    const { ratio, palette, terrain } = this
    const look = { ratio, night: palette.night }
    return new Tiles(this.printer, terrain.world, look, () => this.onTile())
  }

  /** Some tiles are shown together, for a drawing costs more than a tile. */
  private onTile(): void {
    if (this.moving && (!this.slid || performance.now() - this.lastDraw < CALM * 4)) return
    clearTimeout(this.soon)
    const whole = this.tiles.has(this.now.k, this.rects()[0])
    this.soon = setTimeout(() => this.redraw(), whole ? 0 : CALM)
    if (performance.now() - this.lastDraw > CALM * 2) this.redraw()
  }

  private redraw(): void {
    clearTimeout(this.soon)
    if (this.frame) cancelAnimationFrame(this.frame)
    this.frame = requestAnimationFrame(() => {
      this.frame = 0
      // Where the map lies still, what one sees comes first: a tap is answered in half the time.
      const { now, drawn } = this
      const same = now.k === drawn.k && Math.abs(now.x - drawn.x) < 1 && Math.abs(now.y - drawn.y) < 1
      this.draw(same && !this.moving)
    })
  }

  /** Moves the drawn picture into place; draws anew if it leaves a part of the window bare. */
  private place(): void {
    this.frame = 0
    this.motion.place(this.now)
    const { width, height } = this.size
    const r = this.now.k / this.drawn.k
    const left = -width * OVERSCAN * r + this.now.x - this.drawn.x * r
    const top = -height * OVERSCAN * r + this.now.y - this.drawn.y * r
    const wide = width * (1 + 2 * OVERSCAN) * r
    const high = height * (1 + 2 * OVERSCAN) * r
    const bare = left > 0 || top > 0 || left + wide < width || top + high < height
    const calm = Math.max(CALM, this.cost * SHARE)
    if (bare && performance.now() - this.lastDraw > calm) return this.draw()
    const x = left + width * OVERSCAN
    const y = top + height * OVERSCAN
    this.canvas.style.transform = `translate(${x}px,${y}px) scale(${r})`
  }

  private draw(windowOnly = false): void {
    if (this.size.width === 0) return
    clearTimeout(this.margin)
    if (windowOnly) this.margin = setTimeout(() => this.draw(), MARGIN)
    const begun = performance.now()
    const { x, y, k } = this.now
    const [shown, whole] = this.rects()
    if (!this.moving) this.still = k
    // While two fingers pinch, no zoom stays: what there is of the nearest is shown larger or smaller.
    this.tiles.front(this.scene.west)
    // While one finger drags, the window is all that counts.
    if (k === this.still) this.tiles.want(k, shown, this.moving ? shown : whole)
    this.drawn = this.compose(whole, windowOnly ? shown : whole)
    this.canvas.style.transform = 'none'
    this.motion.place(this.drawn)
    // Where the map lies, for those who measure instead of looking.
    this.host.dataset.view = `${x} ${y} ${k}`
    requestAnimationFrame(() => {
      this.lastDraw = performance.now()
      this.cost = this.lastDraw - begun
    })
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

  /**
   * Draws the part of the canvas that is wanted, on whole device pixels so that it is sharp; answers where it came to
   * lie. Names are placed for the whole canvas, so that none moves when the rest follows.
   */
  private compose(whole: Rect, wanted: Rect): Place {
    const { g, ratio, size, palette, terrain, now } = this
    const { k } = now
    const [px, py] = [size.width * OVERSCAN, size.height * OVERSCAN]
    const left = Math.round((now.x + px) * ratio)
    const top = Math.round((now.y + py) * ratio)
    g.save()
    g.setTransform(1, 0, 0, 1, 0, 0)
    if (wanted !== whole) {
      g.beginPath()
      g.rect(px * ratio, py * ratio, size.width * ratio, size.height * ratio)
      g.clip()
    }
    g.fillStyle = palette.table
    g.fillRect(0, 0, this.canvas.width, this.canvas.height)
    g.setTransform(k * ratio, 0, 0, k * ratio, left, top)
    g.fillStyle = palette.paper
    g.fillRect(0, 0, terrain.world.width, terrain.world.height)
    this.tiles.draw(g, k, wanted, left, top)
    // A double line frames the sheet, as in print.
    const { width, height } = terrain.world
    g.strokeStyle = palette.cityInk
    g.lineWidth = 2 / k
    g.strokeRect(0, 0, width, height)
    g.lineWidth = 0.8 / k
    g.strokeRect(-4 / k, -4 / k, width + 8 / k, height + 8 / k)
    const pen = { g, terrain, palette, scale: k, detail: detailAt(k), rect: whole }
    drawScene(pen, this.motion.still(this.scene), { ratio, cards: this.still })
    g.restore()
    return { x: left / ratio - px, y: top / ratio - py, k }
  }
}
