'use client'

import { usePort } from '../game'
import { useTableWords } from '../text/words'
import type { Overlays } from './scene'

/** Switches for what the map shows besides the pieces. */
export function OverlayList({ overlays, toggle }: { overlays: Overlays; toggle: (overlay: string) => void }) {
  const { ui } = useTableWords()
  const { layers } = usePort()
  return (
    <fieldset>
      <legend className="text-[15px] font-extrabold">{ui('overlay.title')}</legend>
      {layers
        .filter(({ id }) => id in overlays)
        .map(({ id, label, letter }) => (
          <label key={id} className="flex min-h-12 items-center gap-3">
            <input
              type="checkbox"
              checked={overlays[id] ?? false}
              onChange={() => toggle(id)}
              className="size-6 accent-primary"
            />
            <span className="grow">{ui(label)}</span>
            {letter ? (
              <kbd className="hidden font-figures text-dim lg:block">{letter.toUpperCase()}</kbd>
            ) : null}
          </label>
        ))}
    </fieldset>
  )
}
