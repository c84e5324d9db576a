'use client'

import { SHADES } from './ui/shade'
import { useShade } from './ui/use-shade'
import { useWords } from './words'

/** Day, night, or as the system has it. */
export function ShadeSwitch() {
  const { ui } = useWords()
  const [shade, choose] = useShade()
  return (
    <fieldset>
      <legend className="text-[15px] font-extrabold">{ui('shade.title')}</legend>
      <div className="mt-1 grid grid-cols-3 gap-2">
        {SHADES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === shade}
            className={`min-h-12 rounded-xl border px-3 font-bold ${one === shade ? 'border-mark bg-second' : 'border-line'}`}
            onClick={() => choose(one)}
          >
            {ui(`shade.${one}`)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
