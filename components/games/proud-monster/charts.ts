import { chartsWith } from '@/components/rules/charts'
import { arrivalsIn, TURNS } from '@/lib/games/proud-monster/data/schedule'
import {
  BEYOND,
  COLUMN_SHIFTS,
  COLUMNS,
  CRT,
  MOVE_COSTS,
  RIVER_COSTS,
} from '@/lib/games/proud-monster/data/tables'
import { FACES } from '@/lib/games/proud-monster/data/units'
import { charts as de } from './charts.de'
import { charts as en } from './charts.en'

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
  {
    ...{ chapter: '14', title: 'crt.title', notes: ['crt.key'] },
    head: ['die', 'crt.below', ...COLUMNS, 'crt.above'],
    rows: CRT.map((row, i) => [i + 1, BEYOND.below, ...row, BEYOND.above]),
  },
])
