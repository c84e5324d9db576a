import { type Dice, drawFrom } from '@/lib/kernel/dice/dice'
import { once } from '@/lib/wargame/cached'
import { withFront } from './control'
import type { CounterFacts } from './data/counters'
import type { Rules } from './in-force'
import { schemasUnder } from './schemas'
import { BOXES, type Hex, type Options, type State, type VpId } from './state'
import { stepsOfTurn } from './steps/turn'
import type { Run } from './world'

export const SCENARIOS = [{ id: 'campaign', title: 'The whole campaign, July to September 1941' }] as const

/** Where a counter is before the game begins: on a hex, in the box it comes out of, or on the turn track (3.2, 3.8-3.14). */
const placeOf = ({ arrival, hex }: CounterFacts) =>
  arrival === 'setup' ? hex! : Object.hasOwn(BOXES, arrival) ? arrival : 'track'

/** 3.4: the chits of each star are shuffled onto the hexes of their star, value down. */
function deal({ vpSets, vpChit, victoryHexes }: Rules, dice: Dice, options: Options): Record<Hex, VpId> {
  const onMap: Record<Hex, VpId> = {}
  for (const kind of ['minor', 'major'] as const) {
    let chits = Object.keys(vpSets[options.vpChits]).filter((id) => vpChit(id)!.kind === kind)
    const hexes = Object.keys(victoryHexes)
      .filter((hex) => victoryHexes[hex] === kind)
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

/** The options of a game stand whole in its log: those that do not name the VP chits were written before they could. */
const asStored = (options: unknown): object => ({
  ...(isWhole(options) ? { vpChits: 'former' } : {}),
  ...(options ?? {}),
})
const isWhole = (options: unknown): boolean =>
  typeof options === 'object' && options !== null && 'roadCost' in options && 'offTurn' in options

/** Where everything lies before the game begins, whatever its options. */
const bareTable = once((rules: Rules): State => {
  const counters = Object.entries(rules.counters).map(([id, facts]) => [id, { at: placeOf(facts) }])
  const { table, hidden } = schemasUnder(rules).positionSchema.parse({
    table: { options: {}, counters: Object.fromEntries(counters), agenda: [] },
  })
  return { table: withFront(rules, table), hidden }
})

/** The bare table of 3.0, before anything is dealt. */
export function firstTable(rules: Rules, options: unknown): State {
  const { table, hidden } = bareTable(rules)
  return { table: { ...table, options: schemasUnder(rules).optionsSchema.parse(asStored(options)) }, hidden }
}

/** 3.0: a new game up to the first choice of chits. */
export function begin(run: Run): void {
  const { rules } = run
  const dealt = deal(rules, run.dice, run.open.options)
  // The chits of Victory Hexes that are German from the start are taken at once (3.4).
  const taken = rules.towns.flatMap(({ hex, victory, startsGerman }) =>
    victory && startsGerman ? [hex] : [],
  )
  const german = taken.map((hex) => dealt[hex]!)
  const onMap = Object.fromEntries(Object.entries(dealt).filter(([hex]) => !taken.includes(hex)))
  run.emit({ type: 'Dealt', onMap, german })
  run.emit({ type: 'TurnBegan', turn: rules.firstTurn })
  run.push(...stepsOfTurn(run))
}
