import { gameOf } from '@/components/games'
import { de } from '@/lib/words/de'
import { en } from '@/lib/words/en'
import { wordsOf } from '@/lib/words/words'
import { draw } from './draw'
import { type Drawing, standingOf } from './standing'

/** The picture of a game as spectators see it, as PNG; it keeps its thread busy for some tenths of a second. */
export async function drawingDone({ shown, size, language }: Drawing): Promise<Uint8Array> {
  const words = wordsOf(language, { en, de }[language])
  const front = await gameOf(shown.kind)!.picture(shown, words)
  const facts = size === 'large' ? { ...(await standingOf(shown, words)), title: shown.title } : null
  return draw(front, size, facts)
}
