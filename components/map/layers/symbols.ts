import type { Context } from '../blank'
import type { UnitSymbol } from '../scene'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Draws a unit's symbol inside its box, whose frame the caller draws. */
export function drawSymbol(g: Context, symbol: UnitSymbol, box: Box, ink: string, line: number): void {
  const { x, y, width, height } = box
  const right = x + width
  const bottom = y + height
  const cx = x + width / 2
  const cy = y + height / 2
  g.strokeStyle = ink
  g.fillStyle = ink
  g.lineWidth = line
  g.lineCap = 'butt'
  g.lineJoin = 'miter'
  g.beginPath()
  const cross = () => {
    g.moveTo(x, y)
    g.lineTo(right, bottom)
    g.moveTo(x, bottom)
    g.lineTo(right, y)
  }
  const pill = () => {
    g.roundRect(cx - width * 0.33, cy - height * 0.25, width * 0.66, height * 0.5, height * 0.25)
  }
  switch (symbol) {
    case 'armour':
      pill()
      break
    case 'mechanized':
      cross()
      pill()
      break
    case 'motorized':
      cross()
      g.moveTo(cx, y)
      g.lineTo(cx, bottom)
      break
    case 'infantry':
      cross()
      break
    case 'cavalry':
      g.moveTo(x, bottom)
      g.lineTo(right, y)
      break
    case 'airborne':
      cross()
      for (const side of [-1, 1]) {
        g.moveTo(cx + side * width * 0.07 + width * 0.07, bottom - height * 0.05)
        g.arc(cx + side * width * 0.07, bottom - height * 0.05, width * 0.07, 0, Math.PI, true)
      }
      break
    case 'anti-air':
      g.ellipse(cx, bottom, width * 0.5, height * 0.62, 0, Math.PI, 0)
      break
    case 'headquarters':
      g.fillRect(x, y, width, height * 0.3)
      break
  }
  g.stroke()
}

/** Size of a unit above its box: crosses from a brigade (x) to an army group (xxxxx). */
export function drawMark(
  g: Context,
  mark: string,
  cx: number,
  top: number,
  height: number,
  ink: string,
  line: number,
): void {
  const width = height * 0.95
  const gap = height * 0.3
  let x = cx - (mark.length * width + (mark.length - 1) * gap) / 2
  g.strokeStyle = ink
  g.lineWidth = line
  g.beginPath()
  for (let i = 0; i < mark.length; i += 1) {
    g.moveTo(x, top)
    g.lineTo(x + width, top + height)
    g.moveTo(x, top + height)
    g.lineTo(x + width, top)
    x += width + gap
  }
  g.stroke()
}
