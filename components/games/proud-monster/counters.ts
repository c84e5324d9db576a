import { drawSymbol } from '@/components/map/layers/symbols'
import type { CounterFace, DrawnCard, UnitSymbol } from '@/components/map/scene'
import { toneOf } from '@/components/wargame/map/zones'
import type { CounterFacts } from '@/lib/games/proud-monster/data/counters'
import { AXIS, type Face } from '@/lib/games/proud-monster/data/units'
import { figures as rules } from '@/lib/games/proud-monster/in-force'
import { stepsOf, untriedFace, valuesOf } from '@/lib/games/proud-monster/rules/02-units'
import { on } from '@/lib/games/proud-monster/ruleset'
import type { Table } from '@/lib/games/proud-monster/state'
import { formationOf } from './table-words'

const SYMBOLS: Readonly<Record<string, UnitSymbol>> = {
  ...{ panzer: 'armour', tank: 'armour', 'assault-gun': 'armour', motorized: 'motorized' },
  ...{ cavalry: 'cavalry', parachute: 'airborne', airlanding: 'airborne', flak: 'anti-air' },
}
const symbolOf = ({ type }: CounterFacts): UnitSymbol => SYMBOLS[type] ?? 'infantry'
const MARKS: Readonly<Record<string, string>> = { corps: 'xxx', division: 'xx', brigade: 'x' }

/** The colour inside the box says the army; what has none, or is not German, is white, cream or yellow. */
const BOXES: Readonly<Record<string, string>> = {
  ...{ '18A': '#f2d25c', '4PzGr': '#8fc1e8', '16A': '#b6d68d', '9A': '#f0b84a', '3PzGr': '#9fc2d8' },
  ...{ '4A': '#d9a6c4', '2PzGr': '#8fd0c0', '2A': '#e8cf62', '6A': '#c9c3bb', '1PzGr': '#b9cf8b' },
  ...{ '17A': '#e3b7a0', '11A': '#c4b5e0', guards: '#ffd24a' },
}
const boxOf = ({ id, side }: CounterFacts): string =>
  BOXES[formationOf(id)] ?? (side === 'german' ? '#f4f1e6' : '#f3e6c4')

const FIGURES = "'Barlow Condensed', 'Arial Narrow', sans-serif"
const CREAM = '#fff4dd'

/** The figures that decide fights large, and movement, which is nearly the same for all of a type, raised and small. */
function figures({ g, palette, side: s, detail }: DrawnCard, face: Figured): void {
  if (detail < 2) return
  const small = s * (detail === 3 ? 0.23 : 0.26)
  const { large, move } = face
  const card = palette.card[face.side]
  g.fillStyle = face.lost > 0 ? card.second : card.ink
  g.textBaseline = 'alphabetic'
  g.textAlign = 'left'
  g.font = `600 ${small}px ${FIGURES}`
  const beside = g.measureText(move).width
  // As large as both find room side by side.
  let size = s * 0.42
  g.font = `700 ${size}px ${FIGURES}`
  const room = s * 0.9 - beside
  const wide = g.measureText(large).width
  if (wide > room) size *= room / wide
  g.font = `700 ${size}px ${FIGURES}`
  const width = Math.min(wide, room)
  const x = (s - width - beside) / 2
  g.fillText(large, x, s * 0.905)
  g.font = `600 ${small}px ${FIGURES}`
  g.fillText(move, x + width + s * 0.01, s * 0.905 - size * 0.7 + small * 0.7)
}
interface Figured {
  readonly side: CounterFace['side']
  readonly large: string
  readonly move: string
  readonly lost: number
}

/** A pip for each step, up to four; those lost are hollow. */
function pips({ g, palette, side: s, detail }: DrawnCard, left: number, face: Figured): void {
  const all = left + face.lost
  if (detail < 3 || all < 2) return
  g.fillStyle = palette.card[face.side].ink
  g.strokeStyle = g.fillStyle
  g.lineWidth = Math.max(1, s * 0.016)
  for (let i = 0; i < all; i += 1) {
    const y = s * (0.19 + 0.095 * i)
    if (i >= face.lost) g.fillRect(s * 0.85, y, s * 0.08, s * 0.07)
    else g.strokeRect(s * 0.858, y + s * 0.008, s * 0.064, s * 0.054)
  }
}

/** Untried: darker, its box not filled, and a question mark where the figures would be. */
function drawUntried(card: DrawnCard, symbol: UnitSymbol, face: Figured): void {
  const { g, side: s, detail, palette } = card
  card.card()
  const [x, y, width, height] =
    detail < 2 ? [0.12, 0.25, 0.76, 0.5] : detail === 3 ? [0.27, 0.2, 0.5, 0.32] : [0.22, 0.17, 0.56, 0.35]
  const box = { x: s * x, y: s * y, width: s * width, height: s * height }
  g.fillStyle = palette.card[face.side].ground
  g.fillRect(box.x, box.y, box.width, box.height)
  g.fillStyle = 'rgba(40,0,0,.2)'
  g.beginPath()
  g.roundRect(0, 0, s, s, s * 0.085)
  g.fill()
  const line = Math.max(1, s * (detail < 2 ? 0.06 : 0.036))
  drawSymbol(g, symbol, box, CREAM, line)
  g.strokeRect(box.x, box.y, box.width, box.height)
  figures(card, face)
}

/** The face of a Soviet unit of a pool before anybody knows what it is. */
export function untriedFaceOf(face: Face): CounterFace {
  const [one] = Object.values(rules.counters).filter((counter) => counter.face === face)
  const symbol = symbolOf(one!)
  const figured = { side: 'east', large: '?', move: String(rules.pools[face].move), lost: 0 } as const
  return {
    ...{ key: `untried ${face}`, side: 'east', symbol, mark: MARKS[one!.size] ?? '', name: '' },
    ...{ strength: '', reduced: false, steps: 0, box: boxOf(one!) },
    draw: (card) => drawUntried(card, symbol, figured),
  }
}

/** The counter of a unit as it lies. */
export function faceOf(table: Table, unit: string): CounterFace {
  const at = on(table)
  const untried = untriedFace(at, unit)
  if (untried) return untriedFaceOf(untried)
  const facts = rules.counters[unit]!
  const { attack, defence, move } = valuesOf(at, unit)!
  const left = stepsOf(at, unit)
  const side = toneOf(facts.side)
  const figured = { side, large: `${attack}-${defence}`, move: String(move), lost: facts.steps - left }
  return {
    ...{ key: `${facts.face ?? unit} ${attack}-${defence}-${move} ${left}`, side, symbol: symbolOf(facts) },
    ...{ mark: MARKS[facts.size] ?? '', name: AXIS[unit]?.short ?? (facts.becomes ? facts.name : '') },
    ...{ strength: '', reduced: false, steps: 0, box: boxOf(facts) },
    draw: (card) => {
      card.card()
      figures(card, figured)
      pips(card, left, figured)
    },
  }
}
