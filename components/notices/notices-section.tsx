'use client'

import { Button } from '@/components/ui/button'
import { useWords } from '@/components/words'
import { AddChannel } from './add-channel'
import { ChannelList } from './channel-list'
import { ThisDevice } from './this-device'
import { useNotices } from './use-notices'
import { WishesForm } from './wishes-form'

/** How one is told that a game waits: everywhere, or at one game. */
export function NoticesSection({ game }: { game?: string }) {
  const { ui } = useWords()
  const notices = useNotices(game)
  const all = game === undefined
  return (
    <section id="notices" className="grid content-start gap-4 border-t border-line pt-4">
      <header className="grid gap-1">
        <h2 className="font-display text-2xl leading-tight">{ui(all ? 'notices.title' : 'notices.here')}</h2>
        <p className="text-[17px] leading-snug text-dim">{ui(all ? 'notices.lead' : 'notices.here.lead')}</p>
      </header>
      {notices.isNobody ? <p className="text-[17px]">{ui('notices.none')}</p> : null}
      {notices.settings ? (
        <>
          <ThisDevice notices={notices} />
          <ChannelList notices={notices} all={all} />
          {all ? <AddChannel notices={notices} /> : null}
          <WishesForm notices={notices} />
          {!all && notices.settings.here ? (
            <Button onClick={() => notices.wish(null)}>{ui('notices.here.reset')}</Button>
          ) : null}
        </>
      ) : null}
      <p role="status" className="text-[15px] text-dim">
        {notices.said ? ui(notices.said) : null}
      </p>
    </section>
  )
}
