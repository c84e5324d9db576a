import { expect, test } from 'vitest'
import { fold } from '@/lib/kernel/log/fold'
import { filledPages, PAGE, recentFrom, toldTo } from '@/lib/kernel/log/pages'
import { logFor } from '@/lib/kernel/log/projection'
import { packMatch, unpackMatch } from '@/lib/kernel/log/snapshot'
import { toyGame } from '../support/toy-game'
import { ToyMatch } from '../support/toy-match'

const VIEWERS = ['red', 'blue', 'spectator'] as const

/** Red digs so often, which all hear of, and takes back a step between. */
function digging(times: number): ToyMatch {
  const toy = new ToyMatch().choices()
  for (let n = 0; n < times; n++) {
    if (n % 10 === 3) toy.order('red', { type: 'step', pawn: 'red', by: 1 }).takeBack('red')
    toy.order('red', { type: 'dig' })
  }
  return toy
}

test('pages hold each line once that stands, as its viewer was told it, wherever the match was kept between', () => {
  const toy = digging(320)
  const whole = fold(toyGame, null, toy.texts)
  for (const step of [1, 7, 50]) {
    const found = new Map<string, unknown[]>(VIEWERS.map((viewer) => [viewer, []]))
    let match = fold(toyGame, null, toy.texts.slice(0, 1))
    for (let at = 1; at < toy.texts.length; at += step) {
      const next = fold(toyGame, match, toy.texts.slice(at, at + step))
      for (const { viewer, page, lines } of filledPages(match, next)) {
        expect(lines).toHaveLength(PAGE)
        expect(found.get(viewer)).toHaveLength(page * PAGE)
        found.get(viewer)!.push(...lines)
      }
      match = unpackMatch({ toy: toyGame }, packMatch(next))!
    }
    for (const viewer of VIEWERS) {
      const { lines } = whole.log[viewer]!
      expect(lines.length).toBeGreaterThan(3 * PAGE)
      expect(found.get(viewer)).toEqual(lines.slice(0, lines.length - (lines.length % PAGE)))
    }
  }
  expect(filledPages(null, whole)).toHaveLength(3 * VIEWERS.length)
})

test('a kept match has the page that is being filled and the one before it, and is the same however it came about', () => {
  const toy = digging(320)
  const kept = unpackMatch({ toy: toyGame }, packMatch(toy.match))!
  for (const viewer of VIEWERS) {
    const { from, lines } = logFor(toy.match, viewer)
    expect([from, toldTo(kept, viewer)]).toEqual([0, lines.length])
    expect(kept.log[viewer]).toEqual({ from: 200, lines: lines.slice(200) })
  }
  expect(packMatch(kept)).toBe(packMatch(toy.match))
  const after = toy.texts.length
  toy.order('red', { type: 'dig' })
  expect(packMatch(fold(toyGame, kept, toy.texts.slice(after)))).toBe(packMatch(toy.match))
})

test('drafts are in no page, though they come where one would be full', () => {
  const toy = new ToyMatch().choices()
  while (toldTo(toy.match, 'red') < PAGE - 1) toy.order('red', { type: 'dig' })
  const before = toy.match
  for (const by of [1, 1, 1]) toy.order('red', { type: 'step', pawn: 'red', by })
  expect(logFor(toy.match, 'red').lines).toHaveLength(PAGE + 2)
  expect(filledPages(before, toy.match)).toEqual([])
  toy.order('red', { type: 'fight' })
  expect(filledPages(before, toy.match).map(({ viewer }) => viewer)).toContain('red')
})

test('at least a page is recent, where there is one', () => {
  expect([0, 99, 100, 199, 200, 1234].map(recentFrom)).toEqual([0, 0, 0, 0, 100, 1100])
})
