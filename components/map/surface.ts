import { AS_DRAWN, CanvasLayers } from './canvas-layers'
import { type Insets, type Place, seenPart } from './framing'
import { forgetWritten, inSlices, writeAhead } from './idle-prerender'
import { cutCards } from './layers/counters'
import type { Motion } from './layers/motion'
import { printOf } from './layers/names'
import type { Palette } from './palette'
import { DRAWN } from './pen'
import type { Printer } from './printer'
import type { Scene } from './scene'
import type { Terrain } from './terrain'
import { Tiles } from './tiles'
import {
  cornerOf,
  drawMap,
  drawPieces,
  type Look,
  leavesBare,
  type Margin,
  partsOf,
  penFor,
  sharpened,
  shiftOf,
  uncovered,
} from './viewport'
import { holds, type Rect } from './world'

/** The canvas grows beyond the window by this part on each side, so that a drag uncovers drawn map. */
const OVERSCAN = 0.125
/** Milliseconds between two drawings while the map moves, and at least so many times what a drawing takes. */
const CALM = 120
const SHARE = 4
/** Milliseconds without a drawing after which nobody is about to touch the map. */
const REST = 1000
/** Milliseconds that the pieces wait for their fonts; what is drawn without them is drawn twice. */
const PATIENCE = 1500
const NONE = { width: 0, height: 0 }
const TIGHT = { x: 0, y: 0 }
const NOWHERE = { ...TIGHT, ...NONE }
/** More device pixels to a CSS pixel nobody sees, and no telephone has the memory. */
const SHARPEST = 3

/**
 * The canvas of a map. While the map moves, the drawn picture is moved by CSS; it is drawn anew when it no longer
 * covers the window and when the movement ends.
 */
