import type { ReactNode } from 'react'

/** A hint of the guide, as a card above the prompt. */
export interface Hint {
  /** Which it is, of how many. */
  step: string
  text: string
}

/** `children`: what can be done about it. Until that has come its room is kept, so that nothing jumps. */
export function HintCard({
  title,
  hint: { step, text },
  className = '',
  children,
}: {
  title: string
  hint: Hint
  className?: string
  children?: ReactNode
}) {
  return (
    <aside
      aria-label={title}
      data-testid={children ? 'coach' : undefined}
      className={`mb-2 rounded-xl in-data-[stop=full]:hidden [@media(max-height:30rem)]:in-data-[stop=half]:hidden border border-mark bg-mark/12 pt-2 pl-3 text-[15px] leading-snug ${className}`}
    >
      <p className="pr-3">
        <span className="text-dim">{step}</span> {text}
      </p>
      <div className="flex min-h-12 flex-wrap items-center justify-end">{children}</div>
    </aside>
  )
}
