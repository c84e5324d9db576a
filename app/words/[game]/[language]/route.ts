import { createHash } from 'node:crypto'
import { gameOf } from '@/components/games'
import { isLanguage } from '@/lib/words/language'

/** What was made of a catalogue once: its text, and a name that changes with it. */
const made = new Map<unknown, { text: string; tag: string }>()

function textOf(catalogue: unknown) {
  const known = made.get(catalogue)
  if (known) return known
  const text = JSON.stringify(catalogue)
  const tag = `W/"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`
  made.set(catalogue, { text, tag })
  return { text, tag }
}

/**
 * Words travel as data beside the scripts: a browser need not compile them, and gets those of its language only. It
 * keeps them, and asks each time whether they are still the same.
 */
export async function GET(request: Request, { params }: RouteContext<'/words/[game]/[language]'>) {
  const { game, language } = await params
  const catalogue = isLanguage(language) ? await gameOf(game)?.catalogue(language) : undefined
  if (!catalogue) return new Response(null, { status: 404 })
  const { text, tag } = textOf(catalogue)
  const headers = {
    'cache-control': 'no-cache',
    etag: tag,
    'content-type': 'application/json; charset=utf-8',
  }
  return request.headers.get('if-none-match') === tag
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers })
}
