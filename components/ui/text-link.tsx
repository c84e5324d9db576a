import Link from 'next/link'
import type { ReactNode } from 'react'

/** A link that stands by itself, as high as a finger needs. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="inline-flex min-h-12 items-center font-bold underline underline-offset-4">
      {children}
    </Link>
  )
}
