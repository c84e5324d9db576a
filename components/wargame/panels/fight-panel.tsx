'use client'

import { RuleLink } from '@/components/rules/rule-cards'
import { useLaterPort, usePort, useTableGame } from '../game'
import type { Forecast, Offer } from '../port'
import { useTableWords } from '../text/words'
import { Flags } from '../turn/flags'
import { rangeText } from '../turn/forecast-between'
import type { Play } from '../turn/play'
import { rangeStakes } from '../turn/range-bars'
import { StakesPanel } from './stakes-panel'
import { UnitCard } from './unit-card'

/** An attack before it is declared: who takes part, how the odds come about, what may happen. */
export function FightPanel({ play }: { play: Play }) {
  const { Foreseen } = useTableGame()
  const { draft } = play
  return (
    <div className="grid gap-4">
      {draft.due?.kind === 'units' ? (
        <Attackers play={play} offer={draft.offer!} from={draft.due.from} />
      ) : null}
      <Flags play={play} />
      {draft.forecast ? <Odds forecast={draft.forecast} isTold={Foreseen !== undefined} /> : null}
    </div>
  )
}

/** How the odds of a fight come about, and what may happen; `isTold`: its chances stand elsewhere. */
export function Odds({ forecast, isTold }: { forecast: Forecast; isTold: boolean }) {
  const words = useTableWords()
  return forecast.range ? (
    <StakesPanel stakes={rangeStakes(words, forecast.range)} isTold={isTold} />
  ) : (
    <Ladder forecast={forecast} />
  )
}

/** +7, +3–7 or −2. */
function addedText([least, most]: readonly [number, number]): string {
  if (least >= 0) return `+${rangeText(least, most)}`
  return most <= 0 ? `−${rangeText(-most, -least)}` : `−${-least}–+${most}`
}

function Attackers({ play, offer, from }: { play: Play; offer: Offer; from: readonly string[] }) {
  const words = useTableWords()
  const { tell, own, nameOf, placeName } = words
  const port = usePort()
  const { view } = play
  const { set, due, chosen } = play.draft
  const added = useLaterPort(true)?.added?.(view, offer, { ...chosen!, [due!.field]: set })
  return (
    <fieldset>
      <legend className="mb-1 text-[15px] font-extrabold">{tell('fight.attackers')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {from.map((unit) => {
          const at = port.at(view, unit)
          const { facts, strength } = port.fighter(words, view, offer, unit)
          const on = set.includes(unit)
          const told = `${nameOf(unit)}, ${at ? `${placeName(at)}, ` : ''}${facts}: ${strength}`
          return (
            <button
              key={unit}
              type="button"
              aria-pressed={on}
              aria-label={told}
              title={told}
              className={`grid min-h-16 w-14 justify-items-center rounded-xl border-2 p-0.5 ${on ? 'border-mark bg-second' : 'border-line'}`}
              onClick={() => play.change({ set: on ? set.filter((one) => one !== unit) : [...set, unit] })}
            >
              <span className={on ? '' : 'opacity-55'}>
                <UnitCard view={view} unit={unit} size={44} />
              </span>
              <span className="font-figures text-[16px] leading-none font-bold">{on ? strength : '–'}</span>
            </button>
          )
        })}
        {added?.some((factors) => factors !== 0) ? (
          <p className="grid min-h-16 min-w-14 content-between justify-items-center rounded-xl border-2 border-line p-1 text-[13px] leading-tight">
            {own('fight.added')}
            <b className="font-figures text-[16px] leading-none">{addedText(added)}</b>
          </p>
        ) : null}
      </div>
    </fieldset>
  )
}

function Ladder({ forecast }: { forecast: Forecast }) {
  const words = useTableWords()
  const { tell, say } = words
  return (
    <>
      <section>
        <h3 className="text-[15px] font-extrabold">{tell('fight.ladder')}</h3>
        <ol className="divide-y divide-line text-[15px]">
          {forecast.ladder.map((rung) => (
            <li key={`${rung.cite}${rung.key}`} className="flex min-h-9 items-baseline gap-2 py-1">
              <span className="grow">{say(rung)}</span>
              <RuleLink cite={rung.cite} className="text-dim" />
              <b className="w-16 text-right font-figures text-lg">{rung.column ?? tell('fight.below')}</b>
            </li>
          ))}
        </ol>
        {forecast.possible ? (
          <p className="flex items-center gap-2 text-[15px] font-bold text-warn">
            <span className="grow">{say(forecast.possible.because)}</span>
            <RuleLink cite={forecast.possible.no} />
          </p>
        ) : null}
      </section>
      {forecast.possible ? null : (
        <section>
          <h3 className="text-[15px] font-extrabold">{tell('fight.chances')}</h3>
          <ul className="grid gap-1 text-[15px]">
            {forecast.chances.map(({ text, words: told, ways, of }) => (
              <li key={text} className="grid grid-cols-[3.5rem_1fr_3rem] items-center gap-2">
                <b className="font-figures text-lg">{text}</b>
                <span className="relative min-h-7 overflow-hidden rounded bg-second px-2 py-0.5">
                  <span
                    className="absolute inset-y-0 left-0 bg-mark/35"
                    style={{ width: `${(ways / of) * 100}%` }}
                  />
                  <span className="relative">{say(told)}</span>
                </span>
                <span className="text-right">{Math.round((ways / of) * 100)} %</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
