import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { full as game } from '@/lib/games/proud-monster/full'
import type { Side } from '@/lib/games/proud-monster/full/state'
import { Thumb } from '../support/thumb'
import { atMost, type Figure } from './figure'

/** Share of the proposals that a player changes. */
const SHARE = 0.15
/** Turns of a campaign that the computer played up to there, with the taps that a thumb may need. */
const TURNS = [
  { side: 'german', turn: '5.1', most: 180 },
  { side: 'soviet', turn: '3.1', most: 120 },
] as const

/** A turn as it stood when its side was to begin it. */
export const turnOf = (side: Side, turn: string) =>
  game.readPosition(
    JSON.parse(
      gunzipSync(
        readFileSync(join(process.cwd(), 'tests', 'bench', 'positions', `${side}-${turn}.json.gz`)),
      ).toString(),
    ),
  )

/** How often a screen is touched in two turns of a campaign that are led by the staff, some proposals changed. */
export const staffTapFigures = (): Figure[] =>
  TURNS.map(({ side, turn, most }) => {
    const { all } = new Thumb(turnOf(side, turn), side, 'taps', SHARE).play()
    return atMost(`Taps of a ${side === 'german' ? 'German' : 'Soviet'} turn ${turn}`, all, '', most)
  })
