'use client'

import { Button } from '@/components/ui/button'
import { PlainPage } from '@/components/ui/plain-page'
import { TextLink } from '@/components/ui/text-link'
import { useReady } from '@/components/ui/use-ready'
import { useWords } from '@/components/words'

/** What is told where there is no network, and the page was not kept. */
export function OfflinePage() {
  const { ui } = useWords()
  const ready = useReady()
  return (
    <PlainPage figures="3-4">
      <h1 className="font-display text-3xl leading-tight">{ui('offline.title')}</h1>
      <p>{ui('offline.hint')}</p>
      <Button look="primary" disabled={!ready} onClick={() => window.location.reload()}>
        {ui('table.retry')}
      </Button>
      <TextLink href="/">{ui('table.home')}</TextLink>
    </PlainPage>
  )
}
