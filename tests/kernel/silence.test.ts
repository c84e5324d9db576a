import { describe, expect, test } from 'vitest'
import { awaitsFor, resultOf } from '@/lib/kernel/log/projection'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import type { Affair } from '@/lib/kernel/negotiation/affair'
import { DAY } from '@/lib/kernel/time/calendar'
import { SILENCE, silenceEnds } from '@/lib/kernel/time/silence'
import { toyGame } from '../support/toy-game'
import { timedToy } from '../support/toy-match'

const claim: Affair = { type: 'claim', outages: [] }
/** A game without a clock between two browsers, red to move. */
function quiet() {
  const table = timedToy({ mode: 'invite' })
  table.toy.choices()
  return { ...table, began: table.hour.now }
}

describe('a game without a clock', () => {
  test('may be ended by who waits when nothing was heard of the other for 60 days, not a moment sooner', () => {
    const { toy, hour, began } = quiet()
    hour.now = began + SILENCE - 1
    expect(toy.settle('blue', claim)).toMatchObject({ no: 'FP 10', because: { key: 'table.no.notSilent' } })
    hour.now += 1
    expect(toy.settle('red', claim)).toMatchObject({ no: 'FP 7' })
    expect(toy.settle('blue', claim)).toBeNull()
    expect(resultOf(toyGame, toy.match)).toMatchObject({ winner: 'blue', why: { key: 'table.end.silent' } })
    expect(verifyGame(toyGame, toy.texts)).toMatchObject({ sound: true })
  })

  test('counts from the last that the other heard; what nobody sees is no sign', () => {
    const { toy, hour, began } = quiet()
    hour.now += 30 * DAY
    toy.order('red', { type: 'step', pawn: 'red', by: 1 })
    toy.file('red', { hold: 1, wait: null })
    expect(silenceEnds(toy.match, 'red', [])).toBe(began + SILENCE)
    toy.order('red', { type: 'fight' })
    expect(silenceEnds(toy.match, 'red', [])).toBe(hour.now + SILENCE)
    hour.now += 50 * DAY
    toy.settle('red', { type: 'offer', what: 'draw' })
    expect(silenceEnds(toy.match, 'red', [])).toBe(hour.now + SILENCE)
    hour.now += DAY
    // That the other answers is no sign of him.
    toy.settle('blue', { type: 'decline', what: 'draw' })
    expect(silenceEnds(toy.match, 'red', [])).toBe(hour.now - DAY + SILENCE)
  })

  test('has its seat filled in the same way, and who plays again before that keeps it', () => {
    const { toy, hour } = quiet()
    hour.now += SILENCE
    expect(toy.settle('blue', { type: 'replace', what: 'substitute', outages: [] })).toBeNull()
    expect(toy.match.settled.sought).toEqual({ red: 'silent' })
    toy.order('red', { type: 'fight' })
    expect(toy.match.settled.sought).toEqual({})
    hour.now += SILENCE
    expect(toy.settle('blue', { type: 'replace', what: 'computer', outages: [] })).toBeNull()
    expect(toy.match.players.red).toBe('computer')
    // Nobody is there any more who could end it.
    expect(toy.match.silent).toEqual({})
    toy.order('red', { type: 'done' })
    expect([awaitsFor(toyGame, toy.match, 'blue'), toy.match.silent]).toEqual([['blue'], {}])
  })

  test('does not count for it what our server was away', () => {
    const { toy, hour, began } = quiet()
    const outages = [{ from: began + DAY, to: began + 3 * DAY }]
    hour.now += SILENCE
    expect(toy.settle('blue', { type: 'claim', outages })).toMatchObject({ no: 'FP 10' })
    hour.now += 2 * DAY
    expect(toy.settle('blue', { type: 'claim', outages })).toBeNull()
  })

  test('in a secret choice does not show by what may be claimed who has chosen', () => {
    const chosen = (has: boolean) => {
      const { toy, hour } = timedToy({ mode: 'invite' })
      if (has) toy.order('red', { type: 'choose', number: 3 })
      hour.now += 99 * DAY
      return [toy.settle('blue', claim), awaitsFor(toyGame, toy.match, 'blue')]
    }
    expect(chosen(true)).toEqual(chosen(false))
  })

  test('has nothing of it where one sits at both sides, plays with a clock, or against the computer', () => {
    for (const more of [{}, { mode: 'invite', pace: '1d' as const }, { mode: 'computer' }])
      expect(timedToy(more).toy.match.silent).toEqual({})
  })
})
