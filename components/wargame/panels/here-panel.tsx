'use client'

import { useLaterPort, usePort } from '../game'
import type { Offer, TableView } from '../port'
import { dotted } from '../text/dotted'
import { useTableWords } from '../text/words'
import { seldomIn } from '../turn/offers'
import type { Play } from '../turn/play'
import { UnitCard } from './unit-card'

/** The chosen hex: its stack as cards, its ground, what can be done with whom. */
export function HerePanel({ play, hex }: { play: Play; hex: string }) {
  const words = useTableWords()
  const port = usePort()
  return (
    <div className="grid gap-3">
      <h2 className="text-lg leading-tight font-extrabold">
        {words.placeName(hex)} <span className="font-medium text-dim">{port.ground(words, hex)}</span>
      </h2>
      <InHex play={play} hex={hex} />
    </div>
  )
}

/** What lies in a hex, what is seldom done there, and all that is to be known of it. */
export function InHex({ play, hex }: { play: Play; hex: string }) {
  const words = useTableWords()
  const { view } = play
  const later = useLaterPort(true)
  return (
    <>
      <Stack play={play} hex={hex} view={view} />
      <Seldom play={play} hex={hex} />
      <ul className="grid gap-1 text-[15px]">
        {later?.hexFacts(words, view, hex).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  )
}

/** Counters in a hex, and what can be done with each. */
function Stack({ play, hex, view }: { play: Play; hex: string; view: TableView }) {
  const { tell } = useTableWords()
  const port = usePort()
  const units = port.stack(view, hex)
  if (units.length === 0) return <p className="text-[15px] text-dim">{tell('hex.empty')}</p>
  return (
    <ul aria-label={tell('hex.units')} className="grid gap-1">
      {units.flatMap((unit) => {
        const offers = offersOf(play, unit)
        return (offers.length > 0 ? offers : [undefined]).map((offer) => (
          <li key={offer?.key ?? unit}>
            <UnitRow play={play} unit={unit} offer={offer} />
          </li>
        ))
      })}
      {port.stacks?.height(view, hex) === 'several' ? (
        <li className="text-[15px]">{tell('hex.several')}</li>
      ) : null}
    </ul>
  )
}

/** What is seldom done in a hex and by no unit of its own. */
function Seldom({ play, hex }: { play: Play; hex: string }) {
  return (
    <ul className="grid gap-1 empty:hidden">
      {seldomIn(play.listed, hex).map((offer) => (
        <li key={offer.key}>
          <OrderRow play={play} offer={offer} />
        </li>
      ))}
    </ul>
  )
}

/** An order by its line. */
export function OrderRow({ play, offer }: { play: Play; offer: Offer }) {
  const words = useTableWords()
  const port = usePort()
  const chosen = offer.key === play.selection.entry
  const later = useLaterPort(true)
  // Of a choice that is made by its line alone it is told there what it brings.
  const perils =
    offer.unit || offer.choices.length > 0
      ? []
      : (later?.perils?.(play.view, { offer, order: offer.order, hexes: [] }) ?? [])
  return (
    <button
      type="button"
      aria-pressed={chosen}
      className={`min-h-12 w-full rounded-xl border px-3 py-1.5 text-left font-bold ${chosen ? 'border-mark bg-second' : 'border-line'}`}
      onClick={() => play.choose(offer)}
    >
      {port.line(words, play.view, offer)}
      {perils.map(({ key, params }) => (
        <span key={key} className="block text-[15px] leading-snug font-medium text-dim">
          {words.own(key, params)}
        </span>
      ))}
    </button>
  )
}

/** What may be done with a unit, each a row of its own. */
const offersOf = ({ listed }: Play, unit: string) =>
  listed.filter((one) => one.unit === unit && one.seldom !== true)

interface UnitRowProps {
  play: Play
  unit: string
  /** What the row is for; absent: nothing can be done. */
  offer: Offer | undefined
  /** It says what it is for, though there is but one thing. */
  says?: boolean
}

/** A counter with its name, or, where it may do one thing or another, with what the row is for; then a button. */
export function UnitRow({ play, unit, offer, says = false }: UnitRowProps) {
  const words = useTableWords()
  const { nameOf, formationOf } = words
  const port = usePort()
  const { view, draft } = play
  const several = offer && (says || offer.seldom || offersOf(play, unit).length > 1)
  const takesPart = draft.due?.kind === 'units' && draft.set.includes(unit)
  const chosen = offer ? offer.key === play.selection.entry : takesPart
  const inside = (
    <>
      <UnitCard view={view} unit={unit} size={52} />
      <span className="grid text-left">
        <span className="leading-tight font-bold">
          {several ? port.line(words, view, offer) : nameOf(unit)}
        </span>
        <span className="text-[14px] leading-tight text-dim">
          {dotted([formationOf(unit), port.unitFacts(words, view, unit)])}
        </span>
      </span>
    </>
  )
  const look = 'flex min-h-14 w-full items-center gap-3 rounded-xl px-1'
  if (!offer) return <div className={look}>{inside}</div>
  return (
    <button
      type="button"
      aria-pressed={chosen}
      className={`${look} border ${chosen ? 'border-mark bg-second' : 'border-line'}`}
      onClick={() => {
        if (!chosen) play.choose(offer)
      }}
    >
      {inside}
    </button>
  )
}
