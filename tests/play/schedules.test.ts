import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, type Who } from '@/lib/accounts/account'
import { fold } from '@/lib/kernel/log/fold'
import { viewersOf } from '@/lib/kernel/log/match'
import type { Call } from '@/lib/play/call'
import { submitOrder } from '@/lib/play/games/submit-order'
import { Problem } from '@/lib/play/http/problem'
import type { Services } from '@/lib/play/services'
import { type EventStore, StoreUnreadable } from '@/lib/store/event-store'
import { readVersions, versionField } from '@/lib/store/version-field'
import { withoutCompare } from '../store/mutant'
import { invitedGame, testServices, whoOf } from '../support/browser'
import { type Death, processWith } from '../support/crashes'
import { entriesOf } from '../support/forged'
import { type Kept, memoryStore } from '../support/memory-store'
import { runs } from '../support/runs'
import { toyGame } from '../support/toy-game'

/** A table where both sides choose at once; red's browser may send its choice twice. */
let start: { game: string; kept: Kept; players: Who[]; seen: number[]; services: Services }
beforeAll(async () => {
  const store = memoryStore()
  const services = testServices(store, { now: () => 0 })
  const { game, red, blue } = await invitedGame()
  const seen = [await red.version(game), await blue.version(game)]
  const players = [red, blue].map(whoOf)
  start = { game, kept: store.kept(game)!, players, seen, services }
})

async function copied() {
  const store = memoryStore()
  const { entries, fields } = start.kept
  for (const who of start.players) await makeAccount(store, who, '', 0)
  await store.append({
    game: start.game,
    command: { id: 'copy', answer: '' },
    expectedHead: 0,
    entries,
    set: fields,
  })
  return store
}

interface Client {
  deaths: readonly (Death | null)[]
  twice: boolean
}

/** Lets both sides loose on one table, paused at every call of the store; tells what is wrong afterwards. */
async function run(
  clients: readonly Client[],
  mutant: (store: EventStore) => EventStore,
  schedule: { pause: (where: string) => Promise<unknown>; idle: () => Promise<void> },
): Promise<string[]> {
  const store = await copied()
  const heard: string[][] = clients.map(() => [])
  const send = async (side: number, deaths: Client['deaths']): Promise<void> => {
    const outside = {
      label: '',
      origin: '',
      request: new Request('http://table.test/'),
      address: null,
      giveWho: () => {},
      giveCookie: () => {},
    }
    for (const death of [...deaths, null]) {
      const process = processWith(store, { death: death ?? undefined, pause: schedule.pause })
      const services = { ...start.services, store: mutant(process.store) }
      const call: Call = { services, game: start.game, who: start.players[side]!, ...outside }
      const body = {
        id: `request-of-side-${side}`,
        seen: start.seen[side]!,
        order: { type: 'choose', number: side + 3 },
      }
      const answer = submitOrder(call, body).then(
        (view) => JSON.stringify(view),
        (error: unknown) => {
          if (error instanceof Problem) return `${error.status}`
          if (error instanceof StoreUnreadable) return '503'
          throw error
        },
      )
      const first = await Promise.race([answer, process.died.then(() => null)])
      if (first === null) continue
      heard[side]!.push(first)
      return
    }
  }
  const all = Promise.all(
    clients.flatMap(({ deaths, twice }, side) => [send(side, deaths), ...(twice ? [send(side, [])] : [])]),
  )
  await schedule.idle()
  await all

  const wrong: string[] = []
  const kept = store.kept(start.game)!
  for (const [side, answers] of heard.entries()) {
    if (new Set(answers).size !== 1) wrong.push(`answers to side ${side} differ`)
    if (answers.some((answer) => !answer.startsWith('{')))
      wrong.push(`side ${side} was refused: ${answers.join()}`)
  }
  try {
    const { versions } = fold(toyGame, null, kept.entries)
    const added = entriesOf(toyGame, kept.entries).slice(start.kept.entries.length)
    const by = added.map((entry) => entry.by).sort()
    if (by.join() !== 'blue,red') wrong.push(`orders in the log: ${by.join()}`)
    const viewers = viewersOf(toyGame)
    const stored = readVersions(
      viewers,
      viewers.map((viewer) => kept.fields[versionField(viewer)] ?? null),
    )
    if (JSON.stringify(stored) !== JSON.stringify(versions))
      wrong.push('the stored versions are not those of the log')
  } catch {
    wrong.push('the log does not hang together')
  }
  return wrong
}

const deaths = fc.option(
  fc.record<Death>({ call: fc.nat(4), when: fc.constantFrom('before' as const, 'after' as const) }),
  { nil: null },
)
const client = fc.record<Client>({ deaths: fc.array(deaths, { maxLength: 2 }), twice: fc.boolean() })

async function firstWrong(mutant: (store: EventStore) => EventStore, schedules: number): Promise<string[]> {
  let wrong: string[] = []
  const property = fc.asyncProperty(fc.scheduler(), fc.tuple(client, client), async (scheduler, clients) => {
    const pause = (where: string) => scheduler.schedule(Promise.resolve(), where)
    wrong = await run(clients, mutant, { pause, idle: () => scheduler.waitIdle() })
    return wrong.length === 0
  })
  const outcome = await fc.check(property, { numRuns: schedules, seed: 19410710, endOnFailure: true })
  if (outcome.failed && wrong.length === 0) throw outcome.errorInstance
  return outcome.failed ? [`path ${outcome.counterexamplePath}`, ...wrong] : []
}

describe('both sides choosing, in any order of promises, with crashes and double taps', () => {
  test('are each carried out once and answered alike in 120 schedules', async () => {
    expect(await firstWrong((store) => store, runs(120))).toEqual([])
  })

  test('are not, on a store that does not compare the head', async () => {
    expect(await firstWrong(withoutCompare, 400)).not.toEqual([])
  })
})
