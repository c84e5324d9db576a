import { listEach } from '@/lib/wargame/listing'
import {
  airUnits,
  dropRefusal,
  drops,
  interceptors,
  interceptRefusal,
  strikeRefusal,
  strikeTargets,
  supplyDropRefusal,
  supplyDrops,
} from '../rules/air'
import type { Situation } from '../situation'
import { type AirId, dueOf } from '../state'
import { intercept as meet } from '../steps/air'
import { no, order } from '../world'

const bomb = order({
  cite: 'MOS 27',
  about: 'MOS-27, 29, 37, 38, 40: this air unit flies to bomb a hex',
  fields: ({ airId, anyHex }) => ({ air: airId, target: anyHex }),
  steps: ['allocate', 'luftwaffe'],
  check: (at, { air, target }) => strikeRefusal(at, at.side, air, target),
  apply: (run, { air, target }) =>
    run.emit({ type: 'MissionFlown', air, mission: 'strike', target, cargo: null }),
  list: (at) =>
    listEach('air', airUnits(at, at.side, 'ready'), 'target', (air) => strikeTargets(at, at.side, air)),
})

const dropSupply = order({
  cite: 'MOS 78',
  about: 'MOS-78: this German air unit flies to supply the units in a hex for the rest of the turn',
  fields: ({ airId, anyHex }) => ({ air: airId, target: anyHex }),
  steps: ['luftwaffe'],
  check: (at, { air, target }) => supplyDropRefusal(at, at.side, air, target),
  apply: (run, { air, target }) =>
    run.emit({ type: 'MissionFlown', air, mission: 'supply', target, cargo: null }),
  list: (at) => listEach('air', airUnits(at, at.side, 'ready'), 'target', (air) => supplyDrops(at, air)),
})

const paradrop = order({
  cite: 'MOS 42',
  about: 'MOS-42: the bombers drop this parachute corps, unless they are intercepted',
  fields: ({ airId, counterId, anyHex }) => ({ air: airId, unit: counterId, to: anyHex }),
  steps: ['allocate'],
  check: (at, { air, unit, to }) => dropRefusal(at, air, unit, to),
  apply: (run, { air, unit, to }) =>
    run.emit({ type: 'MissionFlown', air, mission: 'drop', target: to, cargo: unit }),
  list: (at) =>
    airUnits(at, at.side, 'ready').flatMap((air) =>
      drops(at, air).map(({ unit, to }) => ({ air, unit, choose: [{ field: 'to', from: to }] })),
    ),
})

/** Who flies and may be met now: the one that is asked about, or all Soviet ones. */
const met = (at: Situation): AirId[] => {
  const patrol = dueOf(at.open, 'patrol')
  return patrol ? [patrol.air] : airUnits(at, 'soviet', 'flying')
}

const intercept = order({
  cite: 'MOS 43',
  about: 'MOS-32 to 34, 39, 43: this air unit intercepts another that flies',
  fields: ({ airId }) => ({ air: airId, against: airId }),
  steps: ['luftwaffe', 'patrol'],
  check: (at, { air, against }) =>
    interceptRefusal(at, at.side, air, against) ??
    (met(at).includes(against) ? null : no('MOS 43', 'air-not-flying', { air: against })),
  apply: (run, { air, against }) => meet(run, air, against),
  list: (at) =>
    met(at).flatMap((against) => interceptors(at, at.side, against).map((air) => ({ air, against }))),
})

/** Orders to the air units. */
export const air = { bomb, dropSupply, paradrop, intercept }
