import { lawfulIn } from '@/lib/wargame/listing'
import { onMapUnits } from '@/lib/wargame/occupancy'
import {
  concentrable,
  judgeAerial,
  judgeConcentration,
  judgeKeeping,
  judgePause,
  judgeResume,
  splittable,
  toSupply,
} from './logistics'
import { order, plain } from './world'

export const declarePause = plain({
  cite: 'PM 9.19',
  about:
    '9.19: filed unseen, and declared as this turn ends: nobody of the German side attacks for three couplets; after that attenuated supply is over',
  steps: ['restore', 'move', 'assault'],
  check: judgePause,
  apply: (run) => run.emit({ type: 'PauseFiled', filed: true }),
})

export const breakPause = plain({
  cite: 'PM 9.19',
  about:
    '9.19: the pause is broken off before its end, and nothing is gained; or what was filed is taken back',
  steps: ['restore', 'move', 'assault'],
  check: judgeResume,
  apply: (run) =>
    run.open.logistics.planned === 'filed'
      ? run.emit({ type: 'PauseFiled', filed: false })
      : run.emit({ type: 'PauseBroken' }),
})

export const concentrateSupply = order({
  cite: 'PM 9.20',
  about:
    '9.20: all supply goes to these units; others neither attack nor move more than a hex in this player turn',
  fields: ({ z, counterId }) => ({ units: z.array(counterId).min(1) }),
  steps: ['restore', 'move'],
  check: (at, { units }) => judgeConcentration(at, units),
  apply: (run, { units }) => run.emit({ type: 'SupplyConcentrated', units }),
  list: (at) => {
    const units = concentrable(at)
    return units.length === 0 || judgeConcentration(at, units.slice(0, 1))
      ? []
      : [
          {
            choose: [
              { field: 'units', from: units, max: Math.min(units.length, at.rules.concentratedUnits) },
            ],
          },
        ]
  },
})

export const supplyByAir = order({
  cite: 'PM 9.18',
  about: '9.18: one of two counters supplies all units in a hex, until the next German player turn',
  fields: ({ anyHex }) => ({ hex: anyHex }),
  steps: ['restore', 'move'],
  check: (at, { hex }) => judgeAerial(at, hex),
  apply: (run, { hex }) => run.emit({ type: 'SuppliedByAir', hex, units: toSupply(run, hex) }),
  list: (at) => {
    const hexes = new Set(onMapUnits(at, 'german').map((unit) => at.open.counters[unit]!.at))
    return lawfulIn('hex', [...hexes].sort(), (hex) => judgeAerial(at, hex))
  },
})

export const keepByAir = order({
  cite: 'PM 9.18',
  about:
    '9.18: of a stack that is to be split these units keep what supplies it by air, and the others have it no more; else it goes with who leaves the hex first',
  fields: ({ anyHex, stack }) => ({ hex: anyHex, units: stack }),
  steps: ['move'],
  check: (at, { hex, units }) => judgeKeeping(at, hex, units),
  apply: (run, { hex, units }) => run.emit({ type: 'KeptByAir', hex, units: [...units].sort() }),
  list: (at) =>
    splittable(at).map(({ hex, units }) => ({
      hex,
      choose: [{ field: 'units', from: units, max: units.length - 1 }],
    })),
})
