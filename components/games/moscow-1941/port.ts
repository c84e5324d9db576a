import { portOf } from '@/components/wargame/port-of'
import { AIR, COUNTERS } from '@/lib/games/moscow-1941/data/units'
import { battleOf } from '@/lib/games/moscow-1941/rules/attack'
import { attackStrength } from '@/lib/games/moscow-1941/rules/odds'
import { cityPoints } from '@/lib/games/moscow-1941/rules/places'
import { placeOfBattle } from '@/lib/games/moscow-1941/rules/retreat'
import { weatherOf } from '@/lib/games/moscow-1941/rules/weather'
import { on, type Situation } from '@/lib/games/moscow-1941/situation'
import { kindDue } from '@/lib/games/moscow-1941/standing/kinds'
import { dueOf } from '@/lib/games/moscow-1941/state'
import type { View } from '@/lib/games/moscow-1941/view'
import { hexOf } from '@/lib/wargame/occupancy'
import { face, flightFace } from './faces'
import { ground, unitFacts } from './facts'
import { forecast } from './odds'
import { labelGaps, lineGaps, march, offersOf } from './offers'
import { done, order } from './pieces'
import type { MoscowWords } from './table-words'

/** What the table asks of this game. */
export const port = portOf<Situation, View, MoscowWords>({
  ...{ on, offersOf, order, face, done, march, forecast, lineGaps, labelGaps },
  ...{ ground, unitFacts, kindDue, score: cityPoints },
  above: ({ open: { air } }) =>
    Object.entries(air).flatMap(([id, { state, target }]) =>
      state === 'flying' && target ? [{ hex: target, face: flightFace(id) }] : [],
    ),
  season: (at) => {
    const weather = weatherOf(at)
    return weather === 'good' ? undefined : weather
  },
  layers: ['zoc', 'supply', 'threat', 'front', 'weather', 'moved', 'numbers'],
  // Vyazma: half-way to Moscow.
  middle: 'H3',
  moment: ({ turn, phase }) => [turn, phase],
  whereDue: (at) => {
    const { battle, air } = at.open
    const patrol = dueOf(at.open, 'patrol')
    const isolated = dueOf(at.open, 'isolated')
    if (isolated) return hexOf(at, isolated.units[0]!)
    if (dueOf(at.open, 'giveWay')) return placeOfBattle(at)
    return battle?.target ?? (patrol ? air[patrol.air]!.target : null)
  },
  isBeside: (unit) => unit in AIR,
  sideOf: (unit) => (COUNTERS[unit] ?? AIR[unit])!.side,
  fights: (_, at, unit, target) => ({
    strength: attackStrength(at, battleOf(at, at.open.acting, target, [unit])),
  }),
  activity: ({ tell }, { table, prompt: { mine, step } }, offers) => {
    const weather = weatherOf(on(table))
    return [
      mine && step === 'move' ? tell('bar.left', { n: offers.length }) : tell(`now.${table.phase}`),
      // Who waits is told whose turn it is, beside which there is no room for it.
      ...(weather === 'good' || !mine ? [] : [tell(`now.${weather}`)]),
    ]
  },
  guide: {
    ...{ win: 'MOS 79', arrivals: 'MOS 54', air: 'MOS 37', prepared: 'MOS 55', ladder: 'MOS 84' },
    ...{ move: 'MOS 57', finish: 'MOS 57' },
  },
  coach: {
    replacements: { first: ['arrivals'] },
    allocate: { first: ['air'], drafting: {} },
    luftwaffe: { first: ['air'], drafting: {} },
    attack: { first: ['prepared'], drafting: { attack: ['ladder'] } },
    move: { first: ['move'], moved: ['finish'] },
  },
  lines: {
    quiet: [
      'log-turn',
      'log-phase',
      'log-moved',
      'log-advanced',
      'log-reinforced',
      'log-replaced',
      'log-railed',
    ],
    ways: ['log-moved', 'log-railed', 'log-retreated', 'log-advanced'],
    fights: ['log-attack'],
  },
})
