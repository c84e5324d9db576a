'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { pause } from '@/components/table/api'
import type { GameControls, PlanControls, ServedGame } from '@/components/table/game-controls'
import { keepPlan, keptPlan, onPlansChanged } from './kept-plans'
import {
  isOwn,
  isPutOff,
  mayLeave,
  type OrderBody,
  type Plan,
  type Planned,
  planAfter,
  planAnew,
  planTried,
  planWith,
  planWithout,
} from './plan'
import { fetchPlanner, type Outlook, type Planner } from './planner'

/** Milliseconds until an order is sent again that the server could not answer. */
const LATER = 8000

/**
 * Lets a table be played on without a connection, on what its player sees: orders are previewed by the rules, kept on
 * this device, and sent one by one when the server answers again. It judges each; what it does not take is held until
 * the player has decided again.
 */
export function usePlan(game: ServedGame): GameControls {
  const { answer, lastSeen, busy, deliver } = game
  const id = answer?.game ?? null
  const { plan: kept, put, latest, unkept } = useKeptPlan(id)
  // What somebody else has planned on this device is neither shown nor sent, and stays as it is.
  const plan = kept && answer && isOwn(kept, answer) ? kept : null
  const taken = kept !== null && plan === null
  const lost = taken && lastSeen === null && answer !== null && !answer.seats.includes(kept.side)
  const planner = usePlanner(game, lastSeen !== null || plan !== null)
  const waiting = plan && !plan.held ? plan : null

  const outlook = useMemo((): Outlook | null => {
    if (!answer || !waiting || waiting.side !== answer.viewer) return null
    // Until it can be previewed, nothing is to be added to it.
    const { view } = answer
    const blind: Outlook = { view, legal: [], end: planner ? 'unknown' : null }
    const orders = waiting.orders.map(({ order }) => order)
    try {
      return planner ? planner(view, answer.legal, orders) : blind
    } catch (error) {
      // The server will judge what this browser cannot; a table must open all the same.
      console.error(error)
      return blind
    }
  }, [planner, answer, waiting])

  const sending = useRef(false)
  const [round, setRound] = useState(0)
  const due = waiting !== null && answer !== null && lastSeen === null && !busy
  // biome-ignore lint/correctness/useExhaustiveDependencies: in each round what was put off is tried again
  useEffect(() => {
    if (!due || !waiting || sending.current) return
    sending.current = true
    const tried = planTried(waiting)
    const [{ id, order, seen }] = tried.orders as [Planned]
    put(tried)
    void deliver({ id, seen: seen!, side: tried.side, order }).then(async (reply) => {
      // Without a connection it is sent when there is one again.
      if (isPutOff(reply) && !('offline' in reply)) await pause(LATER)
      sending.current = false
      put(latest.current && planAfter(latest.current, id, reply))
      setRound((before) => before + 1)
    })
  }, [due, waiting, deliver, put, latest, round])

  const shown = useMemo(() => {
    if (!answer || (lastSeen === null && !outlook)) return answer
    const last = waiting?.orders.at(-1)
    return {
      ...answer,
      ...(outlook && waiting
        ? { view: outlook.view, legal: outlook.legal, version: answer.version + waiting.orders.length }
        : {}),
      // Everything else has to wait for the server.
      ...{
        mayTakeBack: last !== undefined && waiting !== null && mayLeave(waiting, last),
        offers: [],
        may: [],
      },
    }
  }, [answer, lastSeen, outlook, waiting])

  const send = async (order: OrderBody | readonly OrderBody[]): Promise<number> => {
    if (!answer || busy) return 0
    if (!planner || plan?.held || taken) return game.send(order)
    if (waiting || lastSeen !== null) {
      const orders = [order].flat()
      put(orders.reduce<Plan | null>((plan, one) => planWith(plan, answer, one), waiting))
      return orders.length
    }
    // Of several it can be asked again whether they have arrived, but not of one of them.
    if (!('type' in order)) return game.send(order)
    return game.send(order, (sent) => put(planWith(null, answer, order, sent)))
  }
  const takeBack = async (): Promise<boolean> => {
    const last = waiting?.orders.at(-1)
    if (!waiting || !last) return game.takeBack()
    put(planWithout(waiting, last))
    return true
  }
  const controls = (): PlanControls | null => {
    if (lost) {
      const drop = () => put(null)
      const { orders } = kept
      return {
        orders,
        held: 'lost',
        end: null,
        unkept,
        base: answer.view,
        remove: drop,
        clear: drop,
        sendAnew: drop,
      }
    }
    const mayBegin = planner !== null && !taken && lastSeen !== null && (answer?.legal.length ?? 0) > 0
    if (!answer || (!plan && !mayBegin)) return null
    return {
      orders: plan?.orders ?? [],
      held: plan?.held ?? null,
      end: outlook?.end ?? null,
      unkept,
      base: answer.view,
      remove: (order) => plan && put(planWithout(plan, order)),
      clear: () =>
        plan && put(plan.orders.reduce<Plan | null>((left, one) => left && planWithout(left, one), plan)),
      sendAnew: () => plan && put(planAnew(plan, answer)),
    }
  }
  return { ...game, answer: shown, send, takeBack, plan: controls() }
}

/** The planner of this game, once it has been fetched; for its players only. */
function usePlanner({ answer }: ServedGame, needed: boolean): Planner | null {
  const [planner, setPlanner] = useState<Planner | null>(null)
  const kind = needed && answer?.stage === 'play' && answer.seats.length > 0 ? answer.kind : null
  useEffect(() => {
    if (kind === null) return
    const fetchIt = async () => {
      const found = await fetchPlanner(kind).catch(() => null)
      if (found) setPlanner(() => found)
    }
    void fetchIt()
  }, [kind])
  return planner
}

/** The plan for a game as it is kept on this device, in whatever tab it was changed. */
function useKeptPlan(id: string | null) {
  const [plan, setPlan] = useState<Plan | null>(null)
  const [unkept, setUnkept] = useState(false)
  const latest = useRef(plan)
  const show = useCallback((next: Plan | null) => {
    latest.current = next
    setPlan(next)
  }, [])
  useEffect(() => {
    if (id === null) return
    const read = () => show(keptPlan(id))
    read()
    return onPlansChanged(read)
  }, [id, show])
  const put = useCallback(
    (next: Plan | null) => {
      show(next)
      if (id !== null) setUnkept(!keepPlan(id, next) && next !== null)
    },
    [id, show],
  )
  return { plan, put, latest, unkept }
}
