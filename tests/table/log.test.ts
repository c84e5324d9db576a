import { expect, test } from 'vitest'
import type { LogLine } from '@/components/table/game-controls'
import { firstOf, lengthOf, lineAt, withAnswer, withOlder } from '@/components/table/log'
import { alarmIn, comparedFrom, type Pin, pinned } from '@/components/table/pins'
import { toldOf } from '@/components/table/told'
import type { GameAnswer } from '@/lib/play/api/game'

const line = (n: number, key = 'log-moved'): LogLine => ({ n, id: `${n}`, key, params: { n }, time: '' })
const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => line(from + i))
const numbers = (log: readonly LogLine[]) => log.map(({ n }) => n)

test('a log that begins late knows its lines by their numbers', () => {
  const log = lines(100, 230)
  expect([firstOf(log), lengthOf(log)]).toEqual([100, 230])
  expect([lineAt(log, 100)?.n, lineAt(log, 229)?.n]).toEqual([100, 229])
  expect([lineAt(log, 99), lineAt(log, 230)]).toEqual([undefined, undefined])
  expect([firstOf([]), lengthOf([]), lineAt([], 0)]).toEqual([0, 0, undefined])
})

test('an answer brings what comes next, or tells the end anew', () => {
  const log = lines(100, 230)
  const after = (from: number, to: number, firm = 230) =>
    numbers(withAnswer(log, firm, { log: lines(from, to), logLength: to }))
  expect(after(230, 233)).toEqual(numbers(lines(100, 233)))
  expect(after(230, 230)).toEqual(numbers(log))
  // Orders were taken back: the rest is dropped, or told again.
  expect(after(226, 226, 225)).toEqual(numbers(lines(100, 226)))
  expect(after(100, 228, 225)).toEqual(numbers(lines(100, 228)))
  expect(after(200, 310)).toEqual(numbers(lines(100, 310)))
})

test('what does not join on is forgotten, as is what may have been taken back unseen', () => {
  const log = lines(0, 150)
  expect(numbers(withAnswer(log, 150, { log: lines(200, 320), logLength: 320 }))).toEqual(
    numbers(lines(200, 320)),
  )
  // Lines 80 to 149 were drafts here, and only from 100 on it is told what came instead.
  expect(numbers(withAnswer(log, 80, { log: lines(100, 220), logLength: 220 }))).toEqual(
    numbers(lines(100, 220)),
  )
})

test('older lines are put before the others where they lead up to them', () => {
  const log = lines(200, 230)
  expect(numbers(withOlder(log, lines(100, 200)))).toEqual(numbers(lines(100, 230)))
  expect(numbers(withOlder(log, lines(100, 210)))).toEqual(numbers(lines(100, 230)))
  expect(withOlder(log, lines(0, 100))).toBe(log)
  expect(withOlder(log, [])).toBe(log)
})

test('what was told stays told where a log begins late, or begins later than before', () => {
  const log = lines(100, 230)
  expect(toldOf({ told: 220, log }, lines(100, 240))).toBe(220)
  expect(toldOf({ told: 220, log }, lines(200, 320))).toBe(220)
  expect(toldOf({ told: 220, log: lines(200, 230) }, log)).toBe(220)
  expect(toldOf({ told: 230, log }, [...lines(100, 210), line(210, 'table.did.accepted.takeBack')])).toBe(210)
})

test('a log is compared with what a device knows only where it reaches back so far', () => {
  const told = (firmLength: number) =>
    ({
      ...{ commitment: 'c', mix: 'm', dice: null, viewer: 'red', version: firmLength, firmLength },
    }) as GameAnswer
  const pin: Pin = pinned(null, told(50), lines(0, 50), '')
  expect([comparedFrom(pin, 'red'), comparedFrom(pin, 'blue'), comparedFrom(null, 'red')]).toEqual([
    49,
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  ])
  expect(alarmIn(pin, told(320), lines(200, 320))).toBeNull()
  expect(alarmIn(pin, told(320), lines(0, 320))).toBeNull()
  const others = lines(0, 320).map((one) => ({ ...one, id: `other ${one.n}` }))
  expect(alarmIn(pin, told(320), others)).toBe('fork')
  expect(alarmIn(pin, told(320), others.slice(49))).toBe('fork')
  expect(alarmIn(pin, told(320), others.slice(50))).toBeNull()
  expect(
    alarmIn({ ...pin, seen: { red: { ...pin.seen.red!, version: 0 } } }, told(40), others.slice(0, 40)),
  ).toBe('back')
})
