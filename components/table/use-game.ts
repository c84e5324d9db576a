'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Words } from '@/lib/kernel/decision'
import type { Line } from '@/lib/kernel/game'
import type { AffairAsked, ApiError, GameAnswer, NonceRequest, VersionAnswer } from '@/lib/play/api'
import { api, type Reply, requestId } from './api'
import { rememberTable } from './my-tables'
import { troubleOf } from './trouble'
import { useDueNumber } from './use-due-number'
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
  offline: boolean
  /** The server has gone back behind what it told this page. */
  behind: boolean
  busy: boolean
  notice: Notice | null
  /** Messages of the other player that have not been read. */
  unread: number
}

export interface GameControls extends GameState {
  send: (order: { type: string } & Record<string, unknown>) => Promise<boolean>
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

const START: GameState = {
  answer: null,
  log: [],
  told: 0,
  missing: false,
  offline: false,
  behind: false,
  busy: false,
  notice: null,
  unread: 0,
}

/** Milliseconds between two steps of the computer, so that they can be followed: for each line that it brought. */
const STEP_MS = 900
const LINE_MS = 420
const MOST_STEP_MS = 4200
const TICK_MS = 100
const RETRY_MS = 2500

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** The table as the server tells it: reading, polling, sending orders, letting the computer play on. */
export function useGame(id: string, first: GameAnswer | null): GameControls {
  const [state, setState] = useState<GameState>(
    first ? { ...START, answer: first, log: first.log, told: first.logLength } : START,
  )
  const latest = useRef(state)
  latest.current = state
  const as = useRef<string | null>(null)
  const fast = useRef(false)

  const take = useCallback((answer: GameAnswer) => {
    setState((before) => {
      // An answer that was overtaken by a later one is dropped.
      const same = before.answer?.viewer === answer.viewer
      if (same && before.answer && answer.version < before.answer.version)
        return { ...before, offline: false }
      const first = answer.log[0]?.n ?? answer.logLength
      const kept = same ? before.log.filter((line) => line.n < Math.min(first, answer.logLength)) : []
      const log = [...kept, ...answer.log]
      const told = before.answer && same ? Math.min(before.told, answer.logLength) : answer.logLength
      return { ...before, answer, log, told, offline: false, behind: false, missing: false }
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
      if ('offline' in reply) setState((before) => ({ ...before, offline: true }))
      else fail(reply.error, reply.status)
      return false
    },
    [take, fail],
  )

  const since = useCallback(() => (latest.current.answer ? latest.current.log.length : 0), [])

  /** The same, but from the first on where lines may have been taken back by what the players agreed on. */
  const safely = useCallback(() => (latest.current.answer?.mayTakeBack ? 0 : since()), [since])

  const reload = useCallback(async () => {
    const reply = await api.read(id, safely(), as.current)
    if ('error' in reply && reply.status === 404) setState((before) => ({ ...before, missing: true }))
    else settle(reply)
  }, [id, settle, safely])

  /** Repeats a request under the same name until the server has answered; it is carried out once. */
  const insist = useCallback(
    async (request: () => Promise<Reply<GameAnswer>>): Promise<boolean> => {
      setState((before) => ({ ...before, busy: true, notice: null }))
      let reply = await request()
      while ('offline' in reply) {
        setState((before) => ({ ...before, offline: true }))
        await pause(RETRY_MS)
        reply = await request()
      }
      const good = settle(reply)
      setState((before) => ({ ...before, busy: false }))
      return good
    },
    [settle],
  )

  const send = useCallback(
    async (order: { type: string } & Record<string, unknown>): Promise<boolean> => {
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
      const good = await insist(() => api.order(id, body))
      if (undo) setState((before) => ({ ...before, told: before.log.length }))
      return good
    },
    [id, insist, since],
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
    if (!first) void reload()
  }, [first, reload])

  const sayNumber = useCallback((body: NonceRequest) => insist(() => api.nonce(id, body)), [id, insist])
  useDueNumber(latest, state.answer?.dice ? state.answer.version : null, sayNumber)
  useComputer(id, state.answer, fast, settle, since)
  usePolling(state.answer, state.offline, async () => {
    const { answer } = latest.current
    const ask = () => api.version(id, answer && answer.seats.length > 1 ? answer.viewer : null)
    const reply = await ask()
    if ('offline' in reply) setState((before) => ({ ...before, offline: true }))
    else if ('ok' in reply) {
      const { unread } = reply.ok
      setState((before) => (before.unread === unread ? before : { ...before, unread }))
      // What was known before it was asked, it must know; asked twice, as a copy may lag for a moment.
      const isBehind = (now: Reply<VersionAnswer>) =>
        'ok' in now && answer !== null && now.ok.version < answer.version
      const behind = isBehind(reply) && isBehind(await ask())
      if (behind !== latest.current.behind) setState((before) => ({ ...before, behind }))
      const moved = reply.ok.version !== latest.current.answer?.version
      if (moved || latest.current.offline) await reload()
    }
  })

  useRemembered(state.answer)

  return {
    ...state,
    send,
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

/** Keeps the table on the list of this device. */
function useRemembered(answer: GameAnswer | null): void {
  const seated = (answer?.seats.length ?? 0) > 0
  const { game, title = '', viewer = '', mode = 'watch' } = answer ?? {}
  useEffect(() => {
    if (!game) return
    rememberTable({ id: game, title, mode: seated || mode === 'watch' ? mode : 'spectator', side: viewer })
  }, [game, title, viewer, mode, seated])
}

/** While the computer is to move it is asked on, a step at a time. */
function useComputer(
  id: string,
  answer: GameAnswer | null,
  fast: { current: boolean },
  settle: (reply: Reply<GameAnswer>) => boolean,
  since: () => number,
): void {
  const version = answer?.computerToMove ? answer.version : null
  const running = useRef(false)
  /** Lines of the log when it last paused. */
  const heard = useRef(since())
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks once more, even if the last one failed
  useEffect(() => {
    if (version === null) {
      fast.current = false
      return
    }
    if (running.current) return
    running.current = true
    let gone = false
    const step = async () => {
      const now = since()
      const wait = Math.min(MOST_STEP_MS, STEP_MS + LINE_MS * (now - heard.current))
      heard.current = now
      for (let left = wait; left > 0 && !fast.current; left -= TICK_MS) await pause(TICK_MS)
      if (gone || document.hidden) return
      const good = settle(await api.advance(id, { id: requestId(), since: since() }))
      if (!good) await pause(RETRY_MS)
    }
    void step().finally(() => {
      running.current = false
      if (!gone) setRound((before) => before + 1)
    })
    return () => {
      gone = true
      running.current = false
    }
  }, [id, version, round, fast, settle, since])
}
