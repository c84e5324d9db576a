import { describe, expect, test } from 'vitest'
import { CORNERS, type Corner, clearest } from '@/components/wargame/map/corners'

const [USUAL, LEFT, TOP, ACROSS] = CORNERS as [Corner, Corner, Corner, Corner]
/** A phone with a low sheet: between 56 and 624 pixels from the top the map is open. */
const phone = { size: { width: 390, height: 844 }, insets: { top: 56, right: 0, bottom: 220, left: 0 } }
const near = { scale: 64, ...phone }
const LOW_RIGHT = { x: 350, y: 560 }
const LOW_LEFT = { x: 40, y: 560 }
const HIGH_RIGHT = { x: 350, y: 130 }
const HIGH_LEFT = { x: 40, y: 130 }

describe('buttons on the map', () => {
  test('stand where a thumb looks for them as long as no counter lies there', () => {
    expect(clearest(USUAL, [], near)).toBe(USUAL)
    expect(clearest(ACROSS, [LOW_LEFT, HIGH_RIGHT, { x: 200, y: 300 }], near)).toBe(USUAL)
  })

  test('step aside for a counter, to the nearest corner that is free', () => {
    expect(clearest(USUAL, [LOW_RIGHT], near)).toBe(LEFT)
    expect(clearest(USUAL, [LOW_RIGHT, LOW_LEFT], near)).toBe(TOP)
    expect(clearest(USUAL, [LOW_RIGHT, LOW_LEFT, HIGH_RIGHT], near)).toBe(ACROSS)
  })

  test('stay where they are rather than change for a corner that is no better', () => {
    const cards = [LOW_RIGHT, LOW_RIGHT, LOW_LEFT, HIGH_RIGHT, HIGH_LEFT]
    expect(clearest(TOP, cards, near)).toBe(TOP)
    expect(clearest(USUAL, cards, near)).toBe(LEFT)
  })

  test('reckon with the width of a card, and with what bars cover of a desk', () => {
    const beside = { x: 332 - 21, y: 560 }
    expect(clearest(USUAL, [beside], near)).toBe(LEFT)
    expect(clearest(USUAL, [{ ...beside, x: beside.x - 2 }], near)).toBe(USUAL)
    const desk = { size: { width: 1440, height: 900 }, insets: { top: 56, right: 380, bottom: 0, left: 300 } }
    expect(clearest(USUAL, [{ x: 1020, y: 820 }], { scale: 64, ...desk })).toBe(LEFT)
    expect(clearest(USUAL, [{ x: 1400, y: 820 }], { scale: 64, ...desk })).toBe(USUAL)
  })

  test('stay where they are looked for as long as nobody can read a strength', () => {
    expect(clearest(LEFT, [LOW_RIGHT], { ...near, scale: 20 })).toBe(USUAL)
  })
})
