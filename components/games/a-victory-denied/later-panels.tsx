'use client'

import dynamic from 'next/dynamic'
import { useEffect } from 'react'
import { PLANNERS } from '@/components/games/planners'
import { keepPage } from '@/components/offline/keep-page'
import { fetchRuleCard } from '@/components/rules/rule-cards'
import { whenIdle } from '@/components/ui/when-idle'
import { useWords } from '@/components/words'

// Panels that the first view of a table does not show on a phone. They are fetched when it stands.
const PANELS = {
  orders: () => import('./orders-panel').then(({ OrdersPanel }) => OrdersPanel),
  log: () => import('@/components/table/log-panel').then(({ LogPanel }) => LogPanel),
  offers: () => import('@/components/table/offer-cards').then(({ OfferCards }) => OfferCards),
  outage: () => import('@/components/table/outage-line').then(({ OutageLine }) => OutageLine),
  recap: () => import('./recap-panel').then(({ RecapPanel }) => RecapPanel),
  plan: () => import('./plan-panel').then(({ PlanPanel }) => PlanPanel),
  tracks: () => import('./tracks-panel').then(({ TracksPanel }) => TracksPanel),
  more: () => import('./more-panel').then(({ MorePanel }) => MorePanel),
}
const loading = () => <div className="min-h-48" />

export const OrdersPanel = dynamic(PANELS.orders, { ssr: false, loading })
export const LogPanel = dynamic(PANELS.log, { ssr: false, loading })
export const OfferCards = dynamic(PANELS.offers, { ssr: false })
export const OutageLine = dynamic(PANELS.outage, { ssr: false })
export const RecapPanel = dynamic(PANELS.recap, { ssr: false, loading })
export const PlanPanel = dynamic(PANELS.plan, { ssr: false })
export const TracksPanel = dynamic(PANELS.tracks, { ssr: false, loading })
export const MorePanel = dynamic(PANELS.more, { ssr: false, loading })

/**
 * Once the table stands and nothing else is to be done, fetches the panels, and what previews orders without a
 * connection: so they are there at once, and when there is none.
 */
export function useLaterPanels(stands: boolean): void {
  const { language } = useWords()
  useEffect(() => {
    if (!stands) return
    const planner = PLANNERS['a-victory-denied']!
    const parts: (() => Promise<unknown>)[] = [...Object.values(PANELS), fetchRuleCard, planner]
    let gone = false
    let cancel = () => {}
    // One after the other, each when nothing else is to be done; one that cannot be had keeps none of the others away.
    const next = () => {
      const part = parts.shift()
      const done = () => {
        if (!gone) cancel = whenIdle(next)
      }
      if (part) void part().then(done, done)
      else void keepPage(language).catch(() => undefined)
    }
    cancel = whenIdle(next)
    return () => {
      gone = true
      cancel()
    }
  }, [stands, language])
}
