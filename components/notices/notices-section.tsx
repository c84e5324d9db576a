'use client'

import { useWords } from '@/components/words'
import { AddChannel } from './add-channel'
import { ChannelList } from './channel-list'
import { Said } from './said'
import { ThisDevice } from './this-device'
import { useNotices } from './use-notices'
import { WishesForm } from './wishes-form'

/** How one is told that a game waits, whichever game it is. */
export function NoticesSection() {
  const { ui } = useWords()
  const notices = useNotices()
  return (
    <section id="notices" className="grid content-start gap-4 border-t border-line pt-4">
      <header className="grid gap-1">
        <h2 className="font-display text-2xl leading-tight">{ui('notices.title')}</h2>
        <p className="text-[17px] leading-snug text-dim">{ui('notices.lead')}</p>
      </header>
      {notices.isNobody ? <p className="text-[17px]">{ui('notices.none')}</p> : null}
      {notices.settings ? (
        <>
          <ThisDevice notices={notices} />
          <ChannelList notices={notices} all />
          <AddChannel notices={notices} />
          <WishesForm notices={notices} />
        </>
      ) : null}
      <Said notices={notices} about="load" />
    </section>
  )
}
