import { isStart } from '@/lib/games/proud-monster/full/reserve-turn'
import { openIn } from '@/lib/wargame/listing'
import { inBox } from '@/lib/wargame/occupancy'
import type { StepRules } from '@/lib/wargame/ruleset'
import type { AddedSteps } from '../agenda'
import { asked } from '../here'
import {
  cleared,
  deployments,
  judgeCalling,
  judgeDeploying,
  judgePuttingAway,
  judgeSending,
  toDeploy,
} from '../rules/03-calling'
import { stepsIn } from '../rules/08-units'
import type { Situation } from '../situation'
import { type Late, no, order, plain } from '../world'
import type { Chapter } from './difference'

const callMap = plain({
  cite: 'DD 3.2',
  about: '3.2: Map C is joined; the Soviet side places whom it has sent there, and out of the southern ports',
  steps: ['restore', 'move'],
  check: (at) => judgeCalling(at),
  apply: (run) => {
    run.emit({ type: 'MapCalled' })
    run.push({ step: 'deploy', side: 'soviet' })
  },
})
const putMapAway = plain({
  cite: 'DD 3.13',
  about: '3.13: Map C, on which no unit of the German side stands, is put away for good',
  steps: ['restore', 'move'],
  check: (at) => judgePuttingAway(at),
  apply: (run) => run.emit({ type: 'MapPutAway', ...cleared(run) }),
})

const sendEarly = order({
  cite: 'DD 3.2',
  about: '3.2: units go out of the reserve to Map C before it is joined, unseen',
  fields: ({ stack }) => ({ units: stack }),
  steps: ['move'],
  check: (at, { units }) => {
    if (at.side !== 'soviet') return no('DD 3.2', 'not-yours')
    return isStart(asked(at)) ? judgeSending(at, units) : no('DD 3.2', 'reserve-late')
  },
  apply: (run, { units }) => run.emit({ type: 'SentEarly', units, steps: stepsIn(run, units) }),
  list: (at) => {
    if (at.side !== 'soviet' || !isStart(asked(at))) return []
    const units = inBox(at, 'rvgk', 'soviet').filter((unit) => judgeSending(at, [unit]) === null)
    return openIn('units', units, {}, at.rules.countersInAHex)
  },
})

const deployUnits = order({
  cite: 'DD 3.2',
  about:
    '3.2: units that were sent early stand anywhere on Map C, those of the southern ports in Poti or Batum',
  fields: ({ anyHex, stack }) => ({ hex: anyHex, units: stack }),
  steps: ['deploy'],
  check: (at, { hex, units }) => judgeDeploying(at, hex, units),
  apply: (run, { hex, units }) => run.emit({ type: 'Deployed', units, hex }),
  list: (at) => deployments(at).flatMap(({ hex, from, max }) => openIn('units', from, { hex }, max)),
})
const isDue = (at: Situation) => deployments(at).length > 0

const steps: StepRules<Late, Pick<AddedSteps, 'deploy'>> = {
  deploy: {
    about: 'deployUnits, or done: Soviet units come onto Map C as it is joined (3.2)',
    fields: ({ side }) => ({ side }),
    waits: isDue,
    // For whom there is no room goes into the reserve.
    auto: (run) => {
      const units = toDeploy(run).flatMap((one) => one.units)
      if (units.length > 0) run.emit({ type: 'Reserved', units })
    },
    gaps: (open) => ({
      count: Object.values(open.counters).filter(({ at }) => ['caucasus', 'southPorts'].includes(at)).length,
    }),
    hinder: (at) => (isDue(at) ? no('DD 3.2', 'map-deploy') : null),
    done: true,
  },
}

/** DD 3.2, 3.13: Map C is called, and put away. */
export const calling: Chapter = {
  'DD 3.2': { orders: { add: { callMap, sendEarly, deployUnits } }, steps: { add: steps } },
  'DD 3.13': { orders: { add: { putMapAway } } },
}
