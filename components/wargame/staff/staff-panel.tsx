'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { NoticeCard } from '@/components/table/notice'
import { OfferCards } from '@/components/table/offer-cards'
import { useTableWords } from '../text/words'
import { ArmiesPanel } from './armies-panel'
import { AttacksPanel } from './attacks-panel'
import { DeskPanel } from './desk-panel'
import { GatherPanel } from './gather-panel'
import { MarchesPanel } from './marches-panel'
import { NumbersPanel } from './numbers-panel'
import { ReportsPanel } from './reports-panel'
import { ReservesPanel } from './reserves-panel'
import { SpearheadsPanel } from './spearheads-panel'
import type { StaffProps } from './staff-frame'
import type { Station } from './station'
import { useStaffPort } from './use-staff-port'

// Asked for once a game at most, and it brings along what keeps and shares.
const SetUpsPanel = dynamic(() => import('./set-ups-panel').then((part) => part.SetUpsPanel), { ssr: false })

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
      ) : station === 'numbers' ? (
        <NumbersPanel {...props} />
      ) : station === 'setUps' ? (
        <SetUpsPanel {...props} />
      ) : station === 'gather' ? (
        <GatherPanel {...props} />
      ) : (
        <Desk {...props} />
      )}
    </section>
  )
}

/** What lies on the desk when it is opened: a chore that is asked, or who waits beside the map. */
function Desk(props: StaffProps) {
  const staff = useStaffPort()
  const { game, play } = props
  const [isChore] = useState(
    () => staff.isChore(play.view, game.answer!.legal) || staff.waiting(play.view, true).length === 0,
  )
  return isChore ? <DeskPanel {...props} /> : <ReservesPanel {...props} />
}
