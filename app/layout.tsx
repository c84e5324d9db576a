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
import { ui } from '@/lib/words/en'

export const metadata: Metadata = {
  title: { default: ui('app.name'), template: `%s · ${ui('app.name')}` },
  description: ui('app.tagline'),
  referrer: 'no-referrer',
  icons: { icon: '/icon.svg' },
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

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body className="font-medium">{children}</body>
    </html>
  )
}
