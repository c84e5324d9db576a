'use client'

import { useEffect, useRef, useState } from 'react'
import { forgetKept, keepTable } from '@/components/offline/kept-tables'
import { whenIdle } from '@/components/ui/when-idle'
import type { GameAnswer } from '@/lib/play/api/game'
import { afterMap } from './after-map'
import { api, pause, RETRY_MS, type Reply, requestId } from './api'
import type { ServedGame } from './game-controls'
import type { HotSeat } from './use-hot-seat'
import { waitsForOthers } from './use-polling'

// What a browser does at a table without being asked.

/** Milliseconds between two steps of the computer, so that they can be followed: for each line that it brought. */
const STEP_MS = 900
const LINE_MS = 420
const MOST_STEP_MS = 4200
const TICK_MS = 100

/** The list as this device keeps it: nobody waits for it as for the map. */
const fetchKeptGames = () => import('@/components/offline/kept-games')
const keptGames = () => afterMap().then(fetchKeptGames)

/** Keeps the table on the list of this device. */
export function useRemembered(answer: GameAnswer | null): void {
  const seated = (answer?.seats.length ?? 0) > 0
  const { game, title = '', viewer = '', mode = 'watch' } = answer ?? {}
  useEffect(() => {
    if (!game) return
    const seat = seated || mode === 'watch' ? mode : 'spectator'
    void afterMap()
      .then(() => import('./my-tables'))
      .then(
        ({ rememberTable }) => rememberTable({ id: game, title, mode: seat, side: viewer }),
        () => undefined,
      )
  }, [game, title, viewer, mode, seated])
}

/**
 * Keeps what is seen of the table on this device, to be opened without a connection. Of two players on one device only
 * what the one sees who has it in hand: when it goes to the other, nothing of that stays.
 */
export function useKept(
  id: string,
  { answer, log, missing, lastSeen, heard }: ServedGame,
  { side }: Pick<HotSeat, 'side'>,
): void {
  const changes = side !== null && answer?.viewer !== side
  useEffect(() => {
    // Whoever was signed out elsewhere finds no table any more; nothing else is to stay of him either.
    if (missing)
      void forgetKept(id)
        .then(fetchKeptGames)
        .then(({ askForGames }) => askForGames())
        .catch(() => undefined)
    else if (changes) void forgetKept(id).catch(() => undefined)
    if (!answer || missing || side !== null) return
    const keep = () =>
      void keepTable({ answer: { ...answer, log }, at: heard.current }).catch(() => undefined)
    const callOff = whenIdle(keep)
    // It may have been asked for again since, and not have changed.
    const leave = () => document.hidden && keep()
    document.addEventListener('visibilitychange', leave)
    return () => {
      callOff()
      document.removeEventListener('visibilitychange', leave)
    }
  }, [id, answer, log, missing, heard, side, changes])
  useEffect(() => {
    if (!answer || missing || lastSeen !== null) return
    let gone = false
    void keptGames().then(
      ({ noteTurn }) => gone || noteTurn(answer),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [answer, missing, lastSeen])
  // Who waits asks for nothing but the other's move.
  const plays = !missing && (answer?.seats.length ?? 0) > 0 && !waitsForOthers(answer)
  useEffect(() => {
    if (!plays) return
    return whenIdle(() => {
      void keptGames()
        .then(({ listGame }) => listGame(id))
        .catch(() => undefined)
    })
  }, [id, plays])
}

/** While the computer is to move it is asked on, a step at a time. */
export function useComputer(
  id: string,
  answer: GameAnswer | null,
  fast: { current: boolean },
  receive: (reply: Reply<GameAnswer>) => boolean,
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
      const good = receive(await api.advance(id, { id: requestId(), since: since() }))
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
  }, [id, version, round, fast, receive, since])

  const moves = useRef(false)
  moves.current = version !== null
  // Whoever leaves meanwhile has it play on without him, and is told once he is asked.
  useEffect(() => {
    const leave = () => {
      if (moves.current) void api.advance(id, { id: requestId(), since: since(), leaves: true })
    }
    const turn = () => {
      if (document.hidden) leave()
    }
    document.addEventListener('visibilitychange', turn)
    return () => {
      document.removeEventListener('visibilitychange', turn)
      leave()
    }
  }, [id, since])
}
