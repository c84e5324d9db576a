import type { ReactNode } from 'react'
import { TextLink } from './text-link'

interface Props {
  back: { href: string; says: string }
  title: string
  lead?: string | null
  children: ReactNode
}

/** A page that is read: the way back, a heading, and below them what it tells, which a desk may set in two columns. */
export const WidePage = ({ back, title, lead, children }: Props) => (
  <main className="mx-auto grid min-h-dvh max-w-xl content-start gap-5 px-5 pb-16 lg:max-w-5xl">
    <nav>
      <TextLink href={back.href}>{back.says}</TextLink>
    </nav>
    <header className="grid gap-1">
      <h1 className="font-display text-4xl leading-tight wrap-anywhere">{title}</h1>
      {lead ? <p className="text-dim">{lead}</p> : null}
    </header>
    {children}
  </main>
)

/** Two parts of such a page: side by side on a desk. */
export const TwoColumns = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-7 lg:grid-cols-2 lg:items-start lg:gap-x-12">{children}</div>
)

/** A part of such a page with a heading of its own. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid content-start gap-3 border-t border-line pt-4">
    <h2 className="font-display text-2xl leading-tight">{title}</h2>
    {children}
  </section>
)
