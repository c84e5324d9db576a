'use client'

import { RuleLink } from '@/components/rules/rule-cards'
import type { Forecast, Stakes } from '../port'
import { useTableWords } from '../text/words'
import { StakesBars } from '../turn/chances'

interface Props {
  stakes: Stakes
  /** Its chances stand above the buttons already. */
  isTold?: boolean
}

/** A throw as it stands and as each choice would make it: chances and what their signs mean first, then how they come about. */
export function StakesPanel({ stakes, isTold = false }: Props) {
  const { tell, say } = useTableWords()
  const { caption, columns } = stakes
  // What leads to the column, in the order of the choice in which most does.
  const longest = columns.reduce((a, b) => (b.forecast.ladder.length > a.forecast.ladder.length ? b : a))
  // A sentence stands for its step: a key may come several times.
  const rungOf = ({ ladder }: Forecast, said: string) => ladder.find((rung) => say(rung) === said)
  return (
    <section className="grid gap-3">
      {isTold ? null : <StakesBars stakes={stakes} />}
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-[15px] leading-tight text-dim empty:hidden">
        {/* What the signs in the bars mean stands beneath them: a phone shows no more at once. */}
        {[
          ...new Map(columns.flatMap(({ forecast }) => forecast.chances.map((one) => [one.text, one.words]))),
        ].map(([text, words]) => (
          <li key={text} className="flex items-baseline gap-2">
            <b className="min-w-9 shrink-0 rounded bg-second px-1 text-center font-figures">{text}</b>
            {say(words)}
          </li>
        ))}
      </ul>
      {longest.forecast.ladder.length > 0 ? (
        <table className="w-full border-collapse text-[15px]">
          <caption className="text-left text-[15px] font-extrabold">{caption}</caption>
          <thead>
            <tr className="border-b border-line text-right align-bottom text-[14px] leading-tight text-dim">
              <td />
              {columns.map(({ title }) => (
                <th key={title} scope="col" className="w-20 pl-2 font-bold">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {longest.forecast.ladder.map((rung) => (
              <tr key={say(rung)} className="border-b border-line">
                <th scope="row" className="py-1 text-left font-normal">
                  {say(rung)} <RuleLink cite={rung.cite} className="text-dim" />
                </th>
                {columns.map(({ title, forecast }) => {
                  const here = rungOf(forecast, say(rung))
                  return (
                    <td key={title} className="text-right font-figures text-lg font-bold">
                      {here ? (here.column ?? tell('fight.below')) : '·'}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  )
}
