import { shows } from '@/lib/play/http/handle'
import { frontPicture, paint } from '@/app/front-picture'
import { StudioFull } from '@/components/picture/studio'
import { publicVersion } from '@/lib/play/games/open-public'
import { mustNotFlood } from '@/lib/play/http/limits'
import { tooManyPictures } from '@/lib/play/http/problem'
import { pictureQuery } from '@/lib/play/http/schemas'
import { offerPaint } from '@/lib/play/services'
import { spokenTo } from '@/lib/words/language'

// A picture of a version never changes, but its address dies with the spectator link: caches that many share ask again
// after a day. Whoever asks without a version is told which it is.
const FOREVER = 'public, max-age=31536000, s-maxage=86400, immutable'
const NOW = 'public, max-age=0, s-maxage=60, must-revalidate'

offerPaint(paint)

export const GET = shows(pictureQuery, async (call, { p, v, size, l }, request) => {
  const { services, game } = call
  const language = spokenTo(l)
  const version = await publicVersion(services, game, p)
  const etag = `"${version}-${size}-${language}"`
  const headers = {
    etag,
    'cache-control': v === version ? FOREVER : NOW,
    'content-type': 'image/png',
  }
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers })
  const asked = { game, p, version, size, language }
  const png = await frontPicture(services, asked, () => mustNotFlood(call, 'picture')).catch((error) => {
    throw error instanceof StudioFull ? tooManyPictures() : error
  })
  return new Response(new Uint8Array(png), { headers })
})
