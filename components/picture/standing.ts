import { gameOf } from '@/components/games'
import type { PictureWords, Standing } from '@/components/games/manifest'
import type { GameAnswer } from '@/lib/play/api/game'
import type { SeenSince } from '@/lib/play/api/past'
import type { Language } from '@/lib/words/language'
import type { Words } from '@/lib/words/words'
import type { Size } from './draw'
import type { PictureFacts } from './front-picture'

/** What of a spectator's answer is shown in a picture. */
export type Shown = Standing &
  Pick<GameAnswer, 'kind' | 'title' | 'players' | 'awaits' | 'challenge'> & { since?: SeenSince | null }

/** All that a picture follows from, as it is handed from one thread to the other. */
export interface Drawing {
  shown: Shown
  size: Size
  language: Language
}

/** What of an answer a picture needs. */
export const drawingOf = (answer: Shown, size: Size, language: Language): Drawing => {
  const { kind, scenario, title, view, result, stage, players, awaits, challenge, since } = answer
  const shown = { kind, scenario, title, view, result, stage, players, awaits, challenge, since }
  return { shown, size, language }
}

/** How a game stands in words that a spectator may read, and who plays which side. */
export async function standingOf(
  answer: Shown,
  words: Words,
  names: Readonly<Record<string, string>> = {},
): Promise<
  Omit<PictureFacts, 'title'> & { told: readonly string[]; players: string; inviter: string | null }
> {
  const { ui, sideName } = words
  const said = await gameOf(answer.kind)!.picture(answer, words)
  const sides = Object.keys(answer.players)
  const [mover, other] = answer.awaits
  const tone = said.over || other || !mover ? null : sides.indexOf(mover) === 0 ? 'west' : 'east'
  const isOpen = answer.stage === 'join' && sides.some((side) => answer.players[side] === 'open')
  const inviter = isOpen ? (sides.find((side) => answer.players[side] === 'person') ?? null) : null
  const players = sides
    .map((side) => `${sideName(side)}: ${names[side] ?? ui(`picture.${answer.players[side]!}`)}`)
    .join(' · ')
  return { when: said.when, told: said.told, stands: standsOf(answer, words, said), tone, players, inviter }
}

/** How it ended, or whom it waits for. */
function standsOf(
  { players, stage, challenge, awaits: [mover, other] }: Shown,
  { ui, sideName }: Words,
  { over, both }: PictureWords,
): string {
  if (over) return over
  if (stage === 'closed') return ui(`list.${challenge?.closed ?? 'withdrawn'}`)
  const open = Object.keys(players).find((side) => players[side] === 'open')
  if (open)
    return challenge?.drawn ? ui('picture.invited.drawn') : ui('picture.invited', { side: sideName(open) })
  if (other) return both
  return mover ? ui('home.tables.theirs', { side: sideName(mover) }) : ui('home.tables.join')
}
