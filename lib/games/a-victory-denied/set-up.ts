import { type Dice, drawFrom } from '@/lib/kernel/dice'
import { PRACTICE } from '@/lib/kernel/game'
import { firstControl } from './control'
import { type VpSetName, vpChit, vpSetNamed } from './data/chits'
import { COUNTER_IDS, COUNTERS, type CounterFacts } from './data/counters'
import { TOWNS, VICTORY_HEXES } from './data/map'
import { stepsOfTurn } from './flow/turn'
import { readKept } from './position'
import { Run } from './run'
import type { Box, Hex, Options, State, VpId } from './state'
import { optionsSchema, positionSchema } from './state-schema'

export const SCENARIOS = [{ id: 'campaign', title: 'The whole campaign, July to September 1941' }] as const

/** Where a counter is before the game begins (3.2, 3.8-3.14). */
const BOX: Readonly<Record<Exclude<CounterFacts['arrival'], 'setup'>, Box>> = {
  pocket: 'pocket',
  reserve: 'reserve',
  timoshenko: 'timoshenko',
  stavka: 'stavka',
  elite: 'elite',
  pvo: 'track',
  turn1: 'track',
  turn6: 'track',
}

const placeOf = ({ arrival, hex }: CounterFacts) => (arrival === 'setup' ? hex! : BOX[arrival])

/** The Victory Hexes that are German from the start: their chits are taken at once (3.4). */
export const GERMAN_AT_START: readonly Hex[] = TOWNS.filter(
  ({ victory, startsGerman }) => victory !== null && startsGerman,
).map(({ hex }) => hex)

/** 3.4: the chits of each star are shuffled onto the hexes of their star, value down. */
function deal(dice: Dice, set: VpSetName): Record<Hex, VpId> {
  const onMap: Record<Hex, VpId> = {}
  for (const kind of ['minor', 'major'] as const) {
    let chits = Object.keys(vpSetNamed(set)).filter((id) => vpChit(id)!.kind === kind)
    const hexes = Object.keys(VICTORY_HEXES)
      .filter((hex) => VICTORY_HEXES[hex] === kind)
      .sort()
    for (const hex of hexes) {
      const chit =
        chits.length === 1
          ? chits[0]!
          : drawFrom(chits, (sides) => dice.secret(`setup/${kind}/${hex}`, sides))
      onMap[hex] = chit
      chits = chits.filter((other) => other !== chit)
    }
  }
  return onMap
}

/** The bare table of 3.0, before anything is dealt. */
export function emptyTable(options: Options): State {
  const { table, hidden } = positionSchema.parse({
    table: {
      options,
      counters: Object.fromEntries(COUNTER_IDS.map((id) => [id, { at: placeOf(COUNTERS[id]!) }])),
      agenda: [],
    },
  })
  return { table: { ...table, control: firstControl(table) }, hidden }
}

/** The options of a game stand whole in its log: those that do not name the VP chits were written before they could. */
const asStored = (options: unknown): object => ({
  ...(isWhole(options) ? { vpChits: 'former' } : {}),
  ...(options ?? {}),
})
const isWhole = (options: unknown): boolean =>
  typeof options === 'object' && options !== null && 'roadCost' in options && 'offTurn' in options

/** 3.0: a new game up to the first choice of chits; practice begins where it is told to. */
export function setUp(scenario: string, options: unknown, dice: Dice) {
  if (scenario === PRACTICE) {
    const state = readKept(options)
    return { start: state, events: [], state }
  }
  const start = emptyTable(optionsSchema.parse(asStored(options)))
  const run = new Run(start, dice)
  const dealt = deal(dice, start.table.options.vpChits)
  const german = GERMAN_AT_START.map((hex) => dealt[hex]!)
  const onMap = Object.fromEntries(Object.entries(dealt).filter(([hex]) => !GERMAN_AT_START.includes(hex)))
  run.add({ type: 'Dealt', onMap, german })
  run.add({ type: 'TurnBegan', turn: 1 })
  run.plan(...stepsOfTurn(run.table))
  return { start, state: run.state, events: run.events }
}
