'use client'

import { useCallback, useEffect, useState } from 'react'
import { DRAWN } from '@/components/map/pen'
import { handedOver } from './sent-once'

/** The map as this page was sent with it, which moves from what stands first to what comes after; null: there is none. */
let sent: Element | null | undefined

/** Milliseconds from the first drawing of the table's own map until it is shown, sharp or not. */
const PATIENCE = 2000

/** The map of a table as the server has drawn it, on a phone, until the table's own is as sharp, or somebody touches it. */
export function StillFront({ still }: { still: string | null }) {
  const [shown, setShown] = useState(sent !== null)
  useEffect(() => {
    const drop = () => {
      sent = null
      setShown(false)
    }
    // What is drawn is marked as sharp after it has told of it. A map that cannot be printed is better than none.
    let late: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      late ??= setTimeout(drop, PATIENCE)
      requestAnimationFrame(() => {
        if (document.querySelector('[data-testid=map][data-sharp]')) drop()
      })
    }
    const stop = new AbortController()
    const { signal } = stop
    window.addEventListener(DRAWN, look, { signal })
    for (const act of ['pointerdown', 'keydown', 'resize'])
      window.addEventListener(act, drop, { signal, capture: true })
    return () => {
      stop.abort()
      clearTimeout(late)
    }
  }, [])
  const adopt = useCallback((host: HTMLDivElement | null) => {
    if (!host) return
    sent ??= host.firstElementChild
    if (sent && sent.parentElement !== host) host.replaceChildren(sent)
  }, [])
  if (!shown) return null
  return (
    <div
      ref={adopt}
      aria-hidden="true"
      data-testid="still"
      className="pointer-events-none fixed inset-0 overflow-hidden select-none lg:hidden landscape:hidden"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own drawing
      dangerouslySetInnerHTML={{ __html: still ? handedOver(still) : '' }}
    />
  )
}
