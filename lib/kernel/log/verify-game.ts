import type { Refusal } from '../decision'
import type { Throw } from '../dice/dice'
import { commitSeed, type Dealer, fairDealer, HEX32, type Hex32, NO_COMMITMENT } from '../dice/fair-dice'
import { fourWords } from '../dice/four-words'
import { judgeSaying, type Saying, sayingOf, type Unsaid } from '../dice/seed-exchange'
import type { Game } from '../game'
import { type Affair, undoesDraftsOf } from '../negotiation/affair'
import { asOffered, checkpointBefore, goneBackTo, type Past, returnTo } from './checkpoints'
import {
  type Appended,
  commitTurns,
  create,
  decideOrder,
  fileStaff,
  fileStandingOrders,
  join,
  joinDrawn,
  mixFor,
  noteLink,
  say,
  settle,
  setUp,
  takeBack,
  unchanged,
} from './commands'
import { draftsOf } from './drafts'
import { type Entry, NO_ENTRY, type Thrown } from './entry'
import { isSameEntry, readEntry } from './entry-text'
import { fold } from './fold'
import { hasSameFacts, type Match } from './match'
import { decideInstead } from './on-behalf'
import { resultOf } from './projection'
import { withheldAfter } from './redaction'

/** What came of verifying a finished game: how much was checked, or the first thing that is wrong. */
export type Verdict =
  | {
      sound: true
      entries: number
      throws: number
      /** Entries made under other versions of the rules: their throws agree, but no rule was asked again. */
      unjudged: number
      /** Players who committed to their number, and kept their word; and which mix it was. */
      commitments: number
      tries: number
      /** To compare with the other players. */
      words: readonly string[]
      result: unknown
      head: Hex32
    }
  | { sound: false; entry: number; wrong: string }

/** What may come about between an order and its taking back. */
const ANY_TIME: ReadonlySet<Entry['kind']> = new Set(['link', 'affair', 'filed'])

/**
 * Plays a finished game again under the rules, with the seed that its last entry opened, and demands that each entry
 * comes out exactly as it was stored: its facts, its throws, its keys, and the hash of the one before. An entry that
 * is only a hash was withheld because it was taken back; what comes after it must come out the same without it.
 * `head` in the verdict is the hash of the last entry: compare it with what the other players have.
 */
export function verifyGame(game: Game, texts: readonly string[]): Verdict {
  let match: Match | null = null
  let throws = 0
  let withheld = 0
  let unjudged = 0
  let moments: Past[] = []
  const wrong = (entry: number, what: string): Verdict => ({ sound: false, entry, wrong: what })
  const seed = seedOf(texts)
  if (!seed) return wrong(texts.length - 1, 'the last entry does not open the seed; is the game over?')
  for (const [n, text] of texts.entries()) {
    if (match && HEX32.test(text)) {
      match = withheldAfter(match, text)
      withheld++
      continue
    }
    try {
      const stored = readEntry(text, n, match?.headHash ?? NO_ENTRY, game)
      const { entry } = stored
      // Orders and their taking back stand together, but for what may come about at any time.
      if (!ANY_TIME.has(entry.kind)) {
        if (withheld === 1) return wrong(n, 'something else was withheld than was taken back')
        withheld = 0
      }
      // What others may not read, and no rule does.
      if (entry.kind === 'filed' && 'withheld' in entry) {
        match = fold(game, match, [text])
        continue
      }
      if (entry.kind === 'created') {
        if (!hasSameFacts(entry.version, game.version))
          return wrong(n, `played under version ${entry.version} of the rules`)
        if (entry.commitment !== commitSeed(entry.game, seed))
          return wrong(n, 'the seed is not the one committed to')
      }
      const rules = entry.rules ?? match?.rules ?? game.version
      if (match && 'throws' in entry && rules !== game.version) {
        const dealt = dealtOtherwise(match, entry, seed)
        if (dealt) return wrong(n, `the throw ${dealt} is not the one that the seed gives`)
        unjudged++
      } else {
        const again = replayed({ ...game, version: rules }, match, entry, seed, moments)
        if (typeof again === 'string') return wrong(n, again)
        if (!isSameEntry(stored, again.written[0]!))
          return wrong(n, `replayed, this ${entry.kind} comes out differently`)
      }
      if ('throws' in entry) throws += entry.throws.length
      const moment = match && checkpointBefore(game, match, entry)
      const gone = goneBackTo(entry)
      if (moment) moments.push(moment)
      if (gone !== null) moments = moments.filter(({ n }) => n < gone)
      match = fold(game, match, [text])
    } catch (error) {
      return wrong(n, error instanceof Error ? error.message : 'cannot be read')
    }
  }
  const result = match && resultOf(game, match)
  if (!match || !result) return wrong(texts.length, 'the game is not over')
  return {
    ...{ sound: true, entries: texts.length, throws, unjudged, result, head: match.headHash },
    commitments: Object.values(match.nonces).filter(({ commitment }) => commitment !== NO_COMMITMENT).length,
    tries: match.mixing.tries,
    words: match.mix ? fourWords(match.commitment, match.mix) : [],
  }
}

/** The purpose of the first throw of an entry whose face does not follow from the seed; null if all do. */
function dealtOtherwise(match: Match, { throws, turn = 0 }: Thrown, seed: Hex32): string | null {
  const dice = fairDealer(match.game, seed, match.mix!, match.settled.epoch).dice(turn)
  const face = ({ hidden, purpose, sides }: Throw) => (hidden ? dice.secret : dice.roll)(purpose, sides)
  return throws.find((thrown) => face(thrown) !== thrown.face)?.purpose ?? null
}

