import type { MetadataRoute } from 'next'
import { readerWords } from '@/lib/words/reader'

/** What a phone needs to know to have Fieldpost among its apps. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { ui, language } = await readerWords()
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    name: ui('app.name'),
    short_name: ui('app.name'),
    description: ui('app.tagline'),
    lang: language,
    display: 'standalone',
    background_color: '#faf5e8',
    theme_color: '#faf5e8',
    categories: ['games'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  }
}
