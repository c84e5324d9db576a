import { PICTURES, type PictureWords } from '@/components/games/pictures'
import type { GameAnswer } from '@/lib/play/api'
import type { Words } from '@/lib/words/words'
import { draw, type Size } from './draw'
import type { PictureFacts } from './front-picture'

/** So many pictures are kept, each about 0.2 megabytes. */
const MOST = 60
const kept = new Map<string, Promise<Buffer>>()

/** The picture of a game as spectators see it. What stands under the same key is drawn once. */
export function pictureFor(
  key: string,
  size: Size,
  words: Words,
  read: () => Promise<GameAnswer>,
): Promise<Buffer> {
  const known = kept.get(key)
  if (known) return known
  const drawn = read().then((answer) => {
    const front = PICTURES[answer.kind]!(answer, words.language)
    return draw(front, size, size === 'large' ? { ...standingOf(answer, words), title: answer.title } : null)
  })
  if (kept.size >= MOST) kept.delete(kept.keys().next().value!)
  kept.set(key, drawn)
  drawn.catch(() => kept.delete(key))
  return drawn
}

/** How a game stands in words that a spectator may read. */
export function standingOf(answer: GameAnswer, words: Words): Omit<PictureFacts, 'title'> {
  const { ui, sideName } = words
  const said = PICTURES[answer.kind]!(answer, words.language)
  const sides = Object.keys(answer.players)
  const [mover, other] = answer.awaits
  const tone = said.over || other || !mover ? null : sides.indexOf(mover) === 0 ? 'west' : 'east'
  const players = sides
    .map((side) => `${sideName(side)}: ${ui(`picture.${answer.players[side]!}`)}`)
    .join(' · ')
  return { when: said.when, stands: standsOf(answer, words, said), tone, players }
}

/** How it ended, or whom it waits for. */
function standsOf(
  { players, stage, challenge, awaits: [mover, other] }: GameAnswer,
  { ui, sideName }: Words,
  { over, both }: PictureWords,
): string {
  if (over) return over
  if (stage === 'closed') return ui(`list.${challenge?.closed ?? 'withdrawn'}`)
  const open = Object.keys(players).find((side) => players[side] === 'open')
  if (open) return ui('picture.invited', { side: sideName(open) })
  if (other) return both
  return mover ? ui('home.tables.theirs', { side: sideName(mover) }) : ui('home.tables.join')
}
