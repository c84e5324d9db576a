'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { OrderBody } from '@/components/offline/plan'
import type { PlanControls } from '@/components/offline/use-plan'
import type { Words } from '@/lib/kernel/decision'
import type { Line } from '@/lib/kernel/game'
import type { AffairAsked } from '@/lib/play/affairs-api'
import type { ApiError, GameAnswer, OrderRequest, VersionAnswer } from '@/lib/play/api'
import type { NonceRequest } from '@/lib/play/dice-api'
import { api, pause, RETRY_MS, type Reply, requestId } from './api'
import { toldOf } from './told'
import { troubleOf } from './trouble'
import { useDueNumber } from './use-due-number'
import { useComputer, useKept, useRemembered } from './use-duties'
import { usePolling } from './use-polling'

export type LogLine = Line & { n: number; id: string; time: string }

/** Something the player must be told: a refusal with its rule, or trouble. */
export interface Notice {
  words: Words
  cite: string | null
  at: readonly string[]
}

export interface GameState {
  answer: GameAnswer | null
  log: readonly LogLine[]
  /** How many lines of the log have been seen; what comes after is news. */
  told: number
  missing: boolean
  /** When it was like that, in milliseconds since 1970, if there is no connection now. */
  lastSeen: number | null
  /** The server has gone back behind what it told this page. */
  behind: boolean
  busy: boolean
  notice: Notice | null
  /** Messages of the other player that have not been read. */
  unread: number
}

export interface GameControls extends GameState {
  /** Orders that wait for a connection, or that may be planned without one; null: none, or not here. */
  plan: PlanControls | null
  send: (order: OrderBody) => Promise<boolean>
  takeBack: () => Promise<boolean>
  /** Settles something beside the rules. */
  settle: (affair: AffairAsked) => Promise<boolean>
  /** Says something of this browser's number for the dice. */
  sayNumber: (body: NonceRequest) => Promise<boolean>
  /** Look through the eyes of a side; at a hot seat only. */
  lookAs: (side: string) => Promise<void>
  reload: () => Promise<void>
  dismiss: () => void
  /** The news up to here have been read. */
  markTold: () => void
  skip: () => void
  /** True while the player does not care to see each step of the computer. */
  hurry: { readonly current: boolean }
}

/** The table without plans: all that the server has a part in. */
export interface ServedGame extends Omit<GameControls, 'plan'> {
  /** Repeats the order until the server answers, or hands it over once there is no connection. */
  send: (order: OrderBody, lost?: (sent: { id: string; seen: number }) => void) => Promise<boolean>
  /** Sends an order once, and shows what came of it. */
  deliver: (request: Omit<OrderRequest, 'since'>) => Promise<Reply<GameAnswer>>
}

const START: GameState = {
  answer: null,
  log: [],
  told: 0,
  missing: false,
  lastSeen: null,
  behind: false,
  busy: false,
  notice: null,
  unread: 0,
}

/**
 * The table as the server tells it: reading, polling, sending orders, letting the computer play on. `first`: as it came
 * with the page, or as it was kept at `keptAt`.
 */
