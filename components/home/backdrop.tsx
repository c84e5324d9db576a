import type { GameManifest } from '@/components/games/manifest'
import { useWords } from '@/components/words'

const DESK = '(min-width: 640px)'
const NIGHT = '(prefers-color-scheme: dark)'

/** The map of a game on the morning of its first turn. */
export function Backdrop({ game }: { game: GameManifest }) {
  const { ui, language } = useWords()
  const { phone, desk } = game.fronts[language]
  return (
    <picture>
      <source media={`${DESK} and ${NIGHT}`} srcSet={desk.night} />
      <source media={DESK} srcSet={desk.day} />
      <source media={NIGHT} srcSet={phone.night} />
      <img
        src={phone.day}
        alt={ui('map.label')}
        fetchPriority="high"
        className="absolute inset-0 size-full object-cover"
      />
    </picture>
  )
}
