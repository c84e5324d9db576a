import { expect, test } from 'vitest'
import { byDie, chartsWith } from '@/components/rules/charts'
import { besideOf } from '@/components/wargame/panels/beside-of'
import { groundText } from '@/components/wargame/text/fact-lines'
import type { TableWords } from '@/components/wargame/text/table-words'
import { pricedWays } from '@/components/wargame/turn/march'
import { perilsWith } from '@/components/wargame/turn/perils'

test('pieces beside the map stand by side, with what is to be told of some; of a side without any nothing stands', () => {
  const groups = besideOf(['one', 'two'], {
    sideOf: () => 'soviet',
    title: (side) => `air of ${side}`,
    piece: (id) => ({ name: id.toUpperCase(), state: 'ready', hex: null }),
    note: (id) => (id === 'two' ? 'on its way' : null),
  })
  expect(groups.map(({ title }) => title)).toEqual(['air of soviet'])
  expect(groups[0]!.pieces.map(({ id, name }) => `${id} ${name}`)).toEqual(['one ONE', 'two TWO'])
  expect(groups[0]!.notes).toEqual(['on its way'])
})

test('the ground of a hex is told by its terrain and what there is beside it', () => {
  const words = { own: (key: string) => key } as TableWords
  expect(groundText(words, 'clear', undefined, false, 'road')).toBe('hex.terrain.clear, hex.road')
})

test('ways that were found cost what their paths do, or are not counted', () => {
  const found = new Map([['B', ['A', 'B']]])
  expect(pricedWays(found, (path) => path.length).get('B')).toEqual({ path: ['A', 'B'], cost: 2 })
  expect(pricedWays(found).get('B')!.cost).toBeNull()
})

test('a chart by the die counts its rows from 1 on', () => {
  const say = { title: 'Results' }
  const own = { en: say, de: say }
  const [chart] = chartsWith(own, () => [byDie({ chapter: 'I', title: 'title' }, ['1:1'], [['R'], [null]])])(
    'en',
  )
  expect(chart!.head.at(-1)).toBe('1:1')
  expect(chart!.rows).toEqual([
    ['1', 'R'],
    ['2', '–'],
  ])
})

test('a unit that advances by itself is told who attacks it there, any other order what it costs', () => {
  const at = { open: { counters: { u: { at: 'A' } } }, rules: { counters: { u: { side: 'german' } } } }
  const told = (type: string) =>
    perilsWith(
      { price: () => [{ key: 'peril.price', params: {}, mark: '' }] },
      {
        bestAttack: (_: unknown, hex) => (hex === 'B' ? hex : null),
        forecastOf: () => ({ text: '1:2' }) as never,
      },
      (map) => map,
      at as never,
      { offer: { order: { type }, unit: 'u' } as never, order: { type }, hexes: ['A', 'B'] },
    )
  expect(told('advanceUnit').map(({ mark }) => mark)).toEqual(['1:2'])
  expect(told('giveWay').map(({ key }) => key)).toEqual(['peril.price'])
})
