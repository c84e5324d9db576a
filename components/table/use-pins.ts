'use client'

import { useEffect, useRef, useState } from 'react'
import { afterMap } from './after-map'
import { api } from './api'
import type { ServedGame } from './game-controls'
import { firstOf } from './log'
import type * as Pins from './pins'
import type { Alarm } from './pins'

/** Nobody waits for it as for the map. */
const fetchPins = () => afterMap().then(() => import('./pins'))

/** Compares each answer with what this device knows of the game, and notes what is new; what is wrong, or null. */
export function usePins({ answer, log, behind, lastSeen, reload, readBack }: ServedGame): Alarm | null {
  const [alarm, setAlarm] = useState<Alarm | null>(null)
  const askedAgain = useRef(false)
  /** For which comparison older lines were asked for. */
  const [tried, setTried] = useState<string | null>(null)
  const again = useRef(reload)
  again.current = reload
  const [falseMix, setFalseMix] = useState(false)
  useEffect(() => {
    // What was kept on this device says nothing of the server.
    if (!answer || lastSeen !== null) return
    const compare = ({ alarmIn, comparedFrom, keepPin, pinned, readPin }: typeof Pins) => {
      const pin = readPin(answer.game)
      const from = comparedFrom(pin, answer.viewer)
      const asked = `${answer.viewer}/${answer.version}/${from}`
      if (from < firstOf(log) && tried !== asked) {
        // More has happened since than came with the answer: it is compared once the lines between are there.
        void readBack({ from }).finally(() => setTried(asked))
        return
      }
      const found = behind ? 'back' : alarmIn(pin, answer, log)
      if (found && !behind && !askedAgain.current) {
        // What came may be old: kept with the page, or overtaken by another tab.
        askedAgain.current = true
        void again.current()
        return
      }
      setAlarm(found)
      // What could not be compared stays as it was noted.
      if (found || from < firstOf(log)) return
      askedAgain.current = false
      keepPin(answer.game, pinned(pin, answer, log, new Date().toISOString()))
    }
    let gone = false
    void fetchPins().then(
      (pins) => gone || compare(pins),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [answer, log, behind, lastSeen, tried, readBack])
  const { game = null, mix = null, mode, seats } = answer ?? {}
  const mine = mode === 'invite' ? seats?.[0] : undefined
  useEffect(() => {
    if (game === null || mix === null || mine === undefined) return
    const check = async () => {
      const { keepPin, readPin } = await fetchPins()
      if (readPin(game)?.checked) return
      const { mixHolds } = await import('../dice/own-number')
      const reply = await api.dice(game)
      if (!('ok' in reply)) return
      const pin = readPin(game)
      const holds = mixHolds(reply.ok, pin)
      setFalseMix(!holds)
      if (holds && pin) keepPin(game, { ...pin, checked: true })
    }
    // Without a connection it is checked at the next visit.
    void check().catch(() => undefined)
  }, [game, mix, mine])
  return falseMix ? 'dice' : alarm
}
