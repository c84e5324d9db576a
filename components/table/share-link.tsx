'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useMedia } from '@/components/ui/use-media'
import { useWords } from '@/components/words'
import type { GameAnswer } from '@/lib/play/api/game'
import { copyText } from './copy-text'

// Few ask for it, and it brings a library along.
const QrCode = dynamic(() => import('./qr-code').then((code) => code.QrCode), { ssr: false })

/**
 * The whole address of a link; its secret stands behind the #, where servers never see it. What stands openly gives the
 * link its picture; a link to one's own seat is for nobody else and needs none.
 */
export function linkTo(
  { game, public: p }: Pick<GameAnswer, 'game' | 'public'>,
  kind: 'join' | 'watch' | 'recover',
  token: string,
): string {
  const shown = p && kind !== 'recover' ? `?p=${p}` : ''
  return `${window.location.origin}/games/${game}${shown}#${kind}=${token}`
}

interface Props {
  label: string
  href: string
  main: boolean
  /** True where its code is shown already. */
  coded?: boolean
}

/** A link to be copied or handed to another app. */
export function ShareLink({ label, href, main, coded = false }: Props) {
  const { ui } = useWords()
  const [copied, setCopied] = useState(false)
  const copy = async () => setCopied(await copyText(href))
  const desk = useMedia('(min-width: 1024px)')
  const [shown, setShown] = useState(false)
  const mayShare = typeof navigator !== 'undefined' && 'share' in navigator
  return (
    <div className="grid gap-2">
      <label className="grid gap-1 text-[15px] font-bold">
        {label}
        <input
          readOnly
          value={href}
          onFocus={(event) => event.target.select()}
          className="min-h-12 w-full rounded-xl border border-line bg-second px-3 text-[15px] font-medium"
        />
      </label>
      <div className="flex gap-2">
        <Button look={main ? 'primary' : 'second'} className="flex-1" onClick={copy}>
          {copied ? ui('link.copied') : ui('link.copy')}
        </Button>
        {mayShare ? (
          <Button className="flex-1" onClick={() => navigator.share({ url: href }).catch(() => undefined)}>
            {ui('link.share')}
          </Button>
        ) : null}
        {desk && !coded ? (
          <Button className="flex-1" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {ui('link.qr')}
          </Button>
        ) : null}
      </div>
      {desk && shown ? <QrCode text={href} label={ui('link.qr.label')} /> : null}
    </div>
  )
}