function seedOf(texts: readonly string[]): Hex32 | null {
  for (const text of [...texts].reverse()) {
    const seed = /"seed":"([0-9a-f]{64})"/.exec(text)?.[1]
    if (seed) return seed
  }
  return null
}

/** The same thing done once more; a sentence if the rules do not let it be done. */
function replayed(
  game: Game,
  match: Match | null,
  entry: Entry,
  seed: Hex32,
  moments: readonly Past[],
): Appended | string {
  const stamp = { time: entry.time, salt: entry.salt }
  if (entry.kind === 'created') {
    const {
      kind: _kind,
      by: _by,
      n: _n,
      moved: _moved,
      prev: _prev,
      time: _time,
      salt: _salt,
      ...facts
    } = entry
    return create(game, facts, stamp)
  }
  if (!match) return 'the first entry must create the game'
  const appended = unchanged(match)
  const dealer = (): Dealer =>
    fairDealer(match.game, seed, match.mix ?? mixFor(game, match)!, match.settled.epoch)
  switch (entry.kind) {
    case 'joined':
      if (match.challenge?.drawn && !match.mix && !entry.drawn) return 'sides were not drawn'
      if (entry.drawn && match.mixing.hides && !entry.hidden && Object.keys(match.nonces).length === 0)
        return UNSAID['too-early']
      return entry.drawn
        ? joinDrawn(
            game,
            appended,
            { seed, saying: sayingAs(entry.drawn, entry.hidden), zone: entry.zone, rated: entry.rated },
            stamp,
          )
        : join(game, appended, entry.by, entry, stamp)
    case 'nonce': {
      const saying = sayingOf(entry)
      const unsaid = judgeSaying(match, entry.by, saying, Date.parse(entry.time))
      return unsaid ? UNSAID[unsaid] : say(game, appended, entry.by, saying, stamp)
    }
    case 'mixed':
      return mixFor(game, match) ? commitTurns(game, appended, dealer(), stamp) : 'a nonce is missing'
    case 'setUp':
      return match.mix ? setUp(game, appended, dealer(), stamp) : 'set up before the dice were mixed'
    case 'link':
      return noteLink(game, appended, { by: entry.by, what: entry.what, link: entry.link }, stamp)
    case 'takeBack': {
      const taken = takeBack(game, appended, entry.by, stamp, entry.count !== undefined)
      return isRefusal(taken) ? 'there was nothing to take back' : taken
    }
    case 'order': {
      if (entry.lapsed)
        return (
          decideInstead(game, appended, entry.lapsed, dealer(), stamp) ??
          'it was decided for a player in time'
        )
      const order = game.schemas.order.parse(entry.order)
      const decided = decideOrder(game, appended, entry.by, order, dealer(), stamp, {
        bundle: entry.bundle,
        ...(entry.led && { led: entry.led }),
      })
      return isRefusal(decided) ? `the rules forbid this order (${decided.no})` : decided
    }
    case 'filed': {
      const filed =
        'staff' in entry
          ? fileStaff(game, appended, entry.by, game.staff?.schema.nullable().parse(entry.staff), stamp)
          : fileStandingOrders(
              game,
              appended,
              entry.by,
              game.standing?.schema.nullable().parse(entry.orders),
              stamp,
            )
      return isRefusal(filed) ? 'nothing could be filed then' : filed
    }
    case 'affair': {
      const isLeft = (side: string) =>
        draftsOf(match, side).length > 0 && undoesDraftsOf(match, side, entry.by, entry.affair)
      if (game.sides.some(isLeft)) return 'a draft was left behind'
      const affair = againFrom(match, entry.affair, moments)
      const settled = affair ? settle(game, appended, entry.by, affair, seed, () => stamp) : null
      if (!settled) return 'players went back to a moment that never was'
      return isRefusal(settled) ? `this could not be settled (${settled.no})` : settled
    }
  }
}

const sayingAs = (drawn: Hex32, hidden = false): Saying =>
  hidden ? { try: 1, commitment: drawn } : { try: 1, nonce: drawn }

const UNSAID: Readonly<Record<Unsaid, string>> = {
  begun: 'a player said a number after the dice were mixed',
  'other-try': 'a number was said for another mix than was being made',
  said: 'a player said two numbers for the same mix',
  'too-early': 'a player said his number openly before all others were fixed',
  mismatch: "a player's number does not agree with his commitment",
  'no-proposal': 'the dice were mixed anew though nobody had proposed it',
  'not-agreed': 'the dice were mixed anew without agreement, before 72 hours were over',
}

/** The same affair with what follows from the log in it worked out anew; null if there was no such moment. */
function againFrom(match: Match, affair: Affair, moments: readonly Past[]): Affair | null {
  const momentAt = (n: number) => moments.find((moment) => moment.n === n)
  if (affair.type === 'offer' && affair.what === 'takeBack') {
    const moment = momentAt(affair.moment.n)
    return moment ? { ...affair, moment: asOffered(moment) } : null
  }
  if (affair.type === 'accept' && affair.what === 'takeBack') {
    const offered = match.settled.offers.find(({ what }) => what === 'takeBack')?.moment
    const moment = offered && momentAt(offered.n)
    return moment ? { type: 'accept', what: 'takeBack', ...returnTo(match, moment) } : null
  }
  return affair
}

const isRefusal = (done: Appended | Refusal): done is Refusal => 'no' in done
