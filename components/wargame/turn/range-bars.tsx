'use client'

import type { Forecast, Stakes } from '../port'
import type { TableWords } from '../text/table-words'
import { useTableWords } from '../text/words'
import { ChanceBar } from './chance-bar'

/** The worst and the best that may come of an attack in which not all is known, side by side. */
export const rangeStakes = ({ tell }: TableWords, [least, most]: NonNullable<Forecast['range']>): Stakes => ({
  viewer: 'attacker',
  caption: tell('fight.ladder'),
  columns: [
    { title: tell('fight.least'), forecast: least },
    { title: tell('fight.most'), forecast: most },
  ],
})

/** true: the die brings the same either way. */
const isSame = ([{ chances }, most]: NonNullable<Forecast['range']>): boolean =>
  chances.length === most.chances.length &&
  chances.every(({ text, ways }, n) => text === most.chances[n]!.text && ways === most.chances[n]!.ways)

/** What the die may bring, in the head of the sheet: one bar, or one for the worst and one for the best. */
export function RangeBars({ forecast }: { forecast: Forecast }) {
  const words = useTableWords()
  if (forecast.possible) return null
  const { range } = forecast
  const rows = range && !isSame(range) ? rangeStakes(words, range).columns : [{ title: '', forecast }]
  return (
    <div className="mt-2 grid gap-1">
      {rows.map(({ title, forecast: { text, chances } }) => (
        <div key={title} className="flex min-h-10 items-stretch gap-2">
          {title ? (
            <p className="grid w-20 shrink-0 content-center text-[14px] leading-tight text-dim">
              {title} <b className="font-figures text-[17px] text-ink">{text}</b>
            </p>
          ) : null}
          <ChanceBar chances={chances} />
        </div>
      ))}
    </div>
  )
}
