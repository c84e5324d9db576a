'use client'

import { type KeyboardEvent as MapKey, useEffect, useRef } from 'react'
import { usePort } from '../game'
import type * as Keys from './keys'

let keys: typeof Keys | null = null
/** Fetched when the table stands, or with the first key. */
export const fetchKeys = async () => {
  keys ??= await import('./keys')
  return keys
}
/** Keys that do what they do elsewhere where the map has no use for them. */
const OWN = /^(Tab|Enter| |Escape|Arrow)/

/** The keys of the desk: those of the map while it has the focus, the letters anywhere but in a text field. */
export function useKeys(table: Omit<Keys.Desk, 'port'>): (event: MapKey<HTMLDivElement>) => void {
  const port = usePort()
  const latest = useRef({ ...table, port })
  latest.current = { ...table, port }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.altKey || event.defaultPrevented) return
      if (target.closest('input:not([type=checkbox]), textarea, select')) return
      // What is read over the table has the keys, wherever in it the focus is.
      if (document.querySelector('dialog[open]')) return
      const key = (event.ctrlKey || event.metaKey ? '^' : '') + event.key.toLowerCase()
      if (!keys) void fetchKeys().then(({ onKey }) => onKey(latest.current, key))
      else if (keys.onKey(latest.current, key)) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (keys) return keys.onMapKey(latest.current, event)
    if (!OWN.test(event.key)) return
    event.preventDefault()
    void fetchKeys().then(({ onMapKey }) => onMapKey(latest.current, event))
  }
}
