import { listEach, MOST_HEXES } from '@/lib/wargame/listing'
import { hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import {
  arrivals,
  musterRefusal,
  railRefusal,
  railways,
  replacementRefusal,
  replacements as whoReturns,
} from '../rules/replacements'
import { factorOf } from '../rules/units'
import { dueOf } from '../state'
import { naming, no, order } from '../world'

const replaceUnit = order({
  cite: 'MOS 64',
  about:
    'MOS-64, MOS-65: an infantry army that was lost comes back in a place, for as many points as its factor',
  fields: ({ counterId, anyHex }) => ({ unit: counterId, to: anyHex }),
  steps: ['replacements'],
  check: (at, { unit, to }) => replacementRefusal(at, unit, to),
  apply: (run, { unit, to }) => {
    const due = dueOf(run.open, 'replacements')!
    run.emit({ type: 'Replaced', unit, hex: to, points: factorOf(run, unit) })
    run.replace({ ...due, filled: [...due.filled, to] })
  },
  list: (at) => whoReturns(at).map(({ unit, to }) => ({ unit, choose: [{ field: 'to', from: to }] })),
})

const reinforce = order({
  cite: 'MOS 66',
  about: 'MOS-66: a reinforcement is placed',
  fields: ({ counterId, anyHex }) => ({ unit: counterId, to: anyHex }),
  steps: ['replacements'],
  check: (at, { unit, to }) => musterRefusal(at, unit, to),
  apply: (run, { unit, to }) => run.emit({ type: 'Reinforced', unit, hex: to }),
  list: (at) => arrivals(at).map(({ unit, to }) => ({ unit, choose: [{ field: 'to', from: to }] })),
})

const railMove = order({
  cite: 'MOS 46',
  about: 'MOS-46: a unit goes any number of hexes by rail and is dispersed',
  fields: ({ counterId, anyPath }) => ({ unit: counterId, path: anyPath }),
  steps: ['replacements'],
  check: (at, { unit, path }) => railRefusal(at, unit, path),
  apply: (run, { unit, path }) =>
    run.emit({ type: 'RailMoved', unit, from: hexOf(run, unit)!, path: [...path] }),
  list: (at) =>
    listEach('unit', onMapUnits(at, 'soviet'), 'path', (unit) => railways(at, unit).keys(), MOST_HEXES),
})

const removeUnit = naming({
  cite: 'MOS 67',
  about: 'MOS-67: the Soviet gives up one of his units',
  field: 'unit',
  form: ({ counterId }) => counterId,
  steps: ['replacements'],
  among: (at) => onMapUnits(at, 'soviet'),
  otherwise: (unit) => no('MOS 67', 'remove-not-so', { unit }),
  apply: (run, { unit }) => run.emit({ type: 'Removed', unit }),
})

/** Orders of the replacement phase. */
export const replacements = { replaceUnit, reinforce, railMove, removeUnit }
