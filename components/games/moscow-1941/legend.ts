import { COUNTERS, type UnitType } from '@/lib/games/moscow-1941/data/units'
import { faceIn } from './faces'

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
