import { expect } from 'vitest'
import { VP_CHITS } from '@/lib/games/a-victory-denied/data/chits'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { VICTORY_HEXES } from '@/lib/games/a-victory-denied/data/map'
import type { Event } from '@/lib/games/a-victory-denied/events'
import type { Order } from '@/lib/games/a-victory-denied/orders'
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
import { hiddenSchema, tableSchema } from '@/lib/games/a-victory-denied/state-schema'
import { type Cite, type Decision, type Refusal, refused } from '@/lib/kernel/decision'
import { type Dice, listedDice } from '@/lib/kernel/dice'
import type { Attempt, Game } from '@/lib/kernel/game'

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

type AvdGame = Pick<Game<Side, State, Order, Event>, 'decide' | 'evolve'>

/** The game as its index exports it, whatever the export is called. */
async function loadGame(): Promise<AvdGame> {
  const exports: Record<string, unknown> = await import('@/lib/games/a-victory-denied')
  const found = Object.values(exports).find(
    (value) => typeof value === 'object' && value !== null && 'decide' in value && 'evolve' in value,
  )
  if (!found) throw new Error('the index exports no game')
  return found as AvdGame
}

export interface Outcome {
  events: readonly Event[]
  state: State
}

/** Dice that are never thrown may be left out; a list is used up from the front. */
const diceOf = (dice: Dice | readonly number[]): Dice => ('roll' in dice ? dice : listedDice(dice))

/** `given(position).when('german', order).allows()` or `.refuses('AVD 8.2.1')`. */
export const given = (before: State) => ({
  when(side: Side, order: Order, dice: Dice | readonly number[] = []) {
    const decide = async (): Promise<[AvdGame, Decision<Event>]> => {
      const game = await loadGame()
      const attempt: Attempt<Side, Order> = { side, order, dice: diceOf(dice) }
      return [game, game.decide(before, attempt)]
    }
    return {
      /** The facts that follow and the position after them. */
      async allows(): Promise<Outcome> {
        const [game, decision] = await decide()
        if (refused(decision)) throw new Error(`refused: ${JSON.stringify(decision)}`)
        const after = decision.yes.reduce((state, event) => game.evolve(state, event), before)
        return { events: decision.yes, state: after }
      },
      async refuses(cite: Cite): Promise<Refusal> {
        const [, decision] = await decide()
        if (!refused(decision)) throw new Error(`allowed: ${JSON.stringify(decision.yes)}`)
        expect(decision.no).toBe(cite)
        return decision
      },
    }
  },
})
