import { describe, expect, test } from 'vitest'
import { tableWords } from '@/components/games/a-victory-denied/table-words'
import type { Choice, Offer, Peril, Route, TablePort, TableView } from '@/components/wargame/port'
import { draftOf } from '@/components/wargame/turn/draft'
import {
  type Filling,
  filledWith,
  NOTHING,
  type Selection,
  stepBack,
  tapped,
  withFlag,
} from '@/components/wargame/turn/selection'
import { en } from '@/lib/words/en'
import { wordsOf } from '@/lib/words/words'
import { catalogueOf } from '../support/catalogues'

// An order of several open fields: who goes, by which way, and at whom they fire then. Names of fields tell nothing.
const WHERE: Readonly<Record<string, string>> = { anna: '0101', bert: '0101', carl: '0202' }
const choice = (field: string, kind: Choice['kind'], ...from: string[]): Choice => ({
  ...{ field, kind, from },
  ...{ min: 1, max: kind === 'units' ? from.length : 1 },
})
const offer: Offer = {
  ...{ order: { type: 'raid' }, key: 'raid|', kind: 'other', unit: null, target: null, hex: '0101' },
  ...{ alone: false, again: false },
  choices: [
    choice('x', 'units', 'anna', 'bert', 'carl'),
    choice('y', 'path', '0103', '0104'),
    choice('loud', 'flag'),
    // Whom they reach depends on the way.
    { ...choice('z', 'hex'), asks: true },
  ],
}
const reachedFrom = (way: readonly string[]) => (way.at(-1) === '0104' ? ['0105', '0106'] : [])
const port = {
  at: (_: TableView, unit: string) => WHERE[unit] ?? null,
  label: () => 'Raid',
  // Two ways lead to 0104, and only from there can anything be reached.
  routes: (_: TableView, __: Offer, { field, from }: Choice, chosen: Record<string, unknown>) =>
    new Map(
      (field === 'z' ? reachedFrom(chosen.y as string[]) : from).map((hex) => {
        const ways =
          field === 'y' && hex === '0104'
            ? [
                ['0103', hex],
                ['0203', hex],
              ]
            : [[hex]]
        const known = field === 'z' ? [...(chosen.y as string[]), hex] : null
        return [
          hex,
          ways.map((path) => ({
            ...{ value: field === 'y' ? path : hex, hexes: known ?? path },
            ...{ text: `${path.length}`, cost: path.length },
          })),
        ]
      }),
    ),
  forecast: () => null,
} as unknown as TablePort
const view = {} as TableView
const words = tableWords(wordsOf('en', en), await catalogueOf('a-victory-denied', 'en'))
const draft = (selection: Selection) => draftOf(port, words, view, [offer], selection)
const tap = (selection: Selection, hex: string) =>
  tapped(port, view, [offer], selection, hex, draft(selection).onward)
const onward = (selection: Selection) => filledWith(selection, draft(selection).onward!)

const chosen = tap(NOTHING, '0101')
const who = tap(chosen, '0202')
const way = tap(onward(who), '0104')
const target = tap(onward(way), '0106')

