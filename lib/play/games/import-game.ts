import 'server-only'
import { z } from 'zod'
import { HEX32 } from '@/lib/kernel/dice/fair-dice'
import { type Game, PRACTICE } from '@/lib/kernel/game'
import { allDrafted } from '@/lib/kernel/log/drafts'
import { BrokenChain, NO_ENTRY } from '@/lib/kernel/log/entry'
import { readEntry } from '@/lib/kernel/log/entry-text'
import { fold } from '@/lib/kernel/log/fold'
import { hasSameFacts, type Match } from '@/lib/kernel/log/match'
import { withheldAfter } from '@/lib/kernel/log/redaction'
import type { ImportAnswer } from '../api/past'
import type { Call } from '../call'
import { badRequest, otherRules, tooMany } from '../http/problem'
import type { importRequest } from '../http/schemas'
import { provenWho } from '../me/guest'
import { createGame } from './create-game'

type Body = z.output<typeof importRequest>
type Whole = Extract<Body['document'], { entries: unknown }>

const HOUR = 60 * 60_000
const AN_HOUR = 60
/** Facts of drafts that are carried out once more beneath or after something; a game that was played has few. */
const MOST_AGAIN = 100_000

/**
 * Sets a table up, both seats in one hand, where an exported game stands or stood: to try what might have been. From a
 * whole log all is as it was; from what one viewer knew, the rest is drawn by lot.
 */
export async function importGame(call: Call, { id, document, after }: Body): Promise<ImportAnswer> {
  await mayFoldAgain(call)
  const whole = 'entries' in document
  const { game, position } = whole ? fromLog(call, document, after) : fromView(call, document)
  const body = { id, game: game.id, scenario: '', mode: 'hotseat', side: game.sides[0]! } as const
  const made = await createGame(call, body, { scenario: PRACTICE, options: playable(game, position) })
  return { ...made, whole }
}

/** Counts that somebody has a whole log folded once more, which takes its time. */
export async function mayFoldAgain(call: Call): Promise<void> {
  // Whoever is unknown shares with all who are, at the same address: a name alone is quickly made up.
  const who = (await provenWho(call))?.account ?? call.address ?? ''
  const count = await call.services.store.count({ key: `import:${who}`, window: HOUR })
  if (count > AN_HOUR) throw tooMany()
}

function gameOf(call: Call, kind: unknown, version: unknown): Game {
  const { games } = call.services
  const game = typeof kind === 'string' && Object.hasOwn(games, kind) ? games[kind] : undefined
  if (!game) throw badRequest('There is no such game.', 'document')
  if (typeof version !== 'string' || !hasSameFacts(version, game.version)) throw otherRules()
  return game
}

function fromView(call: Call, document: Exclude<Body['document'], Whole>) {
  const game = gameOf(call, document.kind, document.version)
  const view = game.schemas.view.safeParse(document.view)
  if (!view.success) throw badRequest('This is no view of this game.', 'document.view')
  const luck = () => call.services.random(4).readUInt32BE() / 2 ** 32
  return { game, position: trying(() => game.guess(view.data, luck)) }
}

/** The state after so many entries; without a number before the last, with which the game was over. */
function fromLog(call: Call, { entries }: Whole, after = entries.length - 1) {
  const [first = ''] = entries
  const created = trying(() => JSON.parse(first) as { play?: unknown; version?: unknown } | null)
  const game = gameOf(call, created?.play, created?.version)
  const match = trying(() => matchAfter(game, entries.slice(0, after)))
  if (!match?.committed) throw badRequest('The game had not been set up by then.', 'after')
  return { game, position: trying(() => game.writePosition(match.committed!.open())) }
}

function matchAfter(game: Game, entries: readonly string[]): Match | null {
  let match: Match | null = null
  let again = 0
  for (const text of entries) {
    if (match && HEX32.test(text)) {
      match = withheldAfter(match, text)
      continue
    }
    const { entry } = readEntry(text, match?.head ?? 0, match?.headHash ?? NO_ENTRY, game)
    // What no rule has judged must at least be facts of this game.
    if ('events' in entry) z.array(game.schemas.event).parse(entry.events)
    if (entry.kind === 'filed' && 'staff' in entry) game.staff?.schema.nullable().parse(entry.staff)
    else if (entry.kind === 'filed') game.standing?.schema.nullable().parse(entry.orders)
    if (match && (entry.kind === 'filed' || entry.kind === 'takeBack'))
      again += allDrafted(game, match).length
    if (again > MOST_AGAIN) throw new BrokenChain(entry.n)
    // No clock is read: nobody has judged what times it names, and a practice table has none.
    match = { ...fold(game, match, [text]), timing: null }
  }
  return match
}

/** The position, if it is one from which somebody can play on. */
function playable(game: Game, position: unknown): unknown {
  const state = trying(() => game.readPosition(position))
  if (game.result(state) || trying(() => game.awaits(state)).length === 0)
    throw badRequest('Nobody can play on from there.', 'document')
  return game.writePosition(state)
}

/** A stranger's document may break anything that reads it; then it is no game. */
function trying<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : undefined
    const path = ['document', ...(issue?.path ?? [])].map(String).join('.')
    throw badRequest('This is no game that can be played on.', path)
  }
}
