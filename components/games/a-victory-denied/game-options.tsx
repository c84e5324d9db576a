'use client'

import { Choice } from '@/components/ui/choice'
import { useWords } from '@/components/words'

export interface GameOptions {
  roadCost: string
  offTurn: string
}

export const USUAL: GameOptions = { roadCost: 'third', offTurn: 'ask' }

/** The options as the rules take them. */
export const optionsOf = ({ roadCost, offTurn }: GameOptions) => ({
  roadCost,
  offTurn: { german: offTurn, soviet: offTurn },
})

interface Props {
  value: GameOptions
  onChange: (value: GameOptions) => void
}

export function GameOptionsForm({ value, onChange }: Props) {
  const { ui } = useWords()
  return (
    <>
      <Choice
        name="road"
        legend={ui('home.options.road')}
        value={value.roadCost}
        options={[
          { id: 'third', label: ui('home.options.road.third') },
          { id: 'half', label: ui('home.options.road.half') },
        ]}
        onPick={(roadCost) => onChange({ ...value, roadCost })}
      />
      <Choice
        name="offTurn"
        legend={ui('home.options.offTurn')}
        value={value.offTurn}
        options={[
          { id: 'ask', label: ui('home.options.offTurn.ask') },
          { id: 'auto', label: ui('home.options.offTurn.auto') },
        ]}
        onPick={(offTurn) => onChange({ ...value, offTurn })}
      />
    </>
  )
}
