'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useWords } from '@/components/words'
import { ownMark, type PushState, pushState, subscribe, unsubscribe } from './push'
import { Said } from './said'
import type { Notices } from './use-notices'

/** Signs this browser up for notices, after it was said what for: a browser asks but once. */
export function ThisDevice({ notices }: { notices: Notices }) {
  const { settings, change, say } = notices
  const { ui } = useWords()
  const [state, setState] = useState<PushState | null>(null)
  const [mark, setMark] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const now = pushState()
    setState(now)
    if (now === 'ready') void ownMark().then(setMark)
  }, [])
  if (!settings || state === null) return null
  const key = settings.pushKey
  const own = settings.channels.find((channel) => channel.mark !== undefined && channel.mark === mark)

  const signUp = async () => {
    setBusy(true)
    try {
      const made = await subscribe(key!)
      if (made && (await change({ do: 'push', ...made }, 'device'))) setMark(await ownMark())
    } catch {
      say('notices.device.failed', 'device')
    }
    setState(pushState())
    setAsking(false)
    setBusy(false)
  }
  const stop = async () => {
    // Whatever the browser says to it, nothing is sent to it any more.
    await unsubscribe().catch(() => undefined)
    setMark(null)
    if (own) await change({ do: 'remove', channel: own.id }, 'device')
  }

  const hint = key === null ? 'server' : state
  return (
    <section className="grid gap-2 rounded-2xl border border-line p-3">
      <h3 className="text-[15px] font-extrabold">{ui('notices.device')}</h3>
      {hint !== 'ready' ? (
        <p className="text-[15px] text-dim">{ui(`notices.device.${hint}`)}</p>
      ) : own ? (
        <>
          <p className="text-[17px]">{ui('notices.device.on')}</p>
          <Button look="quiet" className="text-[15px] underline" onClick={stop}>
            {ui('notices.device.off')}
          </Button>
        </>
      ) : asking ? (
        <>
          <p className="text-[17px]">{ui('notices.device.why')}</p>
          <div className="grid grid-cols-2 gap-2">
            <Button onClick={() => setAsking(false)}>{ui('notices.device.later')}</Button>
            <Button look="primary" disabled={busy} onClick={signUp}>
              {ui('notices.device.go')}
            </Button>
          </div>
        </>
      ) : (
        <Button look="primary" onClick={() => setAsking(true)}>
          {ui('notices.device.offer')}
        </Button>
      )}
      <Said notices={notices} about="device" />
    </section>
  )
}