describe('an order with several open fields', () => {
  test('is filled field by field on the map', () => {
    expect(draft(chosen)).toMatchObject({ due: { field: 'x' }, set: ['anna', 'bert', 'carl'], order: null })
    expect(draft(who)).toMatchObject({
      ...{ set: ['anna', 'bert'], party: [], order: null },
      onward: { value: ['anna', 'bert'] },
    })
    expect(draft(way)).toMatchObject({
      ...{ due: { field: 'y' }, party: ['anna', 'bert'], order: null },
      onward: { value: ['0103', '0104'] },
    })
    const { order, onward: next, path } = draft(target)
    expect(order).toEqual({ type: 'raid', x: ['anna', 'bert'], y: ['0103', '0104'], z: '0106' })
    expect(next).toBeNull()
    // What was chosen before is known where the next field is asked.
    expect(path?.hexes).toEqual(['0103', '0104', '0106'])
  })

  test('asks for the domain of a field when it is due, and keeps in sight what was chosen', () => {
    const asked = draft(onward(way))
    expect(asked.choices.map(({ hex }) => hex)).toEqual(['0105', '0106'])
    expect(asked.due?.from).toEqual(['0105', '0106'])
    expect(asked.path?.hexes).toEqual(['0103', '0104'])
    expect(draft(onward(tap(onward(who), '0103'))).due?.from).toEqual([])
  })

  test('shows where the next field may lead while units are chosen, and says why it leads nowhere else', () => {
    const { choices, hint } = draft(who)
    expect(choices.map(({ hex, tone }) => `${hex} ${tone}`)).toEqual(['0103 go', '0104 go'])
    expect(hint).toBe(words.tell('hint.ahead'))
    // Of a place that follows no units the marks are its own.
    expect(draft(way).choices.map(({ hex }) => hex)).toEqual(['0103', '0104'])
    const because = { key: 'too-far', params: {} }
    const later = { whyNot: () => ({ no: 'PM 12.1' as const, because, at: ['0301'] }) }
    const refused = draftOf(port, words, view, [offer], { ...who, at: '0301' }, later)
    expect(refused).toMatchObject({
      cite: 'PM 12.1',
      refusedAt: ['0301'],
      onward: { value: ['anna', 'bert'] },
    })
    expect(refused.choices).toHaveLength(2)
  })

  test('is warned of by what one had better decline, and not by what it costs besides', () => {
    const peril = { key: 'peril.cut', params: {}, mark: '!' }
    const because = { key: 'too-far', params: {} }
    const later = (some: readonly Peril[]) => ({
      whyNot: () => ({ no: 'PM 12.1' as const, because }),
      perils: () => some,
    })
    const warned = (some: readonly Peril[]) => draftOf(port, words, view, [offer], target, later(some)).warned
    expect([warned([{ ...peril, warns: true }]), warned([peril]), draft(target).warned]).toEqual([
      ...[true, false, false],
    ])
  })

  test('goes another way with a second tap', () => {
    expect(draft(tap(way, '0104')).onward?.value).toEqual(['0203', '0104'])
  })

  test('goes on with a tap on a place of the field that follows', () => {
    const quick = tap(tap(who, '0104'), '0106')
    expect(quick).toEqual(target)
    expect(draft(quick).order).toEqual(draft(target).order)
    // Not where this field lacks something.
    expect(draft(tap(tap(who, '0101'), '0104')).due?.field).toBe('x')
  })

  test('is taken back step by step, to what was chosen there', () => {
    const back = stepBack(target)
    expect(draft(back)).toMatchObject({ due: { field: 'y' }, order: null })
    expect(back).toEqual(way)
    const first = stepBack(back)
    expect(first).toEqual(who)
    expect(draft(first).set).toEqual(['anna', 'bert'])
    expect(stepBack(first)).toEqual(NOTHING)
  })

  test('waits for enough of a field before it goes on', () => {
    const nobody = tap(who, '0101')
    expect(draft(nobody)).toMatchObject({ set: [], onward: null, order: null })
    expect(draft(onward(who)).onward).toBeNull()
  })

  test('keeps what is chosen while one taps elsewhere, where the order began too', () => {
    for (const hex of ['0101', '0909']) {
      const { filled, entry } = tap(onward(way), hex)
      expect({ filled, entry }, hex).toEqual({ filled: onward(way).filled, entry: 'raid|' })
    }
  })

  test('takes a flag at any step, and leaves it out where it is not set', () => {
    expect(draft(withFlag(target, 'loud', true)).order).toMatchObject({ loud: true, z: '0106' })
    expect(draft(withFlag(withFlag(target, 'loud', true), 'loud', false)).order).not.toHaveProperty('loud')
    expect(draft(onward(withFlag(way, 'loud', true))).chosen).toMatchObject({ loud: true })
  })

  test('shows the odds of a fight once its last field is chosen, and gives no order that may not be', () => {
    const fought: TablePort[] = [null, { no: 'TOY 1', because: { key: 'no', params: {} } }].map(
      (possible) =>
        ({
          ...port,
          forecast: (_: TableView, __: Offer, { z }: Record<string, unknown>) =>
            z ? { text: '3-1', possible, strengths: null, ladder: [], chances: [] } : null,
        }) as unknown as TablePort,
    )
    const [may, mayNot] = fought.map(
      (one) => (selection: Selection) => draftOf(one, words, view, [{ ...offer, kind: 'attack' }], selection),
    )
    expect(may!(way)).toMatchObject({ forecast: null, onward: { value: ['0103', '0104'] } })
    expect(may!(target)).toMatchObject({ forecast: { text: '3-1' }, order: { z: '0106' } })
    expect(mayNot!(target)).toMatchObject({ forecast: { text: '3-1' }, order: null })
  })
})

