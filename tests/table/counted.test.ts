import { beforeEach, expect, test, vi } from 'vitest'
import type { GameControls } from '@/components/table/game-controls'
import { count, countedAt } from '@/components/wargame/staff/counted'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
})

const at = (game: string, mode = 'computer') => ({ answer: { game, mode } }) as unknown as GameControls

test('proposals that were carried out are counted by table, and those that were changed first', () => {
  expect(countedAt('a')).toBeNull()
  count(at('a'), 40, 3)
  count(at('a'), 1, 0)
  count(at('b'), 5, 5)
  expect(countedAt('a')).toEqual({ game: 'a', proposed: 41, changed: 3 })
  expect(countedAt('b')).toMatchObject({ proposed: 5, changed: 5 })
})

test('where another player sits nothing is counted, nor where nothing was proposed', () => {
  count(at('a', 'invite'), 4, 1)
  count(at('a', 'hotseat'), 4, 1)
  count(at('a'), 0, 0)
  count({ answer: null }, 4, 1)
  expect([countedAt('a'), kept.size]).toEqual([null, 0])
})

test('of many tables the last are kept, and what is no count is as good as none', () => {
  for (let n = 0; n < 30; n += 1) count(at(`game-${n}`), 1, 0)
  count(at('game-20'), 1, 1)
  expect(countedAt('game-0')).toBeNull()
  expect(countedAt('game-20')).toMatchObject({ proposed: 2, changed: 1 })
  expect(JSON.parse(kept.get('fieldpost/proposals')!)).toHaveLength(20)
  for (const text of ['{', '7', '[null,{"game":"a"},{"game":"a","proposed":"3","changed":0}]'])
    expect(countedAt('a', text)).toBeNull()
})

test('a device that keeps nothing goes on without it', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => count(at('a'), 1, 0)).not.toThrow()
  expect(countedAt('a')).toBeNull()
})
