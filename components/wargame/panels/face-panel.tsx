'use client'

import { usePort, useTableGame } from '../game'
import type { Offer } from '../port'
import { useTableWords } from '../text/words'
import { isFight } from '../turn/offers'
import type { Play } from '../turn/use-play'
import { HerePanel, UnitRow } from './here-panel'
import { FightPanel } from './later-panels'

/** Entries that no tap on the map can reach: units in a box, and choices without a place. */
export const offMap = ({ offers }: Pick<Play, 'offers'>): Offer[] => offers.filter(({ hex }) => hex === null)

/** The face of what is being decided: an attack, the chits, units off the map, or simply the chosen hex. */
export function FacePanel({ play }: { play: Play }) {
  const { Items } = useTableGame()
  const { offer, due } = play.draft
  if (offer && isFight(offer)) return <FightPanel play={play} />
  if (Items && due?.kind === 'items') return <Items play={play} />
  const waiting = offMap(play)
  return (
    <div className="grid gap-3">
      {waiting.length > 0 ? (
        <ul className="grid gap-1">
          {waiting.map((one) => (
            <li key={one.key}>
              <Waiting play={play} offer={one} />
            </li>
          ))}
        </ul>
      ) : null}
      {waiting.length > 0 && !play.looked ? null : <HerePanel play={play} />}
    </div>
  )
}

function Waiting({ play, offer }: { play: Play; offer: Offer }) {
  const words = useTableWords()
  const port = usePort()
  if (offer.unit) return <UnitRow play={play} unit={offer.unit} />
  const chosen = offer.key === play.selection.entry
  return (
    <button
      type="button"
      aria-pressed={chosen}
      className={`min-h-12 w-full rounded-xl border px-3 text-left font-bold ${chosen ? 'border-mark bg-second' : 'border-line'}`}
      onClick={() => play.choose(offer)}
    >
      {port.line(words, play.view, offer)}
    </button>
  )
}
