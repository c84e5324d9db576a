import { describe, expect, test } from 'vitest'
import type { Line } from '@/lib/kernel/game'
import { NO_PAPERS, type Papers, type Pass } from '@/lib/wargame/staff/papers'
import { type PassMoment, passedOn, stopOf } from '@/lib/wargame/staff/pass'

/** A moment of the German's on a road of hexes; his army stands at 10, and the Soviet moves. */
const moment = (more: Partial<PassMoment> = {}): PassMoment => ({
  ...{ sitting: 'soviet', turn: 5, places: ['10'], deep: { north: 'M' } },
  enemies: new Map([['a', '12']]),
  own: new Map([['army', '10']]),
  distance: (one, other) => Math.abs(Number(one) - Number(other)),
  ...more,
})
const BEFORE = moment()
const ALL: Pass = { attacked: true, places: true, ground: true, near: { army: 'x', units: ['army'] } }
const attacks = new Set(['log-attack'])
const line = (key: string, params = {}): Line => ({ key, params })
const stop = (now: Partial<PassMoment>, told: Line[] = [], pass = ALL, before = BEFORE) =>
  stopOf(pass, before, moment(now), told, attacks)
const at = (hexes: Record<string, string>) => ({ enemies: new Map(Object.entries(hexes)) })

describe('a turn is passed', () => {
  test('where nothing happens that was named', () => {
    expect(stop({})).toBeNull()
    expect(stop({}, [line('log-moved', { hex: '13' })])).toBeNull()
    expect(
      stopOf({}, BEFORE, moment({ ...at({ b: '11' }), places: [], deep: {} }), [line('log-attack')], attacks),
    ).toBeNull()
  })

  test.each([
    ['the enemy who was near stays, or goes', at({ a: '12' }), at({})],
    ['an enemy comes no nearer than three hexes', at({ a: '12' }), at({ a: '12', b: '13' })],
    ['who lay beneath one that has gone is seen now', at({ a: '12' }), at({ b: '12' })],
  ])('where %s', (_what, before, now) => {
    expect(stop(now, [], ALL, moment(before))).toBeNull()
  })

  test('where it froze or dried elsewhere than in mud and snow, or these come', () => {
    expect(stop({ deep: { north: 'M', south: 'S' } })).toBeNull()
    expect(stop({ deep: { north: 'S' } }, [], ALL, moment({ deep: {} }))).toBeNull()
  })
})

describe('a turn is not passed', () => {
  test('after an attack', () => {
    const told = [line('log-moved'), line('log-attack', { target: '10' })]
    expect(stop({}, told)).toEqual({ why: 'attacked', at: '10' })
    expect(stop({}, told, { ...ALL, attacked: undefined })).toBeNull()
    expect(stop({}, [{ ...line('log-attack'), at: ['9'] }])).toEqual({ why: 'attacked', at: '9' })
  })

  test('after a place that counts was lost, and not for one that was won', () => {
    expect(stop({ places: [] })).toEqual({ why: 'place', at: '10' })
    expect(stop({ places: ['10', '11'] })).toBeNull()
    expect(stop({ places: [] }, [], { ...ALL, places: undefined })).toBeNull()
  })

  test.each([
    ['has come from afar', at({ a: '12', b: '20' }), at({ a: '12', b: '11' }), '11'],
    ['has come out of nowhere', at({ a: '12' }), at({ a: '12', b: '8' }), '8'],
    ['was near and moves there', at({ a: '12' }), at({ a: '11' }), '11'],
  ])('if an enemy %s', (_how, before, now, hex) => {
    expect(stop(now, [], ALL, moment(before))).toEqual({ why: 'near', at: hex })
    expect(stop(now, [], { ...ALL, near: undefined }, moment(before))).toBeNull()
    expect(stop({ ...now, own: new Map() }, [], ALL, moment(before))).toBeNull()
  })

  test.each<Record<string, string>>([{}, { north: 'S' }])('when mud ends: %j', (deep) => {
    expect(stop({ deep })).toEqual({ why: 'ground' })
    expect(stop({ deep }, [], { ...ALL, ground: undefined })).toBeNull()
  })
})

describe('what is filed', () => {
  const filed = (more: Partial<Papers> = {}): Papers => ({ ...NO_PAPERS, pass: ALL, ...more })
  const go = (papers: Papers, before: PassMoment, now: PassMoment, passed = false) =>
    passedOn(papers, 'german', before, now, [], { attacks, passed })
  const mine = moment({ sitting: 'german' })

  test('stays until it is used, and then ends with that turn', () => {
    const papers = filed()
    for (const [before, now] of [
      [mine, moment()],
      [moment(), moment()],
      [moment(), mine],
    ] as const)
      expect(go(papers, before, now)).toBe(papers)
    expect(go(papers, mine, mine, true)).toBe(papers)
    expect(go(papers, mine, moment(), true)).toEqual(NO_PAPERS)
    // What happens as it ends is no reason against a turn that it says nothing of.
    expect(go(papers, mine, moment({ deep: {} }), true)).toEqual(NO_PAPERS)
  })

  test('stays to the end of the turn that was said', () => {
    const papers = filed({ pass: { ...ALL, until: 5 } })
    expect(go(papers, mine, moment(), true)).toBe(papers)
    expect(go(papers, moment(), mine)).toBe(papers)
    expect(go(papers, moment(), moment({ sitting: 'german', turn: 6 }))).toEqual(NO_PAPERS)
  })

  test('ends with what was named, but for what its owner does in his own turn', () => {
    const fallen = { places: [] }
    const stopped = { why: 'place', at: '10' }
    expect(go(filed(), moment(), moment(fallen))).toEqual({ ...NO_PAPERS, stopped })
    expect(go(filed(), mine, { ...mine, ...fallen })).toEqual(filed())
    // In a turn that is passed he does nothing himself.
    expect(go(filed(), mine, { ...mine, ...fallen }, true)).toEqual({ ...NO_PAPERS, stopped })
  })

  test('is told as ended until its owner hands over', () => {
    const papers: Papers = { ...NO_PAPERS, stopped: { why: 'ground' } }
    expect(go(papers, moment(), mine)).toBe(papers)
    expect(go(papers, mine, mine)).toBe(papers)
    expect(go(papers, mine, moment())).toEqual(NO_PAPERS)
  })
})
