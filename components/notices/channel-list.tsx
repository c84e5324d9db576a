'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useWords } from '@/components/words'
import type { NoticeChannel } from '@/lib/play/api/notices'
import type { UiWord } from '@/lib/words/words'
import { noticesApi } from './api'
import { Choice } from './fields'
import { Said } from './said'
import type { Notices } from './use-notices'

const WAYS = ['each', 'digest', 'off'] as const

/** Where the player is told, how, and how it fares there. */
export function ChannelList({ notices, all }: { notices: Notices; all: boolean }) {
  const { ui } = useWords()
  const { channels = [], lost = [] } = notices.settings ?? {}
  if (channels.length + lost.length === 0) return <Said notices={notices} about="channels" />
  return (
    <section className="grid gap-2">
      <h3 className="text-[15px] font-extrabold">{ui('notices.channels')}</h3>
      <ul className="grid gap-3">
        {channels.map((channel) => (
          <li key={channel.id} className="grid gap-2 rounded-2xl border border-line p-3">
            <Channel channel={channel} notices={notices} all={all} />
          </li>
        ))}
        {lost.map(({ id, name }) => (
          <li key={id} className="grid gap-2 rounded-2xl border border-line p-3">
            <p className="text-[15px] text-warn [overflow-wrap:anywhere]">{ui('notices.lost', { name })}</p>
            <Button
              aria-label={ui('notices.lost.ok.of', { name })}
              onClick={() => notices.change({ do: 'remove', channel: id }, 'channels')}
            >
              {ui('notices.lost.ok')}
            </Button>
          </li>
        ))}
      </ul>
      <Said notices={notices} about="channels" />
    </section>
  )
}

function Channel({ channel, notices, all }: { channel: NoticeChannel; notices: Notices; all: boolean }) {
  const { ui } = useWords()
  const [tested, setTested] = useState<UiWord | null>(null)
  const { id, kind, name, proven, trouble, secret, personal } = channel
  const { wishes, wish, change, settings } = notices
  const test = async () => {
    setTested(null)
    const reply = await noticesApi.test(id)
    setTested('ok' in reply && reply.ok.sent ? 'notices.test.sent' : 'notices.test.failed')
  }
  const own = all ? settings?.wishes.channels : settings?.here?.channels
  return (
    <>
      <p className="text-[17px] font-bold [overflow-wrap:anywhere]">
        {name}{' '}
        <span className="text-[15px] font-medium whitespace-nowrap text-dim">
          · {ui(`notices.kind.${kind}`)}
          {personal ? `, ${ui('notices.personal')}` : null}
        </span>
      </p>
      {proven === false ? <p className="text-[15px] text-warn">{ui('notices.unproven')}</p> : null}
      {trouble ? (
        <p className="text-[15px] text-warn">{ui(trouble.off ? 'notices.trouble.off' : 'notices.trouble')}</p>
      ) : null}
      {trouble?.off ? (
        <Button look="warn" onClick={() => change({ do: 'again', channel: id }, 'channels')}>
          {ui('notices.trouble.again')}
        </Button>
      ) : null}
      <Choice
        spoken
        label={ui('notices.how', { name })}
        value={wishes?.channels[id] ?? 'each'}
        options={WAYS.map((way) => [way, ui(`notices.${way}`)])}
        onChange={(way) => wish({ channels: { ...own, [id]: way as (typeof WAYS)[number] } })}
      />
      {all ? (
        <>
          {secret ? (
            <p className="text-[13px] text-dim [overflow-wrap:anywhere]">
              {ui('notices.secret')}: <code>{secret}</code>
            </p>
          ) : null}
          <div className="flex gap-2">
            {proven === false ? null : (
              <Button className="grow text-[15px]" onClick={test}>
                {ui('notices.test')}
              </Button>
            )}
            <Button
              look="quiet"
              className="text-[15px] underline"
              aria-label={ui('notices.remove', { name })}
              onClick={() => change({ do: 'remove', channel: id }, 'channels')}
            >
              {ui('notices.remove.short')}
            </Button>
          </div>
          <p role="status" className="text-[15px] text-dim">
            {tested ? ui(tested) : null}
          </p>
        </>
      ) : null}
    </>
  )
}
