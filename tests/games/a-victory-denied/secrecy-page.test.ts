import { expect, test, vi } from 'vitest'
import Page, { generateMetadata } from '@/app/games/[gameId]/page'
import { handedOver } from '@/components/table/sent-once'
import type { State } from '@/lib/games/a-victory-denied/state'
import type { View } from '@/lib/games/a-victory-denied/view'
import type { Game } from '@/lib/kernel/game'
import { viewersOf } from '@/lib/kernel/log/match'
import { firstLook, publicLook } from '@/lib/play/games/first-look'
import { currentServices, setServices } from '@/lib/play/services'
import { counted } from '../../support/counted'
import { publicPart, type Served, servers } from '../../support/game-suite/served'
import { seeded } from '../../support/seeded'
import { AVD, secrecy } from './secrecy'
import { positionsOf } from './secret-positions'
import { avd } from './suite'

/** The request that is being answered. */
const asked = vi.hoisted(() => ({ headers: new Headers() }))
vi.mock('next/headers', () => ({
  headers: async () => asked.headers,
  cookies: async () => ({ get: () => undefined, has: () => false }),
}))

const POSITIONS = 12
const positions = () => positionsOf('secrecy/12/0').slice(0, POSITIONS)

/** The server of this world is asked by this viewer's browser from now on; what it asks of its store is noted. */
function askedBy({ browsers, use, store }: Served, viewer: string): [string, number][] {
  use()
  const noting = counted(store)
  setServices({ ...currentServices(), store: noting.store })
  asked.headers = new Headers({ cookie: browsers[viewer]!.cookie!, host: 'table.test' })
  return noting.calls
}

/** All that React is given to make the page of a table: its head, and its one component with what it is told. */
async function pageFor(world: Served, viewer: string) {
  const calls = askedBy(world, viewer)
  const params = Promise.resolve({ gameId: world.game })
  const searchParams = Promise.resolve({ p: publicPart(world.game) })
  const head = await generateMetadata({ params, searchParams })
  const { type, props } = (await Page({ params, searchParams })) as { type: unknown; props: object }
  // The map that comes with it is handed over by a name that is drawn.
  const bytes = JSON.stringify([head, props]).replace(/"still":"([^"]+)"/, (_, name) => handedOver(name))
  return { bytes, component: type, calls }
}

/** What the two worlds of the first positions give a viewer's browser. */
async function pagesFor(rules: Game, viewer: string) {
  const pages = []
  for (const [n, position] of positions().entries()) {
    const { worlds } = await servers(avd, secrecy, rules, position, viewer, seeded(`page/${n}/${viewer}`))
    pages.push([await pageFor(worlds[0], viewer), await pageFor(worlds[1], viewer)] as const)
  }
  return pages
}

// What is done once the look is out, at the end of its tick, takes as long as it takes for these bytes.
test.each(viewersOf(AVD))(
  'the page of a table is made of the same bytes for %s, of a position and its twin',
  async (viewer) => {
    for (const [one, other] of await pagesFor(AVD, viewer)) {
      expect(one.bytes).toBe(other.bytes)
      expect(one.component).toBe(other.component)
      expect(one.bytes).toContain('\\"view\\":{')
      expect(one.bytes).toContain('/picture?p=')
      expect(one.bytes).toContain('<svg viewBox=')
    }
  },
)

/** The rules with something more in each view. */
const showing = (more: (state: State) => object): Game => ({
  ...AVD,
  view: (state, viewer) => ({ ...(AVD.view(state, viewer) as View), ...more(state as State) }),
})

test('a leak planted in the view shows in the bytes of a page', async () => {
  const pages = await pagesFor(
    showing(({ hidden }) => ({ cup: hidden.cup[0] })),
    'soviet',
  )
  expect(pages.filter(([one, other]) => one.bytes !== other.bytes)).not.toEqual([])
})

test('a page asks the store for nothing but its looks', async () => {
  const { worlds } = await servers(avd, secrecy, AVD, positions()[0]!, 'german', seeded('page/asks'))
  const { game } = worlds[0]
  askedBy(worlds[0], 'german')
  // The first look of a day notes that somebody was here.
  await firstLook(game)
  const { calls } = await pageFor(worlds[0], 'german')
  const own = askedBy(worlds[0], 'german')
  await publicLook(game, publicPart(game))
  await firstLook(game)
  expect(calls).toEqual(own)
})

test('a look is read from its own text, and nothing is left of the state that it was made from', async () => {
  const late = { late: { toJSON: () => 'read' } }
  const { worlds } = await servers(
    avd,
    secrecy,
    showing(() => late),
    positions()[0]!,
    'german',
    seeded('page/late'),
  )
  askedBy(worlds[0], 'german')
  const { game } = worlds[0]
  for (const look of [await firstLook(game), await publicLook(game, publicPart(game))])
    expect(look!.answer.view).toHaveProperty('late', 'read')
})
