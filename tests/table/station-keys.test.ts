import { expect, test } from 'vitest'
import { type Desk, onLetter, onMapKey } from '@/components/wargame/screen/keys'
import { staffedPlay } from '@/components/wargame/screen/staffed-play'
import { EMPTY } from '@/components/wargame/turn/draft'
import type { Play } from '@/components/wargame/turn/play'
import { NOTHING } from '@/components/wargame/turn/selection'

/** What a key does on a table with an order that is ready, with a station open before it or without. */
function pressed(key: string, isOpen: boolean): string[] {
  const done: string[] = []
  const offer = { key: 'a', kind: 'move', hex: '0101', choices: [], target: null }
  const beneath = {
    ...{ cursor: '0102', looked: '0102', selection: { ...NOTHING, entry: 'a' }, armed: false },
    ...{ offers: [offer, { ...offer, key: 'b' }], listed: [], mayFinish: true },
    draft: { ...EMPTY, offer, order: { type: 'move' } },
    walk: () => beneath.offers,
    commit: () => done.push('commit'),
    tap: () => done.push('tap'),
    finish: () => done.push('finish'),
    setArmed: () => done.push('armed'),
    choose: () => done.push('choose'),
    setCursor: () => undefined,
  } as unknown as Play
  const tap = (hex: string | null) => done.push(`station ${hex}`)
  const desk = {
    ...{ port: { layers: [] }, map: { current: null } },
    play: isOpen ? staffedPlay(beneath, { over: (scene) => scene, tap }) : beneath,
    onLeave: isOpen ? () => done.push('leave') : null,
  } as unknown as Desk
  if (key.length === 1 || key.startsWith('^')) onLetter(desk, key)
  else onMapKey(desk, { key, preventDefault: () => undefined } as Parameters<typeof onMapKey>[1])
  return done
}

test('while a station is open no key works what lies beneath it', () => {
  expect(pressed('f', false)).toEqual(['armed'])
  expect(pressed('f', true)).toEqual([])
  expect(pressed('Tab', false)).toEqual(['choose'])
  expect(pressed('Tab', true)).toEqual([])
  expect(pressed('Enter', false)).toEqual(['commit'])
  expect(pressed('Enter', true)).toEqual(['station 0102'])
})

test('what is ready is sent from anywhere, with Ctrl, but not from beneath a station', () => {
  expect(pressed('^enter', false)).toEqual(['commit'])
  expect(pressed('^enter', true)).toEqual([])
  expect(pressed('^f', false)).toEqual([])
})

test('Escape leaves the station, wherever the focus is, and gives the keys to the map', () => {
  expect(pressed('Escape', true)).toEqual(['leave'])
  const left: string[] = []
  const map = { current: { focus: () => left.push('map') } }
  const desk = { port: { layers: [] }, map, onLeave: () => left.push('leave') } as unknown as Desk
  expect(onLetter(desk, 'escape')).toBe(true)
  expect(left).toEqual(['leave', 'map'])
  expect(onLetter({ ...desk, onLeave: null }, 'escape')).toBe(false)
})

test('the cursor of whoever waits beside the map begins where he may come', () => {
  const led: (string | null)[] = []
  const play = {
    ...{ cursor: null, looked: null, offers: [{ hex: null }, { hex: '0909' }], view: {} },
    draft: { ...EMPTY, offer: { hex: null }, choices: [{ hex: '0707', tone: 'go' }] },
    setCursor: (hex: string | null) => led.push(hex),
  }
  const port = { focus: () => ({ at: null }), middle: '0101' }
  const press = (draft: object) => {
    const desk = { port, map: { current: null }, play: { ...play, draft } } as unknown as Desk
    onMapKey(desk, { key: 'ArrowUp', preventDefault: () => undefined } as Parameters<typeof onMapKey>[1])
  }
  press(play.draft)
  press(EMPTY)
  expect(led).toEqual(['0707', '0909'])
})
