import type { Forecast } from '../port'
import { useTableWords } from '../text/words'

/** What each face of the die would give, side by side: nobody needs a chart. */
export function DieFaces({ forecast: { faces } }: { forecast: Forecast }) {
  const { tell, say } = useTableWords()
  if (!faces) return null
  return (
    <ol
      aria-label={tell('fight.faces')}
      className="mt-2 grid gap-1"
      style={{ gridTemplateColumns: `repeat(${faces.length}, minmax(0, 1fr))` }}
    >
      {faces.map((result, n) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a face is its number
          key={n}
          className="grid min-h-12 content-center justify-items-center rounded-lg border border-line bg-ground leading-tight"
          title={say({ key: `result-${result}`, params: {} })}
        >
          <span className="font-figures text-[14px] text-dim">{n + 1}</span>
          <b className="text-[17px]">{result === '-' ? '–' : result}</b>
        </li>
      ))}
    </ol>
  )
}
