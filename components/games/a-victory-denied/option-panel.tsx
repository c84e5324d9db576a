'use client'

import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { dueStep } from '@/lib/games/a-victory-denied/state'
import { unitOf } from './entries'
import { Toggle } from './fight-panel'
import type { Play } from './use-play'
import { useTableWords } from './words'

/** What can be bought along with an HQ: its chit, from the reserve or out of the pocket. */
export function OptionPanel({ play }: { play: Play }) {
  const { avd } = useTableWords()
  const { draft, view, pick } = play
  const unit = draft.entry ? unitOf(draft.entry) : null
  if (!unit || !COUNTERS[unit]?.hq) return null
  const due = dueStep(view.table)
  const { type } = draft.entry!.order
  const reserve = type === 'reinforce' && due?.step === 'reserve'
  if (!reserve && type !== 'releaseUnit') return null
  if (reserve && due.points < 3) return null
  return (
    <Toggle on={pick.extra} onChange={(extra) => play.change({ extra })}>
      {avd(reserve ? 'reserve.chit' : 'release.chit')}
    </Toggle>
  )
}
