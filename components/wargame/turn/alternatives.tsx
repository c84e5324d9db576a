import { usePort } from '../game'
import type { Offer } from '../port'
import { useTableWords } from '../text/words'
import type { Play } from './play'

/** All that the chosen unit or party may do, side by side: by what the button will say, or by whole lines where that is alike. */
export function Alternatives({ play, offers }: { play: Play; offers: readonly Offer[] }) {
  const words = useTableWords()
  const port = usePort()
  const { view, selection } = play
  if (offers.length < 2 || selection.filled.length > 0) return null
  const short = (offer: Offer) => port.label(words, offer, { odds: '', stays: false })
  const isTold = (offer: Offer) => offers.filter((one) => short(one) === short(offer)).length === 1
  return (
    <div className="flex flex-wrap gap-1.5">
      {offers.map((offer) => {
        const chosen = offer.key === selection.entry
        return (
          <button
            key={offer.key}
            type="button"
            aria-pressed={chosen}
            className={`min-h-12 grow rounded-xl border-2 px-3 text-[15px] leading-tight ${chosen ? 'border-mark bg-second font-bold' : 'border-line'}`}
            onClick={() => {
              if (!chosen) play.choose(offer)
            }}
          >
            {isTold(offer) ? short(offer) : port.line(words, view, offer)}
          </button>
        )
      })}
    </div>
  )
}
