'use client'

import { use } from 'react'
import type { GameControls } from '@/components/table/game-controls'
import { useHints } from '@/components/table/use-hints'
import { Button } from '@/components/ui/button'
import { usePort, useTableGame } from '../game'
import type { StandingWish } from '../later-port'
import { useTableWords } from '../text/words'

interface Props {
  game: GameControls
  onStanding: (kind: string) => void
}

/** Says once what is decided for a player while the other side acts, and where he changes that. */
export function SparedNote({ game, onStanding }: Props) {
  const { tell, own, language } = useTableWords()
  const { standing } = use(useTableGame().later())
  const port = usePort()
  const { due, done } = useHints()
  const answer = game.answer!
  const { viewer, seats, kind: id } = answer
  const hint = `spared/${id}`
  const view = port.viewOf(answer)
  if (!standing || !view || !seats.includes(viewer) || !due(hint)) return null
  const orders = standing.inForce(view, viewer)
  const { battles, phases } = standing.kinds(viewer)
  const spared = [...battles, ...phases].filter((kind) =>
    ['spare', 'auto'].includes((orders[kind] as StandingWish).mode),
  )
  const [first] = spared
  if (first === undefined) return null
  const kinds = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    spared.map((kind) => own(`standing.${kind}`)),
  )
  return (
    <aside
      aria-label={tell('standing.spared.title')}
      data-testid="spared"
      className="mb-2 rounded-xl in-data-[stop=full]:hidden border border-mark bg-mark/12 px-3 py-1 text-[15px] leading-snug"
    >
      <p className="pt-1">{tell('standing.spared', { kinds })}</p>
      <div className="flex justify-end">
        <Button
          look="quiet"
          className="px-3 text-[15px] underline"
          onClick={() => {
            done(hint)
            onStanding(first)
          }}
        >
          {tell('standing.spared.change')}
        </Button>
        <Button look="quiet" className="px-3 text-[15px] underline" onClick={() => done(hint)}>
          {tell('standing.spared.done')}
        </Button>
      </div>
    </aside>
  )
}
