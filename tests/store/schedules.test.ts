import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { StoreUnavailable } from '@/lib/store/event-store'
import { type Death, processWith } from '../support/crashes'
import { brokenLaws } from '../support/laws'
import { memoryStore } from '../support/memory-store'
import { runs } from '../support/runs'
import { mutants, type SmallOrder, type Submit, smallBook, submitSmall } from './small-order'

const game = 'g'

/** One order, and how its first processes die: each death is followed by a repeat in a fresh process. */
interface Client {
  deaths: readonly (Death | null)[]
  /** A double tap sends the order a second time at once. */
  twice: boolean
}

/** Lets the clients loose on one store, pausing them at every call; returns the laws that were broken. */
async function run(
  submit: Submit<SmallOrder>,
  clients: readonly Client[],
  schedule?: { pause: (where: string) => Promise<unknown>; idle: () => Promise<void> },
): Promise<string[]> {
  const store = memoryStore()
  const orders = clients.map((_, i): SmallOrder => ({ game, id: `order-${i}`, add: 10 ** i }))
  const answers = orders.map((): string[] => [])

  const send = async (order: SmallOrder, deaths: Client['deaths'], heard: string[]): Promise<void> => {
    for (const death of [...deaths, null]) {
      const process = processWith(store, { death: death ?? undefined, pause: schedule?.pause })
      const answer = submit(process.store, order).then(
        (text) => text,
        (error: unknown) => {
          if (!(error instanceof StoreUnavailable)) throw error
          return null
        },
      )
      const first = await Promise.race([answer, process.died.then(() => 'died' as const)])
      // An answer stands, even if its process dies while it tidies up.
      if (first !== 'died' && first !== null) heard.push(first)
      if (first !== 'died') return
    }
  }
  const all = Promise.all(
    clients.map(({ deaths, twice }, i) =>
      Promise.all([send(orders[i]!, deaths, answers[i]!), twice && send(orders[i]!, [], answers[i]!)]),
    ),
  )
  await schedule?.idle()
  await all

  return brokenLaws({
    sent: orders.map(({ id }, i) => ({ id, answers: answers[i]! })),
    book: smallBook,
    kept: async () => store.kept(game),
    repeat: (id) => submit(store, orders.find((order) => order.id === id)!),
  })
}

const deaths = fc.option(
  fc.record<Death>({ call: fc.nat(5), when: fc.constantFrom('before' as const, 'after' as const) }),
  { nil: null },
)
const client = fc.record<Client>({ deaths: fc.array(deaths, { maxLength: 2 }), twice: fc.boolean() })

/** The laws broken by the first of so many schedules that breaks one, with what is needed to run it again. */
async function firstBroken(submit: Submit<SmallOrder>, schedules: number): Promise<string[]> {
  let broken: string[] = []
  const property = fc.asyncProperty(
    fc.scheduler(),
    fc.array(client, { minLength: 1, maxLength: 3 }),
    async (scheduler, clients) => {
      const pause = (where: string) => scheduler.schedule(Promise.resolve(), where)
      broken = await run(submit, clients, { pause, idle: () => scheduler.waitIdle() })
      return broken.length === 0
    },
  )
  const outcome = await fc.check(property, { numRuns: schedules, seed: 19410622, endOnFailure: true })
  if (outcome.failed && broken.length === 0) throw outcome.errorInstance
  return outcome.failed ? [`seed ${outcome.seed}, path ${outcome.counterexamplePath}`, ...broken] : []
}

describe('any order of promises, with a crash before or after any call', () => {
  test('breaks no law in 3,000 schedules', async () => {
    expect(await firstBroken(submitSmall, runs(3_000))).toEqual([])
  })

  test.each(Object.keys(mutants))('an order path that %s is caught', async (name) => {
    expect(await firstBroken(mutants[name]!, 2_000)).not.toEqual([])
  })
})

describe('a crash at each exact point of an order', () => {
  /** Each place where one undisturbed order can die, with the laws broken after death and repeat. */
  async function everyDeath(submit: Submit<SmallOrder>): Promise<{ points: number; broken: string[] }> {
    const counted = processWith(memoryStore(), {})
    await submit(counted.store, { game, id: 'order', add: 1 })
    const broken: string[] = []
    for (let call = 0; call < counted.calls(); call++) {
      for (const when of ['before', 'after'] as const) {
        for (let repeats = 1; repeats <= 5; repeats++) {
          // The repeats die at the same point, but for the last.
          const dying: Client = { deaths: Array(repeats).fill({ call, when }), twice: false }
          const others: Client[] = [{ deaths: [], twice: false }, dying, { deaths: [], twice: true }]
          for (const clients of [[dying], others]) {
            const laws = await run(submit, clients)
            broken.push(...laws.map((law) => `dead ${when} call ${call}, repeated ${repeats} times: ${law}`))
          }
        }
      }
    }
    return { points: counted.calls() * 2, broken }
  }

  test('breaks no law, however often it is repeated', async () => {
    expect(await everyDeath(submitSmall)).toEqual({ points: 4, broken: [] })
  })

  test.each(Object.keys(mutants))('an order path that %s is caught', async (name) => {
    const { broken } = await everyDeath(mutants[name]!)
    expect(broken).not.toEqual([])
  })
})
