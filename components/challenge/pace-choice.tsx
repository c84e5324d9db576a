import { useWords } from '@/components/words'
import type { UiWord } from '@/lib/words/words'

const PACES = ['3d', '1d', '7d', 'steady', 'brisk', 'slow', 'live', 'none'] as const

/** How fast a game is to be played, with what that means. */
export function PaceChoice({ value, onPick }: { value: string; onPick: (pace: string) => void }) {
  const { ui } = useWords()
  return (
    <label className="grid gap-1 text-[15px]">
      {ui('pace.title')}
      <select
        value={value}
        onChange={(event) => onPick(event.target.value)}
        className="min-h-12 rounded-xl border border-line bg-second px-3 text-[17px] font-bold"
      >
        {PACES.map((one) => (
          <option key={one} value={one}>
            {ui(`pace.${one}`)}
          </option>
        ))}
      </select>
      <span className="text-dim">{ui(`pace.hint.${value}` as UiWord)}</span>
    </label>
  )
}
