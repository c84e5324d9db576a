'use client'

import { Button } from '@/components/ui/button'
import type { GameAnswer } from '@/lib/play/api/game'
import { grouped } from '@/lib/wargame/pools'
import { useLaterPort, usePort, useTableGame } from '../game'
import type { Offer, TablePort, TableView } from '../port'
import { useTableWords } from '../text/words'
import { aloneOf, offMap } from '../turn/offers'
import type { Play } from '../turn/play'
import { ordersTogether, partyOf } from '../turn/together'
import { OrderRow, UnitRow } from './here-panel'
import { StakesPanel } from './stakes-panel'

/** More than these are told army by army. */
const MANY = 5

const byFormation = (offers: readonly Offer[], formationOf: (unit: string) => string) =>
  offers.length > MANY
    ? [
        ...grouped(offers, ({ unit, party }) =>
          (unit ?? party) ? formationOf(unit ?? party!.units[0]!) : '',
        ),
      ]
    : offers.length > 0
      ? [['', offers] as const]
      : []

const headquartersFirst = (port: TablePort, view: TableView, offers: readonly Offer[]) => {
  const isHq = ({ unit }: Offer) => unit !== null && port.face(view, unit).symbol === 'headquarters'
  return [...offers.filter(isHq), ...offers.filter((one) => !isHq(one))]
}

/** The order that is being drafted, whether or not it is whole. */
const orderOf = ({ draft }: Play) => draft.order ?? draft.chosen

/** What lies in the balance, and whoever waits off the map. */
export function ChoicePanel({ play }: { play: Play }) {
  const words = useTableWords()
  const port = usePort()
  const { view } = play
  const stakes = useLaterPort(true)?.stakes?.(words, view, orderOf(play))
  // Of what is chosen already, as there is no other, the button speaks.
  const waiting = aloneOf(play.offers)?.hex === null ? [] : offMap(play.offers)
  const says = new Set(waiting.map(({ order }) => order.type)).size > 1
  return (
    <div className="grid gap-3">
      {stakes ? <StakesPanel stakes={stakes} /> : null}
      {byFormation(waiting, words.formationOf).map(([formation, some]) => (
        <section key={formation}>
          {formation ? <h3 className="text-[15px] font-extrabold">{formation}</h3> : null}
          <Together play={play} offers={some} />
          <ul className="grid gap-1">
            {headquartersFirst(port, view, some).map((one) => (
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
  const come = {
    units,
    label: tell('together.label', { n: units.length }),
    ordersTo: (answer: GameAnswer, hex: string) =>
      ordersTogether(table, answer, { type: first.order.type, units }, hex),
  }
  return (
    <Button
      look={together && first.key === entry ? 'primary' : 'second'}
      className="my-1 w-full"
      onClick={() => play.choose(first, come)}
    >
      {tell('together.all', { n: party.length })}
    </Button>
  )
}

const Waiting = ({ play, offer, says }: { play: Play; offer: Offer; says: boolean }) =>
  offer.unit ? (
    <UnitRow {...{ play, offer, says }} unit={offer.unit} />
  ) : (
    <OrderRow play={play} offer={offer} />
  )
