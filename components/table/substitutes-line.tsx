import { useWords } from '@/components/words'
import type { GameAnswer } from '@/lib/play/api/game'

/** Which seats have changed hands: from then on others play than those who began. */
export function SubstitutesLine({ answer }: { answer: GameAnswer }) {
  const { ui, sideName } = useWords()
  // A table that was kept on the device by an older version tells nothing of it.
  return Object.entries(answer.substitutes ?? {}).map(([side, { why }]) => (
    <p key={side} className="text-[15px]" data-testid="substitute">
      {ui(`table.substitute.${why}`, { side: sideName(side) })}
    </p>
  ))
}
