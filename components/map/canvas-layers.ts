import type { Picture } from './blank'
import type { Place } from './framing'
import { type Look, type Margin, roomFor } from './viewport'
import { holds, type Rect } from './world'

/** Milliseconds that a frame may take in which the map only moves, and how often it may take longer in a row. */
const QUICK = 10
const TIMES = 3

export const AS_DRAWN: Place = { x: 0, y: 0, k: 1 }
const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 }

/**
 * The canvases that are drawn on, and what of them is seen: the printed map, and over it the pieces, which change far
 * more often. While the map moves they are drawn on it, for one canvas moves faster than two. Browsers that draw with
 * nothing but the processor copy a canvas anew for every frame in which it moves, but not a picture of it: there the
 * picture moves in its place. Where fingers pull in more than was drawn, a small picture of the whole map lies beneath.
 */
export class CanvasLayers {
  private readonly canvas = document.createElement('canvas')
  private readonly g = this.canvas.getContext('2d', { alpha: false })!
  private readonly over = document.createElement('canvas')
  readonly pieces = this.over.getContext('2d')!
  /** The part of the window that the canvas of the pieces covers: what is not seen is not copied for every new picture. */
  private room: Rect = NOWHERE
  /** true: the pieces lie on a canvas of their own, and the map is still without them. */
  apart = false
  private readonly under = document.createElement('canvas')
  private beneathNow: Picture | null = null
  private readonly frame = document.createElement('div')
  private readonly picture = document.createElement('canvas')
  private readonly shown = this.picture.getContext('bitmaprenderer', { alpha: false })
  /** Frames in a row that were slow though the canvas only moved. */
  private slow = 0
  private pictured = false
  private pending = false
  /** Counts what is shown, so that a picture that comes late is not. */
  private number = 0

  constructor(host: HTMLElement) {
    this.frame.style.cssText =
      'position:absolute;transform-origin:0 0;will-change:transform;visibility:hidden'
    this.frame.setAttribute('aria-hidden', 'true')
    for (const one of [this.canvas, this.over, this.picture])
      one.style.cssText = 'position:absolute;width:100%;height:100%;will-change:transform'
    // Nothing is drawn on it yet.
    this.canvas.style.display = 'none'
    this.over.style.visibility = 'hidden'
    this.picture.style.visibility = 'hidden'
    this.under.style.cssText = 'position:absolute;left:0;top:0;transform-origin:0 0;visibility:hidden'
    this.under.setAttribute('aria-hidden', 'true')
    this.frame.append(this.canvas, this.over, this.picture)
    host.append(this.under, this.frame)
  }

  /**
   * Takes the size of the window, with so many device pixels to a CSS pixel; the map's canvas reaches beyond it. What was
   * drawn on a canvas whose size changes is lost.
   */
  resize({ size, margin, beyond, ratio }: Pick<Look, 'size' | 'margin' | 'beyond' | 'ratio'>): void {
    const around = ({ x, y }: Margin) => ({ width: size.width + 2 * x, height: size.height + 2 * y })
    put(this.frame, { x: -margin.x, y: -margin.y, ...around(margin) })
    this.room = NOWHERE
    const { width, height } = around(beyond)
    put(this.canvas, { x: 0, y: 0, width, height })
    // What seems to lie still must not be laid out elsewhere.
    this.canvas.style.transform = `translate(${margin.x - beyond.x}px,${margin.y - beyond.y}px)`
    setPixels(this.canvas, width * ratio, height * ratio)
  }

  /** The pieces' canvas, empty, as large as a part of the window needs or as it was, and where in the window it begins. */
  clean(
    part: Rect,
    { margin, ratio }: Pick<Look, 'margin' | 'ratio'>,
  ): { g: CanvasRenderingContext2D; corner: Margin } {
    const { over, pieces: g } = this
    if (!holds(this.room, part)) {
      const room = roomFor(part, this.room === NOWHERE ? null : this.room, ratio)
      this.room = room
      put(over, { ...room, x: margin.x + room.x, y: margin.y + room.y })
      setPixels(over, room.width * ratio, room.height * ratio)
    }
    g.clearRect(0, 0, over.width, over.height)
    return { g, corner: this.room }
  }

  /** What the map is drawn with; from then on its canvas is seen. */
  print(): CanvasRenderingContext2D {
    this.canvas.style.display = ''
    return this.g
  }

  /** Shows what has been drawn, and tells when it is seen: at once, or when there is a new picture of it. */
  show(moving: boolean, seen: () => void): void {
    this.number++
    this.frame.style.visibility = 'visible'
    this.part(!moving)
    this.pending = false
    if (moving && this.pictured) return this.take(seen)
    this.see(false)
    seen()
  }

  /** Puts what is seen there. */
  put({ x, y, k }: Place): void {
    this.frame.style.transform =
      k === 1 && x === 0 && y === 0 ? 'none' : `translate(${x}px,${y}px) scale(${k})`
  }

  /** Lays a picture of the map beneath, so that its left upper corner lies at (x, y) and a hex is k wide. */
  beneath(map: { picture: Picture; scale: number } | null, { x, y, k }: Place): void {
    const { style } = this.under
    style.visibility = map ? 'visible' : 'hidden'
    if (!map) return
    const { picture, scale } = map
    if (picture !== this.beneathNow) {
      this.beneathNow = picture
      this.under.width = picture.width
      this.under.height = picture.height
      this.under.getContext('2d', { alpha: false })!.drawImage(picture, 0, 0)
    }
    style.transform = `translate(${x}px,${y}px) scale(${k / scale})`
  }

  /** Moves what is seen, in a frame in which nothing else happens. */
  move(to: Place): void {
    this.put(to)
    if (this.pictured || this.pending || !this.shown) return
    if (this.slow >= TIMES) return this.take(() => undefined)
    const begun = performance.now()
    // A task of its own comes after the frame.
    setTimeout(() => {
      this.slow = performance.now() - begun > QUICK ? this.slow + 1 : 0
    })
  }

  remove(): void {
    this.number++
    this.under.remove()
    this.frame.remove()
  }

  private take(seen: () => void): void {
    const { number } = this
    this.pending = true
    createImageBitmap(this.canvas).then(
      (bitmap) => {
        if (number !== this.number) return bitmap.close()
        this.pending = false
        this.shown!.transferFromImageBitmap(bitmap)
        this.see(true)
        seen()
      },
      // Too large for a picture: the canvas itself goes on moving.
      () => {
        this.slow = Number.NEGATIVE_INFINITY
        if (number !== this.number) return
        this.see(false)
        seen()
      },
    )
  }

  /** Shows the pieces on a canvas of their own, or on the map's. */
  part(apart: boolean): void {
    this.apart = apart
    this.over.style.visibility = apart ? 'visible' : 'hidden'
  }

  private see(picture: boolean): void {
    if (picture === this.pictured) return
    this.pictured = picture
    this.canvas.style.visibility = picture ? 'hidden' : 'visible'
    this.picture.style.visibility = picture ? 'visible' : 'hidden'
    // Its memory is given back.
    if (!picture) this.shown?.transferFromImageBitmap(null)
  }
}

function put({ style }: HTMLElement, { x, y, width, height }: Rect): void {
  Object.assign(style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
}

/** Gives a canvas so many device pixels; what is drawn on it stays if it has them already. */
function setPixels(canvas: HTMLCanvasElement, width: number, height: number): void {
  const [wide, high] = [Math.round(width), Math.round(height)]
  if (canvas.width !== wide) canvas.width = wide
  if (canvas.height !== high) canvas.height = high
}
