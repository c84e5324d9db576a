'use client'

import type { ReactNode } from 'react'

const FIELD = 'min-h-12 w-full rounded-xl border border-line bg-ground px-3 text-[17px]'

interface Labelled {
  label: string
}

/** One of several, by name. */
export function Choice({
  label,
  spoken = false,
  value,
  options,
  onChange,
}: Labelled & {
  /** What stands around it says the same to whoever sees it. */
  spoken?: boolean
  value: string
  options: readonly (readonly [string, string])[]
  onChange: (value: string) => void
}) {
  return (
    <label className="grid gap-1 text-[15px]">
      <span className={spoken ? 'spoken' : ''}>{label}</span>
      <select className={FIELD} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([id, words]) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Something that is wished or not. */
export function Tick({
  label,
  checked,
  onChange,
}: Labelled & { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label className="flex min-h-12 items-center gap-3 text-[17px] leading-snug">
      <input
        type="checkbox"
        className="size-6 shrink-0 accent-primary"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  )
}

const two = (n: number) => String(n).padStart(2, '0')

/** A time of the day, in minutes. */
export function Time({
  label,
  minute,
  onChange,
}: Labelled & { minute: number; onChange: (minute: number) => void }) {
  return (
    <label className="grid gap-1 text-[15px]">
      <span>{label}</span>
      <input
        type="time"
        required
        className={FIELD}
        value={`${two(Math.floor(minute / 60))}:${two(minute % 60)}`}
        onChange={({ target }) => {
          const [hours, minutes] = target.value.split(':').map(Number)
          if (hours !== undefined && minutes !== undefined) onChange(hours * 60 + minutes)
        }}
      />
    </label>
  )
}

/** A line of text. */
export function Line({
  label,
  type,
  value,
  onChange,
}: Labelled & { type: 'email' | 'url'; value: string; onChange: (value: string) => void }) {
  return (
    <label className="grid gap-1 text-[15px]">
      <span>{label}</span>
      <input
        type={type}
        required
        autoComplete={type === 'email' ? 'email' : 'off'}
        spellCheck={false}
        className={FIELD}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-2">
    <h3 className="text-[15px] font-extrabold">{title}</h3>
    {children}
  </section>
)
