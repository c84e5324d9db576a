'use client'

import { useRef, useState } from 'react'

// biome-ignore lint/suspicious/noExplicitAny: what they take is theirs
type Handlers = Readonly<Record<string, (...args: any[]) => void>>

/** The same functions at every render, each doing what the newest of its name does: nothing is rendered anew for them. */
export function useSteady<Named extends Handlers>(newest: Named): Named {
  const latest = useRef(newest)
  latest.current = newest
  const [steady] = useState(
    () =>
      Object.fromEntries(
        Object.keys(newest).map((name) => [name, (...args: unknown[]) => latest.current[name]!(...args)]),
      ) as Named,
  )
  return steady
}
