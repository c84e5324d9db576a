'use client'

import { Fragment } from 'react'
import { RuleLink } from '@/components/rules/rule-cards'
import { Button } from '@/components/ui/button'
import { useLaterPort } from '../game'
import { StakesPanel } from '../panels/stakes-panel'
import { useTableWords } from '../text/words'
import { exposureOf } from './exposure'
import type { Play } from './play'
import { filledIn } from './selection'

/** What the chosen move costs, part by part, and what the enemy could attack with where it ends; in as few lines as may be. */
export function WayPanel({ play }: { play: Play }) {
  const words = useTableWords()
  const { tell, own } = words
  const later = useLaterPort(true)
  const { offer, chosen, route } = play.draft
  if (!later || !offer || !chosen || !route) return null
  const parts = later.costs(play.view, filledIn(offer, chosen), route)
  const stakes = exposureOf(later, words, play)
  return (
    <div className="mt-1 text-[15px] leading-tight" data-testid="way">
      {parts.length > 0 ? (
        <p className="flex flex-wrap items-center gap-x-1.5">
          <span className="spoken">{tell('cost.title')}</span>
          {parts.map(({ key, params, cite, amount }, n) => (
            <Fragment key={key}>
              {n > 0 && !amount.startsWith('−') ? <span aria-hidden>+</span> : null}
              <RuleLink cite={cite} className="gap-1">
                {own(key, params)} <b className="font-figures text-[17px]">{amount}</b>
              </RuleLink>
            </Fragment>
          ))}
        </p>
      ) : null}
      <div className="flex items-center gap-3">
        {stakes ? (
          <p className="grow py-1">
            {tell('stand.title')}:{' '}
            {stakes.columns.length === 0
              ? tell('stand.none')
              : stakes.columns.map(({ title, forecast }, n) => (
                  <Fragment key={title}>
                    {n > 0 ? ' · ' : ''}
                    {title} <b className="font-figures text-[17px]">{forecast.text}</b>
                  </Fragment>
                ))}
          </p>
        ) : null}
        <GoOn play={play} />
      </div>
    </div>
  )
}

/** Has the way lead by the hex that is chosen, where it can go on from there. */
function GoOn({ play }: { play: Play }) {
  const { tell } = useTableWords()
  const later = useLaterPort(true)
  const { view, draft, selection } = play
  const { offer, due, chosen, route } = draft
  if (!offer || !due || !chosen || !route || !later?.waysOn?.(view, offer, due, chosen, route).size)
    return null
  return (
    <Button
      className="shrink-0 px-3 text-[15px]"
      onClick={() => play.change({ via: [...selection.via, route], at: null, way: 0 })}
      data-testid="via"
    >
      {tell('way.via')}
    </Button>
  )
}

/** The attacks that the enemy could make there, with all that leads to their columns. */
export function ExposurePanel({ play }: { play: Play }) {
  const words = useTableWords()
  const later = useLaterPort(true)
  const stakes = later && exposureOf(later, words, play)
  if (!stakes || stakes.columns.length === 0) return null
  return (
    <section>
      <h3 className="mb-1 text-lg leading-tight font-extrabold">{words.tell('stand.title')}</h3>
      <StakesPanel stakes={stakes} />
    </section>
  )
}
