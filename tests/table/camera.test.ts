import { describe, expect, test } from 'vitest'
import { placesOf } from '@/components/wargame/map/first-place'
import type { Offer } from '@/components/wargame/port'
import { type Draft, EMPTY } from '@/components/wargame/turn/draft'

const offer = (more: Partial<Offer>) => ({ order: { type: 'play' }, hex: null, ...more }) as Offer
const drafted = (of: Offer, ...hexes: string[]): Draft => ({
  ...EMPTY,
  offer: of,
  choices: hexes.map((hex) => ({ hex, tone: 'pick' })),
})

describe('the eye is led', () => {
  test('to all who would act by a piece that lies beside the map', () => {
    const played = offer({ piece: 'guderian' })
    expect(placesOf([played], drafted(played, '3217', '2616'))).toEqual(['3217', '2616'])
  })

  test('to where something begins on the map, whatever is chosen there', () => {
    const moved = offer({ hex: '3217' })
    expect(placesOf([moved, offer({ hex: '2616' })], drafted(moved, '3317'))).toEqual(['3217', '2616'])
  })

  test('nowhere by what has no place on the map', () => {
    const done = offer({})
    expect(placesOf([done], drafted(done, '3217'))).toEqual([])
  })
})
