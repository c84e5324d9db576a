import type { Game, Viewer } from '../game'
import type { Entry } from '../log/entry'
import { withTableLine } from '../log/lines'
import { type Match, otherSide, viewersOf } from '../log/match'
import { dayNamed } from '../time/calendar'
import { type Affair, type AffairBody, isEnd } from './affair'

/** The match after everybody whom it concerns was told what players settled; `match` is as it was before that. */
export const withAffairLine = (game: Game, match: Match, entry: Entry & AffairBody): Match =>
  withTableLine(match, hearers(game, entry.affair), wordsOf(game, match, entry.by, entry.affair), entry)

function hearers(game: Game, { type }: Affair): readonly Viewer[] {
  const quiet = ['offer', 'decline', 'withdraw'].includes(type)
  return quiet ? game.sides : viewersOf(game)
}

/** How the log tells of it; `side` is whom it is about. */
function wordsOf(game: Game, match: Match, by: string, affair: Affair) {
  const other = otherSide(game, by)
  const words = (key: string, side = by, more = {}) => ({
    key: `table.did.${key}`,
    params: { side, ...more },
  })
  const isLeft = match.settled.empty.includes(other)
  const isSilent = !isLeft && !match.timing
  switch (affair.type) {
    case 'resign':
      return words('resigned')
    case 'claim':
      return words(isLeft ? 'left.ended' : isSilent ? 'silent.ended' : 'claimed', other)
    case 'offer':
      return words(`offered.${affair.what}`)
    case 'accept':
      return words(`accepted.${affair.what}`)
    case 'decline':
      return words('declined')
    case 'withdraw':
      return words('withdrawn')
    case 'resume':
      return words('resumed')
    case 'lead':
      return words('led', other)
    case 'pass':
      return words('passed')
    case 'passEnds':
      return words('passEnds')
    case 'extend':
      return words('extended', other)
    case 'replace':
      return words(`${isLeft ? 'left' : isSilent ? 'silent' : 'replaced'}.${affair.what}`, other)
    case 'away':
      return words('away', by, { days: dayNamed(affair.last)! - dayNamed(affair.first)! + 1 })
    case 'back':
      return words('back')
    case 'leave':
      return words(isEnd(match, by, affair) ? 'left.last' : 'left')
  }
}
