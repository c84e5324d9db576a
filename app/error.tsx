'use client'

import { Button } from '@/components/ui/button'
import { PlainPage } from '@/components/ui/plain-page'
import { TextLink } from '@/components/ui/text-link'
import { useWords } from '@/components/words'

export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  const { ui } = useWords()
  return (
    <PlainPage figures="5-0-0">
      <h1 className="font-display text-3xl">{ui('error.title')}</h1>
      <p>{ui('error.hint')}</p>
      <Button look="primary" onClick={reset}>
        {ui('error.again')}
      </Button>
      <TextLink href="/">{ui('table.home')}</TextLink>
    </PlainPage>
  )
}
