import { writePathsWith } from './empty-path'

/** Three decimals of a hex width are finer than any screen. */
const short = (n: number): string => String(Math.round(n * 1000) / 1000)

/** A path in the words of SVG, for pictures that are drawn where there is no canvas. */
export class WrittenPath {
  d = ''
  private end: { x: number; y: number } | null = null

  /** What follows begins anew. */
  protected forget(): void {
    this.end = null
  }

  private add(letter: string, ...numbers: number[]): void {
    this.d += letter + numbers.map(short).join(' ')
    const [x, y] = numbers.slice(-2) as [number, number]
    this.end = { x, y }
  }

  moveTo(x: number, y: number): void {
    this.add('M', x, y)
  }

  lineTo(x: number, y: number): void {
    this.add(this.end ? 'L' : 'M', x, y)
  }

  quadraticCurveTo(bx: number, by: number, x: number, y: number): void {
    this.add('Q', bx, by, x, y)
  }

  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void {
    this.add('C', ax, ay, bx, by, x, y)
  }

  arc(x: number, y: number, radius: number, from: number, to: number, back = false): void {
    this.ellipse(x, y, radius, radius, 0, from, to, back)
  }

  /** Of ellipses that lie straight. In two halves, for SVG knows no whole ellipse. */
  ellipse(
    x: number,
    y: number,
    rx: number,
    ry: number,
    _turn: number,
    from: number,
    to: number,
    back = false,
  ): void {
    const whole = 2 * Math.PI
    let turn = back ? from - to : to - from
    turn = turn >= whole ? whole : ((turn % whole) + whole) % whole
    const at = (part: number) => {
      const angle = from + (back ? -1 : 1) * turn * part
      return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)] as const
    }
    this.lineTo(...at(0))
    for (const part of [0.5, 1]) this.add(`A${short(rx)} ${short(ry)} 0 0 ${back ? 0 : 1} `, ...at(part))
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.add('M', x, y)
    this.d += `h${short(width)}v${short(height)}h${short(-width)}z`
  }

  roundRect(x: number, y: number, width: number, height: number, radius: number): void {
    const [right, bottom] = [x + width, y + height]
    const corner = (cx: number, cy: number) => this.add(`A${short(radius)} ${short(radius)} 0 0 1 `, cx, cy)
    this.moveTo(x + radius, y)
    this.lineTo(right - radius, y)
    corner(right, y + radius)
    this.lineTo(right, bottom - radius)
    corner(right - radius, bottom)
    this.lineTo(x + radius, bottom)
    corner(x, bottom - radius)
    this.lineTo(x, y + radius)
    corner(x + radius, y)
    this.closePath()
  }

  closePath(): void {
    this.d += 'z'
  }

  addPath(other: WrittenPath): void {
    this.d += other.d
  }
}

writePathsWith(() => new WrittenPath() as unknown as Path2D)
