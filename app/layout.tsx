import '@fontsource/alegreya-sans/latin-500.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/alegreya-sans/latin-800.css'
import '@fontsource/barlow-condensed/latin-600.css'
import '@fontsource/barlow-condensed/latin-700.css'
import '@fontsource/old-standard-tt/latin-400-italic.css'
import '@fontsource/old-standard-tt/latin-700.css'
import './globals.css'
import type { Metadata, Viewport } from 'next'
import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { KeepOffline } from '@/components/offline/keep-offline'
import { wishesOf } from '@/components/settings/wishes'
import { SHADE_COOKIE, shadeOf } from '@/components/ui/shade'
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

const [DAY, NIGHT] = ['#faf5e8', '#1a1d20']

export async function generateViewport(): Promise<Viewport> {
  const shade = await readerShade()
  return {
    width: 'device-width',
    initialScale: 1,
    viewportFit: 'cover',
    themeColor:
      shade === 'system'
        ? [
            { media: '(prefers-color-scheme: light)', color: DAY },
            { media: '(prefers-color-scheme: dark)', color: NIGHT },
          ]
        : { day: DAY, night: NIGHT }[shade],
  }
}

const readerShade = async () => shadeOf((await cookies()).get(SHADE_COOKIE)?.value)

async function readerWishes() {
  const kept = await cookies()
  return wishesOf((name) => kept.get(name)?.value)
}

export default async function Layout({ children }: { children: ReactNode }) {
  const { language, catalogue } = await readerCatalogue()
  return (
    // A page from the network comes as chosen; one that was kept is dressed anew in the browser.
    <html
      lang={language}
      data-shade={await readerShade()}
      {...(await readerWishes())}
      suppressHydrationWarning
    >
      <body className="font-medium">
        <WordsProvider language={language} catalogue={JSON.stringify(catalogue)}>
          {children}
          <KeepOffline />
        </WordsProvider>
      </body>
    </html>
  )
}
