'use client'

import dynamic from 'next/dynamic'
import { useEffect } from 'react'

// Panels that the first view of a table does not show on a phone. They are fetched when it stands.
const PANELS = {
  orders: () => import('./orders-panel').then(({ OrdersPanel }) => OrdersPanel),
  log: () => import('@/components/table/log-panel').then(({ LogPanel }) => LogPanel),
  recap: () => import('./recap-panel').then(({ RecapPanel }) => RecapPanel),
  tracks: () => import('./tracks-panel').then(({ TracksPanel }) => TracksPanel),
  more: () => import('./more-panel').then(({ MorePanel }) => MorePanel),
}
const loading = () => <div className="min-h-48" />

export const OrdersPanel = dynamic(PANELS.orders, { ssr: false, loading })
export const LogPanel = dynamic(PANELS.log, { ssr: false, loading })
export const RecapPanel = dynamic(PANELS.recap, { ssr: false, loading })
export const TracksPanel = dynamic(PANELS.tracks, { ssr: false, loading })
export const MorePanel = dynamic(PANELS.more, { ssr: false, loading })

/** Milliseconds after which a busy or old browser fetches them all the same. */
const PATIENCE = 3000

/** Fetches the panels when nothing else is to be done, so that they open at once and without a connection. */
export function useLaterPanels(): void {
  useEffect(() => {
    const fetchAll = () => {
      for (const panel of Object.values(PANELS)) panel().catch(() => undefined)
    }
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchAll, PATIENCE)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(fetchAll, { timeout: PATIENCE })
    return () => cancelIdleCallback(idle)
  }, [])
}
