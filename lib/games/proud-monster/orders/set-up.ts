import { inBox, onMapUnits } from '@/lib/wargame/occupancy'
import { grouped } from '@/lib/wargame/pools'
import { filling, judgeStation, stationsOf } from '../rules/03-set-up'
import type { Situation } from '../situation'
import { counterOf, OKH, type Place, type Side } from '../state'
import { no, order } from '../world'

/** Places from which units of a side may be set up elsewhere, with who is there. */
const stacks = (at: Situation, side: Side): [Place, string[]][] => [
  ...grouped(onMapUnits(at, side), (unit) => counterOf(at.open, unit).at as Place),
  ...OKH.map((box): [Place, string[]] => [box, inBox(at, box, side)]).filter(([, units]) => units.length > 0),
]

export const stationUnits = order({
  cite: 'PM 3.1',
  about: '3.3, 3.4, 3.7: units are set up in another hex than the plan has them in',
  fields: ({ fromPlace, stack, anyHex }) => ({ from: fromPlace, units: stack, to: anyHex }),
  steps: ['setUp'],
  check: (at, { from, units, to }) => judgeStation(at, at.side, from, units, to),
  apply: (run, { from, units, to }) => run.emit({ type: 'UnitsStationed', units, from, to }),
  list: (at) =>
    stacks(at, at.side).map(([from, units]) => ({
      from,
      choose: [
        { field: 'units', from: units, max: Math.min(units.length, at.rules.countersInAHex) },
        { field: 'to', from: 'ask' },
      ],
    })),
  domain: (at, { units }, field) => (field === 'to' ? stationsOf(at, at.side, units as string[]) : []),
})

export const holdBack = order({
  cite: 'PM 3.7',
  about: '3.7: units of the German side begin in a reserve area',
  fields: ({ okh, fromPlace, z, counterId }) => ({
    to: okh,
    from: fromPlace,
    units: z.array(counterId).min(1),
  }),
  steps: ['setUp'],
  check: (at, { to, from, units }) => judgeStation(at, at.side, from, units, to),
  apply: (run, { to, from, units }) => run.emit({ type: 'UnitsStationed', units, from, to }),
  list: (at) =>
    OKH.flatMap((to) =>
      stacks(at, at.side).flatMap(([from, all]) => {
        const units = all.filter((unit) => judgeStation(at, at.side, from, [unit], to) === null)
        return units.length > 0
          ? [{ to, from, choose: [{ field: 'units', from: units, max: units.length }] }]
          : []
      }),
    ),
})

export const placeRest = order({
  cite: 'PM 3.4',
  about: '3.3, 3.4: whatever must be manned is manned by the nearest units that can be spared',
  fields: () => ({}),
  steps: ['setUp'],
  check: (at) => (filling(at, at.side) ? null : no('PM 3.4', 'set-up-whole')),
  apply: (run, _order) => {
    for (let next = filling(run, 'soviet'); next; next = filling(run, 'soviet'))
      run.emit({ type: 'UnitsStationed', units: [next.unit], from: next.from, to: next.to })
  },
  list: (at) => (filling(at, at.side) ? [{}] : []),
})
