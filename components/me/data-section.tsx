'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/wide-page'
import { useWords } from '@/components/words'
import type { Act } from './act'
import { meApi } from './api'

/** What is kept of one: to take along, or to be rid of. */
export function DataSection({ act }: { act: Act }) {
  const { ui } = useWords()
  const [sure, setSure] = useState(false)
  return (
    <Section title={ui('me.data')}>
      <a
        href="/api/me/data"
        download="fieldpost-me.json"
        className="inline-flex min-h-12 items-center justify-center rounded-xl border border-line bg-second px-4 py-2 text-center text-[17px] leading-tight font-bold"
      >
        {ui('me.data.get')}
      </a>
      {sure ? <p className="font-bold">{ui('me.delete.hint')}</p> : null}
      <div className="grid gap-2">
        <Button
          look={sure ? 'warn' : 'quiet'}
          className={sure ? '' : 'underline'}
          onClick={() => (sure ? void act(meApi.remove()) : setSure(true))}
        >
          {ui(sure ? 'me.delete.sure' : 'me.delete')}
        </Button>
        {sure ? <Button onClick={() => setSure(false)}>{ui('act.cancel')}</Button> : null}
      </div>
    </Section>
  )
}
