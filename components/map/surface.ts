import { forgetWritten, inSlices, writeAhead } from './ahead'
import type { Place } from './framing'
import { cutCards } from './layers/counters'
import { Motion } from './layers/motion'
import { printOf } from './layers/names'
import { drawMap, drawPieces, type Look, leavesBare, partsOf, penFor, sharpened, shiftOf } from './lying'
import type { Palette } from './palette'
import type { Printer } from './printer'
import type { Scene } from './scene'
import { AS_DRAWN, Sheet } from './sheet'
import type { Terrain } from './terrain'
import { Tiles } from './tiles'

/** The canvas is larger than the window by this part on each side, so that a drag uncovers drawn map. */
const OVERSCAN = 0.125
/** Milliseconds between two drawings while the map moves, and at least so many times what a drawing takes. */
const CALM = 120
const SHARE = 4
/** Milliseconds without a drawing after which nobody is about to touch the map. */
const REST = 1000
/** Milliseconds that the pieces wait for their fonts; what is drawn without them is drawn twice. */
const PATIENCE = 1500
/** The event of the host when the whole map has been drawn for the first time. */
export const DRAWN = 'drawn'
/** More device pixels to a CSS pixel nobody sees, and no telephone has the memory. */
const SHARPEST = 3

/**
 * The canvas of a map. While the map moves, the drawn picture is moved by CSS; it is drawn anew when it no longer
 * covers the window and when the movement ends.
 */
export class Surface {
  private sheet: Sheet
  private look: Look
  private now: Place = { x: 0, y: 0, k: 1 }
  private drawn: Place = this.now
  /** The zoom at which the map last lay still: cards are drawn anew for a zoom that stays. */
  private still = 1
  private moving = false
  /** true: the canvas of the map shows what it should, without pieces; they alone need drawing. */
  private printed = false
  /** true: all tiles of the window were there when it was last drawn. */
  private sharp = false
  private frame = 0
  private soon: ReturnType<typeof setTimeout> | undefined
  private spare: ReturnType<typeof setTimeout> | undefined
  private lastDraw = 0
  /** When the map beneath the pieces was last drawn. */
  private lastPrint = 0
  /** What is drawn so far: nothing that is written while fonts are awaited, then what is printed, then the pieces. */
  private written = false
  private lettered = false
  /** Calls off what waits for the fonts, or has begun when they came. */
  private callOff: () => void
  /** true: something has been drawn that is not yet seen. */
  private drawing = false
  /** Milliseconds from the beginning of the last drawing to the next frame. */
  private cost = 0
  private tiles: Tiles
  private motion: Motion

  constructor(
    private host: HTMLElement,
    terrain: Terrain,
    private printer: Printer,
    palette: Palette,
    private scene: Scene,
  ) {
    const ratio = Math.min(SHARPEST, window.devicePixelRatio || 1)
    this.look = { terrain, palette, ratio, size: { width: 0, height: 0 }, margin: { x: 0, y: 0 } }
    this.sheet = new Sheet(host)
    this.tiles = this.freshTiles()
    this.motion = new Motion(host, terrain.world, () => this.redraw())
    const late = setTimeout(() => this.letter(), PATIENCE)
    this.callOff = () => clearTimeout(late)
  }

  destroy(): void {
    cancelAnimationFrame(this.frame)
    clearTimeout(this.soon)
    clearTimeout(this.spare)
    this.callOff()
    this.tiles.stop()
    this.motion.destroy()
    this.sheet.remove()
  }

  show(scene: Scene): void {
    const { palette, ratio } = this.look
    this.motion.play(this.scene, scene, { palette, ratio, scale: this.now.k })
    this.motion.place(this.now)
    if (printOf(scene) !== printOf(this.scene)) this.printed = false
    this.scene = scene
    // What a finger has touched answers before the next frame, if this one has not been drawn yet.
    if (this.frame || this.drawing || this.moving) this.redraw()
    else this.draw()
  }

  /** What is on its way arrives at once. */
  hurry(): void {
    this.motion.skip()
  }

  dress(palette: Palette): void {
    if (palette === this.look.palette) return
    this.look = { ...this.look, palette }
    this.tiles.stop()
    this.tiles = this.freshTiles()
    this.printed = false
    this.redraw()
  }

  /** The fonts have come, or do not come: what waits for them is drawn; what was drawn with others, again. */
  letter(): void {
    this.callOff()
    if (this.written) forgetWritten()
    this.callOff = inSlices(this.lettering())
  }

  /** First what is written on the map, then the pieces. */
  private *lettering(): Generator<void> {
    const { ratio } = this.look
    const pen = penFor(this.sheet.pieces, this.look, this.now)
    yield* writeAhead(pen, this.scene, ratio)
    this.written = true
    this.printed = false
    this.redraw()
    yield
    yield* cutCards(pen, this.scene, { ratio, cards: this.now.k })
    this.lettered = true
    this.redraw()
  }

