'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/wide-page'
import { useWords } from '@/components/words'
import type { Door, Me } from '@/lib/play/api/me'
import type { Act } from './act'
import { meApi } from './api'
import { isNamed, NAMES, SignInWays } from './sign-in-ways'

interface Props {
  doors: readonly Door[]
  identities: Me['identities']
  act: Act
}

/** The ways to come back on any device; nothing is said of ways that this server does not have. */
export function SignInSection({ doors, identities, act }: Props) {
  const { ui } = useWords()
  if (doors.length === 0 && identities.length === 0) return null
  return (
    <Section title={ui(identities.length > 0 ? 'me.ways' : 'me.signIn')}>
      {identities.length > 0 ? (
        <ul className="grid gap-2">
          {identities.map((identity) => (
            <Identity key={identity.provider} identity={identity} act={act} />
          ))}
        </ul>
      ) : (
        <p>{ui('me.signIn.hint')}</p>
      )}
      <SignInWays doors={doors} identities={identities} />
    </Section>
  )
}

/** One way to sign in. It takes a second tap to remove it, and before the last one goes it is said what that means. */
function Identity({ identity, act }: { identity: Me['identities'][number]; act: Act }) {
  const { ui } = useWords()
  const [asked, setAsked] = useState(false)
  const { provider, label, last } = identity
  const name = isNamed(provider) ? NAMES[provider] : ui('me.mail')
  const remove = () =>
    void act(meApi.removeIdentity({ provider: provider as Door, ...(last ? { sure: true } : {}) }))
  const what = ui(asked ? 'me.ways.remove.sure' : 'me.ways.remove')
  return (
    <li className="grid gap-2 rounded-xl border border-line px-3 py-2">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-[14px] font-bold text-dim">{name}</p>
          <p className="font-bold break-all">{label}</p>
        </div>
        <Button
          look={asked ? 'warn' : 'second'}
          className="text-[15px]"
          aria-label={`${what}: ${name}`}
          onClick={() => (asked ? remove() : setAsked(true))}
        >
          {what}
        </Button>
      </div>
      {asked && last ? (
        <p role="alert" className="font-bold">
          {ui('me.ways.remove.last')}
        </p>
      ) : null}
    </li>
  )
}
