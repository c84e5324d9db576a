import { afterEntry } from '@/lib/games/proud-monster/steps/moscow'
import { openIn } from '@/lib/wargame/listing'
import { judgeTransport, stepsLeft, travellers } from '../rules/11-transport'
import { WAYS } from '../state'
import { order, running } from '../world'
import { anewFor } from './05-sequence'
import type { Chapter } from './difference'

const transportUnits = order({
  cite: 'DD 12.2',
  about:
    '11.2, 11.3, 12.2: units of the German side go far by the Black Sea, the Baltic or strategic movement, and do nothing else in the couplet',
  fields: ({ fromPlace, z, counterId }) => ({
    by: z.enum(WAYS),
    to: fromPlace,
    units: z.array(counterId).min(1).max(10),
  }),
  steps: ['move'],
  check: (at, { by, to, units }) => judgeTransport(at, by, to, units),
  apply: (run, { by, to, units }) => {
    run.emit({ type: 'Transported', by, to, units })
    afterEntry(running(run))
  },
  list: (at) =>
    at.side === 'german'
      ? WAYS.flatMap((by) =>
          travellers(at, by).flatMap(({ to, units }) =>
            openIn('units', units, { by, to }, stepsLeft(at, by)),
          ),
        )
      : [],
})

/** 11.2, 11.3, 12.2: anew in each player turn of the German. */
const PlayerTurnBegan = anewFor('german', ({ transport }) => ({
  transport: { ...transport, black: 0, baltic: 0, rail: 0 },
}))

/** DD 11 and 12: how the German side goes far. */
export const transport: Chapter = {
  'DD 11.2': { events: { replace: { PlayerTurnBegan } } },
  'DD 12.2': { orders: { add: { transportUnits } } },
}
