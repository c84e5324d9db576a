'use client'

import { useEffect, useState } from 'react'
import { ask } from '@/components/table/api'
import { troubleIn } from '@/components/table/trouble'
import { Button } from '@/components/ui/button'
import { PlainPage } from '@/components/ui/plain-page'
import { TextLink } from '@/components/ui/text-link'
import { useWords } from '@/components/words'
import type { UiWord } from '@/lib/words/words'

const FOLLOWING = /^#[\w-]{22}\.[\w-]{22}\./

/** Where a signed link of a mail leads. Only the button does anything: scanners of mail open every link. */
export function SignedPage({ what }: { what: 'stop' | 'confirm' }) {
  const { ui } = useWords()
  // What ends that one follows a game names two ids of one length; until it is read, it is taken for what is asked most.
  const [about, setAbout] = useState<'stop' | 'confirm' | 'follow'>(what)
  useEffect(() => {
    if (what === 'stop' && FOLLOWING.test(location.hash)) setAbout('follow')
  }, [what])
  const [said, setSaid] = useState<UiWord | null>(null)
  const [done, setDone] = useState(false)
  const use = async () => {
    const token = location.hash.slice(1)
    const path = `/api/notices/${what}`
    const reply =
      what === 'stop'
        ? await ask(`${path}?token=${encodeURIComponent(token)}`, {})
        : await ask(path, { token: token || '-' })
    // What was used leaves the address bar and the history.
    if ('ok' in reply) history.replaceState(null, '', location.pathname)
    setDone('ok' in reply)
    setSaid('ok' in reply ? `notices.${about}.done` : troubleIn(reply))
  }
  return (
    <PlainPage figures="4-3">
      <h1 className="font-display text-[1.8rem] leading-tight">{ui(`notices.${about}.title`)}</h1>
      {done ? null : (
        <>
          <p className="text-[17px]">{ui(`notices.${about}.ask`)}</p>
          <Button look="primary" onClick={use}>
            {ui(`notices.${about}.do`)}
          </Button>
        </>
      )}
      <p role="status" className="text-[17px]">
        {said ? ui(said) : null}
      </p>
      <TextLink href="/">{ui('notices.signed.home')}</TextLink>
    </PlainPage>
  )
}
