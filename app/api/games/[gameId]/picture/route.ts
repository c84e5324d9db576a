import { shows } from '@/lib/play/handle'
import { PICTURES } from '@/components/games/pictures'
import { pictureFor } from '@/components/picture/picture'
import { openPublic, publicVersion } from '@/lib/play/open-public'
import { notFound } from '@/lib/play/problem'
import { pictureQuery } from '@/lib/play/requests'
import { isLanguage } from '@/lib/words/language'
import { wordsIn } from '@/lib/words/reader'

// A picture of a version never changes; whoever asks without one is told which it is.
const FOREVER = 'public, max-age=31536000, immutable'
const NOW = 'no-cache'

export const GET = shows(pictureQuery, async ({ desk, game }, { p, v, size, l }, request) => {
  const language = isLanguage(l) ? l : 'en'
  const version = await publicVersion(desk, game, p)
  const etag = `"${version}-${size}-${language}"`
  const headers = {
    etag,
    'cache-control': v === version ? FOREVER : NOW,
    'content-type': 'image/png',
  }
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers })
  const key = [game, version, size, language].join(' ')
  const png = await pictureFor(key, size, wordsIn(language), async () => {
    const answer = await openPublic(desk, game, p)
    if (!Object.hasOwn(PICTURES, answer.kind)) throw notFound()
    return answer
  })
  return new Response(new Uint8Array(png), { headers })
})
