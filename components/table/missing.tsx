'use client'

import { PlainPage } from '@/components/ui/plain-page'
import { TextLink } from '@/components/ui/text-link'
import { useWords } from '@/components/words'
import { Door } from './door'

/**
 * What is told where there is no game, or none that this browser may see, and how he comes in who plays there; `before`:
 * it was shown until now.
 */
export function Missing({ before = false }: { before?: boolean }) {
  const { ui } = useWords()
  return (
    <PlainPage figures="?">
      <h1 className="font-display text-3xl leading-tight">{ui(before ? 'table.shut' : 'table.missing')}</h1>
      <p>{ui(before ? 'table.shut.hint' : 'table.missing.hint')}</p>
      <Door back={window.location.pathname} />
      <TextLink href="/">{ui('table.home')}</TextLink>
    </PlainPage>
  )
}
