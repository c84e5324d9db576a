import { shows } from '@/lib/play/handle'
import { PICTURES } from '@/components/games/pictures'
import { drawingOf } from '@/components/picture/standing'
import { StudioFull } from '@/components/picture/studio'
import { theStudio } from '@/components/picture/the-studio'
import { mustNotFlood } from '@/lib/play/limits'
import { openPublic, publicVersion } from '@/lib/play/open-public'
import { notFound, tooManyPictures } from '@/lib/play/problem'
import { pictureQuery } from '@/lib/play/requests'
import { isLanguage } from '@/lib/words/language'

// A picture of a version never changes, but its address dies with the spectator link: caches that many share ask again
// after a day. Whoever asks without a version is told which it is.
const FOREVER = 'public, max-age=31536000, s-maxage=86400, immutable'
const NOW = 'public, max-age=0, s-maxage=60, must-revalidate'

export const GET = shows(pictureQuery, async (call, { p, v, size, l }, request) => {
  const { desk, game } = call
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
  const admit = () => mustNotFlood(call, 'picture')
  const read = async () => {
    const answer = await openPublic(desk, game, p)
    if (!Object.hasOwn(PICTURES, answer.kind)) throw notFound()
    return drawingOf(answer, size, language)
  }
  const png = await theStudio()
    .picture(key, admit, read)
    .catch((error) => {
      throw error instanceof StudioFull ? tooManyPictures() : error
    })
  return new Response(new Uint8Array(png), { headers })
})
