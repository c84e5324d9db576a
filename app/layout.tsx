import '@fontsource/alegreya-sans/latin-500.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/alegreya-sans/latin-800.css'
import '@fontsource/barlow-condensed/latin-600.css'
import '@fontsource/barlow-condensed/latin-700.css'
import '@fontsource/old-standard-tt/latin-400-italic.css'
import '@fontsource/old-standard-tt/latin-700.css'
import './globals.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { KeepOffline } from '@/components/offline/keep-offline'
import { WordsProvider } from '@/components/words'
import { readerCatalogue, readerWords } from '@/lib/words/reader'

export async function generateMetadata(): Promise<Metadata> {
  const { ui } = await readerWords()
  return {
    title: { default: ui('app.name'), template: `%s · ${ui('app.name')}` },
    description: ui('app.tagline'),
    referrer: 'no-referrer',
    icons: { icon: '/icon.svg', apple: '/apple-touch-icon.png' },
    appleWebApp: { title: ui('app.name'), statusBarStyle: 'default' },
  }
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf5e8' },
    { media: '(prefers-color-scheme: dark)', color: '#1a1d20' },
  ],
}

export default async function Layout({ children }: { children: ReactNode }) {
  const { language, catalogue } = await readerCatalogue()
  return (
    <html lang={language}>
      <body className="font-medium">
        <WordsProvider language={language} catalogue={JSON.stringify(catalogue)}>
          {children}
          <KeepOffline />
        </WordsProvider>
      </body>
    </html>
  )
}
