import { expect, test } from 'vitest'
import type { GameControls } from '@/components/table/game-controls'
import { isOfGame } from '@/components/table/use-answers'
import { carryOut, takeBack } from '@/components/wargame/staff/use-marching'
import type { ApiError } from '@/lib/play/api/game'
import { keptOf } from '@/lib/wargame/staff/armies'
import { arrived, type Leg, type Marched } from '@/lib/wargame/staff/columns'
import { marching, NO_PAPERS, type Papers } from '@/lib/wargame/staff/papers'

const leg = (unit: string, turns: number): Leg => ({
  ...{ units: [unit], from: '0101', path: ['0102'], to: '0105', turns },
})
const march: Marched = {
  legs: [leg('a', 1), leg('b', 2), leg('c', 0)],
  halts: [{ units: ['d'], from: '0201', to: '0105', why: 'full' }],
  there: ['e'],
}
const papers = marching(NO_PAPERS, ['a', 'b', 'c', 'd', 'e'], '0105')
const order = (one: Leg) => ({ type: 'move', unit: one.units[0] })

/** A table at which so many orders of a bundle stand, with what it was asked to file and to take back. */
function tableWhere(stood: number, plan: unknown = null) {
  const filings: unknown[] = []
  const game = {
    ...{ lastSeen: null, plan },
    send: async () => stood,
    takeBack: async () => true,
    keepStaff: async (kept: unknown) => {
      filings.push(kept)
      return true
    },
  } as unknown as GameControls
  const filed: { current: (Papers | null)[] } = { current: [] }
  return { props: { game, filed }, filings }
}
const goOn = (props: ReturnType<typeof tableWhere>['props']) => {
  const seen: Marched[] = []
  const after = (done: Marched) => {
    seen.push(done)
    return arrived(papers, done)
  }
  return carryOut(props, { order }, march, papers, after).then((done) => ({ ...done, seen }))
}

test('all that was to be done is filed where all of it stands', async () => {
  const { props, filings } = tableWhere(3)
  expect(await goOn(props)).toEqual({ isWhole: true, refused: null, seen: [march] })
  expect(filings).toEqual([marching(NO_PAPERS, ['a', 'b', 'd'], '0105')])
})

test('of a bundle that was refused part-way only the legs that stand are filed, and the panel stays', async () => {
  const { props, filings } = tableWhere(2)
  const done = { legs: march.legs.slice(0, 2), halts: [], there: [] }
  expect(await goOn(props)).toEqual({ isWhole: false, refused: march.legs[2], seen: [done] })
  // Nobody of those two has arrived, so that the papers are as they were.
  expect(filings).toEqual([])
  const none = tableWhere(0)
  expect(await goOn(none.props)).toEqual({ isWhole: false, refused: march.legs[0], seen: [] })
  expect(none.filings).toEqual([])
})

test('where it is the game that takes no order, no unit is told as one that is refused', async () => {
  const { props, filings } = tableWhere(-1)
  expect(await goOn(props)).toEqual({ isWhole: false, refused: null, seen: [] })
  expect(filings).toEqual([])
  const refused = (key: string): ApiError => ({ error: 'refused', message: '', because: { key, params: {} } })
  expect(isOfGame({ error: 'stale', message: '' })).toBe(true)
  for (const key of ['not-due', 'not-yours', 'game-over', 'goes-on', 'table.no.isLed'])
    expect(isOfGame(refused(key)), key).toBe(true)
  expect(isOfGame(refused('too-far'))).toBe(false)
})

test('what is taken back brings the papers back, too, unless they were not changed by it', async () => {
  const { props, filings } = tableWhere(3)
  await goOn(props)
  await takeBack(props)
  expect(filings.at(-1)).toEqual(papers)
  await takeBack(props)
  expect(filings).toHaveLength(2)
})

test('whether the next turn is passed stays as it was said last, whatever is taken back', async () => {
  const { props, filings } = tableWhere(3)
  await goOn(props)
  const pass = { attacked: true } as const
  const view = { mine: { staff: { ...papers, pass } } }
  await takeBack({ ...props, game: { ...props.game, answer: { view } } as never })
  expect(filings.at(-1)).toEqual({ ...papers, pass })
})

test('while orders wait for a connection nothing is filed', async () => {
  const { props, filings } = tableWhere(3, { held: null, orders: [{}] })
  expect((await goOn(props)).isWhole).toBe(true)
  expect(filings).toEqual([])
})

test('who is off the map for now stays with his army', () => {
  const kept = [
    { name: '@Minsk', units: ['a', 'b'] },
    { name: 'guards', units: ['c'] },
  ]
  const groups = [
    { name: '@Minsk', units: ['a', 'x'] },
    { name: 'printed', units: ['y'] },
  ]
  expect(keptOf(kept, groups)).toEqual([
    { name: '@Minsk', units: ['a', 'b', 'x'] },
    { name: 'guards', units: ['c'] },
  ])
})
