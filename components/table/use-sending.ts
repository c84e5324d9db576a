'use client'

import { useCallback } from 'react'
import type { OrderBody } from '@/components/offline/plan'
import type { AffairAsked } from '@/lib/play/api/affairs'
import type { NonceRequest } from '@/lib/play/api/dice'
import type { ApiError, GameAnswer, OrderRequest } from '@/lib/play/api/game'
import { api, pause, RETRY_MS, type Reply, requestId } from './api'
import type { ServedGame } from './game-controls'
import { lengthOf } from './log'
import { type Answers, isOfGame, noticeOf } from './use-answers'

type Sending = Pick<ServedGame, 'send' | 'deliver' | 'settle' | 'sayNumber' | 'keepStaff'>

/** Sends what the player decides, so that each thing is carried out once. */
export function useSending(id: string, { latest, change, receive, lose, since, safely }: Answers): Sending {
  /** Repeats a request under the same name until the server has answered; it is carried out once. */
  const insist = useCallback(
    async (request: () => Promise<Reply<GameAnswer>>, lost?: () => void): Promise<boolean> => {
      change({ busy: true })
      let reply = await request()
      while ('offline' in reply) {
        lose()
        if (lost) {
          lost()
          change({ busy: false })
          return true
        }
        await pause(RETRY_MS)
        reply = await request()
      }
      const good = receive(reply)
      change({ busy: false })
      return good
    },
    [receive, lose, change],
  )

  const send = useCallback(
    async (
      order: OrderBody | readonly OrderBody[],
      lost?: (sent: { id: string; seen: number }) => void,
    ): Promise<number> => {
      const { answer, busy } = latest.current
      if (!answer || busy) return 0
      const undo = 'type' in order && order.type === 'takeBack'
      const body = {
        id: requestId(),
        seen: answer.version,
        side: answer.viewer,
        // What is taken back leaves the log, so it is read anew.
        since: undo ? 0 : since(),
      }
      change((before) => ({ told: undo ? 0 : lengthOf(before.log), notice: null }))
      let refused: ApiError | null = null
      let stood = 1
      const good = await insist(
        async () => {
          if ('type' in order) return api.order(id, { ...body, order })
          const reply = await api.bundle(id, { ...body, orders: order })
          if ('ok' in reply) {
            refused = reply.ok.refused
            stood = reply.ok.stood
          } else if ('error' in reply) stood = isOfGame(reply.error) ? -1 : 0
          return reply
        },
        lost && (() => lost(body)),
      )
      // Those before it stand all the same.
      if (refused) change({ notice: noticeOf(refused) })
      if (undo) change((before) => ({ told: lengthOf(before.log) }))
      return good || stood < 0 ? stood : 0
    },
    [id, insist, change, since, latest],
  )

  const deliver = useCallback(
    async (request: Omit<OrderRequest, 'since'>): Promise<Reply<GameAnswer>> => {
      change({ busy: true, notice: null })
      const reply = await api.order(id, { ...request, since: since() })
      receive(reply)
      // That the game has moved on is told with the plan, and what has happened beside it.
      const moved = 'error' in reply && reply.error.error === 'stale'
      change((before) => ({ busy: false, notice: moved ? null : before.notice }))
      return reply
    },
    [id, receive, change, since],
  )

  const settle = useCallback(
    async (affair: AffairAsked): Promise<boolean> => {
      const { answer, busy, log } = latest.current
      if (!answer || busy) return false
      const body = { id: requestId(), seen: answer.version, side: answer.viewer, affair, since: safely() }
      change({ told: lengthOf(log), notice: null })
      return insist(() => api.affair(id, body))
    },
    [id, insist, change, safely, latest],
  )

  const keepStaff = useCallback(
    async (staff: object | null): Promise<boolean> => {
      // What was refused of the orders before is told all the same.
      const body = { id: requestId(), side: latest.current.answer!.viewer, staff, since: safely() }
      return insist(() => api.staff(id, body))
    },
    [id, insist, safely, latest],
  )

  // With the last number the game begins, and its first lines come with the answer.
  const sayNumber = useCallback(
    (body: NonceRequest) => {
      change({ notice: null })
      return insist(() => api.nonce(id, { ...body, since: 0 }))
    },
    [id, insist, change],
  )

  return { send, deliver, settle, sayNumber, keepStaff }
}
