import type { Context } from '../blank'
import type { CounterFace, DrawnCard, UnitSymbol } from '../scene'
import { drawBlank } from './card'
import { type Box, drawMark, drawSymbol } from './symbols'

/** What a card stands for, by its ground; `untried`: nobody knows what the unit is worth. */
export type Stock = 'german' | 'ally' | 'ss' | 'soviet' | 'untried'

export type UnitSize = 'army' | 'corps' | 'division' | 'brigade' | 'regiment' | 'battalion'

/** What is printed on a card whose figures of battle are large, in the way of monsters. */
export interface CardLook {
  readonly stock: Stock
  readonly symbol: UnitSymbol
  /** What the symbol alone does not say; a gun stands for itself. */
  readonly sign: 'peak' | 'gun' | 'assault' | null
  readonly size: UnitSize
  readonly name: string
  /** Attack and defence, or the question that an untried unit is. */
  readonly factors: string
  readonly move: number
  /** Steps left of so many; one that never had a second shows none. */
  readonly steps: readonly [left: number, of: number]
  /** Colour of the box. */
  readonly box: string
}

const FIGURES = "'Barlow Condensed', 'Arial Narrow', sans-serif"
const INK = '#17120f'
/** Ground, ink and edge by day and by night, where they are not those of the side. */
const STOCKS = {
  ally: { day: ['#d8ccab', '#16191a', '#4d442c'], night: ['#b8ab87', '#101314', '#0c0e0f'] },
  ss: { day: ['#22272a', '#f4f1e6', '#0a0c0d'], night: ['#15191b', '#f4f1e6', '#8d9aa2'] },
  untried: { day: ['#8f2e22', '#fff4dd', '#4d130b'], night: ['#993325', '#fff4dd', '#e08a6e'] },
} as const
const EAST_EDGE_AT_NIGHT = '#e08a6e'

function coloursOf({ palette }: DrawnCard, stock: Stock): { ground: string; ink: string; edge: string } {
  const card = palette.card[stock === 'german' ? 'west' : 'east']
  if (stock === 'german') return card
  if (stock === 'soviet') return { ...card, edge: palette.night ? EAST_EDGE_AT_NIGHT : card.edge }
  const [ground, ink, edge] = STOCKS[stock][palette.night ? 'night' : 'day']
  return { ground, ink, edge }
}

/** What its card draws as a face; the rest is for who reads a counter without seeing it. */
export function unitFace(key: string, side: CounterFace['side'], look: CardLook): CounterFace {
  const [left, of] = look.steps
  return {
    ...{ key, side, symbol: look.symbol, mark: '', name: look.name },
    ...{ strength: `${look.factors}-${look.move}`, reduced: left < of, steps: left, box: look.box },
    draw: (card) => drawUnit(card, look),
  }
}

/** Draws a unit: its box in the colour of its army, two figures large and the third raised beside them. */
function drawUnit(card: DrawnCard, look: CardLook): void {
  const { g, side: s, detail, flat } = card
  const { ground, ink, edge } = coloursOf(card, look.stock)
  drawBlank(g, s, { ground, edge, flat }, () => {
    if (detail <= 1) {
      drawBox(g, look, ink, { x: s * 0.11, y: s * 0.24, width: s * 0.78, height: s * 0.52 }, s * 0.06)
      return
    }
    const near = detail === 3
    const box = near
      ? { x: s * 0.28, y: s * 0.2, width: s * 0.48, height: s * 0.3 }
      : { x: s * 0.22, y: s * 0.17, width: s * 0.56, height: s * 0.34 }
    drawSize(g, look.size, box.x + box.width / 2, s * (near ? 0.07 : 0.05), s * 0.085, ink)
    drawBox(g, look, ink, box, s * 0.036)
    if (near) drawName(g, look.name, ink, s)
    if (near) drawSteps(g, look.steps, ink, s)
    drawFigures(g, look, ink, s, near)
  })
}

