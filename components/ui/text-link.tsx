import type { ReactNode } from 'react'

/** A link that stands by itself, as high as a finger needs. Without Next's router: every page would load it. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-12 min-w-12 items-center font-bold underline underline-offset-4"
    >
      {children}
    </a>
  )
}
