'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useWords } from '@/components/words'
import { Choice, Line, Tick } from './fields'
import { Said } from './said'
import type { Notices } from './use-notices'

const HOOKS = ['discord', 'slack', 'ntfy', 'telegram', 'matrix', 'json'] as const
type Hook = (typeof HOOKS)[number]

/** Other ways to be told: by mail where the server can, by webhook always. */
export function AddChannel({ notices }: { notices: Notices }) {
  const { settings, change } = notices
  const { ui } = useWords()
  const [address, setAddress] = useState('')
  const [url, setUrl] = useState('')
  const [personal, setPersonal] = useState(false)
  const [kind, setKind] = useState<Hook>('discord')
  const addMail = async (event: FormEvent) => {
    event.preventDefault()
    if (await change({ do: 'mail', address: address.trim() }, 'add')) setAddress('')
  }
  const addHook = async (event: FormEvent) => {
    event.preventDefault()
    if (await change({ do: 'hook', kind, url: url.trim(), personal }, 'add')) setUrl('')
  }
  return (
    <details className="rounded-2xl border border-line p-3">
      <summary className="min-h-12 cursor-pointer py-3 text-[17px] font-bold">{ui('notices.add')}</summary>
      <div className="grid gap-5 pt-2">
        {settings?.mail ? (
          <form className="grid gap-2" onSubmit={addMail}>
            <Line label={ui('notices.add.mail')} type="email" value={address} onChange={setAddress} />
            <Button type="submit">{ui('notices.add.do')}</Button>
          </form>
        ) : null}
        <form className="grid gap-2" onSubmit={addHook}>
          <Choice
            label={ui('notices.add.kind')}
            value={kind}
            options={HOOKS.map((one) => [one, ui(`notices.kind.${one}`)])}
            onChange={(one) => setKind(one as Hook)}
          />
          <Line label={ui('notices.add.url')} type="url" value={url} onChange={setUrl} />
          <p className="text-[15px] wrap-anywhere text-dim">{ui(`notices.add.where.${kind}`)}</p>
          <Tick label={ui('notices.add.personal')} checked={personal} onChange={setPersonal} />
          <p className="text-[15px] text-dim">
            {ui(personal ? 'notices.add.hint.personal' : 'notices.add.hint')}
          </p>
          <Button type="submit">{ui('notices.add.do')}</Button>
        </form>
        <Said notices={notices} about="add" />
      </div>
    </details>
  )
}
