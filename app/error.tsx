'use client'

import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { useWords } from '@/components/words'

export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  const { ui } = useWords()
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-4 p-6">
      <h1 className="text-2xl font-extrabold">{ui('error.title')}</h1>
      <p>{ui('error.hint')}</p>
      <Button look="primary" onClick={reset}>
        {ui('error.again')}
      </Button>
      <Link href="/" className="inline-flex min-h-12 items-center font-bold underline">
        {ui('table.home')}
      </Link>
    </main>
  )
}
