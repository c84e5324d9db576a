'use client'

import { useCallback, useState } from 'react'
import type { Stop } from '@/components/table/bottom-sheet'
import { usePort } from '../game'
import { aloneOf, besideMap, fieldsOf, isFight, isPlace, MANY, offMap } from '../turn/offers'
import type { Play } from '../turn/play'

/**
 * How far the sheet stands open, and on which tab. It makes room for what is chosen next, on the map or in itself; `strip`:
 * pieces beside the map lie there while it is low.
 */
export function useTabs(play: Play, strip: boolean) {
  const port = usePort()
  const { view, draft } = play
  const [stop, setStop] = useState<Stop>('peek')
  const [tab, setTab] = useState('here')
  const step = view.prompt.mine ? view.prompt.step : ''
  const { offer, due } = draft
  const off = offMap(play.offers).length
  // Of what is chosen by itself the buttons tell all, but in a battle, where its stakes are told.
  const isPlain = aloneOf(play.offers) !== null && port.focus(view).at === null
  // Where much is to be done on the map, what lies off it waits in the sheet and does not open it.
  const inSheet =
    offer === null || (due === null && fieldsOf(offer).length === 0)
      ? !isPlain &&
        off > (strip ? besideMap(port, play.offers).length : 0) &&
        play.offers.length - off <= MANY
      : isFight(offer)
        ? !due || !isPlace(due) || draft.forecast !== null
        : due?.kind === 'items'
  const reading = tab !== 'here'
  const [known, setKnown] = useState<{ step: string; inSheet: boolean } | null>(null)
  // While it is rendered, not after: a sheet that grows when it has been seen makes everything jump.
  if (known?.step !== step || known.inSheet !== inSheet) {
    setKnown({ step, inSheet })
    // Who waited may be writing to the other player, or orders for later: what is asked now stands above.
    const writing = tab === 'more' && known?.step === ''
    if (known?.step !== step && !writing) {
      if (step) setTab('here')
      setStop('peek')
    }
    // What is read beside stays open.
    if (!reading) setStop(inSheet ? 'half' : 'peek')
  }
  const open = useCallback((to: string, at: Stop) => {
    setTab(to)
    setStop(at)
  }, [])
  /** How far it stays open beside what is shown on the map: what is chosen from in it is not taken away. */
  const beside: 'peek' | 'half' = inSheet && !reading ? 'half' : 'peek'
  return { stop, setStop, tab, setTab, open, beside }
}
