'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import type { OrderBody } from '@/components/offline/plan'
import type { GameControls } from '@/components/table/game-controls'
import { lengthOf } from '@/components/table/log'
import { useLaterPort, useTableGame } from '../game'
import { overlaysOf } from '../map/scene'
import { useTableWords } from '../text/words'
import { draftOf } from './draft'
import { aloneOf, walkOf } from './offers'
import type { Play } from './play'
import {
  asProposed,
  filledWith,
  isHalfway,
  NOTHING,
  type Selection,
  stepBack,
  tapped,
  withFlag,
} from './selection'

const FLASH_MS = 2600

export function usePlay(game: GameControls): Play {
  const table = useTableGame()
  const { port } = table
  const answer = game.answer!
  const view = useMemo(() => port.viewOf(answer)!, [port, answer])
  const all = useMemo(() => port.offers(view, answer.legal), [port, view, answer])
  const finishing = all.find(({ kind }) => kind === 'done') ?? null
  const listed = useMemo(() => all.filter(({ kind }) => kind !== 'done'), [all])
  const offers = useMemo(() => listed.filter(({ seldom }) => !seldom), [listed])
  const moment = `${answer.viewer}/${answer.version}`
  const [picked, setSelection] = useState<Selection>(NOTHING)
  const [looked, setLooked] = useState<string | null>(null)
  const [cursor, setCursor] = useState<string | null>(null)
  const [flash, setFlash] = useState<readonly string[]>([])
  const [overlays, setOverlays] = useState(() => overlaysOf(port, view))
  const [armed, setArmed] = useState(false)
  const [onMap, setOnMap] = useState(false)

  // A new moment of the game: what was chosen belonged to the old one.
  const [known, setKnown] = useState('')
  const [asked, setAsked] = useState('')
  if (known !== moment) {
    setKnown(moment)
    // Another question: the hex looked at belonged to the old one.
    if (asked !== view.prompt.step) setLooked(null)
    setAsked(view.prompt.step)
    setSelection({ ...NOTHING, entry: aloneOf(offers)?.key ?? null })
    setArmed(false)
    setOnMap(false)
  }

  const words = useTableWords()
  // Why a place is refused is told by the later part, what an order costs that is no move, who is proposed for it, and why one may not finish yet.
  const begun = listed.find(({ key }) => key === picked.entry)
  const weighs = begun !== undefined && begun.kind !== 'move'
  const hindered = view.prompt.done !== null && listed.length === all.length
  const later = useLaterPort(picked.at !== null || weighs || hindered || isHalfway(picked))
  const selection = useMemo(() => asProposed(view, begun, picked, later), [view, begun, picked, later])
  const draft = useMemo(
    () => draftOf(port, words, view, listed, selection, later),
    [port, words, view, listed, selection, later],
  )
  useEffect(() => {
    if (draft.refusedAt.length > 0) setFlash(draft.refusedAt)
  }, [draft])
  const notice = game.notice
  useEffect(() => {
    if (notice && notice.at.length > 0) setFlash(notice.at)
  }, [notice])
  useEffect(() => {
    if (flash.length === 0) return
    const timer = setTimeout(() => setFlash([]), FLASH_MS)
    return () => clearTimeout(timer)
  }, [flash])

  // Until orders have been thought of nothing is busy, and they must not go out twice.
  const isThinking = useRef(false)
  const [thinking, setThinking] = useState(false)

  // The same object until something changes, so that what is made of it can be kept.
  return useMemo(() => {
    const put = (next: Selection, byMap = false) => {
      setSelection(next)
      setArmed(false)
      setOnMap(byMap)
      // Whoever goes on has read what happened.
      if (game.told < lengthOf(game.log) && !answer.computerToMove) game.markTold()
    }
    const sendOnce = async (thought: Promise<readonly OrderBody[]>) => {
      isThinking.current = true
      setThinking(true)
      try {
        const orders = await thought
        // Where all of them stand already there is nothing to send.
        if (orders.length > 0) await game.send(orders)
      } finally {
        isThinking.current = false
        setThinking(false)
      }
    }
    const walked = () => walkOf(port, view, words, offers)
    return {
      view,
      offers,
      listed,
      finishing,
      mayFinish: listed.length < all.length,
      selection,
      draft,
      looked,
      cursor,
      flash,
      overlays,
      armed,
      thinking,
      onMap,
      tap: (hex) => {
        setLooked(hex)
        put(tapped(port, view, offers, selection, hex, draft.onward), true)
      },
      choose: (offer, together = null) => {
        put(offer ? { ...NOTHING, entry: offer.key, together } : NOTHING)
        if (offer?.hex) setLooked(offer.hex)
      },
      change: (part) => put({ ...selection, ...part }),
      flag: (field, on) => put(withFlag(selection, field, on)),
      onward: () => {
        if (draft.onward !== null) put(filledWith(selection, draft.onward))
      },
      back: () => put(stepBack(selection)),
      look: (hex) => {
        setLooked(hex)
        setOnMap(true)
      },
      setCursor: (hex) => {
        setCursor(hex)
        setOnMap(true)
      },
      walk: walked,
      next: (step) => {
        const walk = walked()
        const at = walk.findIndex(({ key }) => key === selection.entry)
        const from = at < 0 && step < 0 ? 0 : at
        const offer = walk.length > 0 ? walk[(from + step + walk.length) % walk.length]! : null
        if (offer) {
          put({ ...NOTHING, entry: offer.key })
          setLooked(offer.hex)
        }
        return offer
      },
      toggle: (overlay) => {
        setOverlays((before) => ({ ...before, [overlay]: !before[overlay] }))
        setOnMap(false)
      },
      show: setFlash,
      commit: () => {
        const { at, together } = selection
        if (!draft.order || isThinking.current) return
        const party = draft.offer?.party
        if (party && at)
          void sendOnce(
            import('./together').then(({ ordersTogether }) => ordersTogether(table, answer, party, at)),
          )
        else if (together && at) void sendOnce(together.ordersTo(answer, at))
        else void game.send(draft.order)
      },
      finish: () => void game.send({ type: 'done' }),
      setArmed,
    }
  }, [
    game,
    table,
    port,
    words,
    answer,
    view,
    all,
    listed,
    finishing,
    offers,
    selection,
    draft,
    looked,
    cursor,
    flash,
    overlays,
    armed,
    thinking,
    onMap,
  ])
}
