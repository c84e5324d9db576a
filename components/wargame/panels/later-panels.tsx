'use client'

import dynamic from 'next/dynamic'
import { useEffect } from 'react'
import { keepPage } from '@/components/offline/keep-page'
import { fetchRuleCard } from '@/components/rules/rule-cards'
import { whenIdle } from '@/components/ui/when-idle'
import { useWords } from '@/components/words'
import { useTableGame } from '../game'
import { GuideToCome } from '../turn/guide'

// Panels that the first view of a table does not show on a phone. They are fetched when it stands.
const PANELS = {
  chances: () => import('../turn/chance-bar').then(({ ChanceBar }) => ChanceBar),
  choice: () => import('./choice-panel').then(({ ChoicePanel }) => ChoicePanel),
  fight: () => import('./fight-panel').then(({ FightPanel }) => FightPanel),
  coach: () => import('../turn/coach').then(({ Coach }) => Coach),
  orders: () => import('./orders-panel').then(({ OrdersPanel }) => OrdersPanel),
  log: () => import('@/components/table/log-panel').then(({ LogPanel }) => LogPanel),
  offers: () => import('@/components/table/offer-cards').then(({ OfferCards }) => OfferCards),
  outage: () => import('@/components/table/outage-line').then(({ OutageLine }) => OutageLine),
  overlays: () => import('../map/overlay-list').then(({ OverlayList }) => OverlayList),
  tray: () => import('../turn/stack-tray').then(({ StackTray }) => StackTray),
  recap: () => import('./recap-panel').then(({ RecapPanel }) => RecapPanel),
  plan: () => import('../offline/plan-panel').then(({ PlanPanel }) => PlanPanel),
  tracks: () => import('./tracks-panel').then(({ TracksPanel }) => TracksPanel),
  balance: () => import('./balance-panel').then(({ BalancePanel }) => BalancePanel),
  ended: () => import('../turn/ended-bar').then(({ EndedBar }) => EndedBar),
  next: () => import('@/components/table/next-game').then(({ NextGame }) => NextGame),
  spared: () => import('./spared-note').then(({ SparedNote }) => SparedNote),
  die: () => import('../map/thrown-die').then(({ ThrownDie }) => ThrownDie),
  reader: () => import('../text/screen-reader').then(({ ScreenReader }) => ScreenReader),
  here: () => import('./here-strip').then(({ HereStrip }) => HereStrip),
  legend: () => import('../legend/legend-panel').then(({ LegendPanel }) => LegendPanel),
  victory: () => import('./victory-panel').then(({ VictoryPanel }) => VictoryPanel),
  way: () => import('../turn/way-panel').then(({ WayPanel }) => WayPanel),
  exposure: () => import('../turn/way-panel').then(({ ExposurePanel }) => ExposurePanel),
  more: () => import('./more-panel').then(({ MorePanel }) => MorePanel),
}
const loading = () => <div className="min-h-48" />

export const ChanceBar = dynamic(PANELS.chances, {
  ssr: false,
  loading: () => <div className="min-h-10 grow" />,
})
export const ChoicePanel = dynamic(PANELS.choice, { ssr: false, loading })
export const FightPanel = dynamic(PANELS.fight, { ssr: false, loading })
export const Coach = dynamic(PANELS.coach, { ssr: false, loading: GuideToCome })
export const OrdersPanel = dynamic(PANELS.orders, { ssr: false, loading })
export const LogPanel = dynamic(PANELS.log, { ssr: false, loading })
export const OfferCards = dynamic(PANELS.offers, { ssr: false })
export const OutageLine = dynamic(PANELS.outage, { ssr: false })
export const StackTray = dynamic(PANELS.tray, { ssr: false, loading: () => <div className="min-h-20" /> })
export const OverlayList = dynamic(PANELS.overlays, { ssr: false })
export const RecapPanel = dynamic(PANELS.recap, { ssr: false, loading })
export const PlanPanel = dynamic(PANELS.plan, { ssr: false })
export const TracksPanel = dynamic(PANELS.tracks, { ssr: false, loading })
export const BalancePanel = dynamic(PANELS.balance, {
  ssr: false,
  loading: () => <div className="min-h-12" />,
})
export const EndedBar = dynamic(PANELS.ended, { ssr: false })
export const NextGame = dynamic(PANELS.next, { ssr: false })
export const SparedNote = dynamic(PANELS.spared, { ssr: false })
export const ThrownDie = dynamic(PANELS.die, { ssr: false })
export const ScreenReader = dynamic(PANELS.reader, { ssr: false })
export const HereStrip = dynamic(PANELS.here, { ssr: false, loading: () => <div className="min-h-12" /> })
export const LegendPanel = dynamic(PANELS.legend, { ssr: false })
export const VictoryPanel = dynamic(PANELS.victory, { ssr: false })
export const WayPanel = dynamic(PANELS.way, { ssr: false, loading: () => <div className="min-h-16" /> })
export const ExposurePanel = dynamic(PANELS.exposure, { ssr: false })
export const MorePanel = dynamic(PANELS.more, { ssr: false, loading })

/**
 * Once the table stands and nothing else is to be done, fetches the panels, and what previews orders without a
 * connection: so they are there at once, and when there is none.
 */
export function useLaterPanels(stands: boolean): void {
  const { language } = useWords()
  const { later, preload } = useTableGame()
  useEffect(() => {
    if (!stands) return
    const parts: (() => Promise<unknown>)[] = [...Object.values(PANELS), later, fetchRuleCard, ...preload]
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
  }, [stands, language, later, preload])
}
