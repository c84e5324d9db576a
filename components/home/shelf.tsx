'use client'

import Link from 'next/link'
import type { GameManifest } from '@/components/games/manifest'
import { useNightMedia } from '@/components/ui/use-shade'
import { useWords } from '@/components/words'

/** Whole names, as the style sheet is made of what stands in the sources. */
const COLOURS: Readonly<Record<string, string>> = { german: 'bg-german', soviet: 'bg-soviet' }

/** The other games: beneath the panel's own on a phone, at the foot of the map on a desk. */
export function Shelf({ games }: { games: readonly GameManifest[] }) {
  const { ui } = useWords()
  if (games.length === 0) return null
  return (
    <section
      aria-label={ui('shelf.title')}
      className="grid gap-3 border-t border-line pt-5 lg:fixed lg:right-[31rem] lg:bottom-9 lg:left-10 lg:block lg:border-0 lg:p-0"
    >
      <h2 className="text-[17px] font-extrabold lg:hidden">{ui('shelf.title')}</h2>
      <ul className="grid gap-4 lg:flex lg:overflow-x-auto">
        {games.map((game) => (
          <li key={game.id} className="lg:w-71 lg:shrink-0">
            <Card game={game} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Card({ game: { id, title, sides, words, fronts } }: { game: GameManifest }) {
  const { ui, language } = useWords()
  const { day, night } = fronts[language].card
  const isNight = useNightMedia()
  return (
    <Link
      href={`/?game=${id}`}
      className="block h-full overflow-hidden rounded-2xl border border-line bg-ground lg:border-transparent"
    >
      <picture>
        <source media={isNight} srcSet={night} />
        <img
          src={day}
          alt=""
          loading="lazy"
          decoding="async"
          className="h-24 w-full border-b border-line object-cover lg:h-37"
        />
      </picture>
      <span className="flex items-center gap-3 px-4 py-2.5">
        <span className="grid min-w-0 grow gap-1">
          <span className="font-display text-[22px] leading-tight">{title}</span>
          <span className="hidden text-[15px] leading-tight lg:block">{ui(words.subject)}</span>
          <span className="flex items-center gap-1.5 text-[15px] leading-tight text-dim">
            {sides.map((side) => (
              <span
                key={side}
                aria-hidden="true"
                className={`size-3.5 shrink-0 rounded-[3px] border border-line ${COLOURS[side] ?? ''}`}
              />
            ))}
            {ui(words.length)}
          </span>
        </span>
        <span className="grid min-h-12 shrink-0 place-items-center rounded-xl border border-line bg-second px-4 text-[17px] font-bold lg:hidden">
          {ui('shelf.open')}
        </span>
      </span>
    </Link>
  )
}
