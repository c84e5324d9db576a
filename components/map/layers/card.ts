import { blank, type Context, finished, type Picture } from '../blank'
import type { Palette } from '../palette'
import type { Detail } from '../pen'
import type { CounterFace } from '../scene'
import { type Box, drawMark, drawSymbol } from './symbols'

const SYMBOL_INK = '#17120f'
const FIGURES = "'Barlow Condensed', 'Arial Narrow', sans-serif"

/** A card drawn once; `pad` is the room for its shadow on each side, in device pixels. */
export interface Sprite {
  picture: Picture
  pad: number
}

const drawn = new Map<string, Sprite>()

/** Forgets all drawn cards, for instance once the fonts have come. */
export const forgetCards = (): void => drawn.clear()

/** The card of a counter, `size` device pixels wide. */
export function cardOf(face: CounterFace, palette: Palette, detail: Detail, size: number): Sprite {
  const key = `${face.key}|${palette.night}|${detail}|${size}`
  const known = drawn.get(key)
  if (known) return known
  if (drawn.size > 600) drawn.clear()
  const pad = Math.ceil(size * 0.09)
  const { picture, g } = blank(size + pad * 2, size + pad * 2)
  g.translate(pad, pad)
  drawCard(g, face, palette, detail, size)
  const sprite = { picture: finished(picture), pad }
  drawn.set(key, sprite)
  return sprite
}

/** A card whose upper left corner is where the context stands, `s` wide in its units; `flat`: without its bevel. */
export function drawCard(
  g: Context,
  face: CounterFace,
  palette: Palette,
  detail: Detail,
  s: number,
  flat = false,
): void {
  const card = () => drawUsual(g, face, palette, detail, s, flat)
  if (face.draw) face.draw({ g, palette, detail, side: s, flat, card })
  else card()
}

function drawUsual(
  g: Context,
  face: CounterFace,
  palette: Palette,
  detail: Detail,
  s: number,
  flat: boolean,
): void {
  const { ground, edge } = palette.card[face.side]
  drawBlank(g, s, { ground, edge, flat }, () => {
    if (detail <= 1) drawSmall(g, face, s)
    else drawWhole(g, face, palette, detail, s)
  })
}

/** The ground of a card with its shadow and its bevel, and its edge over what is drawn on it. */
export function drawBlank(
  g: Context,
  s: number,
  { ground, edge, flat }: { ground: string; edge: string; flat: boolean },
  draw: () => void,
): void {
  const block = () => {
    g.beginPath()
    g.roundRect(0, 0, s, s, s * 0.085)
  }
  g.fillStyle = 'rgba(30,20,10,.34)'
  g.beginPath()
  g.roundRect(s * 0.03, s * 0.045, s, s, s * 0.09)
  g.fill()
  block()
  g.fillStyle = ground
  g.fill()
  if (!flat) drawBevel(g, s)
  draw()
  g.strokeStyle = edge
  g.lineWidth = Math.max(1.2, s * 0.032)
  block()
  g.stroke()
}

/** Light from the upper left, within the outline that was drawn last. */
function drawBevel(g: Context, s: number): void {
  g.save()
  g.clip()
  g.fillStyle = 'rgba(255,255,255,.26)'
  g.fillRect(0, 0, s, s * 0.03)
  g.fillRect(0, 0, s * 0.03, s)
  g.fillStyle = 'rgba(0,0,0,.2)'
  g.fillRect(0, s * 0.97, s, s * 0.03)
  g.fillRect(s * 0.97, 0, s * 0.03, s)
  g.restore()
}

/** Symbol only, for the far view. */
function drawSmall(g: Context, face: CounterFace, s: number): void {
  const box = { x: s * 0.12, y: s * 0.25, width: s * 0.76, height: s * 0.5 }
  drawBox(g, face, box, Math.max(1.2, s * 0.06), Math.max(1, s * 0.05))
}

/** The symbol in its frame. */
function drawBox(g: Context, face: CounterFace, box: Box, line: number, frame: number): void {
  const { x, y, width, height } = box
  g.fillStyle = face.box
  g.fillRect(x, y, width, height)
  drawSymbol(g, face.symbol, box, SYMBOL_INK, line)
  g.lineWidth = frame
  g.strokeRect(x, y, width, height)
}

function drawWhole(g: Context, face: CounterFace, palette: Palette, detail: Detail, s: number): void {
  const card = palette.card[face.side]
  const near = detail === 3
  const width = s * (near ? 0.5 : 0.56)
  const box = near
    ? { x: s * 0.27, y: s * 0.2, width, height: s * 0.32 }
    : { x: (s - width) / 2, y: s * 0.17, width, height: s * 0.35 }
  const line = Math.max(1, s * 0.036)
  drawMark(
    g,
    face.mark,
    near ? s * 0.52 : s / 2,
    s * (near ? 0.07 : 0.05),
    s * 0.085,
    card.ink,
    Math.max(1, s * 0.026),
  )
  drawBox(g, face, box, line, line)
  if (near) {
    g.fillStyle = card.ink
    g.font = `600 ${s * 0.19}px ${FIGURES}`
    g.textAlign = 'center'
    g.textBaseline = 'middle'
    g.save()
    g.translate(s * 0.145, s * 0.34)
    g.rotate(-Math.PI / 2)
    g.fillText(face.name, 0, 0, s * 0.6)
    g.restore()
    g.fillStyle = face.reduced ? card.second : card.ink
    drawSteps(g, face, s)
  }
  const long = face.strength.length
  g.fillStyle = face.reduced ? card.second : card.ink
  g.font = `700 ${s * (long > 5 ? 0.34 : 0.42)}px ${FIGURES}`
  g.textAlign = 'center'
  g.textBaseline = 'alphabetic'
  g.fillText(face.strength, s / 2, s * (long > 5 ? 0.88 : 0.905), s * 0.92)
}

/** A pip for each step; one that is lost is left hollow. */
function drawSteps(g: Context, { steps, reduced }: CounterFace, s: number): void {
  const all = steps + (reduced ? 1 : 0)
  for (let i = 0; i < all; i += 1) {
    const y = s * (0.23 + 0.15 * i)
    if (i >= all - steps) g.fillRect(s * 0.845, y, s * 0.075, s * 0.1)
    else {
      g.strokeStyle = g.fillStyle
      g.lineWidth = Math.max(1, s * 0.018)
      g.strokeRect(
        s * 0.845 + g.lineWidth / 2,
        y + g.lineWidth / 2,
        s * 0.075 - g.lineWidth,
        s * 0.1 - g.lineWidth,
      )
    }
  }
}
