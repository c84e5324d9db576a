'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { CloseIcon } from '@/components/ui/icons'
import { usePort } from '../game'
import { useTableWords } from '../text/words'
import type { Play } from '../turn/play'
import { InHex } from './here-panel'
import { UnitCard } from './unit-card'

/** The hex that is looked at, in a strip above what is being chosen; opened, all that is to be known of it. */
export function HereStrip({ play, hex }: { play: Play; hex: string }) {
  const words = useTableWords()
  const { tell, placeName } = words
  const port = usePort()
  const { view } = play
  const units = port.stack(view, hex)
  const strip = useRef<HTMLDivElement>(null)
  // Who has scrolled down in a list sees at once what he touched on the map.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each hex is shown
  useEffect(() => {
    strip.current?.scrollIntoView({ block: 'nearest' })
  }, [hex])
  return (
    <div ref={strip} className="flex scroll-mt-16 items-start rounded-xl bg-second" data-testid="here-strip">
      <details className="min-w-0 grow px-3">
        <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-2 py-1">
          <b>{placeName(hex)}</b> <span className="text-[15px] text-dim">{port.ground(words, hex)}</span>
          <span className="flex">
            {units.map((unit) => (
              <UnitCard key={unit} view={view} unit={unit} size={34} />
            ))}
          </span>
        </summary>
        <div className="grid gap-2 pb-2">
          <InHex play={play} hex={hex} />
        </div>
      </details>
      <Button look="quiet" className="px-2" aria-label={tell('hex.close')} onClick={() => play.look(null)}>
        <CloseIcon />
      </Button>
    </div>
  )
}
