'use client'

import { useEffect, useState } from 'react'

/** Milliseconds since 1970, anew now and then while somebody looks; null on the server, whose hour is not the reader's. */
export function useNow(every: number, on: boolean): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    if (!on) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every, on])
  return now
}
