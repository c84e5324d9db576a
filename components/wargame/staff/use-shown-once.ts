import { useEffect, useRef } from 'react'

/** Leads the map once to where a card is about, as soon as it is known; afterwards its reader looks where he likes. */
export function useShownOnce(hexes: readonly string[], onShow: (hexes: readonly string[]) => void): void {
  const isShown = useRef(false)
  useEffect(() => {
    if (isShown.current || hexes.length === 0) return
    isShown.current = true
    onShow(hexes)
  }, [hexes, onShow])
}
