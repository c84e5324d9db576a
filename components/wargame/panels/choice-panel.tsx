'use client'

import { Button } from '@/components/ui/button'
import type { GameAnswer } from '@/lib/play/api/game'
import { useLaterPort, usePort, useTableGame } from '../game'
import type { Offer } from '../port'
import { useTableWords } from '../text/words'
import { aloneOf, waitingBy } from '../turn/offers'
import { orderOf, type Play } from '../turn/play'
import { ordersTogether, partyOf } from '../turn/together'
import { OrderRow, UnitRow } from './here-panel'
import { StakesPanel } from './stakes-panel'

/** What lies in the balance, and whoever waits off the map. */
export function ChoicePanel({ play }: { play: Play }) {
  const words = useTableWords()
  const port = usePort()
  const { view } = play
  const stakes = useLaterPort(true)?.stakes?.(words, view, orderOf(play))
  // Of what is chosen already, as there is no other, the button speaks.
  const waiting = aloneOf(play.offers)?.hex === null ? [] : waitingBy(port, view, words, play.offers)
  const says = new Set(waiting.flatMap(([, some]) => some.map(({ order }) => order.type))).size > 1
  return (
    <div className="grid gap-3">
      {stakes ? <StakesPanel stakes={stakes} isTold /> : null}
      {waiting.map(([formation, some]) => (
        <section key={formation}>
          {formation ? <h3 className="text-[15px] font-extrabold">{formation}</h3> : null}
          <Together play={play} offers={some} />
          <ul className="grid gap-1">
            {some.map((one) => (
              <li key={one.key}>
                <Waiting play={play} offer={one} says={says} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** All of a group at once, to one place. */
function Together({ play, offers }: { play: Play; offers: readonly Offer[] }) {
  const { tell } = useTableWords()
  const table = useTableGame()
  const party = partyOf(table.port, play.view, offers)
  const [first] = party
  if (!first) return null
  const { entry, together } = play.selection
  const units = party.map(({ unit }) => unit!)
  // No more come than the prompt says are left, nor than there are points for.
  const { left = Infinity, points = Infinity } = play.view.prompt.params
  const n = Math.min(units.length, Number(left), Number(points))
  const come = {
    units,
    label: tell('together.label', { n }),
    ordersTo: (answer: GameAnswer, hex: string) =>
      ordersTogether(table, answer, { type: first.order.type, units }, hex),
  }
  return (
    <Button
      look={together && first.key === entry ? 'primary' : 'second'}
      className="my-1 w-full"
      onClick={() => play.choose(first, come)}
    >
      {tell('together.all', { n })}
    </Button>
  )
}

const Waiting = ({ play, offer, says }: { play: Play; offer: Offer; says: boolean }) =>
  offer.unit ? (
    <UnitRow {...{ play, offer, says }} unit={offer.unit} />
  ) : (
    <OrderRow play={play} offer={offer} />
  )
