'use client'

import { useEffect } from 'react'
import { NoticeCard } from '@/components/table/notice'
import { OfferCards } from '@/components/table/offer-cards'
import { useTableWords } from '../text/words'
import { ArmiesPanel } from './armies-panel'
import { AttacksPanel } from './attacks-panel'
import { DeskPanel } from './desk-panel'
import { GatherPanel } from './gather-panel'
import { MarchesPanel } from './marches-panel'
import { ReportsPanel } from './reports-panel'
import { SpearheadsPanel } from './spearheads-panel'
import type { StaffProps } from './staff-frame'
import type { Station } from './station'

/** A staff at work: its station instead of what is asked, until its player goes back to the map. */
export function StaffPanel({
  station,
  onRecap,
  ...props
}: StaffProps & { station: Station; onRecap: (() => void) | null }) {
  const { game, onStaffed, onClose, onShow, play } = props
  const { say, tell } = useTableWords()
  const { mine } = play.view.prompt
  useEffect(() => () => onStaffed(null), [onStaffed])
  // Whose move it is no longer has nothing more to lead.
  useEffect(() => {
    if (!mine) onClose()
  }, [mine, onClose])
  return (
    <section aria-label={tell('staff.title')}>
      <OfferCards game={game} say={say} />
      {game.notice ? (
        <NoticeCard notice={game.notice} say={say} onClose={game.dismiss} onShow={onShow} />
      ) : null}
      {station === 'armies' ? (
        <ArmiesPanel {...props} />
      ) : station === 'marches' ? (
        <MarchesPanel {...props} />
      ) : station === 'attacks' ? (
        <AttacksPanel {...props} />
      ) : station === 'reports' ? (
        <ReportsPanel {...props} onRecap={onRecap} />
      ) : station === 'spearheads' ? (
        <SpearheadsPanel {...props} />
      ) : station === 'gather' ? (
        <GatherPanel {...props} />
      ) : (
        <DeskPanel {...props} />
      )}
    </section>
  )
}
