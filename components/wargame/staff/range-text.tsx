import type { Forecast } from '../port'
import { useTableWords } from '../text/words'

/** The end of a range that stands for all odds beyond the table. */
const BEYOND = '+'

/** Odds in words: what may come of them where not all is known, to who hears them, as figures say it beside; and those beyond the table. */
export function RangeText({ forecast: { text, range } }: { forecast: Forecast }) {
  const { tell } = useTableWords()
  const said = (odds: string | null) =>
    odds?.endsWith(BEYOND) ? tell('staff.odds.beyond', { odds: odds.slice(0, -1) }) : (odds ?? '–')
  if (range && range[0].text !== range[1].text)
    return (
      <span className="spoken">
        {tell('staff.odds.range', { least: said(range[0].text), most: said(range[1].text) })}
      </span>
    )
  return text?.endsWith(BEYOND) ? tell('staff.odds.one', { odds: said(text) }) : null
}
