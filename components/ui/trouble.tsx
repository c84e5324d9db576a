import { useWords } from '@/components/words'
import type { UiWord } from '@/lib/words/words'

/** What went wrong, beside what was tried; null: nothing did. */
export function Trouble({ trouble }: { trouble: UiWord | null }) {
  const { ui } = useWords()
  return trouble ? (
    <p role="alert" className="text-[15px] font-bold text-warn">
      {ui(trouble)}
    </p>
  ) : null
}
