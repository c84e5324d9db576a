import { game } from '@/lib/games/a-victory-denied'
import { VP_CHITS } from '@/lib/games/a-victory-denied/data/chits'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { VICTORY_HEXES } from '@/lib/games/a-victory-denied/data/map'
import type { Event } from '@/lib/games/a-victory-denied/events'
import { rules } from '@/lib/games/a-victory-denied/in-force'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { schemasUnder } from '@/lib/games/a-victory-denied/schemas'
import type {
  CounterId,
  Hex,
  Place,
  Side,
  State,
  Step,
  Table,
  VpId,
} from '@/lib/games/a-victory-denied/state'
import { givenIn, type OutcomeOf } from '../../support/given'

const { hiddenSchema, tableSchema } = schemasUnder(rules)

type Input = (typeof tableSchema)['_zod']['input']
type CounterInput = NonNullable<Input['counters']>[string]

/** A table as a test writes it: `units` is short for counters, a place or all that changes about the counter. */
export interface Setting extends Omit<Input, 'counters'> {
  units?: Record<CounterId, Place | CounterInput>
}

/** Victory Hexes as at the start: a chit face down on each but the two that the German holds (3.4). */
export const VP_AT_START: Readonly<Record<Hex, 'down'>> = Object.fromEntries(
  Object.keys(VICTORY_HEXES)
    .filter((hex) => hex !== '3919' && hex !== '2110')
    .map((hex) => [hex, 'down'] as const),
)

/** A table of turn 2 (turn 1 has rules of its own) with these counters and nothing else on it. */
export function table({ units = {}, ...rest }: Setting = {}): Table {
  const counters: NonNullable<Input['counters']> = {}
  for (const [id, unit] of Object.entries(units)) {
    if (!COUNTERS[id]) throw new Error(`no counter ${id}`)
    counters[id] = typeof unit === 'string' ? { at: unit } : unit
  }
  const chits = rest.vpOnMap ? {} : { vpOnMap: VP_AT_START, vpGerman: { minor: 2 } }
  return tableSchema.parse({ turn: 2, ...chits, ...rest, counters })
}

/** The movement segment of an activation, as part of a setting: these units and HQs may move. */
export function moving(side: Side, ids: readonly CounterId[]): Pick<Setting, 'activation' | 'agenda'> {
  return activated(side, ids, [
    { step: 'fight', side },
    { step: 'move', side },
  ])
}

/** The combat segment of an activation: these units may attack. */
export function fighting(side: Side, ids: readonly CounterId[]): Pick<Setting, 'activation' | 'agenda'> {
  return activated(side, ids, [{ step: 'fight', side }])
}

function activated(side: Side, ids: readonly CounterId[], steps: Step[]) {
  return {
    activation: {
      number: 1,
      chit: side === 'german' ? 'G-2PG' : 'S-20A',
      side,
      hqs: ids.filter((id) => COUNTERS[id]!.hq),
      units: ids.filter((id) => !COUNTERS[id]!.hq),
    },
    activations: 1,
    agenda: [{ step: 'draw' as const }, { step: 'endActivation' as const }, ...steps],
  }
}

/** A whole position. What lies face down is made to agree with the table, unless the test gives it. */
export function state(setting: Setting = {}, hidden: Partial<State['hidden']> = {}): State {
  const open = table(setting)
  const left = new Set(Object.keys(VP_CHITS))
  const take = (kind: 'minor' | 'major', value?: number): VpId => {
    // A chit that lies face up was drawn from the German's box: its star need not be that of its hex (16.2).
    const fits = (id: VpId) =>
      value === undefined ? VP_CHITS[id]!.kind === kind : VP_CHITS[id]!.value === value
    const chit = [...left].find(fits)
    if (!chit) throw new Error(`no VP chit left for ${value ?? kind}`)
    left.delete(chit)
    return chit
  }
  const box = ({ minor, major }: Table['vpGerman']): VpId[] => [
    ...Array.from({ length: minor }, () => take('minor')),
    ...Array.from({ length: major }, () => take('major')),
  ]
  return {
    table: open,
    hidden: hiddenSchema.parse({
      cup: open.cupKnown,
      vpOnMap: Object.fromEntries(
        Object.entries(open.vpOnMap).map(([hex, face]) => [
          hex,
          take(VICTORY_HEXES[hex]!, face === 'down' ? undefined : face),
        ]),
      ),
      vpGerman: box(open.vpGerman),
      vpSoviet: box(open.vpSoviet),
      ...hidden,
    }),
  }
}

export type Outcome = OutcomeOf<State, Event>

/** `given(position).when('german', order).allows()` or `.refuses('AVD 8.2.1')`. */
export const given = givenIn<Side, State, Order, Event>(game)
