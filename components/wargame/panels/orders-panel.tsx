'use client'

import { Fragment, useMemo, useState } from 'react'
import { SearchField } from '@/components/ui/search-field'
import { holdsWords, typedWords } from '@/components/ui/search-text'
import { grouped } from '@/lib/wargame/pools'
import { type ItemsProps, usePort, useTableGame } from '../game'
import type { Offer } from '../port'
import { useTableWords } from '../text/words'
import { Flags } from '../turn/flags'
import { isFight } from '../turn/offers'
import { FightPanel } from './fight-panel'

/** Of more orders than that one seeks, and of each kind so many are shown before somebody wishes for all of it. */
const MANY = 40
const FEW = 6

/** Every legal order as text: the whole game can be played from this list alone. */
export function OrdersPanel({ play, onReveal, onShow }: ItemsProps & { onReveal: (hex: string) => void }) {
  const words = useTableWords()
  const { ui } = words
  const { listed: offers, view, selection } = play
  const port = usePort()
  const [sought, setSought] = useState('')
  const [whole, setWhole] = useState<readonly string[]>([])
  const lines = useMemo(() => {
    const kinds = grouped(offers, ({ order }) => order.type)
    // What is seldom done, and is the only one of its kind, is offered nowhere else.
    const isFirst = ({ seldom, order }: Offer) => seldom === true && kinds.get(order.type)!.length === 1
    return [...offers.filter(isFirst), ...offers.filter((offer) => !isFirst(offer))].map((offer) => ({
      offer,
      line: port.line(words, view, offer),
    }))
  }, [offers, port, words, view])
  if (offers.length === 0) return <p className="text-dim">{ui('orders.none')}</p>
  const isLong = offers.length > MANY
  const typed = isLong ? typedWords(sought) : []
  const found = typed.length > 0 ? lines.filter(({ line }) => holdsWords(line, typed)) : lines
  const kinds = isLong ? [...grouped(found, ({ offer }) => kindOf(offer))] : [['', found] as const]
  return (
    <section>
      <h2 className="mb-1 text-lg leading-tight font-extrabold">{ui('orders.title')}</h2>
      {isLong ? <SearchField label={ui('orders.seek')} value={sought} onSeek={setSought} /> : null}
      <ul className="divide-y divide-line">
        {kinds.map(([kind, all]) => {
          const isWhole = !isLong || whole.includes(kind) || all.length <= FEW + 1
          const shown = isWhole ? all : all.filter(({ offer }, n) => n < FEW || offer.key === selection.entry)
          return (
            <Fragment key={kind}>
              {shown.map(({ offer, line }) => {
                const open = offer.key === selection.entry
                return (
                  <li key={offer.key}>
                    <button
                      type="button"
                      aria-expanded={open}
                      className={`flex min-h-12 w-full items-center py-1 text-left text-[15px] ${open ? 'font-extrabold' : ''}`}
                      onClick={() => play.choose(open ? null : offer)}
                    >
                      {line}
                    </button>
                    {open ? <Opened {...{ play, offer, onReveal, onShow }} /> : null}
                  </li>
                )
              })}
              {shown.length < all.length ? (
                <li>
                  <button
                    type="button"
                    className="flex min-h-12 w-full items-center py-1 text-left text-[15px] text-dim underline"
                    onClick={() => setWhole([...whole, kind])}
                  >
                    {ui('orders.more', { n: all.length - shown.length })}
                  </button>
                </li>
              ) : null}
            </Fragment>
          )
        })}
      </ul>
      {isLong ? (
        <p role="status" className="text-[15px] text-dim">
          {found.length === 0 ? ui('orders.found.none') : ''}
        </p>
      ) : null}
    </section>
  )
}

/** Orders that are told in the same way, each of another stack. */
const kindOf = ({ order, says }: Offer): string => says ?? order.type

interface OpenedProps extends ItemsProps {
  offer: Offer
  onReveal: (hex: string) => void
}

function Opened({ play, offer, onReveal, onShow }: OpenedProps) {
  const { Items } = useTableGame()
  if (Items && play.draft.due?.kind === 'items') return <Items play={play} onShow={onShow} />
  return (
    <div className="grid gap-2 pb-3">
      {isFight(offer) ? <FightPanel play={play} /> : <Flags play={play} />}
      <Places play={play} offer={offer} onReveal={onReveal} />
    </div>
  )
}

/** Where an order may lead, as buttons, the cheapest first. */
function Places({ play, offer, onReveal }: Omit<OpenedProps, 'onShow'>) {
  const { ui, placeName } = useTableWords()
  const port = usePort()
  const { draft, selection, view } = play
  if (draft.due?.kind !== 'hex' && draft.due?.kind !== 'path') return null
  const routes = port.routes(view, offer, draft.due, draft.chosen!)
  const costOf = (hex: string) => routes.get(hex)![0]!.cost
  const ends = [...routes.keys()].sort((a, b) => costOf(a) - costOf(b) || a.localeCompare(b))
  return (
    <fieldset>
      <legend className="text-[15px] font-extrabold">{ui('orders.where')}</legend>
      <div className="flex flex-wrap gap-1">
        {ends.map((hex) => {
          const { mark } = routes.get(hex)![0]!
          return (
            <button
              key={hex}
              type="button"
              aria-pressed={selection.at === hex}
              className={`min-h-12 min-w-16 rounded-xl border px-2 text-[15px] ${selection.at === hex ? 'border-mark bg-second font-bold' : 'border-line'}`}
              onClick={() => {
                play.change({ at: hex, way: selection.at === hex ? selection.way + 1 : 0 })
                onReveal(hex)
              }}
            >
              {placeName(hex)}
              {mark ? <span className="text-dim"> {mark}</span> : null}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
