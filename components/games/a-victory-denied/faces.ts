import type { CounterFace, UnitSymbol } from '@/components/map/scene'
import { COUNTERS, type CounterFacts } from '@/lib/games/a-victory-denied/data/counters'
import type { Situation } from '@/lib/games/a-victory-denied/situation'
import type { Counter, CounterId } from '@/lib/games/a-victory-denied/state'

const SYMBOLS: Readonly<Record<CounterFacts['kind'], UnitSymbol>> = {
  panzer: 'armour',
  tank: 'armour',
  motorized: 'motorized',
  mechanized: 'mechanized',
  infantry: 'infantry',
  cavalry: 'cavalry',
  airborne: 'airborne',
  pvo: 'anti-air',
  hq: 'headquarters',
}
const CORPS: Readonly<Record<string, string>> = {
  red: '#f2a08e',
  yellow: '#f2d25c',
  blue: '#8fc1e8',
  green: '#b6d68d',
  purple: '#cfb4e4',
}
const GROUPS: Readonly<Record<CounterFacts['colour'], string>> = {
  pg2: '#dfe7ee',
  pg3: '#f4f1e6',
  '9a': '#fbfaf4',
  tan: '#ecdcae',
  star: '#d9b98a',
  red: '#ffb23e',
  pvo: '#9fc2d8',
}

function markOf({ kind, side, name, hq }: CounterFacts): string {
  if (hq) return 'xxxx'
  if (kind === 'pvo' || name === '900Lehr') return 'x'
  if (side === 'german' || /ID$|TD$|MRD$|^KV|^T-/.test(name)) return 'xx'
  return 'xxx'
}

/** Foot units show two figures (3-5), motorized ones three with the defence in the middle (9-2-10), HQs range-move. */
function strengthText(id: CounterId, reduced: boolean): string {
  const facts = COUNTERS[id]!
  if (facts.hq) return `${facts.range}-${facts.move}`
  const { attack, defence, move } = reduced && facts.reduced ? facts.reduced : facts
  return facts.motorized ? `${attack}-${defence}-${move}` : `${attack}-${move}`
}

/** The side of the counter that lies up. */
export function faceOf(id: CounterId, counter: Pick<Counter, 'reduced'>): CounterFace {
  const facts = COUNTERS[id]!
  const reduced = counter.reduced && facts.reduced !== null
  return {
    key: `${id}${reduced ? '-' : ''}`,
    side: facts.side === 'german' ? 'west' : 'east',
    symbol: SYMBOLS[facts.kind],
    mark: markOf(facts),
    name: facts.name.replace('(-)', ''),
    strength: strengthText(id, reduced),
    reduced,
    steps: facts.steps === 2 && !reduced ? 2 : facts.steps === 0 ? 0 : 1,
    box: facts.hq
      ? '#fbfaf4'
      : facts.corpsColour
        ? (CORPS[facts.corpsColour] ?? '#fff')
        : GROUPS[facts.colour],
  }
}

/** The counter of a unit as it lies. */
export const face = ({ open }: Situation, unit: CounterId): CounterFace =>
  faceOf(unit, { reduced: open.counters[unit]?.reduced ?? false })
