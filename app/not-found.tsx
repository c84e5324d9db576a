import Link from 'next/link'
import { readerWords } from '@/lib/words/reader'

export default async function NotFound() {
  const { ui } = await readerWords()
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-4 p-6">
      <h1 className="text-2xl font-extrabold">{ui('notFound.title')}</h1>
      <Link href="/" className="inline-flex min-h-12 items-center font-bold underline">
        {ui('table.home')}
      </Link>
    </main>
  )
}
