'use client'

import { useState } from 'react'
import { allWaiting } from '@/components/offline/kept-plans'
import { QrCode } from '@/components/table/qr-code'
import { ShareLink } from '@/components/table/share-link'
import { troubleIn } from '@/components/table/trouble'
import { Button } from '@/components/ui/button'
import { Trouble } from '@/components/ui/trouble'
import { Section } from '@/components/ui/wide-page'
import { useWords } from '@/components/words'
import type { Me } from '@/lib/play/api/me'
import { localeOf } from '@/lib/words/language'
import type { UiWord } from '@/lib/words/words'
import type { Act } from './act'
import { meApi } from './api'

/** The browsers that this account is open in, and how to open it in another. */
export function DevicesSection({ account, act }: { account: Me; act: Act }) {
  const { ui, language } = useWords()
  const [sure, setSure] = useState(false)
  const [asked, setAsked] = useState(false)
  const [unsent] = useState(allWaiting)
  // Nobody could open the account of a guest again.
  const guest = account.identities.length === 0 && account.games > 0
  const last = guest && account.devices.length === 1
  const costs = last || unsent > 0
  const day = (text: string) =>
    new Date(`${text}T12:00:00Z`).toLocaleDateString(localeOf(language), { dateStyle: 'medium' })
  return (
    <Section title={ui('me.devices')}>
      <ul className="grid gap-2">
        {account.devices.map(({ id, label, seen, here }) => (
          <li key={id} className="flex items-center gap-3 rounded-xl border border-line px-3 py-2">
            <div className="min-w-0 flex-1">
              <p className="font-bold">{label || ui('me.device')}</p>
              <p className="text-[14px] text-dim">
                {here ? ui('me.here') : ui('me.seen', { day: day(seen) })}
              </p>
            </div>
            <Button
              look={here && costs && asked ? 'warn' : 'second'}
              className="text-[15px]"
              aria-label={ui(here && costs && asked ? 'me.signOut.last' : 'me.signOut.of', {
                device: label || ui('me.device'),
              })}
              onClick={() =>
                here && costs && !asked ? setAsked(true) : void act(meApi.signOut({ device: id }))
              }
            >
              {ui(here && costs && asked ? 'me.signOut.last' : 'me.signOut')}
            </Button>
          </li>
        ))}
      </ul>
      {costs && asked ? (
        <p role="alert" className="font-bold">
          {last ? ui('me.signOut.guest') : null} {unsent > 0 ? ui('me.signOut.unsent', { n: unsent }) : null}
        </p>
      ) : null}
      <SecondDevice />
      {sure && (guest || unsent > 0) ? (
        <p role="alert" className="font-bold">
          {guest ? ui('me.signOut.all') : null} {unsent > 0 ? ui('me.signOut.unsent', { n: unsent }) : null}
        </p>
      ) : null}
      {account.devices.length > 1 ? (
        <Button
          look={sure ? 'warn' : 'quiet'}
          className={sure ? '' : 'underline'}
          onClick={() => (sure ? void act(meApi.signOut({ everywhere: true })) : setSure(true))}
        >
          {ui(sure ? 'me.signOut.sure' : 'me.signOut.everywhere')}
        </Button>
      ) : null}
    </Section>
  )
}

function SecondDevice() {
  const { ui } = useWords()
  const [token, setToken] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<UiWord | null>(null)
  const make = async () => {
    const reply = await meApi.link()
    if ('ok' in reply) setToken(reply.ok.token)
    else setTrouble(troubleIn(reply))
  }
  // The secret stands behind the #, where servers never see it.
  const href = token ? `${window.location.origin}/sign-in#${token}` : null
  return (
    <div className="grid gap-3">
      {href ? (
        <div className="grid gap-3 rounded-2xl border border-line p-3">
          <p className="text-[15px]">{ui('me.link.hint')}</p>
          <QrCode text={href} label={ui('me.link.code')} />
          <ShareLink label={ui('me.link')} href={href} main={false} coded />
        </div>
      ) : null}
      <Button look={href ? 'quiet' : 'primary'} className={href ? 'underline' : ''} onClick={make}>
        {ui(href ? 'me.link.again' : 'me.link.make')}
      </Button>
      <Trouble trouble={trouble} />
    </div>
  )
}