function drawBox(g: Context, look: CardLook, ink: string, box: Box, line: number): void {
  const { x, y, width, height } = box
  const outlined = look.stock === 'untried'
  const wide = Math.max(1, line)
  if (!outlined) {
    g.fillStyle = look.box
    g.fillRect(x, y, width, height)
  }
  const pen = outlined ? ink : INK
  if (look.sign !== 'gun') drawSymbol(g, look.symbol, box, pen, wide)
  g.lineWidth = wide
  g.strokeStyle = pen
  g.strokeRect(x, y, width, height)
  drawSign(g, look.sign, pen, box)
}

function drawSign(g: Context, sign: CardLook['sign'], ink: string, { x, y, width, height }: Box): void {
  if (!sign) return
  const [middle, foot] = [x + width / 2, y + height]
  g.fillStyle = ink
  g.beginPath()
  if (sign === 'peak') {
    g.moveTo(middle - width * 0.16, foot)
    g.lineTo(middle, foot - height * 0.42)
    g.lineTo(middle + width * 0.16, foot)
  } else if (sign === 'gun') g.arc(middle, y + height / 2, height * 0.2, 0, 7)
  else {
    g.moveTo(middle - width * 0.13, y + height * 0.5)
    g.lineTo(middle + width * 0.17, y + height * 0.32)
    g.lineTo(middle + width * 0.17, y + height * 0.68)
  }
  g.fill()
}

const CROSSES: Readonly<Partial<Record<UnitSize, string>>> = {
  ...{ army: 'xxxx', corps: 'xxx', division: 'xx', brigade: 'x' },
}

/** Crosses, or bars for what is smaller than a brigade. */
function drawSize(
  g: Context,
  size: UnitSize,
  middle: number,
  top: number,
  height: number,
  ink: string,
): void {
  const crosses = CROSSES[size]
  if (crosses) {
    drawMark(g, crosses, middle, top, height, ink, Math.max(1, height * 0.3))
    return
  }
  const bars = size === 'regiment' ? 3 : 2
  g.strokeStyle = ink
  g.lineWidth = Math.max(1, height * 0.34)
  g.beginPath()
  for (let i = 0; i < bars; i += 1) {
    const x = middle + (i - (bars - 1) / 2) * height * 0.8
    g.moveTo(x, top)
    g.lineTo(x, top + height)
  }
  g.stroke()
}

function drawName(g: Context, name: string, ink: string, s: number): void {
  g.save()
  g.fillStyle = ink
  g.font = `600 ${s * 0.18}px ${FIGURES}`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.translate(s * 0.14, s * 0.34)
  g.rotate(-Math.PI / 2)
  g.fillText(name, 0, 0, s * 0.6)
  g.restore()
}

/** A pip for each step; one that is lost is left hollow. */
function drawSteps(g: Context, [left, of]: CardLook['steps'], ink: string, s: number): void {
  if (of < 2) return
  const line = Math.max(0.8, s * 0.016)
  g.lineWidth = line
  g.strokeStyle = ink
  g.fillStyle = ink
  for (let i = 0; i < of; i += 1) {
    const [x, y, width, height] = [s * 0.85, s * (0.19 + 0.095 * i), s * 0.08, s * 0.07]
    if (i >= of - left) g.fillRect(x, y, width, height)
    else g.strokeRect(x + line / 2, y + line / 2, width - line, height - line)
  }
}

/** The two figures of battle as large as fits, and movement raised at their right. */
function drawFigures(g: Context, { factors, move }: CardLook, ink: string, s: number, near: boolean): void {
  g.fillStyle = ink
  g.textAlign = 'left'
  g.textBaseline = 'alphabetic'
  const small = s * (near ? 0.23 : 0.26)
  const raised = String(move)
  g.font = `600 ${small}px ${FIGURES}`
  const beside = g.measureText(raised).width
  let large = s * 0.42
  g.font = `700 ${large}px ${FIGURES}`
  const room = s * 0.9 - beside - s * 0.03
  const whole = g.measureText(factors).width
  if (whole > room) {
    large *= room / whole
    g.font = `700 ${large}px ${FIGURES}`
  }
  const wide = Math.min(whole, room)
  const from = (s - wide - beside - s * 0.03) / 2
  g.fillText(factors, from, s * 0.905)
  g.font = `600 ${small}px ${FIGURES}`
  g.fillText(raised, from + wide + s * 0.03, s * 0.905 - large * 0.72 + small * 0.72)
}
