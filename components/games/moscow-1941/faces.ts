import { type AirLook, roundFace } from '@/components/map/layers/round'
import { drawCorner, drawVeiled } from '@/components/map/layers/states'
import type { CounterFace, DrawnCard, UnitSymbol } from '@/components/map/scene'
import { toneOf } from '@/components/wargame/map/zones'
import { AIR, COUNTERS, type UnitSize, type UnitType } from '@/lib/games/moscow-1941/data/units'
import type { Situation } from '@/lib/games/moscow-1941/situation'
import type { AirState, UnitState } from '@/lib/games/moscow-1941/state'

const SYMBOLS: Readonly<Record<UnitType, UnitSymbol>> = {
  ...{ infantry: 'infantry', shock: 'infantry', parachute: 'airborne', cavalry: 'cavalry', armor: 'armour' },
}
const BOXES: Readonly<Record<UnitType, string>> = {
  ...{ infantry: '#fbfaf4', shock: '#f0a184', parachute: '#a9cbe6', cavalry: '#f0b04c', armor: '#f2d25c' },
}
const MARKS: Readonly<Record<UnitSize, string>> = { army: 'xxxx', corps: 'xxx', group: 'xxx', division: 'xx' }

/** The bar at the left of the box of shock troops. */
function drawShock({ g, side: s, detail, card }: DrawnCard): void {
  card()
  const [x, y, high] = detail < 2 ? [0.12, 0.25, 0.5] : detail === 3 ? [0.27, 0.2, 0.32] : [0.22, 0.17, 0.35]
  g.fillStyle = '#17120f'
  g.fillRect(s * x, s * y, s * 0.09, s * high)
}

/** What is drawn over a card, by its state and its type. */
function drawnAs(type: UnitType, state: UnitState): CounterFace['draw'] {
  const own = (card: DrawnCard) => (type === 'shock' ? drawShock(card) : card.card())
  if (state === 'fresh') return type === 'shock' ? drawShock : undefined
  return (card) => {
    const beneath = { ...card, card: () => own(card) }
    if (state === 'spent') drawVeiled(beneath)
    else drawCorner(beneath, 'D')
  }
}

/** The counter of a ground unit in a state. */
export function faceIn(id: string, state: UnitState): CounterFace {
  const { side, type, size, name, factor, move } = COUNTERS[id]!
  const draw = drawnAs(type, state)
  return {
    ...{ key: `${id} ${state}`, side: toneOf(side), symbol: SYMBOLS[type], mark: MARKS[size] },
    ...{
      name: name.replace(/ new$/, ''),
      strength: `${factor}-${move}`,
      reduced: false,
      steps: 0,
      box: BOXES[type],
    },
    ...(draw ? { draw } : {}),
  }
}

const LOOKS: Readonly<Record<AirState, AirLook>> = {
  ...{ ready: 'ready', flying: 'away', flown: 'done', out: 'out', off: 'out', lost: 'out' },
}

function airFace(id: string, look: AirLook): CounterFace {
  const { side, kind, name } = AIR[id]!
  return roundFace(id, toneOf(side), name, { look, engines: kind === 'bomber' })
}

/** An aircraft over its target. */
export const flightFace = (id: string): CounterFace => airFace(id, 'ready')

/** A ground unit or an aircraft as it lies. */
export const face = ({ open: { counters, air } }: Situation, id: string): CounterFace =>
  AIR[id] ? airFace(id, LOOKS[air[id]?.state ?? 'off']) : faceIn(id, counters[id]?.state ?? 'fresh')

const first = (type: UnitType): string => Object.keys(COUNTERS).find((id) => COUNTERS[id]!.type === type)!

/** What counters show: figures, and the states of a unit. */
export const legend = () =>
  [
    ['figures', faceIn(first('infantry'), 'fresh')],
    ['armour', faceIn(first('armor'), 'fresh')],
    ['shock', faceIn(first('shock'), 'fresh')],
    ['unit-spent', faceIn(first('infantry'), 'spent')],
    ['dispersed', faceIn(first('infantry'), 'dispersed')],
  ] as const
