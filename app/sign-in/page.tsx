import type { Metadata } from 'next'
import { SignInPage } from '@/components/me/sign-in-page'
import { readerWords } from '@/lib/words/reader'

export async function generateMetadata(): Promise<Metadata> {
  const { ui } = await readerWords()
  return { title: ui('signIn.title') }
}

export default function Page() {
  return <SignInPage />
}
