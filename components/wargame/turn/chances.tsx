'use client'

import { memo } from 'react'
import { useLaterPort, useTableGame } from '../game'
import type { Stakes } from '../port'
import { useTableWords } from '../text/words'
import { ChanceBar } from './chance-bar'
import { orderOf, type Play } from './play'

/** What the die may bring, just above the buttons: however long the text is that scrolls above, nobody acts without it. */
export const Chances = memo(function Chances({ play }: { play: Play }) {
  const words = useTableWords()
  const { Foreseen } = useTableGame()
  const later = useLaterPort(true)
  const { view, draft } = play
  const { forecast, note } = draft
  const stakes = later?.stakes?.(words, view, orderOf(play))
  const chances = !Foreseen && !forecast?.possible && forecast?.chances
  return (
    <div className="grid gap-2 border-t border-line py-2 empty:hidden">
      {stakes ? <StakesBars stakes={stakes} /> : null}
      {note || chances ? (
        <div className="flex items-stretch gap-2">
          {note ? (
            <p className="grid content-center rounded-lg bg-second px-3 py-1.5 text-[15px] leading-tight font-bold">
              {note}
            </p>
          ) : null}
          {chances ? <ChanceBar chances={chances} /> : null}
        </div>
      ) : null}
      {Foreseen && forecast ? <Foreseen forecast={forecast} /> : null}
    </div>
  )
})

/** A throw as it stands and as each choice would make it, a bar each. */
export function StakesBars({ stakes: { viewer, columns } }: { stakes: Stakes }) {
  const { tell } = useTableWords()
  return (
    <ul className="grid gap-2">
      {columns.map(({ title, forecast }) => (
        <li key={title}>
          <p className="flex items-baseline justify-between text-[15px] leading-tight">
            <b>{title}</b>
            <b className="font-figures text-lg">{forecast.text ?? tell('fight.below')}</b>
          </p>
          {forecast.chances.length > 0 ? (
            <div className="flex">
              <ChanceBar chances={forecast.chances} viewer={viewer} />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
