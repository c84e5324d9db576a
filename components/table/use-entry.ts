'use client'

import { useEffect, useState } from 'react'

const ENTRY = /^#entry-(\d{1,6})$/

/** The line of the log that is looked at: the one chosen last, by a tap or by an address that ends with #entry-7. */
export function useEntry(onOpen: (n: number) => void): [number | null, (n: number | null) => void] {
  const [entry, setEntry] = useState<number | null>(null)
  useEffect(() => {
    const read = () => {
      const n = ENTRY.exec(window.location.hash)?.[1]
      if (n === undefined) return
      setEntry(Number(n))
      onOpen(Number(n))
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [onOpen])
  return [entry, setEntry]
}
