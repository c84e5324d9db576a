/*
 * Stand-ins for what draws in a browser: a path and a context that write down what is asked of them.
 */

export type Call = readonly [name: string, ...args: unknown[]]

/** What was stroked, filled or written, in which colour and how wide. */
export interface Mark {
  what: 'fill' | 'stroke' | 'text' | 'image'
  colour: string
  width: number
  text?: string
}

export class RecordedPath {
  readonly calls: Call[] = []
}
for (const name of [
  'moveTo',
  'lineTo',
  'quadraticCurveTo',
  'bezierCurveTo',
  'arc',
  'rect',
  'closePath',
  'addPath',
]) {
  Object.defineProperty(RecordedPath.prototype, name, {
    value(this: RecordedPath, ...args: unknown[]) {
      this.calls.push([name, ...args])
    },
  })
}

/** A context that keeps its styles as a real one does and records every mark that it would leave. */
export function recordedContext(): { g: CanvasRenderingContext2D; marks: Mark[]; calls: Call[] } {
  const marks: Mark[] = []
  const calls: Call[] = []
  const fresh = { fillStyle: '#000', strokeStyle: '#000', lineWidth: 1, globalAlpha: 1, font: '10px x' }
  let style: Record<string, unknown> = { ...fresh }
  const kept: Record<string, unknown>[] = []
  const mark = (what: Mark['what'], text?: string) =>
    marks.push({
      what,
      colour: String(what === 'stroke' ? style.strokeStyle : style.fillStyle),
      width: Number(style.lineWidth),
      ...(text === undefined ? {} : { text }),
    })
  const deeds: Record<string, (...args: unknown[]) => unknown> = {
    save: () => kept.push({ ...style }),
    restore: () => {
      style = kept.pop() ?? { ...fresh }
    },
    fill: () => mark('fill'),
    fillRect: () => mark('fill'),
    stroke: () => mark('stroke'),
    strokeRect: () => mark('stroke'),
    fillText: (text) => mark('text', String(text)),
    drawImage: () => mark('image'),
    // Letters about half as wide as high.
    measureText: (text) => ({
      width: String(text).length * Number.parseFloat(/([\d.]+)px/.exec(String(style.font))![1]!) * 0.48,
    }),
    createImageData: (width, height) => ({ data: new Uint8ClampedArray(Number(width) * Number(height) * 4) }),
  }
  const g = new Proxy({} as CanvasRenderingContext2D, {
    get: (_target, name: string) => {
      if (name in style) return style[name]
      return (...args: unknown[]) => {
        calls.push([name, ...args])
        return deeds[name]?.(...args)
      }
    },
    set: (_target, name: string, value) => {
      style[name] = value
      return true
    },
  })
  return { g, marks, calls }
}

/** Lets the drawing run outside of a browser. */
export function withoutBrowser(): void {
  Object.assign(globalThis, {
    Path2D: RecordedPath,
    OffscreenCanvas: class {
      constructor(
        readonly width: number,
        readonly height: number,
      ) {}
      getContext = () => recordedContext().g
    },
  })
}

/** A point, in hex widths. */
export type At = { x: number; y: number }

/** The points of each line of a path of straight lines. */
export function linesOf(path: Path2D): At[][] {
  const lines: At[][] = []
  for (const [what, x, y] of (path as unknown as RecordedPath).calls) {
    if (what === 'closePath') continue
    if (what === 'moveTo') lines.push([])
    lines.at(-1)!.push({ x: Number(x), y: Number(y) })
  }
  return lines
}

/** true: a point lies within a shape of these rings, which are closed. */
export const isWithin = (rings: readonly At[][], { x, y }: At): boolean =>
  rings.reduce((inside, ring) => {
    let odd = inside
    for (const [i, a] of ring.entries()) {
      const b = ring[(i + 1) % ring.length]!
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) odd = !odd
    }
    return odd
  }, false)
