import { byDie, chartsWith } from '@/components/rules/charts'
import { arrivalsIn, coupletsFrom, TURNS } from '@/lib/games/proud-monster/data/schedule'
import {
  BEYOND,
  COLUMN_SHIFTS,
  COLUMNS,
  CRT,
  MOVE_COSTS,
  RIVER_COSTS,
} from '@/lib/games/proud-monster/data/tables'
import { FACES } from '@/lib/games/proud-monster/data/units'
import { WEATHER_TURN, weatherBy } from '@/lib/games/proud-monster/data/weather'
import { figures } from '@/lib/games/proud-monster/full/in-force'
import { charts as de } from './charts.de'
import { charts as en } from './charts.en'

const WEATHER_DICE = [-1, 0, 1, 2, 3, 4, 5, 6]
const SUPPLY_DICE = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const GROUNDS = ['clear', 'forest', 'hills', 'marsh'] as const

/** The tables of the game, made from its data; each stands with the rules that it belongs to. */
export const chartsOf = chartsWith({ en, de }, (say) => [
  {
    ...{ chapter: '5', title: 'turn.title', notes: ['turn.key'] },
    head: ['turn', 'turn.couplets', 'turn.points', ...FACES],
    rows: TURNS.map(({ turn, couplets, victory }) => {
      const faces = arrivalsIn(turn)
      return [turn, couplets, victory, ...FACES.map((face) => faces[face])]
    }),
  },
  {
    ...{ chapter: '12', title: 'terrain.title' },
    head: ['ground', 'terrain.mech', 'terrain.foot', 'terrain.rider', 'terrain.mountain', 'terrain.shift'],
    rows: [
      ...GROUNDS.map((ground) => {
        const { mech, foot, rider, mountain } = MOVE_COSTS[ground]
        return [say(ground), mech, foot, rider, mountain, ground === 'hills' ? -COLUMN_SHIFTS.hills : null]
      }),
      [say('river'), `+${RIVER_COSTS.mech}`, ...Array(3).fill(`+${RIVER_COSTS.foot}`), -COLUMN_SHIFTS.river],
      [say('strait'), null, null, null, null, -COLUMN_SHIFTS.strait],
      [say('large'), null, null, null, null, -COLUMN_SHIFTS.large],
      [say('city'), null, null, null, null, -COLUMN_SHIFTS.city],
    ],
  },
  byDie(
    { chapter: '14', title: 'crt.title', notes: ['crt.key'] },
    ['crt.below', ...COLUMNS, 'crt.above'],
    CRT.map((row) => [BEYOND.below, ...row, BEYOND.above]),
  ),
  // What follows is asked under all of the rules alone.
  {
    ...{ chapter: '13', title: 'weather.title', notes: ['weather.key'] },
    head: ['turn', 'couplet', ...WEATHER_DICE.map(String)],
    rows: coupletsFrom(WEATHER_TURN).map(([turn, couplet]) => [
      ...[turn, couplet],
      ...WEATHER_DICE.map((die) => say(`weather.${weatherBy(turn, couplet, die)}`)),
    ]),
  },
  {
    ...{ chapter: '9', title: 'supply.title', notes: ['supply.key'] },
    head: ['supply.die', ...SUPPLY_DICE.map(String)],
    rows: [[say('supply.columns'), ...SUPPLY_DICE.map(figures.gastShift)]],
  },
])
