'use client'

import dynamic from 'next/dynamic'
import { useEffect } from 'react'
import { keepPage } from '@/components/offline/keep-page'
import { fetchRuleCard } from '@/components/rules/rule-cards'
import { whenIdle } from '@/components/ui/when-idle'
import { useWords } from '@/components/words'
import { useTableGame } from '../game'
import { fetchKeys } from '../screen/use-keys'
import { GuideToCome } from '../turn/guide'

// Panels that the first view of a table does not show on a phone. They are fetched when it stands, a few at a time.
const turn = () => import('./turn-parts')
const news = () => import('./news-parts')
const past = () => import('./past-parts')
const choice = () => import('./choice-panel')
const legend = () => import('../legend/legend-panel')
const more = () => import('./more-panel')
const PARTS = [turn, fetchKeys, choice, news, past, legend, more]
const loading = () => <div className="min-h-48" />

export const ChanceBar = dynamic(() => turn().then((part) => part.ChanceBar), {
  ssr: false,
  loading: () => <div className="min-h-10 grow" />,
})
export const Chosen = dynamic(() => turn().then((part) => part.Chosen), {
  ssr: false,
  loading: () => <div className="min-h-14" />,
})
export const Aimed = dynamic(() => turn().then((part) => part.Aimed), {
  ssr: false,
  loading: () => <div className="min-h-12" />,
})
export const Coach = dynamic(() => turn().then((part) => part.Coach), { ssr: false, loading: GuideToCome })
export const FightPanel = dynamic(() => turn().then((part) => part.FightPanel), { ssr: false, loading })
export const OrdersPanel = dynamic(() => turn().then((part) => part.OrdersPanel), { ssr: false, loading })
export const StackTray = dynamic(() => turn().then((part) => part.StackTray), {
  ssr: false,
  loading: () => <div className="min-h-20" />,
})
export const OverlayList = dynamic(() => turn().then((part) => part.OverlayList), { ssr: false })
export const ThrownDie = dynamic(() => turn().then((part) => part.ThrownDie), { ssr: false })
export const ScreenReader = dynamic(() => turn().then((part) => part.ScreenReader), { ssr: false })
export const HerePanel = dynamic(() => turn().then((part) => part.HerePanel), { ssr: false, loading })
export const HereStrip = dynamic(() => turn().then((part) => part.HereStrip), {
  ssr: false,
  loading: () => <div className="min-h-12" />,
})
export const VictoryPanel = dynamic(() => turn().then((part) => part.VictoryPanel), { ssr: false })
export const WayPanel = dynamic(() => turn().then((part) => part.WayPanel), {
  ssr: false,
  loading: () => <div className="min-h-16" />,
})
export const ExposurePanel = dynamic(() => turn().then((part) => part.ExposurePanel), { ssr: false })

export const NewsCard = dynamic(() => news().then((part) => part.NewsCard), {
  ssr: false,
  loading: () => <div className="mb-2 min-h-12" />,
})
export const Over = dynamic(() => news().then((part) => part.Over), {
  ssr: false,
  loading: () => <div className="min-h-14" />,
})
export const OfferCards = dynamic(() => news().then((part) => part.OfferCards), { ssr: false })
export const OutageLine = dynamic(() => news().then((part) => part.OutageLine), { ssr: false })
export const RecapPanel = dynamic(() => news().then((part) => part.RecapPanel), { ssr: false, loading })
export const PlanPanel = dynamic(() => news().then((part) => part.PlanPanel), { ssr: false })
export const BalancePanel = dynamic(() => news().then((part) => part.BalancePanel), {
  ssr: false,
  loading: () => <div className="min-h-12" />,
})
export const EndedBar = dynamic(() => news().then((part) => part.EndedBar), { ssr: false })
export const NextGame = dynamic(() => news().then((part) => part.NextGame), { ssr: false })
export const SparedNote = dynamic(() => news().then((part) => part.SparedNote), { ssr: false })

export const LogPanel = dynamic(() => past().then((part) => part.LogPanel), { ssr: false, loading })
export const TracksPanel = dynamic(() => past().then((part) => part.TracksPanel), { ssr: false, loading })

export const ChoicePanel = dynamic(() => choice().then((part) => part.ChoicePanel), { ssr: false, loading })
export const LegendPanel = dynamic(() => legend().then((part) => part.LegendPanel), { ssr: false })
export const MorePanel = dynamic(() => more().then((part) => part.MorePanel), { ssr: false, loading })

/**
 * Once the table stands and nothing else is to be done, fetches the panels, and what previews orders without a
 * connection: so they are there at once, and when there is none.
 */
export function useLaterPanels(stands: boolean): void {
  const { language } = useWords()
  const { later, preload } = useTableGame()
  useEffect(() => {
    if (!stands) return
    const parts: (() => Promise<unknown>)[] = [...PARTS, later, fetchRuleCard, ...preload]
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
