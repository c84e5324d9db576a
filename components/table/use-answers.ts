'use client'

import { useCallback, useRef, useState } from 'react'
import type { ApiError, GameAnswer } from '@/lib/play/api/game'
import type { Reply } from './api'
import type { GameState, Notice } from './game-controls'
import { lengthOf, withAnswer } from './log'
import { toldOf } from './told'
import { troubleOf } from './trouble'

type Part = Partial<GameState>

/** What the server has told this page of a table, and how the page takes what it tells next. */
export interface Answers {
  state: GameState
  /** The same as it is now, for what takes longer than one drawing of the page. */
  latest: { readonly current: GameState }
  /** When the server last answered, milliseconds since 1970. */
  heard: { current: number }
  change: (part: Part | ((before: GameState) => Part)) => void
  /** Shows what came of a request; true if it did what it was to do. */
  receive: (reply: Reply<GameAnswer>) => boolean
  /** There is no connection. */
  lose: () => void
  /** How many lines the log has, as far as is known; what comes after them is asked for. */
  since: () => number
  /** The same, but none where lines may have been taken back: by what the players agreed on, or unseen. */
  safely: () => number
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
  here: false,
}

/** `first`: the table as it came with the page, or as it was kept at `keptAt`. */
export function useAnswers(first: GameAnswer | null, keptAt: number | null): Answers {
  const [state, setState] = useState<GameState>(
    first ? { ...START, answer: first, log: first.log, told: first.logLength, lastSeen: keptAt } : START,
  )
  const heard = useRef(keptAt ?? Date.now())
  const latest = useRef(state)
  // What is sent right after an answer must be of it, though the page is not drawn anew yet.
  const put = useCallback((next: (before: GameState) => GameState) => {
    latest.current = next(latest.current)
    setState(latest.current)
  }, [])

  const change = useCallback(
    (part: Part | ((before: GameState) => Part)) =>
      put((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) })),
    [put],
  )

  const lose = useCallback(
    () => put((before) => (before.lastSeen === null ? { ...before, lastSeen: heard.current } : before)),
    [put],
  )

  const take = useCallback(
    (answer: GameAnswer) => {
      heard.current = Date.now()
      put((before) => {
        // An answer that was overtaken by a later one is dropped.
        const same = before.answer?.viewer === answer.viewer
        if (same && before.answer && answer.version < before.answer.version)
          return { ...before, lastSeen: null }
        const log = same ? withAnswer(before.log, before.answer?.firmLength ?? 0, answer) : answer.log
        const told = before.answer && same ? toldOf(before, log) : answer.logLength
        return { ...before, answer, log, told, lastSeen: null, behind: false, missing: false }
      })
    },
    [put],
  )

  const receive = useCallback(
    (reply: Reply<GameAnswer>): boolean => {
      if ('ok' in reply) {
        take(reply.ok)
        return true
      }
      if ('offline' in reply) {
        lose()
        return false
      }
      const { error, status } = reply
      if (error.now) take(error.now)
      change({ notice: noticeOf(error), ...(status === 404 ? { missing: true } : {}) })
      return false
    },
    [take, lose, change],
  )

  const since = useCallback(() => (latest.current.answer ? lengthOf(latest.current.log) : 0), [])

  const safely = useCallback(() => {
    const { answer, lastSeen } = latest.current
    return answer?.mayTakeBack || lastSeen !== null ? 0 : since()
  }, [since])

  return { state, latest, heard, change, receive, lose, since, safely }
}

/** Refusals of the game as such, by their keys: none of the orders is to blame for them. */
const OF_GAME = /^(not-(due|yours)|game-over|goes-on|table\.)/
/** true: no order at all is taken now, or not from here. */
export const isOfGame = ({ error, because }: ApiError): boolean =>
  error !== 'refused' || OF_GAME.test(because?.key ?? '')

/** What is told of an error. */
export const noticeOf = (error: ApiError): Notice => ({
  words: error.because ?? { key: troubleOf(error), params: {} },
  cite: error.no ?? null,
  at: error.at ?? [],
})