export function useGame(id: string, first: GameAnswer | null, keptAt: number | null = null): ServedGame {
  const [state, setState] = useState<GameState>(
    first ? { ...START, answer: first, log: first.log, told: first.logLength, lastSeen: keptAt } : START,
  )
  /** When the server last answered. */
  const heard = useRef(keptAt ?? Date.now())
  const latest = useRef(state)
  latest.current = state
  const as = useRef<string | null>(null)
  const fast = useRef(false)

  const lose = useCallback(() => {
    setState((before) => (before.lastSeen === null ? { ...before, lastSeen: heard.current } : before))
  }, [])

  const take = useCallback((answer: GameAnswer) => {
    heard.current = Date.now()
    setState((before) => {
      // An answer that was overtaken by a later one is dropped.
      const same = before.answer?.viewer === answer.viewer
      if (same && before.answer && answer.version < before.answer.version)
        return { ...before, lastSeen: null }
      const first = answer.log[0]?.n ?? answer.logLength
      const kept = same ? before.log.filter((line) => line.n < Math.min(first, answer.logLength)) : []
      const log = [...kept, ...answer.log]
      const told = before.answer && same ? toldOf(before, log) : answer.logLength
      return { ...before, answer, log, told, lastSeen: null, behind: false, missing: false }
    })
  }, [])

  const fail = useCallback(
    (error: ApiError, status: number) => {
      if (error.now) take(error.now)
      if (status === 404) setState((before) => ({ ...before, missing: true }))
      setState((before) => ({ ...before, notice: noticeOf(error) }))
    },
    [take],
  )

  const settle = useCallback(
    (reply: Reply<GameAnswer>): boolean => {
      if ('ok' in reply) {
        take(reply.ok)
        return true
      }
      if ('offline' in reply) lose()
      else fail(reply.error, reply.status)
      return false
    },
    [take, fail, lose],
  )

  const since = useCallback(() => (latest.current.answer ? latest.current.log.length : 0), [])

  /** The same, but from the first on where lines may have been taken back: by what the players agreed on, or unseen. */
  const safely = useCallback(() => {
    const { answer, lastSeen } = latest.current
    return answer?.mayTakeBack || lastSeen !== null ? 0 : since()
  }, [since])

  const readFrom = useCallback(
    async (line: number) => {
      const reply = await api.read(id, line, as.current)
      if ('error' in reply && reply.status === 404) setState((before) => ({ ...before, missing: true }))
      else settle(reply)
    },
    [id, settle],
  )
  const reload = useCallback(() => readFrom(safely()), [readFrom, safely])

  /** Repeats a request under the same name until the server has answered; it is carried out once. */
  const insist = useCallback(
    async (request: () => Promise<Reply<GameAnswer>>, lost?: () => void): Promise<boolean> => {
      setState((before) => ({ ...before, busy: true, notice: null }))
      let reply = await request()
      while ('offline' in reply) {
        lose()
        if (lost) {
          lost()
          setState((before) => ({ ...before, busy: false }))
          return true
        }
        await pause(RETRY_MS)
        reply = await request()
      }
      const good = settle(reply)
      setState((before) => ({ ...before, busy: false }))
      return good
    },
    [settle, lose],
  )

  const send = useCallback(
    async (order: OrderBody, lost?: (sent: { id: string; seen: number }) => void): Promise<boolean> => {
      const { answer, busy } = latest.current
      if (!answer || busy) return false
      const undo = order.type === 'takeBack'
      const body = {
        id: requestId(),
        seen: answer.version,
        side: answer.viewer,
        order,
        // What is taken back leaves the log, so it is read anew.
        since: undo ? 0 : since(),
      }
      setState((before) => ({ ...before, told: undo ? 0 : before.log.length }))
      const good = await insist(() => api.order(id, body), lost && (() => lost(body)))
      if (undo) setState((before) => ({ ...before, told: before.log.length }))
      return good
    },
    [id, insist, since],
  )

  const deliver = useCallback(
    async (request: Omit<OrderRequest, 'since'>): Promise<Reply<GameAnswer>> => {
      setState((before) => ({ ...before, busy: true, notice: null }))
      const reply = await api.order(id, { ...request, since: since() })
      settle(reply)
      // That the game has moved on is told with the plan, and what has happened beside it.
      const moved = 'error' in reply && reply.error.error === 'stale'
      setState((before) => ({ ...before, busy: false, notice: moved ? null : before.notice }))
      return reply
    },
    [id, settle, since],
  )

  const settleAffair = useCallback(
    async (affair: AffairAsked): Promise<boolean> => {
      const { answer, busy, log } = latest.current
      if (!answer || busy) return false
      const body = { id: requestId(), seen: answer.version, side: answer.viewer, affair, since: safely() }
      setState((before) => ({ ...before, told: log.length }))
      return insist(() => api.affair(id, body))
    },
    [id, insist, safely],
  )

  const lookAs = useCallback(
    async (side: string) => {
      as.current = side
      const reply = await api.read(id, 0, side)
      settle(reply)
    },
    [id, settle],
  )

  // What came with the page need not be asked for.
  useEffect(() => {
    if (!first || keptAt !== null) void reload()
  }, [first, keptAt, reload])
  useEffect(() => {
    window.addEventListener('offline', lose)
    return () => window.removeEventListener('offline', lose)
  }, [lose])

  // With the last number the game begins, and its first lines come with the answer.
  const sayNumber = useCallback(
    (body: NonceRequest) => insist(() => api.nonce(id, { ...body, since: 0 })),
    [id, insist],
  )
  useDueNumber(latest, state.answer?.dice ? state.answer.version : null, sayNumber)
  useComputer(id, state.answer, fast, settle, since)
  usePolling(state.answer, state.lastSeen !== null, async () => {
    const { answer } = latest.current
    const ask = () => api.version(id, answer && answer.seats.length > 1 ? answer.viewer : null)
    const reply = await ask()
    if ('offline' in reply) lose()
    else if ('status' in reply && reply.status === 404 && !latest.current.missing) await reload()
    else if ('status' in reply && reply.status === 403) {
      // At a hot seat the side that was looked on as is the computer's now.
      as.current = null
      await readFrom(0)
    } else if ('ok' in reply) {
      heard.current = Date.now()
      const { unread, viewer } = reply.ok
      // Somebody else has the seat now: what is to be seen here is told anew, to who only watches.
      if (answer && viewer !== answer.viewer) return readFrom(0)
      setState((before) => (before.unread === unread ? before : { ...before, unread }))
      // What was known before it was asked, it must know; asked twice, as a copy may lag for a moment.
      const isBehind = (now: Reply<VersionAnswer>) =>
        'ok' in now && answer !== null && now.ok.version < answer.version
      const behind = isBehind(reply) && isBehind(await ask())
      if (behind !== latest.current.behind) setState((before) => ({ ...before, behind }))
      const moved = reply.ok.version !== latest.current.answer?.version
      if (moved || latest.current.lastSeen !== null || latest.current.missing) await reload()
    }
  })

  useRemembered(state.answer)
  useKept(id, state, heard)

  return {
    ...state,
    send,
    deliver,
    takeBack: () => send({ type: 'takeBack' }),
    settle: settleAffair,
    sayNumber,
    lookAs,
    reload,
    dismiss: () => setState((before) => ({ ...before, notice: null })),
    markTold: () => setState((before) => ({ ...before, told: before.log.length })),
    skip: () => {
      fast.current = true
    },
    hurry: fast,
  }
}

const noticeOf = (error: ApiError): Notice => ({
  words: error.because ?? { key: troubleOf(error), params: {} },
  cite: error.no ?? null,
  at: error.at ?? [],
})
