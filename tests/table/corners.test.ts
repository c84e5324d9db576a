import { describe, expect, test } from 'vitest'
import { CORNERS, type Corner, clearest } from '@/components/wargame/map/corners'

const [USUAL, LEFT, TOP, ACROSS] = CORNERS as [Corner, Corner, Corner, Corner]
/** A phone with a low sheet: between 56 and 624 pixels from the top the map is open. */
const phone = { size: { width: 390, height: 844 }, insets: { top: 56, right: 0, bottom: 220, left: 0 } }
const near = { scale: 64, ...phone }
const among = (...cards: readonly { x: number; y: number }[]) => ({ cards, towns: [] })
const LOW_RIGHT = { x: 350, y: 560 }
const LOW_LEFT = { x: 40, y: 560 }
const HIGH_RIGHT = { x: 350, y: 130 }
const HIGH_LEFT = { x: 40, y: 130 }

describe('buttons on the map', () => {
  test('stand where a thumb looks for them as long as no counter lies there', () => {
    expect(clearest(USUAL, among(), near)).toBe(USUAL)
    expect(clearest(ACROSS, among(LOW_LEFT, HIGH_RIGHT, { x: 200, y: 300 }), near)).toBe(USUAL)
  })

  test('step aside for a counter, to the nearest corner that is free', () => {
    expect(clearest(USUAL, among(LOW_RIGHT), near)).toBe(LEFT)
    expect(clearest(USUAL, among(LOW_RIGHT, LOW_LEFT), near)).toBe(TOP)
    expect(clearest(USUAL, among(LOW_RIGHT, LOW_LEFT, HIGH_RIGHT), near)).toBe(ACROSS)
  })

  test('stay where they are rather than change for a corner that is no better', () => {
    const cards = among(LOW_RIGHT, LOW_RIGHT, LOW_LEFT, HIGH_RIGHT, HIGH_LEFT)
    expect(clearest(TOP, cards, near)).toBe(TOP)
    expect(clearest(USUAL, cards, near)).toBe(LEFT)
  })

  test('leave the towns in sight where corners are as free of counters, but leave their place for no town alone', () => {
    const cards = [LOW_RIGHT]
    expect(clearest(USUAL, { cards, towns: [LOW_LEFT] }, near)).toBe(TOP)
    expect(clearest(TOP, { cards, towns: [LOW_LEFT, HIGH_RIGHT] }, near)).toBe(ACROSS)
    expect(clearest(USUAL, { cards, towns: [LOW_LEFT, HIGH_RIGHT, HIGH_LEFT] }, near)).toBe(LEFT)
    expect(clearest(TOP, { cards: [], towns: [LOW_RIGHT] }, near)).toBe(USUAL)
  })

  test('reckon with the width of a card, and with what a sheet covers of a phone on its side', () => {
    const beside = { x: 332 - 21, y: 560 }
    expect(clearest(USUAL, among(beside), near)).toBe(LEFT)
    expect(clearest(USUAL, among({ ...beside, x: beside.x - 2 }), near)).toBe(USUAL)
    const lying = { size: { width: 844, height: 390 }, insets: { top: 56, right: 416, bottom: 0, left: 0 } }
    expect(clearest(USUAL, among({ x: 400, y: 300 }), { scale: 64, ...lying })).toBe(LEFT)
    expect(clearest(USUAL, among({ x: 800, y: 300 }), { scale: 64, ...lying })).toBe(USUAL)
  })

  test('stay where they are looked for as long as nobody can read a strength', () => {
    expect(clearest(LEFT, among(LOW_RIGHT), { ...near, scale: 20 })).toBe(USUAL)
  })
})
