import type { Place } from './framing'
import type { Rect } from './world'

/** Milliseconds that a frame may take in which the map only moves, and how often it may take longer in a row. */
const QUICK = 10
const TIMES = 3

export const AS_DRAWN: Place = { x: 0, y: 0, k: 1 }

/**
 * The canvas that is drawn on, and what of it is seen. Browsers that draw with nothing but the processor copy a canvas
 * anew for every frame in which it moves, but not a picture of it: there the picture moves in its place.
 */
export class Sheet {
  readonly canvas = document.createElement('canvas')
  readonly g = this.canvas.getContext('2d', { alpha: false })!
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
    this.frame.style.cssText = 'position:absolute;transform-origin:0 0;will-change:transform'
    this.frame.setAttribute('aria-hidden', 'true')
    for (const one of [this.canvas, this.picture])
      one.style.cssText = 'position:absolute;width:100%;height:100%;will-change:transform'
    this.picture.style.visibility = 'hidden'
    this.frame.append(this.canvas, this.picture)
    host.append(this.frame)
  }

  /** Lies there in CSS pixels, with so many device pixels to each. What was drawn is lost. */
  resize({ x, y, width, height }: Rect, ratio: number): void {
    this.canvas.width = Math.round(width * ratio)
    this.canvas.height = Math.round(height * ratio)
    const style = { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }
    Object.assign(this.frame.style, style)
  }

  /** Shows what has been drawn, and tells when it is seen: at once, or when there is a new picture of it. */
  show(moving: boolean, seen: () => void): void {
    this.number++
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

  private see(picture: boolean): void {
    if (picture === this.pictured) return
    this.pictured = picture
    this.canvas.style.visibility = picture ? 'hidden' : 'visible'
    this.picture.style.visibility = picture ? 'visible' : 'hidden'
    // Its memory is given back.
    if (!picture) this.shown?.transferFromImageBitmap(null)
  }
}
