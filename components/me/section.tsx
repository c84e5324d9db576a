import type { ReactNode } from 'react'

/** One part of the page about oneself. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid content-start gap-3 border-t border-line pt-4">
      <h2 className="font-display text-2xl leading-tight">{title}</h2>
      {children}
    </section>
  )
}

export const FIELD =
  'min-h-12 w-full rounded-xl border border-line bg-second px-3 text-[17px] font-medium text-ink'
