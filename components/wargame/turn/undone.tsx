'use client'

import { Button } from '@/components/ui/button'
import { useTableWords } from '../text/words'
import { undoneOf } from './offers'
import type { Play } from './play'

/** So many places are named; more are shown on the map alone. */
const NAMED = 4

/** What is left undone by whoever finishes now, and where. */
export function Undone({ play, onShow }: { play: Play; onShow: (hexes: readonly string[]) => void }) {
  const { tell, placeName } = useTableWords()
  const { moves, attacks, hexes } = undoneOf(play.offers)
  const places = [...new Set(hexes)]
  const parts = [
    ...(moves > 0 ? [moves === 1 ? tell('undone.moves.one') : tell('undone.moves', { n: moves })] : []),
    ...(attacks > 0
      ? [attacks === 1 ? tell('undone.attacks.one') : tell('undone.attacks', { n: attacks })]
      : []),
  ]
  return (
    <div role="status" className="flex items-center gap-2 rounded-xl bg-second py-1 pl-3 text-[15px]">
      <p className="grow leading-tight">
        <b>{parts.join(', ')}.</b>{' '}
        {places.length > 0 && places.length <= NAMED ? `${places.map(placeName).join(', ')}.` : null}
      </p>
      <Button look="quiet" className="px-2 text-[15px] underline" onClick={() => onShow(places)}>
        {tell('undone.show')}
      </Button>
    </div>
  )
}
