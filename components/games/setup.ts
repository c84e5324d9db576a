import type { Pace } from '@/lib/kernel/time/clock'
import type { UiWord } from '@/lib/words/words'
import type { GameManifest, GameOption } from './manifest'

/** What was chosen for a new game: its scenario, and the id of a choice by option. */
export interface Setup {
  scenario: string
  options: Readonly<Record<string, string>>
}

export const usualSetup = ({ scenarios, options }: GameManifest): Setup => ({
  scenario: scenarios[0]!.id,
  options: Object.fromEntries(options.map(({ name, choices }) => [name, choices[0]!.id])),
})

const isCampaign = ({ scenarios }: GameManifest, scenario: string): boolean =>
  scenarios.some((one) => one.id === scenario && one.isCampaign)

/** The options that mean something in a scenario. */
export const optionsIn = (game: GameManifest, { scenario }: Setup): readonly GameOption[] =>
  game.options.filter(({ only }) => !only || only.includes(scenario))

/** The pace that is offered first: months of turns have a clock that counts turns. */
export const usualPace = (game: GameManifest, { scenario }: Setup): Pace =>
  isCampaign(game, scenario) ? 'steady' : '3d'

/** The same as the server is asked for it, with the options as the rules take them. */
export const requested = (game: GameManifest, setup: Setup, withComputer = false) => ({
  game: game.id,
  scenario: setup.scenario,
  options: Object.fromEntries(
    // What means nothing in the scenario is as usual.
    optionsIn(game, setup).map(({ name, choices, eachSide, withComputer: usual }) => {
      const chosen = setup.options[name]
      const choice = withComputer && chosen === choices[0]!.id ? (usual ?? chosen) : chosen
      return [name, eachSide ? Object.fromEntries(game.sides.map((side) => [side, choice])) : choice]
    }),
  ),
})

/** What a challenged player must be told of the options of a game. */
export const termsOf = (
  { options }: GameManifest,
  given: Readonly<Record<string, unknown>>,
): readonly UiWord[] =>
  options.flatMap(({ name, choices, eachSide }) => {
    const set = eachSide ? Object.values(given[name] ?? {}) : [given[name]]
    return choices.flatMap(({ id, term }) => (term && set.includes(id) ? [term] : []))
  })
