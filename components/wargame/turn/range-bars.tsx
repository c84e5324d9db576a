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

/** What the die may bring, above the buttons: one bar, or one for the worst and one for the best. */
export function RangeBars({ forecast }: { forecast: Forecast }) {
  const words = useTableWords()
  if (forecast.possible) return null
  const { range, spread } = forecast
  if (spread) return <Spread {...spread} />
  const rows = range && !isSame(range) ? rangeStakes(words, range).columns : [{ title: '', forecast }]
  return (
    <div className="grid gap-1">
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

/** Height of the largest share, in CSS pixels. */
const TALL = 26
const percent = (share: number) => (share < 0.01 ? '<1 %' : `${Math.round(share * 100)} %`)

/** How likely each column is, and who loses more. */
function Spread({ columns, harms }: NonNullable<Forecast['spread']>) {
  const { tell } = useTableWords()
  const most = Math.max(...columns.map(({ share }) => share))
  const chances = (['attacker', 'nobody', 'defender'] as const).flatMap((whom) =>
    harms[whom] > 0
      ? [
          {
            ...{ text: tell(`spread.${whom}`), words: { key: `harm-${whom}`, params: {} } },
            ...{ ways: harms[whom], of: 1 },
            ...(whom === 'nobody' ? {} : { hurts: whom }),
          },
        ]
      : [],
  )
  return (
    <div className="grid gap-1.5" data-testid="spread">
      <ol aria-label={tell('spread.columns')} className="flex items-end gap-1">
        {columns.map(({ text, share }) => (
          <li
            key={text}
            className="grid grow basis-0 justify-items-center font-figures text-[14px] leading-tight"
          >
            <span className="text-dim">{percent(share)}</span>
            <span
              className="w-full rounded-t bg-primary"
              style={{ height: Math.max(2, (share / most) * TALL) }}
            />
            <b className="w-full border-t-2 border-ink text-center text-[16px]">{text}</b>
          </li>
        ))}
      </ol>
      <div className="flex min-h-10">
        <ChanceBar chances={chances} />
      </div>
      <p className="text-[14px] leading-tight text-dim">{tell('spread.says')}</p>
    </div>
  )
}
