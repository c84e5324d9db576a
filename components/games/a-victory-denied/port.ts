import { portOf } from '@/components/wargame/port-of'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { riverBetween } from '@/lib/games/a-victory-denied/data/map'
import { attackStrength } from '@/lib/games/a-victory-denied/rules/09-odds'
import { on, type Situation } from '@/lib/games/a-victory-denied/situation'
import { kindDue } from '@/lib/games/a-victory-denied/standing/kinds'
import { dueStep, type Table } from '@/lib/games/a-victory-denied/state'
import type { View } from '@/lib/games/a-victory-denied/view'
import { hexOf } from '@/lib/wargame/occupancy'
import { face } from './faces'
import { ground, unitFacts } from './facts'
import { forecast } from './odds'
import { labelGaps, lineGaps, march, offersOf } from './offers'
import { badge, done, order, score, tokensOf } from './pieces'
import type { AvdWords } from './table-words'

/** What a board of the past holds: parts of the table, and what this viewer knew of the cup. */
type PastBoard = Partial<Table> & { cup: { size: number; mine: readonly string[] } }

/** What the table asks of this game. */
export const port = portOf<Situation, View, AvdWords>({
  ...{ on, offersOf, order, badge, face, done, score, march, forecast, lineGaps, labelGaps },
  ...{ ground, unitFacts, kindDue },
  tokens: ({ table }) => tokensOf(table),
  layers: ['zoc', 'supply', 'command', 'threat', 'front', 'stars', 'moved', 'numbers'],
  // The pocket of Minsk, out of which units are released; Orsha, where both sides meet at the start.
  whereDue: ({ open }) => (dueStep(open)?.step === 'release' ? '3003' : (open.battle?.target ?? null)),
  middle: '3218',
  moment: ({ activation }) => [activation?.number ?? ''],
  flag: (words, { table }, { order }, { field }) => {
    const { tell } = words
    if (field === 'stuka') return tell('fight.stuka', { n: table.stukas.ready })
    return tell(order.type === 'reinforce' ? 'reserve.chit' : 'release.chit')
  },
  sideOf: (unit) => COUNTERS[unit]!.side,
  fights: ({ tell }, at, unit, target) => {
    const from = hexOf(at, unit)!
    const { total } = attackStrength(at, [{ unit, from }], target)
    return riverBetween(from, target) ? { strength: total, note: tell('fight.across') } : { strength: total }
  },
  activity: ({ tell, chitName }, { table: { activation }, prompt }, offers) => {
    if (!activation) return []
    const { chit, moved } = activation
    const left = offers.filter(({ order }) => !moved.includes(String(order.unit))).length
    const isMoving = prompt.mine && prompt.step === 'move'
    return [chitName(chit), ...(isMoving ? [tell('bar.units', { left })] : [])]
  },
  guide: {
    ...{ win: 'AVD 16.1', chits: 'AVD 7.1.2', move: 'AVD 8.1.1', finish: 'AVD 8.1.1' },
    ...{ target: 'AVD 9.0', ladder: 'AVD 9.3.2' },
  },
  coach: {
    chits: { first: ['chits'] },
    move: { first: ['move'], moved: ['finish'] },
    fight: { first: ['target'], drafting: { attack: ['ladder'], bombard: ['ladder'] } },
  },
  lines: {
    quiet: [
      'log-moved',
      'log-enters',
      'log-chits-mine',
      'log-reinforced',
      'log-released',
      'log-released-chit',
      'log-marked',
      'log-withdrawn',
      'log-disbanded',
      'log-relocated',
      'log-advance',
    ],
    sealed: ['log-chits-mine'],
    ways: ['log-moved', 'log-enters', 'log-relocated', 'log-retreat', 'log-advance'],
    fights: ['log-attack', 'log-artillery-at', 'log-rocket-at', 'log-bomber-at'],
  },
  past: (view, board) => {
    const { cup, ...then } = board as unknown as PastBoard
    const table = { ...view.table, directive: null, ...then, activation: null, battle: null, agenda: [] }
    const mine = view.mine && { ...view.mine, inCup: [...cup.mine] }
    return { ...view, table, mine, cupSize: cup.size }
  },
})
