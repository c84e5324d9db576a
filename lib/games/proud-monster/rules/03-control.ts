import { cached, once } from '@/lib/wargame/cached'
import type { Rules } from '../in-force'
import type { Situation } from '../situation'
import { eachOf, type Hex, type ScenarioId, type Side } from '../state'

/** What a scenario is about (3.9, 4.2, and the learning scenarios, which are ours). */
export const scenarioOf = ({ rules, open }: Situation) => rules.scenarios[open.scenario]

const idsOf = ({ scenarios }: Pick<Rules, 'scenarios'>) => Object.keys(scenarios) as ScenarioId[]

const worthsOf = once(({ places, scenarios }: Rules) => {
  const printed = Object.fromEntries(places.flatMap(({ hex, points }) => (points ? [[hex, points]] : [])))
  return eachOf(idsOf({ scenarios }), (id): Readonly<Record<Hex, number>> => scenarios[id].points ?? printed)
})

/** Victory points of each hex that has some in this scenario (4.2). */
export const points = ({ rules, open }: Situation): Readonly<Record<Hex, number>> =>
  worthsOf(rules)[open.scenario]

const controlledOf = once((rules: Rules) => {
  const places = rules.places.filter(({ kind }) => kind !== 'town').map(({ hex }) => hex)
  return eachOf(idsOf(rules), (id): readonly Hex[] => {
    const { points: own, isInPlay } = rules.scenarios[id]
    return [...new Set([...places, ...Object.keys(own ?? {})])].filter(isInPlay).sort()
  })
})

/** Hexes of which it counts who controls them: cities and large towns, and what a scenario names besides (3.9). */
export const controlled = ({ rules, open }: Situation): readonly Hex[] => controlledOf(rules)[open.scenario]

/** true: a side controls this city or large town (3.9). */
export const controls = ({ open }: Situation, side: Side, hex: Hex): boolean =>
  open.taken.includes(hex) === (side === 'german')

/** The hexes in play, with their waters; null: all of the map. */
export const field = cached(
  ({ rules }: Situation) => rules.board,
  ({ rules: { board, isLand, scenarios, terrainOf }, open }): readonly Hex[] | null => {
    const { isInPlay } = scenarios[open.scenario]
    const hexes = board.hexes.filter((hex) => isInPlay(hex) && terrainOf(hex) !== 'off')
    return board.hexes.filter(isLand).every(isInPlay) ? null : hexes
  },
  ({ open }) => [open.scenario],
)
