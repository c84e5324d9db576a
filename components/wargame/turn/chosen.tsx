'use client'

import { RuleLink } from '@/components/rules/rule-cards'
import { Button } from '@/components/ui/button'
import { usePort } from '../game'
import { UnitCard } from '../panels/unit-card'
import type { Offer } from '../port'
import { dotted } from '../text/dotted'
import { useTableWords } from '../text/words'
import { Alternatives } from './alternatives'
import { Flags } from './flags'
import { aloneOf, fieldsOf, isFight } from './offers'
import type { Play } from './play'
import { isHalfway } from './selection'

/** The unit that is about to do something. */
export function Chosen({ play, offer, unit }: { play: Play; offer: Offer; unit: string }) {
  const words = useTableWords()
  const { say, nameOf, formationOf, placeName } = words
  const { view, draft, offers } = play
  const { together } = play.selection
  const { prompt } = view
  const port = usePort()
  const at = port.at(view, unit)
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-3">
        <UnitCard view={view} unit={unit} />
        <div className="min-w-0 grow">
          <p className="truncate text-lg leading-tight font-extrabold">
            {together ? formationOf(unit) : nameOf(unit)}
          </p>
          <p className="text-[15px] leading-snug text-dim">
            {together
              ? words.tell('together.party', { n: together.units.length })
              : dotted([...(at ? [placeName(at)] : []), port.unitFacts(words, view, unit)])}
          </p>
        </div>
        <Leave play={play} />
      </div>
      <Alternatives play={play} offers={offers.filter((one) => one.unit === unit)} />
      {/* What is asked has the whole width: beside the card it would be broken after every other word. */}
      <div>
        {/* Whose only choice was made for him has not read yet what is asked, and how much is to go changes each time. */}
        <p
          className={
            aloneOf(offers) || 'left' in prompt.params ? 'text-[15px] leading-snug font-bold' : 'spoken'
          }
          data-testid="prompt"
        >
          {say(prompt)}
        </p>
        {draft.hint ? (
          <p className="flex items-center gap-2 text-[15px] leading-snug font-bold">
            {draft.hint} {draft.cite ? <RuleLink cite={draft.cite} /> : null}
          </p>
        ) : null}
      </div>
      {isFight(offer) ? null : <Flags play={play} />}
    </div>
  )
}

/** The hex that is about to be attacked, or an order that is filled step by step. */
export function Aimed({ play, offer }: { play: Play; offer: Offer }) {
  const words = useTableWords()
  const port = usePort()
  const { draft, selection } = play
  const of = fieldsOf(offer).length
  const others = offer.group ? play.listed.filter(({ group }) => group === offer.group) : []
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <div className="min-w-0 flex-1">
        <p className="text-lg leading-tight font-extrabold">{port.line(words, play.view, offer)}</p>
        {of > 1 || draft.hint ? (
          <p className="text-[15px] leading-snug" data-testid="prompt">
            {of > 1 ? words.tell('draft.step', { n: selection.filled.length + 1, of }) : null}{' '}
            <b>{draft.hint}</b> {draft.cite ? <RuleLink cite={draft.cite} /> : null}
          </p>
        ) : null}
        {isFight(offer) ? null : <Flags play={play} />}
      </div>
      <Leave play={play} />
      <Alternatives play={play} offers={others} />
    </div>
  )
}

/** Out of the order that is being drafted, or back to the field before. */
function Leave({ play }: { play: Play }) {
  const { ui, tell } = useTableWords()
  return (
    <Button look="quiet" className="text-[15px] underline" onClick={play.back}>
      {isHalfway(play.selection) ? tell('draft.back') : ui('act.cancel')}
    </Button>
  )
}
