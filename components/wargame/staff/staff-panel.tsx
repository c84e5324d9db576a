'use client'

import dynamic from 'next/dynamic'
import { useEffect, useRef, useState } from 'react'
import { NoticeCard } from '@/components/table/notice'
import { OfferCards } from '@/components/table/offer-cards'
import type { Told } from '@/components/table/use-recap'
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
import { Done, type StaffProps, Title } from './staff-frame'
import type { Station } from './station'
import { type Empty, openAt } from './use-open'
import { useStaffPort } from './use-staff-port'

// Asked for once a game at most, and it brings along what keeps and shares.
const SetUpsPanel = dynamic(() => import('./set-ups-panel').then((part) => part.SetUpsPanel), { ssr: false })

/** A staff at work: its station instead of what is asked, until its player goes back to the map. */
export function StaffPanel({
  station,
  onRecap,
  onTell,
  ...props
}: StaffProps & { station: Station; onRecap: (() => void) | null; onTell: (told: Told) => void }) {
  const { game, onStaffed, onClose, onShow, play } = props
  const { say, tell } = useTableWords()
  const { mine } = play.view.prompt
  const staff = useStaffPort()
  const emptyAt = (one: Station): Empty | null => {
    const { view, offers } = play
    const { empty } = openAt(staff, { view, offers, legal: game.answer!.legal, log: game.log })
    return [...empty].find((other) => other === one) ?? null
  }
  // Whoever does the last that is to be done there stays in its list.
  const [opened, setOpened] = useState(() => ({ station, empty: emptyAt(station) }))
  if (opened.station !== station) setOpened({ station, empty: emptyAt(station) })
  useEffect(() => () => onStaffed(null), [onStaffed])
  // Whose move it is no longer has nothing more to lead.
  useEffect(() => {
    if (!mine) onClose()
  }, [mine, onClose])
  const panel = useRef<HTMLElement>(null)
  // Whoever works by keys goes on in what he has opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each station begins anew
  useEffect(() => panel.current?.focus({ preventScroll: true }), [station])
  // What he has chosen in it may have gone with the button that he pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each choice other buttons stand there
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [props.briefing])
  return (
    <section ref={panel} tabIndex={-1} aria-label={tell('staff.title')}>
      <OfferCards game={game} say={say} />
      {game.notice ? (
        <NoticeCard notice={game.notice} say={say} onClose={game.dismiss} onShow={onShow} />
      ) : null}
      {opened.empty ? (
        <EmptyStation {...props} station={opened.empty} />
      ) : station === 'armies' ? (
        <ArmiesPanel {...props} />
      ) : station === 'marches' ? (
        <MarchesPanel {...props} />
      ) : station === 'attacks' ? (
        <AttacksPanel {...props} />
      ) : station === 'reports' ? (
        <ReportsPanel {...props} onRecap={onRecap} onTell={onTell} />
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

/** A station where nothing stands now, and what would. */
function EmptyStation({ station, game, filed, onStaffed, onClose }: StaffProps & { station: Empty }) {
  const { tell } = useTableWords()
  useEffect(() => onStaffed({ over: (scene) => scene, tap: () => undefined }), [onStaffed])
  return (
    <>
      <Title
        title={tell(`staff.${station}`)}
        text={tell(`staff.empty.${station}`)}
        label={tell('staff.close')}
        onLeave={onClose}
      />
      <Done {...{ game, filed, onClose }} />
    </>
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
