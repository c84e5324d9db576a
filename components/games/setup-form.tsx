'use client'

import { Choice } from '@/components/ui/choice'
import { useWords } from '@/components/words'
import type { GameManifest } from './manifest'
import { optionsIn, type Setup } from './setup'

interface Props {
  game: GameManifest
  value: Setup
  onChange: (value: Setup) => void
}

/** Which scenario is played, where there are several. */
export function ScenarioChoice({ game: { scenarios }, value, onChange }: Props) {
  const { ui } = useWords()
  if (scenarios.length < 2) return null
  return (
    <Choice
      name="scenario"
      legend={ui('shelf.scenario')}
      value={value.scenario}
      options={scenarios.map(({ id, name }) => ({ id, label: ui(name) }))}
      onPick={(scenario) => onChange({ ...value, scenario })}
    />
  )
}

/** The options of a game, each with its choices. */
export function OptionsForm({ game, value, onChange }: Props) {
  const { ui } = useWords()
  return optionsIn(game, value).map(({ name, legend, choices }) => (
    <Choice
      key={name}
      name={name}
      legend={ui(legend)}
      value={value.options[name]!}
      options={choices.map(({ id, name: label }) => ({ id, label: ui(label) }))}
      onPick={(id) => onChange({ ...value, options: { ...value.options, [name]: id } })}
    />
  ))
}