describe('a stack', () => {
  const stack: Offer = {
    ...{ ...offer, order: { type: 'march' }, key: 'march|', kind: 'move' },
    choices: [choice('who', 'units', 'anna', 'bert'), choice('to', 'hex', '0103')],
  }
  const dig: Offer = { ...offer, order: { type: 'dig' }, key: 'dig|', choices: [] }
  const tapAt = (selection: Selection, hex: string, onward: Filling | null = null) =>
    tapped(port, view, [stack, dig], selection, hex, onward)
  const first = tapAt(NOTHING, '0101')

  test('goes as a whole with a tap on it, a tap on a place and the button', () => {
    const drafted = draftOf(port, words, view, [stack, dig], first)
    expect(drafted).toMatchObject({ set: ['anna', 'bert'], onward: { value: ['anna', 'bert'] } })
    const gone = draftOf(port, words, view, [stack, dig], tapAt(first, '0103', drafted.onward))
    expect(gone.order).toEqual({ type: 'march', who: ['anna', 'bert'], to: '0103' })
  })

  test('is left for what else can be done there with a second tap, not emptied', () => {
    expect(tapAt(first, '0101').entry).toBe('dig|')
  })

  test('is of those who have not moved yet, before those who could go on', () => {
    const gone: Offer = { ...stack, key: 'march|gone', again: true }
    const all = [gone, dig, stack]
    const once = tapped(port, view, all, NOTHING, '0101')
    expect(once.entry).toBe('march|')
    expect(tapped(port, view, all, once, '0101').entry).toBe('march|gone')
  })

  test('is split by taking some out', () => {
    const split = { ...first, set: ['bert'] }
    const { onward: ready } = draftOf(port, words, view, [stack, dig], split)
    expect(draftOf(port, words, view, [stack, dig], tapAt(split, '0103', ready)).order).toMatchObject({
      who: ['bert'],
    })
  })
})

test('what is chosen by itself stays when it is touched, and gives way where there is something else', () => {
  const alone: Offer = { ...offer, key: 'stand|', hex: '0101', alone: true, choices: [] }
  const chosen = { ...NOTHING, entry: 'stand|' }
  expect(tapped(port, view, [alone], chosen, '0101')).toEqual(chosen)
  expect(tapped(port, view, [alone, offer], chosen, '0101').entry).toBe('raid|')
})

describe('what was chosen in a list', () => {
  const listed: Offer = { ...offer, key: 'call|', hex: null, choices: [choice('chits', 'items', 'a', 'b')] }
  const placed: Offer = { ...listed, key: 'place|', choices: [choice('at', 'hex', '0103')] }
  const begun = { ...NOTHING, entry: 'call|', set: ['a'] }

  test('stays while the map is looked at, and where a tap falls beside it', () => {
    for (const hex of ['0909', '0103', null]) expect(tapped(port, view, [listed], begun, hex)).toEqual(begun)
  })

  test('is told why where its place is refused', () => {
    const chosen = { ...NOTHING, entry: 'place|' }
    expect(tapped(port, view, [placed], chosen, '0103')).toMatchObject({ entry: 'place|', at: '0103' })
    expect(tapped(port, view, [placed], chosen, '0909')).toMatchObject({ entry: 'place|', at: '0909' })
  })

  test('gives way to a unit on the map that can act', () => {
    expect(tapped(port, view, [listed, offer], begun, '0101').entry).toBe('raid|')
  })
})

describe('a way of one’s own', () => {
  const march: Offer = {
    ...offer,
    key: 'march|',
    kind: 'move',
    choices: [choice('y', 'path', '0103', '0104', '0105')],
  }
  const further = (_: TableView, __: Offer, ___: Choice, ____: unknown, { value, hexes }: Route) => {
    const path = [...(value as string[]), '0105']
    return new Map([['0105', [{ value: path, hexes: [...hexes, '0105'], text: '3', cost: 3 }]]])
  }
  const later = { whyNot: () => null, waysOn: further }
  const drawn = (selection: Selection) => draftOf(port, words, view, [march], selection, later)
  const touch = (selection: Selection, hex: string) => tapped(port, view, [march], selection, hex)
  const first = touch({ ...NOTHING, entry: 'march|' }, '0104')
  const by = { ...first, via: [drawn(first).route!], at: null, way: 0 }

  test('leads by a hex that was chosen, and on from there', () => {
    expect(drawn(by)).toMatchObject({ order: null, path: { hexes: ['0103', '0104'] } })
    expect(drawn(by).choices.map(({ hex }) => hex)).toEqual(['0105'])
    expect(drawn(by).hint).toBe(words.tell('hint.via'))
    expect(drawn(touch(by, '0105')).order).toEqual({ type: 'raid', y: ['0103', '0104', '0105'] })
  })

  test('is kept while one touches elsewhere, and taken back hex by hex', () => {
    // Neither where another order could begin, nor where nothing can.
    for (const hex of ['0101', '0909']) expect(touch(by, hex).via).toHaveLength(1)
    expect(stepBack(touch(by, '0105'))).toEqual(first)
    expect(stepBack(first)).toEqual(NOTHING)
  })
})
