import type { ButtonHTMLAttributes } from 'react'

const LOOKS = {
  primary: 'bg-primary text-primary-ink border-primary',
  second: 'bg-second text-ink border-line',
  quiet: 'bg-transparent text-ink border-transparent',
  warn: 'bg-warn-ground text-warn border-warn',
} as const

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: keyof typeof LOOKS
}

/** A button of at least 48 by 48 pixels that says what it does. */
export function Button({ look = 'second', className = '', type = 'button', ...rest }: Props) {
  return (
    <button
      type={type}
      className={`inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-xl border px-4 py-2 text-center text-[17px] leading-tight font-bold disabled:opacity-45 aria-disabled:opacity-45 ${LOOKS[look]} ${className}`}
      {...rest}
    />
  )
}
