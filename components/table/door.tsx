'use client'

import { useEffect, useState } from 'react'
import { meApi } from '@/components/me/api'
import { SignInWays } from '@/components/me/sign-in-ways'
import { Button } from '@/components/ui/button'
import { Trouble } from '@/components/ui/trouble'
import { useWords } from '@/components/words'
import type { MeAnswer } from '@/lib/play/api/me'
import type { UiWord } from '@/lib/words/words'
import { cameByMail } from './came-by-mail'
import { troubleIn } from './trouble'

const ONCE =
  'inline-flex min-h-12 w-full items-center justify-center rounded-xl border border-primary bg-primary px-4 py-2 text-center text-[17px] leading-tight font-bold text-primary-ink'

/**
 * How somebody comes in who plays here on another device. It follows from the browser and from the address alone, and
 * is the same whether there is such a table or not.
 */
export function Door({ back }: { back: string }) {
  const { ui } = useWords()
  const [me, setMe] = useState<MeAnswer | null>(null)
  const [mail] = useState(cameByMail)
  useEffect(() => {
    void meApi.read().then((reply) => {
      if ('ok' in reply) setMe(reply.ok)
    })
  }, [])
  const identities = me?.account?.identities ?? []
  const doors = me?.doors ?? []
  const here = identities[0]?.label ?? me?.account?.name
  return (
    <section aria-label={ui('door.title')} className="grid gap-3 border-t border-line pt-4">
      <h2 className="font-display text-xl leading-tight">{ui('door.title')}</h2>
      {here ? <p className="break-words">{ui('door.here', { name: here })}</p> : null}
      {mail?.once ? (
        <a href={`/sign-in#${mail.once}`} className={ONCE}>
          {ui('door.mail.once')}
        </a>
      ) : null}
      {mail && doors.includes('email') ? <ByMail told={mail.told} isFirst={!mail.once} back={back} /> : null}
      {doors.length > 0 ? (
        mail ? (
          <details>
            <summary className="min-h-12 content-center font-bold">{ui('door.ways')}</summary>
            <div className="grid gap-3">
              <SignInWays doors={doors} identities={identities} back={back} />
            </div>
          </details>
        ) : (
          <>
            <p>{ui('door.ways.hint')}</p>
            <SignInWays doors={doors} identities={identities} back={back} />
          </>
        )
      ) : null}
      <p className="text-[15px] text-dim">{ui('door.device')}</p>
    </section>
  )
}

/** Who has come by a mail of ours can have a link sent to where that mail went: who reads it there has shown who he is. */
function ByMail({ told, isFirst, back }: { told: string; isFirst: boolean; back: string }) {
  const { ui, language } = useWords()
  const [said, setSaid] = useState<UiWord | null>(null)
  const [trouble, setTrouble] = useState<UiWord | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    setTrouble(null)
    const reply = await meApi.signIn({ door: 'email', told, language, back })
    setBusy(false)
    if ('ok' in reply) setSaid('door.mail.sent')
    else if ('error' in reply && reply.error.error === 'refused') setTrouble('door.mail.ways')
    else if ('error' in reply && reply.error.error === 'gone') setTrouble('door.mail.gone')
    else if ('error' in reply && reply.status === 503) setTrouble('me.mail.away')
    else setTrouble(troubleIn(reply))
  }
  return (
    <>
      <p>{ui(isFirst ? 'door.mail' : 'door.mail.again')}</p>
      <Button look={isFirst ? 'primary' : 'second'} className="w-full" disabled={busy} onClick={send}>
        {ui('door.mail.send')}
      </Button>
      <p role="status" className="font-bold empty:hidden">
        {said ? ui(said) : null}
      </p>
      <Trouble trouble={trouble} />
    </>
  )
}
