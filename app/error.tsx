'use client'

import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Button } from '@/components/ui/button'
import { PlainFrame } from '@/components/ui/plain-frame'
import { TextLink } from '@/components/ui/text-link'
import { useWords } from '@/components/words'

// This page is sent with every other; its picture is not, and where that cannot be had it stands without.
const art = <Props,>(part: (drawn: typeof import('@/components/ui/map-art')) => ComponentType<Props>) =>
  lazy(() =>
    import('@/components/ui/map-art').then(
      (drawn) => ({ default: part(drawn) }),
      () => ({ default: () => null }),
    ),
  )
const HexGround = art((drawn) => drawn.HexGround)
const MapArt = art((drawn) => drawn.MapArt)

export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  const { ui } = useWords()
  const drawn = (what: ReactNode) => <Suspense>{what}</Suspense>
  return (
    <PlainFrame ground={drawn(<HexGround />)} art={drawn(<MapArt figures="5-0-0" />)}>
      <h1 className="font-display text-3xl">{ui('error.title')}</h1>
      <p>{ui('error.hint')}</p>
      <Button look="primary" onClick={reset}>
        {ui('error.again')}
      </Button>
      <TextLink href="/">{ui('table.home')}</TextLink>
    </PlainFrame>
  )
}
