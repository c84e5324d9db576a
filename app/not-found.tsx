import { PlainPage } from '@/components/ui/plain-page'
import { TextLink } from '@/components/ui/text-link'
import { readerWords } from '@/lib/words/reader'

export default async function NotFound() {
  const { ui } = await readerWords()
  return (
    <PlainPage figures="4-0-4">
      <h1 className="font-display text-3xl">{ui('notFound.title')}</h1>
      <p>{ui('notFound.hint')}</p>
      <TextLink href="/">{ui('table.home')}</TextLink>
    </PlainPage>
  )
}
