import { openIn } from '@/lib/wargame/listing'
import { inBox, onMapUnits } from '@/lib/wargame/occupancy'
import { grouped } from '@/lib/wargame/pools'
import { unfinished } from '../rules/03-gaps'
import { restOf } from '../rules/03-rest'
import { judgeStation, judgeTaking, stationsOf } from '../rules/03-set-up'
import type { Situation } from '../situation'
import { type CounterId, counterOf, HAND, OKH, type Place, type Side } from '../state'
import { no, order } from '../world'

/** Places from which units of a side may be set up elsewhere, with who is there. */
const stacks = (at: Situation, side: Side): [Place, string[]][] => [
  ...grouped(onMapUnits(at, side), (unit) => counterOf(at.open, unit).at as Place),
  ...[...OKH, HAND]
    .map((box): [Place, string[]] => [box, inBox(at, box, side)])
    .filter(([, units]) => units.length > 0),
]

/** By the place in which each of some units is. */
const byPlace = (at: Situation, units: readonly CounterId[]) =>
  grouped(units, (unit) => counterOf(at.open, unit).at)

export const stationUnits = order({
  cite: 'PM 3.1',
  about: '3.3, 3.4, 3.7: units are set up in another hex than the plan has them in, or out of hand',
  fields: ({ setUpPlace, stack, anyHex }) => ({ from: setUpPlace, units: stack, to: anyHex }),
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
  about:
    '3.7: units of the German side begin in a reserve area; `from`: they are all there, absent: wherever',
  fields: ({ okh, setUpPlace, z, counterId }) => ({
    to: okh,
    from: setUpPlace.optional(),
    units: z.array(counterId).min(1),
  }),
  steps: ['setUp'],
  check: (at, { to, from, units }) => judgeStation(at, at.side, from ?? null, units, to),
  apply: (run, { to, units }) => {
    for (const [from, some] of byPlace(run, units))
      run.emit({ type: 'UnitsStationed', units: some, from, to })
  },
  list: (at) =>
    OKH.flatMap((to) => {
      const units = stacks(at, at.side)
        .flatMap(([, all]) => all)
        .filter((unit) => judgeStation(at, at.side, null, [unit], to) === null)
      return openIn('units', units, { to }, units.length)
    }),
})

export const takeUp = order({
  cite: 'PM 3.1',
  about: '3.1: units that are set up are taken in hand, to be placed anew',
  fields: ({ z, counterId }) => ({ units: z.array(counterId).min(1) }),
  steps: ['setUp'],
  check: (at, { units }) => judgeTaking(at, at.side, units),
  apply: (run, { units }) => run.emit({ type: 'UnitsTakenUp', units }),
  list: (at) => {
    const units = stacks(at, at.side).flatMap(([from, all]) => (from === HAND ? [] : all))
    return openIn('units', units, {}, units.length)
  },
})

export const placeRest = order({
  cite: 'PM 3.4',
  about: '3.3, 3.4, 3.7: who is in hand is placed by the plan, and what must be manned by who can be spared',
  fields: () => ({}),
  steps: ['setUp'],
  check: (at) => (unfinished(at, at.side) ? null : no('PM 3.4', 'set-up-whole')),
  apply: (run, _order, side) =>
    run.emit({ type: 'RestPlaced', places: Object.fromEntries(restOf(run.at(side), side)) }),
  list: (at) => (unfinished(at, at.side) ? [{}] : []),
})