  resize(width: number, height: number): void {
    this.printed = false
    const { ratio } = this.look
    const over = (size: number) => Math.round(size * OVERSCAN * ratio) / ratio
    this.look = { ...this.look, size: { width, height }, margin: { x: over(width), y: over(height) } }
    this.sheet.resize(this.look)
    this.redraw()
  }

  /** The map goes there and will go on. */
  move(to: Place): void {
    this.now = to
    this.moving = true
    this.printed = false
    if (!this.frame) this.frame = requestAnimationFrame(() => this.place())
  }

  /** The map goes there and stays. */
  rest(at: Place): void {
    const { now, moving } = this
    if (!moving && at.x === now.x && at.y === now.y && at.k === now.k) return
    this.now = at
    this.moving = false
    this.printed = false
    this.redraw()
  }

  /** true: only its place has changed since it was drawn, not the zoom. */
  get slid(): boolean {
    return this.now.k === this.drawn.k
  }

  private freshTiles(): Tiles {
    const { ratio, palette, terrain } = this.look
    const look = { ratio, night: palette.night }
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
    const whole = this.tiles.has(this.now.k, partsOf(this.look, this.now).shown)
    const overdue = performance.now() - this.lastPrint > rare
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

  /** Moves the drawn picture into place; draws anew if it leaves a part of the window bare. */
  private place(): void {
    this.frame = 0
    this.motion.place(this.now)
    if (this.sheet.apart) this.press()
    const shift = shiftOf(this.look, this.now, this.drawn)
    const bare = leavesBare(this.look, shift)
    const calm = Math.max(CALM, this.cost * SHARE)
    if (bare && performance.now() - this.lastDraw > calm) return this.draw()
    this.sheet.beneath(bare ? this.tiles.small : null, this.now)
    this.sheet.move(shift)
  }

  private draw(): void {
    if (this.look.size.width === 0) return
    const begun = performance.now()
    const { x, y, k } = this.now
    const { shown, whole } = partsOf(this.look, this.now)
    if (!this.moving) this.still = k
    // While two fingers pinch, no zoom stays: what there is of the nearest is shown larger or smaller.
    this.tiles.front(this.scene.west)
    // Names and counters come first: who paints the map takes time from who draws them.
    clearTimeout(this.spare)
    if (this.tiles.bare) this.tiles.sketch()
    // The window is all that counts; what lies around it is painted when fingers rest.
    if (this.lettered && k === this.still) {
      this.tiles.want(k, shown, shown)
      if (!this.moving) this.spare = setTimeout(() => this.tiles.want(k, shown, whole), REST)
    }
    this.sharp = this.tiles.has(k, shown)
    // Bare paper is there without us.
    if (!this.written && this.tiles.bare) return
    this.drawing = true
    const drawn = this.compose()
    this.sheet.beneath(null, this.now)
    this.sheet.show(this.moving, () => {
      this.drawn = drawn
      this.sheet.put(this.moving ? shiftOf(this.look, this.now, drawn) : AS_DRAWN)
    })
    this.motion.place(drawn)
    if (this.lettered) {
      if (this.host.dataset.view === undefined) this.host.dispatchEvent(new Event(DRAWN))
      // Where the map lies, for those who measure instead of looking.
      this.host.dataset.view = `${x} ${y} ${k}`
    }
    requestAnimationFrame(() => {
      this.drawing = false
      this.lastDraw = performance.now()
      this.cost = this.lastDraw - begun
    })
  }

  /** Draws, and answers where it came to lie. At rest pieces have a canvas of their own, so that a tap draws them alone. */
  private compose(): Place {
    const { moving, sheet, look, tiles } = this
    const at = sharpened(look, this.now)
    if (!this.printed) {
      clearTimeout(this.soon)
      this.lastPrint = performance.now()
      const rough = moving && at.k !== this.still
      drawMap(sheet.g, look, at, { tiles, rough, scene: this.written ? this.scene : null })
    }
    this.printed = !moving
    if (!moving) sheet.wipe()
    this.drawPieces(moving, at)
    return at
  }

  /** The map is about to move: the pieces are drawn on its own canvas, with those around the window. */
  private press(): void {
    this.printed = false
    this.drawPieces(true, this.drawn)
    this.sheet.part(false)
  }

  private drawPieces(beyond: boolean, at: Place): void {
    if (!this.lettered) return
    const { sheet, look, still } = this
    const scene = this.motion.still(this.scene)
    drawPieces(beyond ? sheet.g : sheet.pieces, look, at, { scene, cards: still, beyond })
  }
}
