'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { NoticesSection } from '@/components/notices/notices-section'
import { noteWho } from '@/components/offline/wipe'
import { Settings } from '@/components/settings/settings'
import { troubleIn } from '@/components/table/trouble'
import { Button } from '@/components/ui/button'
import { Section, TwoColumns, WidePage } from '@/components/ui/wide-page'
import { useWords } from '@/components/words'
import type { MeAnswer } from '@/lib/play/api/me'
import type { UiWord } from '@/lib/words/words'
import type { Act } from './act'
import { meApi } from './api'
import { DataSection } from './data-section'
import { DevicesSection } from './devices-section'
import { FIELD } from './field'
import { RatingSection } from './rating-section'
import { SignInSection } from './sign-in-section'
import { zoneHere } from './zone'
import { ZoneField } from './zone-field'

/** Who one is here, and all that can be set. */
export function MePage({ failed }: { failed: 'failed' | 'against' | null }) {
  const { ui, language } = useWords()
  const [answer, setAnswer] = useState<MeAnswer | null>(null)
  const [trouble, setTrouble] = useState<UiWord | null>(failed && `me.${failed}`)

  const last = useRef({ asked: 0, shown: 0 })
  const send: Act = useCallback(async (asked) => {
    last.current.asked += 1
    const nth = last.current.asked
    const reply = await asked
    // What was asked earlier and is answered later is no news: somebody may have signed out in between.
    if (nth < last.current.shown) return 'ok' in reply
    last.current.shown = nth
    if ('ok' in reply) {
      await noteWho(reply.ok)
      setAnswer(reply.ok)
      return true
    }
    setTrouble(troubleIn(reply))
    return false
  }, [])
  /** Done by the player himself: what went wrong before is over. */
  const act: Act = useCallback(
    async (asked) => {
      const done = await send(asked)
      if (done) setTrouble(null)
      return done
    },
    [send],
  )
  useEffect(() => {
    // Whoever loads the page again has not failed again.
    if (failed) history.replaceState(null, '', window.location.pathname)
  }, [failed])
  useEffect(() => {
    void meApi.read().then(async (reply) => {
      if (!('ok' in reply)) return setTrouble(troubleIn(reply))
      await noteWho(reply.ok)
      setAnswer(reply.ok)
    })
  }, [])

  const account = answer?.account ?? null
  // Letters and notices are written in the language, and at the hours, of him who reads them.
  const zone = account && !account.zone ? zoneHere() : undefined
  const spoken = account && account.language !== language ? language : null
  useEffect(() => {
    if (zone) void send(meApi.change({ zone }))
    if (spoken) void send(meApi.change({ language: spoken }))
  }, [send, zone, spoken])

  const ways = answer ? (
    <SignInSection doors={answer.doors} identities={account?.identities ?? []} act={act} />
  ) : null
  return (
    <WidePage
      back={{ href: '/', says: ui('about.back') }}
      title={account?.name ?? ui('me.title')}
      lead={answer && standing(answer, ui)}
    >
      {trouble ? (
        <p role="alert" className="rounded-xl border border-warn bg-warn-ground p-3 font-bold text-warn">
          {ui(trouble)}
        </p>
      ) : null}
      {answer ? (
        <TwoColumns>
          <div className="grid gap-7">
            <Section title={ui('me.you')}>
              <NameField key={account?.name ?? ''} name={account?.name ?? ''} act={act} />
              {account ? <ZoneField zone={account.zone ?? zoneHere() ?? 'UTC'} act={act} /> : null}
              <Settings />
            </Section>
            {account ? ways : null}
            {account ? <DevicesSection account={account} act={act} /> : null}
          </div>
          <div className="grid gap-7">
            {account ? <NoticesSection /> : ways}
            {account ? <RatingSection account={account} act={act} /> : null}
            {account ? <DataSection act={act} /> : null}
          </div>
        </TwoColumns>
      ) : (
        <p role="status">{trouble ? null : ui('me.loading')}</p>
      )}
    </WidePage>
  )
}

function standing({ account }: MeAnswer, ui: ReturnType<typeof useWords>['ui']): string {
  if (!account) return ui('me.nobody')
  const games = ui(account.games === 1 ? 'me.games.one' : 'me.games', { n: account.games })
  const told = account.games > 0 ? [games] : []
  return [
    ...(account.identities.length > 0 ? [] : [ui('me.guest', { n: account.devices.length })]),
    ...told,
  ].join(' ')
}

function NameField({ name, act }: { name: string; act: Act }) {
  const { ui } = useWords()
  const [text, setText] = useState(name)
  const save = () => act(meApi.change({ name: text }))
  return (
    <form
      className="grid gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <label className="grid gap-1 text-[15px] font-extrabold">
        {ui('me.name')}
        <input
          value={text}
          maxLength={24}
          autoComplete="nickname"
          onChange={(event) => setText(event.target.value)}
          className={FIELD}
        />
      </label>
      <p className="text-[15px] text-dim">{ui('me.name.hint')}</p>
      {text.trim() === name ? null : (
        <Button look="primary" type="submit">
          {ui('me.save')}
        </Button>
      )}
    </form>
  )
}