export class Surface {
  private sheet: CanvasLayers
  private look: Look
  private insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 }
  private now: Place = { x: 0, y: 0, k: 1 }
  /** false: nobody has been led anywhere yet, and what were painted now would be thrown away. */
  private led = false
  private drawn: Place = this.now
  /** The zoom at which the map last lay still: cards are drawn anew for a zoom that stays. */
  private still = 1
  private moving = false
  /** true: the canvas of the map shows what it should, without pieces; they alone need drawing. */
  private printed = false
  /** true: fingers have rested once since the map was sharp. */
  private settled = false
  /** false: nothing is printed yet, and the small picture lies beneath the pieces; the large canvas costs nothing so far. */
  private begun = false
  /** The pieces as they lie on their own canvas, where, and in which part of the window; null: they must be drawn. */
  private laid: { scene: Scene; at: Place; cards: number; part: Rect } | null = null
  /** true: all tiles that are seen were there when it was last drawn. */
  private sharp = false
  private frame = 0
  private soon: ReturnType<typeof setTimeout> | undefined
  private spare: ReturnType<typeof setTimeout> | undefined
  private lastDraw = 0
  /** When the map beneath the pieces was last drawn. */
  private lastPrint = 0
  /** true: letters can be written and pieces laid. Until then a small picture of the whole map stands in for all of it. */
  private lettered = false
  /** true: what waits for the fonts is being prepared, for where the map lies now. */
  private lettering = false
  /** Calls off what waits for the fonts, or has begun when they came. */
  private callOff: () => void
  /** true: something has been drawn that is not yet seen. */
  private drawing = false
  /** Milliseconds from the beginning of the last drawing to the next frame. */
  private cost = 0
  private tiles: Tiles
  /** What slides. It is fetched once the map stands, as nothing moves before; null: it has not come yet. */
  private motion: Motion | null = null
  private late: ReturnType<typeof setTimeout> | undefined
  private gone = false

  constructor(
    private host: HTMLElement,
    terrain: Terrain,
    private printer: Printer,
    palette: Palette,
    private scene: Scene,
  ) {
    const ratio = Math.min(SHARPEST, window.devicePixelRatio || 1)
    this.look = { terrain, palette, ratio, size: NONE, open: NOWHERE, margin: TIGHT, beyond: TIGHT }
    this.sheet = new CanvasLayers(host)
    this.tiles = this.freshTiles()
    const late = setTimeout(() => this.letter(), PATIENCE)
    this.callOff = () => clearTimeout(late)
  }

  destroy(): void {
    this.gone = true
    cancelAnimationFrame(this.frame)
    clearTimeout(this.soon)
    clearTimeout(this.spare)
    clearTimeout(this.late)
    this.callOff()
    this.tiles.stop()
    this.motion?.destroy()
    this.sheet.remove()
  }

  show(scene: Scene): void {
    const { palette, ratio } = this.look
    this.motion?.play(this.scene, scene, { palette, ratio, scale: this.now.k })
    this.motion?.place(this.now)
    if (printOf(scene) !== printOf(this.scene)) this.printed = false
    this.scene = scene
    // What a finger has touched answers before the next frame, if this one has not been drawn yet.
    if (this.frame || this.drawing || this.moving) this.redraw()
    else this.draw()
  }

  /** What is on its way arrives at once. */
  hurry(): void {
    this.motion?.skip()
  }

  dress(palette: Palette): void {
    this.look = { ...this.look, palette }
    this.tiles.stop()
    this.tiles = this.freshTiles()
    this.printed = false
    this.laid = null
    this.redraw()
  }

  /** The fonts have come, or do not come: what waits for them is drawn; what was drawn with others, again. */
  letter(): void {
    this.callOff()
    if (this.lettered) forgetWritten()
    this.lettering = true
    if (this.led) this.callOff = inSlices(this.firstLetters())
  }

  /** What is written on the map, then the pieces, and after that both are drawn at once. */
  private *firstLetters(): Generator<void> {
    const { ratio } = this.look
    // As it will be drawn, or all would be placed once more.
    const pen = penFor(this.sheet.pieces, this.look, sharpened(this.look, this.now))
    yield* writeAhead(pen, this.scene, ratio)
    yield* cutCards(pen, this.scene, { ratio, cards: this.now.k })
    this.lettered = true
    this.lettering = false
    this.printed = false
    this.laid = null
    this.redraw()
  }

  resize(width: number, height: number): void {
    this.printed = false
    this.laid = null
    const { ratio } = this.look
    const over = (size: number) => Math.round(size * OVERSCAN * ratio) / ratio
    const size = { width, height }
    const margin = { x: over(width), y: over(height) }
    const { beyond } = this.look
    this.look = { ...this.look, size, open: seenPart(size, this.insets), margin }
    this.reach(beyond === TIGHT ? TIGHT : margin)
    this.redraw()
  }

  /** Lets the canvas of the map reach so far beyond the window; it must be drawn anew. */
  private reach(beyond: Margin): void {
    this.look = { ...this.look, beyond }
    this.sheet.resize(this.look)
    this.printed = false
  }

  /** Bars and sheets cover so much of the window: what lies under them need not be sharp at first, and pieces not be drawn. */
  cover(insets: Insets): void {
    this.insets = insets
    this.look = { ...this.look, open: seenPart(this.look.size, insets) }
    // What they leave is seen in this frame already.
    if (this.laid && this.sheet.apart && !holds(this.laid.part, uncovered(this.look)))
      this.drawPieces(false, this.laid.at)
  }

  /** The map goes there and will go on. */
  move(to: Place): void {
    this.now = to
    this.led = true
    this.moving = true
    this.printed = false
    if (!this.frame) this.frame = requestAnimationFrame(() => this.place())
  }

  /** The map goes there and stays. */
  rest(at: Place): void {
    const { now, moving, led } = this
    if (led && !moving && at.x === now.x && at.y === now.y && at.k === now.k) return
    this.now = at
    this.led = true
    this.moving = false
    this.printed = false
    // What is prepared for elsewhere would be placed once more.
    if (this.lettering) this.letter()
    this.redraw()
  }

  /** true: only its place has changed since it was drawn, not the zoom. */
  get slid(): boolean {
    return this.now.k === this.drawn.k
  }

  private async fetchMotion(): Promise<void> {
    // Where it cannot be had, counters are at once where they belong.
    const part = await import('./layers/motion').catch(() => null)
    if (part && !this.gone)
      this.motion = new part.Motion(this.host, this.look.terrain.world, () => this.redraw())
  }

  private freshTiles(): Tiles {
    const { ratio, palette, terrain } = this.look
    const look = { ratio, night: palette.night, printed: palette.printed }
    return new Tiles(this.printer, terrain.world, look, () => this.onTile())
  }

  /** Some tiles are shown together, for a drawing costs more than a tile; and none holds up a tap, which draws pieces alone. */
  private onTile(): void {
    const rare = CALM * 4
    if (this.moving) {
      if (this.slid && performance.now() - this.lastDraw > rare) this.redraw()
      return
    }
    clearTimeout(this.soon)
    const whole = this.tiles.has(this.now.k, partsOf(this.look, this.now).seen)
    // The first drawing with names and pieces shows what there is; one more before it would only put it off.
    if (!this.lettered) return this.underlay()
    const overdue = performance.now() - this.lastPrint > (this.begun ? rare : REST)
    // Once the window is sharp, what comes lies beyond it, and is not missed before the map moves.
    const wait = this.sharp ? rare : whole || overdue ? 0 : CALM * 2
    this.soon = setTimeout(() => {
      this.printed = false
      this.redraw()
    }, wait)
  }

  /** Draws for the next frame; for the one after it where that shows something new already: a finger is answered first. */
  private redraw(): void {
    if (this.frame) cancelAnimationFrame(this.frame)
    const next = (work: () => void) => {
      this.frame = requestAnimationFrame(work)
    }
    const draw = () => {
      this.frame = 0
      this.draw()
    }
    next(this.drawing ? () => next(draw) : draw)
  }

  /** Before the map is drawn: lays beneath what there is of it, that which is seen, or all of it in small. */
  private underlay(): void {
    const { ratio } = this.look
    const { k } = this.now
    const window = this.moving ? null : this.tiles.seen(k, partsOf(this.look, this.now).seen)
    if (!window) return this.sheet.beneath(this.tiles.small, this.now)
    const { picture, rect } = window
    const at = sharpened(this.look, this.now)
    this.sheet.beneath({ picture, scale: k * ratio }, { x: at.x + rect.x * k, y: at.y + rect.y * k, k })
    this.host.dataset.sharp = ''
  }

  /** Moves the drawn picture into place; draws anew if it leaves a part of the window bare. */
  private place(): void {
    this.frame = 0
    this.motion?.place(this.now)
    if (!this.lettered) return this.underlay()
    if (!this.begun || this.look.beyond === TIGHT) return this.draw()
    if (this.sheet.apart) this.press()
    const shift = shiftOf(this.look, this.now, this.drawn)
    const bare = leavesBare(this.look, shift)
    const calm = Math.max(CALM, this.cost * SHARE)
    if (bare && performance.now() - this.lastDraw > calm) return this.draw()
    this.sheet.beneath(bare ? this.tiles.small : null, this.now)
    this.sheet.move(shift)
  }

  private draw(): void {
    if (this.look.size.width === 0 || !this.led) return
    const begun = performance.now()
    const { x, y, k } = this.now
    const { seen, shown, whole } = partsOf(this.look, this.now)
    if (!this.moving) this.still = k
    // While two fingers pinch, no zoom stays: what there is of the nearest is shown larger or smaller.
    this.tiles.front(this.scene)
    clearTimeout(this.spare)
    if (this.tiles.bare) this.tiles.sketch()
    // What is seen is all that counts; what lies under the bars and around the window is painted when fingers rest.
    if (k === this.still) {
      this.tiles.want(k, seen)
      if (!this.moving && this.lettered) this.spare = setTimeout(() => this.spread(k, shown, whole), REST)
    }
    this.sharp = this.tiles.has(k, seen)
    if (!this.lettered) return this.underlay()
    this.drawing = true
    const drawn = this.compose()
    if (this.begun) this.sheet.beneath(null, drawn)
    else this.underlay()
    if (!this.begun && this.tiles.some) this.redraw()
    this.sheet.show(this.moving, () => {
      this.drawn = drawn
      this.sheet.put(this.moving ? shiftOf(this.look, this.now, drawn) : AS_DRAWN)
    })
    this.motion?.place(drawn)
    if (this.host.dataset.view === undefined) this.late = setTimeout(() => void this.fetchMotion(), CALM)
    // Where the map lies, for those who measure instead of looking.
    this.host.dataset.view = `${x} ${y} ${k}`
    this.host.dispatchEvent(new Event(DRAWN, { bubbles: true }))
    if (this.sharp && this.begun) this.host.dataset.sharp = ''
    requestAnimationFrame(() => {
      this.drawing = false
      this.lastDraw = performance.now()
      this.cost = this.lastDraw - begun
    })
  }

  /** Fingers rest: what lies under the bars and around the window is painted, too. */
  private spread(k: number, shown: Rect, whole: Rect): void {
    this.settled = true
    this.tiles.fill(k, shown, whole)
  }

  /** Draws, and answers where it came to lie. At rest pieces have a canvas of their own, so that a tap draws them alone. */
  private compose(): Place {
    const { moving, sheet, tiles } = this
    // What lies beyond the window is of use once the map moves, or may.
    const mayMove = moving || this.settled
    if (!this.printed && mayMove && this.look.beyond === TIGHT) this.reach(this.look.margin)
    const { look } = this
    const at = sharpened(look, this.now)
    if (!this.printed) {
      clearTimeout(this.soon)
      this.lastPrint = performance.now()
      // The first pieces are laid alone, and the map under them after the next frame: both at once would take too long.
      this.begun ||= moving || (tiles.some && this.laid !== null)
      const rough = moving && at.k !== this.still
      if (this.begun) drawMap(sheet.print(), look, at, { tiles, rough, scene: this.scene })
    }
    this.printed = this.begun && !moving
    this.drawPieces(moving, at)
    return at
  }

  /** The map is about to move: the pieces are drawn on its own canvas, with those around the window. */
  private press(): void {
    this.printed = false
    this.drawPieces(true, this.drawn)
    this.sheet.part(false)
  }

  /** `below`: on the canvas of the map, with those around the window. On their own they stay until they change. */
  private drawPieces(below: boolean, at: Place): void {
    const { sheet, look, laid, still: cards } = this
    const scene = this.motion?.still(this.scene) ?? this.scene
    const part = below ? null : uncovered(look)
    if (part) {
      const same = laid?.scene === scene && laid.cards === cards && holds(laid.part, part)
      if (same && laid.at.x === at.x && laid.at.y === at.y && laid.at.k === at.k) return
      this.laid = { scene, at, cards, part }
    }
    const { g, corner } = part ? sheet.clean(part, look) : { g: sheet.print(), corner: cornerOf(look) }
    drawPieces(g, look, at, { scene, cards, part, corner })
  }
}
