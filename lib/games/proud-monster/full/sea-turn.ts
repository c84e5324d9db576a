import { openIn } from '@/lib/wargame/listing'
import { enemyAt } from '@/lib/wargame/occupancy'
import type { steps as beginnerSteps } from '../steps'
import { afterEntry } from '../steps/moscow'
import type { Run as BeginnerRun } from '../world'
import { isStart } from './reserve-turn'
import {
  boarders,
  harbours,
  invaded,
  invasionFirst,
  judgeBoarding,
  judgeInvasion,
  judgeSail,
  landing,
  landings,
  mostAboard,
  offshore,
  sailors,
} from './sea'
import type { Hex } from './state'
import { hindered, no, order, type Run } from './world'

export const sailUnits = order({
  cite: 'PM 11.2',
  about: '11.2: units go by sea from a port or the box to another, before anybody moves on land',
  fields: ({ portPlace, stack }) => ({ from: portPlace, port: portPlace, units: stack }),
  steps: ['move'],
  check: (at, { from, port, units }) =>
    at.side === 'soviet' ? judgeSail(at, from, port, units) : no('PM 11.1', 'not-yours'),
  apply: (run, { port, units }) => {
    run.emit({ type: 'Sailed', units, to: port })
    afterEntry(run as unknown as BeginnerRun)
  },
  list: (at) =>
    at.side === 'soviet'
      ? sailors(at).flatMap(({ from, units }) =>
          harbours(at, from).flatMap((port) =>
            openIn('units', units, { from, port }, mostAboard(at, from, units)),
          ),
        )
      : [],
})

export const invadeCoast = order({
  cite: 'PM 11.4',
  about: '11.4: units out of ports or the box land on the southern coast of the Crimea',
  fields: ({ anyHex, stack }) => ({ hex: anyHex, units: stack }),
  steps: ['move'],
  check: (at, { hex, units }) =>
    at.side === 'soviet' ? judgeInvasion(at, hex, units) : no('PM 11.1', 'not-yours'),
  apply: (run, { hex, units }) => {
    run.emit({ type: 'Invaded', units, hex, to: enemyAt(run, hex, 'soviet') ? offshore(run, hex) : hex })
    afterEntry(run as unknown as BeginnerRun)
  },
  list: (at) =>
    at.side === 'soviet'
      ? landings(at).flatMap(({ hexes, units }) =>
          hexes.flatMap((hex) => openIn('units', units, { hex }, mostAboard(at, hex, units))),
        )
      : [],
})

export const boardUnits = order({
  cite: 'PM 11.3',
  about: '11.3: units that arrive, or come out of the reserve, enter the box of the southern ports',
  fields: ({ stack }) => ({ units: stack }),
  steps: ['reinforce', 'move'],
  check: (at, { units }) => {
    if (at.side !== 'soviet') return no('PM 11.1', 'not-yours')
    return isStart(at) ? judgeBoarding(at, units) : no('PM 8.1', 'reserve-late')
  },
  apply: (run, { units }) => run.emit({ type: 'Boarded', units }),
  list: (at) => {
    const units = at.side === 'soviet' && isStart(at) ? boarders(at) : []
    return openIn('units', units, {}, at.rules.countersInAHex)
  },
})

/** 11.4: invaders before whom the coast has come free land; the others are lost if they are not to wait any more. */
function land(run: Run, target: Hex, isOver: boolean): void {
  if (!isOver && enemyAt(run, target, 'soviet')) return
  const { ashore, lost } = landing(run, target)
  if (ashore.length > 0) run.emit({ type: 'InvadersLanded', units: ashore, hex: target })
  if (lost.length > 0) run.emit({ type: 'InvadersLost', units: lost, hex: target })
  if (ashore.length > 0) afterEntry(run as unknown as BeginnerRun)
}

const whole = (run: BeginnerRun) => run as unknown as Run

/** 11.4: steps in which invaders come ashore, or are lost. */
export const seaSteps = {
  // Others may have cleared the coast meanwhile.
  move: (base: typeof beginnerSteps.move): typeof base => ({
    ...base,
    auto: (run, step) => {
      for (const target of invaded(whole(run))) land(whole(run), target, false)
      base.auto!(run, step)
    },
  }),
  endBattle: (base: typeof beginnerSteps.endBattle): typeof base => ({
    ...base,
    auto: (run, step) => {
      const { target } = run.open.battle!
      if (invaded(whole(run)).includes(target)) land(whole(run), target, true)
      base.auto!(run, step)
    },
  }),
}

/** 11.4: the phase does not end before invaders have made their assault. */
export const invasionDue = hindered((at) => invasionFirst(at as never, null, []))
