import type { Game } from '../game'
import { type Appended, fileStaff, type Stamp, settle } from './commands'
import type { LogLine, Match } from './match'
import { dueIn, isPassed, sittingIn, viewFor } from './projection'

/**
 * What comes of the wish of sides to have a turn passed, after the game has gone on from `before`. Each is judged as it goes on,
 * by what its owner has seen change and was told: so nothing of the past must be kept for it, and he can be told at once that it
 * does not stand any more. What still stands when his sitting begins is carried out.
 */
export function withPasses(game: Game, before: Match, appended: Appended, stamp: () => Stamp): Appended {
  return game.sides.reduce((now, side) => passedFor(game, before, now, side, stamp), appended)
}

function passedFor(
  game: Game,
  before: Match,
  appended: Appended,
  side: string,
  stamp: () => Stamp,
): Appended {
  const { pass, staff } = game
  const { match } = appended
  const firm = match.committed
  if (!pass || !staff || !before.committed || !firm || before.committed === firm) return appended
  const kept = match.players[side] === 'person' ? staff.of(firm.open(), side) : null
  if (!kept || !(pass.isFiled(kept) || pass.stopped(kept) !== null)) return appended
  const view = (one: Match) => viewFor(game, one, side) as never
  const next = pass.after(
    kept,
    side,
    view(before),
    view(match),
    linesSince(before, match, side),
    isPassed(before, side),
  )
  const filed = next === kept ? appended : fileStaff(game, appended, side, next, stamp())
  // What cannot be kept, as the game is over, need not be.
  if ('no' in filed) return appended
  if (!pass.isFiled(next)) {
    const ends = isPassed(filed.match, side) && pass.stopped(next) !== null
    return ends ? settled(game, filed, side, 'passEnds', stamp) : filed
  }
  const begins = sittingIn(game, before) !== side && sittingIn(game, match) === side
  return begins && dueIn(game, match).includes(side) ? settled(game, filed, side, 'pass', stamp) : filed
}

function settled(
  game: Game,
  appended: Appended,
  side: string,
  type: 'pass' | 'passEnds',
  stamp: () => Stamp,
): Appended {
  const done = settle(game, appended, side, { type }, '', stamp)
  return 'no' in done ? appended : done
}

/** What a viewer was told between two matches. */
function linesSince(before: Match, now: Match, viewer: string): readonly LogLine[] {
  const [old, all] = [before.log[viewer]!, now.log[viewer]!]
  return all.lines.slice(Math.max(0, old.from + old.lines.length - all.from))
}
