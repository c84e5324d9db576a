'use client'

import { Button } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { useWords } from '@/components/words'
import { ChannelList } from './channel-list'
import { Said } from './said'
import { ThisDevice } from './this-device'
import { useNotices } from './use-notices'
import { WishesForm } from './wishes-form'

/** How one is told that one game waits: where on the left, when on the right, one below the other on a phone. */
export function GameNotices({ game }: { game: string }) {
  const { ui } = useWords()
  const notices = useNotices(game)
  const part = 'grid content-start gap-4 border-t border-line pt-5'
  return (
    <>
      {notices.isNobody ? <p className="text-[17px]">{ui('notices.none')}</p> : null}
      <Said notices={notices} about="load" />
      {notices.settings ? (
        <div className="grid gap-7 lg:grid-cols-2 lg:items-start lg:gap-x-12">
          <div className={part}>
            <ThisDevice notices={notices} />
            <ChannelList notices={notices} all={false} />
            <TextLink href="/me#notices">{ui('notices.here.all')}</TextLink>
          </div>
          <div className={part}>
            <WishesForm notices={notices} />
            {notices.settings.here ? (
              <Button onClick={() => notices.wish(null)}>{ui('notices.here.reset')}</Button>
            ) : null}
          </div>
        </div>
      ) : null}
    </>
  )
}
