'use client'

import type { ReactNode } from 'react'

interface Props<Id extends string> {
  legend: string
  options: readonly { id: Id; label: ReactNode; lang?: string }[]
  chosen: Id
  busy?: boolean
  onChoose: (id: Id) => void
}

const COLUMNS = ['', '', 'grid-cols-2', 'grid-cols-3'] as const

/** A few things of which one holds, side by side; a touch chooses another at once. */
export const OneOf = <Id extends string>({ legend, options, chosen, busy, onChoose }: Props<Id>) => (
  <fieldset aria-busy={busy}>
    <legend className="text-[15px] font-extrabold">{legend}</legend>
    <div className={`mt-1 grid gap-2 ${COLUMNS[options.length] ?? ''}`}>
      {options.map(({ id, label, lang }) => (
        <button
          key={id}
          type="button"
          lang={lang}
          aria-pressed={id === chosen}
          className={`min-h-12 rounded-xl border px-3 leading-tight font-bold ${id === chosen ? 'border-mark bg-second' : 'border-line'}`}
          onClick={() => onChoose(id)}
        >
          {label}
        </button>
      ))}
    </div>
  </fieldset>
)
