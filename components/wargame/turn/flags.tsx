'use client'

import { usePort } from '../game'
import { useTableWords } from '../text/words'
import { flagsOf } from './offers'
import type { Play } from './play'

/** What may be added to the chosen order. */
export function Flags({ play }: { play: Play }) {
  const words = useTableWords()
  const port = usePort()
  const { draft, view, selection } = play
  const { offer } = draft
  if (!offer) return null
  return flagsOf(offer).map((choice) => (
    <label
      key={choice.field}
      className="flex min-h-12 items-center gap-3 rounded-xl border border-line px-3 font-bold"
    >
      <input
        type="checkbox"
        checked={selection.flags.includes(choice.field)}
        onChange={(event) => play.flag(choice.field, event.target.checked)}
        className="size-6 accent-primary"
      />
      {port.flag(words, view, offer, choice)}
    </label>
  ))
}
