import type { ReactNode } from 'react'

interface Props {
  /** What lies behind the page on a desk. */
  ground: ReactNode
  /** What is seen above what it says. */
  art: ReactNode
  children: ReactNode
}

/** A page with one thing to say, whatever is drawn on it. */
export function PlainFrame({ ground, art, children }: Props) {
  return (
    <div className="lg:grid lg:min-h-dvh lg:content-center lg:py-8">
      {ground}
      <main className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-4 p-5 lg:min-h-0 lg:rounded-[20px] lg:border lg:border-line lg:bg-ground lg:p-7 lg:shadow-[0_8px_40px_rgba(40,25,5,.35)]">
        {art}
        {children}
      </main>
    </div>
  )
}
