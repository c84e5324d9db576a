import type { Forecast } from '../port'
import { dotted } from '../text/dotted'
import { useTableWords } from '../text/words'

/** What each face of the die would give, side by side, and in a word what that is: nobody needs a chart. */
export function DieFaces({ forecast: { throws = [] } }: { forecast: Forecast }) {
  const { tell, own, say } = useTableWords()
  if (throws.length === 0) return null
  const look =
    throws.length > 1 ? 'min-h-9 grid-flow-col items-center gap-1.5' : 'min-h-12 justify-items-center'
  const results = new Set(throws.flatMap(({ faces }) => faces))
  return (
    <div className="grid gap-1">
      {throws.map(({ of, faces }) => {
        const label = of ? say(of) : tell('fight.faces')
        return (
          <div key={label}>
            {of ? <p className="text-[15px] leading-tight">{label}</p> : null}
            <ol
              aria-label={label}
              className="grid gap-1"
              style={{ gridTemplateColumns: `repeat(${faces.length}, minmax(0, 1fr))` }}
            >
              {faces.map((result, n) => (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: a face is its number
                  key={n}
                  className={`grid content-center justify-center rounded-lg border border-line bg-ground leading-tight ${look}`}
                >
                  <span className="font-figures text-[14px] text-dim">{n + 1}</span>
                  <b className="text-[17px]">{result === '-' ? '–' : result}</b>
                </li>
              ))}
            </ol>
          </div>
        )
      })}
      <p className="text-[14px] leading-tight text-dim">
        {dotted([...results].map((result) => own(`die.${result}`, {}, '')).filter(Boolean))}
      </p>
    </div>
  )
}
