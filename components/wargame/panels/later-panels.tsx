'use client'

import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { keepPage } from '@/components/offline/keep-page'
import { fetchRuleCard } from '@/components/rules/rule-cards'
import { whenIdle } from '@/components/ui/when-idle'
import { useWords } from '@/components/words'
import { useTableGame } from '../game'
import { fetchKeys } from '../screen/use-keys'

// Panels that the first view of a table does not show on a phone. They are fetched when it stands, a few at a time.
/** A part that is fetched when it is wanted; `here`: what it is, once it has come. */
function partOf<Part>(load: () => Promise<Part>) {
  const part = async () => {
    part.here = await load()
    return part.here
  }
  part.here = null as Part | null
  return part
}
const turn = partOf(() => import('./turn-parts'))
const news = partOf(() => import('./news-parts'))
const past = partOf(() => import('./past-parts'))
const choice = partOf(() => import('./choice-panel'))
const legend = partOf(() => import('../legend/legend-panel'))
const more = partOf(() => import('./more-panel'))
const staff = partOf(() => import('../staff/staff-parts'))
const PARTS = [turn, fetchKeys, choice, news, past, legend, more, staff]
/**
 * A panel of a part, and how much room it is given until it has come. One that is here is shown at once: to wait for it,
 * if only for a moment, would leave a gap for the third of a second for which React keeps what it shows meanwhile. What a
 * panel waits for itself leaves a gap in its own place alone, and hides no table.
 */
function later<Part, Props extends object>(
  part: ReturnType<typeof partOf<Part>>,
  panel: (part: Part) => ComponentType<Props>,
  room?: string,
): ComponentType<Props> {
  const Coming: ComponentType<Props> = lazy(async () => ({ default: panel(await part()) }))
  const meanwhile = room && <div className={room} />
  return (props) => {
    // Chosen once, so that a panel keeps what it holds.
    const [Panel] = useState(() => (part.here ? panel(part.here) : Coming))
    return (
      <Suspense fallback={meanwhile}>
        <Panel {...props} />
      </Suspense>
    )
  }
}
const MUCH = 'min-h-48'

export const Chances = later(turn, (part) => part.Chances)
export const Beneath = later(turn, (part) => part.Beneath)
export const Chosen = later(turn, (part) => part.Chosen, 'min-h-14')
export const Aimed = later(turn, (part) => part.Aimed, 'min-h-12')
export const Coach = lazy(async () => ({ default: (await turn()).Coach }))
export const DieFaces = later(turn, (part) => part.DieFaces, 'min-h-20')
export const RangeBars = later(turn, (part) => part.RangeBars, 'min-h-20')
export const BesideStrip = later(turn, (part) => part.BesideStrip)
export const FightPanel = later(turn, (part) => part.FightPanel, MUCH)
export const OrdersPanel = later(turn, (part) => part.OrdersPanel, MUCH)
export const StackTray = later(turn, (part) => part.StackTray, 'min-h-20')
export const MapButtons = later(turn, (part) => part.MapButtons)
export const ThrownDie = later(turn, (part) => part.ThrownDie)
export const SkipAll = later(turn, (part) => part.SkipAll)
export const ScreenReader = later(turn, (part) => part.ScreenReader)
export const Folders = later(turn, (part) => part.Folders, MUCH)
export const HerePanel = later(turn, (part) => part.HerePanel, MUCH)
export const HereStrip = later(turn, (part) => part.HereStrip, 'min-h-12')
export const VictoryPanel = later(turn, (part) => part.VictoryPanel)
export const Undone = later(turn, (part) => part.Undone, 'min-h-14')
export const WayPanel = later(turn, (part) => part.WayPanel, 'min-h-16')
export const ExposurePanel = later(turn, (part) => part.ExposurePanel)

export const NewsCard = later(news, (part) => part.NewsCard, 'mb-2 min-h-12')
export const NoticeCard = later(news, (part) => part.NoticeCard, 'mb-2 min-h-12')
export const ClockLine = later(news, (part) => part.ClockLine, 'min-h-5')
export const Over = later(news, (part) => part.Over, 'min-h-14')
export const OfferCards = later(news, (part) => part.OfferCards)
export const OutageLine = later(news, (part) => part.OutageLine)
export const RecapPanel = later(news, (part) => part.RecapPanel, MUCH)
export const PlanPanel = later(news, (part) => part.PlanPanel)
export const EndedBar = later(news, (part) => part.EndedBar)
export const NextGame = later(news, (part) => part.NextGame)
export const SparedNote = later(news, (part) => part.SparedNote)

export const LogPanel = later(past, (part) => part.LogPanel, MUCH)
export const WatchPanel = later(past, (part) => part.WatchedPanel, 'min-h-40')
export const TracksPanel = later(past, (part) => part.TracksPanel, MUCH)

export const ChoicePanel = later(choice, (part) => part.ChoicePanel, MUCH)

export const LegendPanel = later(legend, (part) => part.LegendPanel)

export const StaffPanel = later(staff, (part) => part.StaffPanel, MUCH)
export const StaffUndone = later(staff, (part) => part.StaffUndone)
export const TurnBoard = later(staff, (part) => part.TurnBoard)

export const MorePanel = later(more, (part) => part.MorePanel, MUCH)

/**
 * Once the table stands and nothing else is to be done, fetches the panels, and what previews orders without a
 * connection: so they are there at once, and when there is none.
 */
export function useLaterPanels(stands: boolean): void {
  const { language } = useWords()
  const { later: laterPort, preload } = useTableGame()
  useEffect(() => {
    if (!stands) return
    const parts: (() => Promise<unknown>)[] = [...PARTS, laterPort, fetchRuleCard, ...preload]
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
  }, [stands, language, laterPort, preload])
}
