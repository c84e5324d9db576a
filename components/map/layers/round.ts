import type { CounterFace, DrawnCard } from '../scene'
import type { SideTone } from '../sheet'

/** An air unit: on alert, away, back from what it did, or out of action. */
export type AirLook = 'ready' | 'away' | 'done' | 'out'

/** The shape of an aircraft from above, in parts of the side of its piece; the half to the right, from nose to tail. */
const HALF = [
  ...[0.5, 0.2, 0.53, 0.26, 0.535, 0.41, 0.79, 0.52, 0.79, 0.58, 0.535, 0.54],
  ...[0.52, 0.7, 0.6, 0.76, 0.6, 0.81, 0.5, 0.785],
]
/** The same of one with an engine in each wing. */
const ENGINES = [0.655, 0.345]

/** An aircraft as a face. */
export function roundFace(
  id: string,
  side: SideTone,
  name: string,
  seen: { look: AirLook; engines: boolean },
): CounterFace {
  return {
    ...{ key: `${id} ${seen.look}`, side, symbol: 'airborne', mark: '', name, strength: '', box: '' },
    ...{ reduced: false, steps: 0, draw: (card) => drawRound(card, side, seen) },
  }
}

/**
 * A round piece with an aircraft. Its states differ by shape: who is away is a ring of dashes, who is back lies under a
 * veil, and who is out of action is crossed out.
 */
export function drawRound(
  { g, palette, side: s }: DrawnCard,
  tone: SideTone,
  { look, engines }: { look: AirLook; engines: boolean },
): void {
  const { ground, ink, edge } = palette.card[tone]
  const disc = () => {
    g.beginPath()
    g.arc(s / 2, s / 2, s * 0.46, 0, 7)
  }
  disc()
  const filled = look === 'ready' || look === 'done'
  g.globalAlpha = filled ? 1 : 0.22
  g.fillStyle = ground
  g.fill()
  g.globalAlpha = 1
  g.strokeStyle = filled ? edge : palette.label
  g.lineWidth = Math.max(1.2, s * 0.04)
  if (look === 'away') g.setLineDash([s * 0.09, s * 0.07])
  g.stroke()
  g.setLineDash([])
  g.fillStyle = filled ? ink : palette.label
  g.globalAlpha = look === 'out' ? 0.55 : 1
  g.beginPath()
  for (const flip of [1, -1])
    for (let i = 0; i < HALF.length; i += 2) {
      const n = flip === 1 ? i : HALF.length - 2 - i
      g.lineTo(s * (0.5 + flip * (HALF[n]! - 0.5)), s * HALF[n + 1]!)
    }
  g.closePath()
  if (engines) for (const x of ENGINES) g.rect(s * (x - 0.03), s * 0.39, s * 0.06, s * 0.14)
  g.fill()
  g.globalAlpha = 1
  if (look === 'done') {
    g.fillStyle = 'rgba(20,16,10,.4)'
    disc()
    g.fill()
  }
  if (look !== 'out') return
  g.strokeStyle = palette.fight
  g.lineWidth = Math.max(2, s * 0.07)
  g.beginPath()
  g.moveTo(s * 0.22, s * 0.78)
  g.lineTo(s * 0.78, s * 0.22)
  g.stroke()
}
