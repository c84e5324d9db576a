import { TextLink } from '@/components/ui/text-link'
import { useWords } from '@/components/words'
import type { PlayerTold, RatingTold } from '@/lib/play/api/list'
import type { Words } from '@/lib/words/words'

/** What a challenger calls himself; it leads to his page, where he has one. */
export function PlayerName({ name, page }: { name: string | null; page: string | null }) {
  const { ui } = useWords()
  const called = name ?? ui('list.somebody')
  return (
    <p className="text-[17px] leading-tight font-bold">
      {page ? <TextLink href={`/players/${page}`}>{called}</TextLink> : called}
    </p>
  )
}

/** How reliable somebody is with whom one has not played yet, and how strong: figures, no judgement. */
export function PlayerLine({ player }: { player: PlayerTold }) {
  const { ui } = useWords()
  return <p className="text-[15px] leading-snug text-dim">{playerSays(player, ui).join(' · ')}</p>
}

type Ui = Words['ui']

export const playerSays = ({ finished, late, answers, rating, rated }: PlayerTold, ui: Ui): string[] => [
  ...(finished === 0
    ? [ui('player.new')]
    : [
        ui(finished === 1 ? 'player.finished.one' : 'player.finished', { n: finished }),
        late === 0 ? ui('player.late.never') : ui('player.late', { n: late }),
      ]),
  ...(answers ? [ui(`player.answers.${answers}`)] : []),
  ...(rating ? [ratingSays(rating, ui)] : []),
  ...(rated ? [ui('player.rated')] : []),
]

/** A rating with its spread, and whether it is known already. */
export const ratingSays = ({ rating, spread, provisional }: RatingTold, ui: Ui): string =>
  ui(provisional ? 'player.rating.provisional' : 'player.rating', { rating, spread: spread * 2 })
