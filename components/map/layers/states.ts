import type { DrawnCard } from '../scene'

/** A bright corner with a letter: a state that a unit must shake off. It is told by its shape as well as by its colour. */
export function drawCorner({ g, side: s, detail, card }: DrawnCard, letter: string): void {
  card()
  g.fillStyle = '#f6c445'
  g.strokeStyle = '#201400'
  g.lineWidth = Math.max(1, s * 0.02)
  g.beginPath()
  g.moveTo(s * 0.54, s * 0.015)
  g.lineTo(s * 0.93, s * 0.015)
  g.quadraticCurveTo(s * 0.985, s * 0.015, s * 0.985, s * 0.07)
  g.lineTo(s * 0.985, s * 0.46)
  g.closePath()
  g.fill()
  g.stroke()
  if (detail < 2) return
  g.fillStyle = '#201400'
  g.font = `700 ${s * 0.24}px 'Barlow Condensed', 'Arial Narrow', sans-serif`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillText(letter, s * 0.83, s * 0.16)
}

/** A veil with two bars: a unit that can do nothing more for a while. */
export function drawVeiled({ g, side: s, detail, card }: DrawnCard): void {
  card()
  g.fillStyle = 'rgba(20,16,10,.34)'
  g.beginPath()
  g.roundRect(0, 0, s, s, s * 0.085)
  g.fill()
  g.fillStyle = '#fffaf0'
  const bar = detail < 2 ? 0.09 : 0.06
  g.fillRect(s * 0.06, s * 0.06, s * 0.26, s * bar)
  g.fillRect(s * 0.06, s * (0.11 + bar), s * 0.17, s * bar)
}
