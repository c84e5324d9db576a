'use client'

interface Props {
  /** Of the group of radio buttons. */
  name: string
  legend: string
  value: string
  options: readonly { id: string; label: string }[]
  onPick: (id: string) => void
  columns?: 1 | 2 | 3
}

const GRID = { 1: '', 2: 'grid-cols-2', 3: 'grid-cols-3' } as const

/** One of a few, each as high as a finger needs. */
export function Choice({ name, legend, value, options, onPick, columns = 2 }: Props) {
  return (
    <fieldset>
      <legend className="text-[15px]">{legend}</legend>
      <div className={`mt-1 grid gap-2 ${GRID[columns]}`}>
        {options.map(({ id, label }) => (
          <label
            key={id}
            className={`flex min-h-12 items-center gap-2.5 rounded-xl border px-3 py-1.5 leading-tight font-bold ${value === id ? 'border-mark bg-second' : 'border-line'}`}
          >
            <input
              type="radio"
              name={name}
              checked={value === id}
              onChange={() => onPick(id)}
              className="size-5 shrink-0 accent-primary"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
