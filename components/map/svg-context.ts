import type { Context } from './blank'
import { WrittenPath } from './svg-path'

/** Words that the picture shows, for whoever sets type; in the units of the picture. */
export interface WrittenText {
  text: string
  /** The middle of the words. */
  x: number
  y: number
  size: number
  weight: number
  family: string
  colour: string
  /** Width of the rim around the letters, and its colour; null without. */
  halo: { colour: string; width: number } | null
}

interface Style {
  font: string
  fillStyle: string
  strokeStyle: string
  lineWidth: number
  globalAlpha: number
  lineCap: string
  lineJoin: string
  dash: string
  textAlign: string
  textBaseline: string
  /** The matrix of SVG: a b c d e f. */
  matrix: readonly [number, number, number, number, number, number]
  /** Groups that `clip` has opened since the last `save`. */
  groups: number
}

const FRESH: Style = {
  font: '500 10px sans-serif',
  fillStyle: '#000',
  strokeStyle: '#000',
  lineWidth: 1,
  globalAlpha: 1,
  lineCap: 'butt',
  lineJoin: 'miter',
  dash: '',
  textAlign: 'center',
  textBaseline: 'middle',
  matrix: [1, 0, 0, 1, 0, 0],
  groups: 0,
}

/** The middle of figures lies so far above the line on which they stand, as a part of their size. */
const RISE = 0.35

const short = (n: number): string => String(Math.round(n * 10_000) / 10_000)

function fontOf(font: string): { size: number; weight: number; family: string } {
  const [, weight, size, family] = /(\d+) ([\d.]+)px '?([^',]+)/.exec(font) ?? []
  return { size: Number(size ?? 10), weight: Number(weight ?? 500), family: family ?? 'sans-serif' }
}

/** Draws what a canvas would as SVG: the same functions draw the map on a screen and in a picture of a server. */
class WrittenContext extends WrittenPath {
  readonly parts: string[] = []
  readonly texts: WrittenText[] = []
  private halo: WrittenText['halo'] = null
  style: Style = { ...FRESH }
  private readonly kept: Style[] = []
  private clips = 0

  constructor(
    private readonly name: string,
    private readonly set?: (text: WrittenText) => string,
  ) {
    super()
  }

  save(): void {
    this.kept.push({ ...this.style })
    this.style.groups = 0
  }

  restore(): void {
    this.parts.push('</g>'.repeat(this.style.groups))
    this.style = this.kept.pop() ?? { ...FRESH }
  }

  beginPath(): void {
    this.d = ''
    this.forget()
  }

  fill(path?: unknown): void {
    const { fillStyle } = this.style
    this.mark('fill', this.of(path), `fill="${fillStyle}"`)
  }

  stroke(path?: unknown): void {
    const { strokeStyle, lineWidth, lineCap, lineJoin, dash } = this.style
    const more = `${lineCap === 'butt' ? '' : ` stroke-linecap="${lineCap}"`}${lineJoin === 'miter' ? '' : ` stroke-linejoin="${lineJoin}"`}${dash}`
    this.mark(
      'stroke',
      this.of(path),
      `fill="none" stroke="${strokeStyle}" stroke-width="${short(lineWidth)}"${more}`,
    )
  }

  clip(path?: unknown, rule?: string): void {
    this.clips += 1
    const id = `${this.name}${this.clips}`
    const how = rule === 'evenodd' ? ' clip-rule="evenodd"' : ''
    this.parts.push(
      `<clipPath id="${id}"><path d="${this.of(path)}"${how}${this.moved()}/></clipPath><g clip-path="url(#${id})">`,
    )
    this.style.groups += 1
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    const path = new WrittenPath()
    path.rect(x, y, width, height)
    this.fill(path)
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    const path = new WrittenPath()
    path.rect(x, y, width, height)
    this.stroke(path)
  }

  setLineDash(lengths: readonly number[]): void {
    this.style.dash = lengths.length > 0 ? ` stroke-dasharray="${lengths.map(short).join(' ')}"` : ''
  }

  translate(x: number, y: number): void {
    const [a, b, c, d, e, f] = this.style.matrix
    this.style.matrix = [a, b, c, d, e + a * x + c * y, f + b * x + d * y]
  }

  rotate(angle: number): void {
    const [a, b, c, d, e, f] = this.style.matrix
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    this.style.matrix = [a * cos + c * sin, b * cos + d * sin, c * cos - a * sin, d * cos - b * sin, e, f]
  }

  scale(x: number, y: number): void {
    const [a, b, c, d, e, f] = this.style.matrix
    this.style.matrix = [a * x, b * x, c * y, d * y, e, f]
  }

  /** Letters are about half as wide as high. */
  measureText(text: string): { width: number } {
    return { width: text.length * fontOf(this.style.font).size * 0.48 }
  }

  strokeText(): void {
    const [a] = this.style.matrix
    this.halo = { colour: this.style.strokeStyle, width: this.style.lineWidth * a }
  }

  /** Words that stand upright; others are left out. */
  fillText(said: string, along = 0, down = 0): void {
    const [a, b, c, d, e, f] = this.style.matrix
    const { size, ...font } = fontOf(this.style.font)
    const { textAlign, textBaseline, fillStyle: colour } = this.style
    const [px, py] = [
      along + (textAlign === 'left' ? this.measureText(said).width / 2 : 0),
      down - (textBaseline === 'alphabetic' ? size * RISE : 0),
    ]
    const [x, y] = [a * px + c * py + e, b * px + d * py + f]
    const text: WrittenText = { text: said, x, y, size: size * a, ...font, colour, halo: this.halo }
    if (b === 0 && this.set) this.parts.push(this.set(text))
    else if (b === 0) this.texts.push(text)
    this.halo = null
  }

  private of(path: unknown): string {
    return path instanceof WrittenPath ? path.d : this.d
  }

  private moved(): string {
    const { matrix } = this.style
    return matrix.every((n, i) => n === FRESH.matrix[i])
      ? ''
      : ` transform="matrix(${matrix.map(short).join(' ')})"`
  }

  private mark(kind: 'fill' | 'stroke', d: string, look: string): void {
    if (d === '') return
    const { globalAlpha } = this.style
    // Not of the whole path, which readers of SVG would draw aside first, each time as large as the picture.
    const alpha = globalAlpha === 1 ? '' : ` ${kind}-opacity="${short(globalAlpha)}"`
    this.parts.push(`<path d="${d}" ${look}${alpha}${this.moved()}/>`)
  }
}
for (const name of [
  'fillStyle',
  'strokeStyle',
  'lineWidth',
  'globalAlpha',
  'lineCap',
  'lineJoin',
  'font',
  'textAlign',
  'textBaseline',
] as const) {
  Object.defineProperty(WrittenContext.prototype, name, {
    get(this: WrittenContext) {
      return this.style[name]
    },
    set(this: WrittenContext, value: never) {
      this.style[name] = value
    },
  })
}

/**
 * What `draw` draws, as SVG and the words in it; `name` keeps its clippings apart. Pictures are left out. `set`: sets the
 * words in their place within the SVG, for who reads it with their type at hand.
 */
export function written(
  name: string,
  draw: (g: Context) => void,
  set?: (text: WrittenText) => string,
): { svg: string; texts: WrittenText[] } {
  const context = new WrittenContext(name, set)
  draw(context as unknown as Context)
  return { svg: context.parts.join(''), texts: context.texts }
}
