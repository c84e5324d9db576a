import type { GameManifest } from '@/components/games/manifest'
import { useNightMedia } from '@/components/ui/use-shade'
import { useWords } from '@/components/words'

const DESK = '(min-width: 640px)'

/** The map of a game on the morning of its first turn. */
export function Backdrop({ game }: { game: GameManifest }) {
  const { ui, language } = useWords()
  const night = useNightMedia()
  const { phone, desk } = game.fronts[language]
  return (
    <picture>
      <source media={`${DESK} and ${night}`} srcSet={desk.night} />
      <source media={DESK} srcSet={desk.day} />
      <source media={night} srcSet={phone.night} />
      <img
        src={phone.day}
        alt={ui('map.label')}
        fetchPriority="high"
        className="absolute inset-0 size-full object-cover"
      />
    </picture>
  )
}
