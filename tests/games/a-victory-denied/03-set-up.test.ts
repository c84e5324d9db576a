import { describe, expect } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import { VP_CHITS } from '@/lib/games/a-victory-denied/data/chits'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { VICTORY_HEXES } from '@/lib/games/a-victory-denied/data/map'
import { stackRefusal } from '@/lib/games/a-victory-denied/rules/05-stacking'
import { on } from '@/lib/games/a-victory-denied/situation'
import type { Box } from '@/lib/games/a-victory-denied/state'
import { type Dice, listedDice } from '@/lib/kernel/dice/dice'
import { inBox, onMapUnits } from '@/lib/wargame/occupancy'
import { allows, refuses } from '../../support/ledger'
import { given } from './given'
import { dueNow, reached } from './play'

/** Always the same face, or the highest the die has. */
const dice = (face: number): Dice => {
  const roll = (_purpose: string, sides: number) => Math.min(face, sides)
  return { roll, secret: roll }
}
const setUp = (face = 1) => game.setUp('campaign', {}, dice(face))
const start = () => setUp().state
const boxed = (box: Box, side?: 'german' | 'soviet') =>
  inBox(on(start().table), box).filter((id) => !side || COUNTERS[id]!.side === side)

describe('3 the set-up', () => {
  allows('AVD 3.2', 'every unit that is printed on the map stands in its hex, lawfully stacked', () => {
    const { table } = start()
    for (const [id, { arrival, hex }] of Object.entries(COUNTERS)) {
      if (arrival === 'setup') expect(table.counters[id]!.at, id).toBe(hex)
      if (arrival === 'setup') expect(stackRefusal(on(table), id, hex!), id).toBeNull()
    }
    const red = onMapUnits(on(table), 'soviet').filter((id) => ['red', 'pvo'].includes(COUNTERS[id]!.colour))
    expect(red.filter((id) => COUNTERS[id]!.colour === 'pvo')).toHaveLength(5)
    expect(red.filter((id) => COUNTERS[id]!.colour === 'red')).toEqual(['S-172ID', 'S-187ID', 'S-1MRD'])
  })
  allows('AVD 3.3', 'it is turn 1', () => {
    expect(start().table.turn).toBe(1)
  })
  allows('AVD 3.4', 'each Victory Hex gets a chit of its star, and two of them are the German’s', () => {
    const { table, hidden } = start()
    for (const [hex, chit] of Object.entries(hidden.vpOnMap))
      expect(VP_CHITS[chit]!.kind).toBe(VICTORY_HEXES[hex])
    expect(Object.keys(hidden.vpOnMap)).toHaveLength(Object.keys(VICTORY_HEXES).length - 2)
    expect(table.vpOnMap['3919'] ?? table.vpOnMap['2110']).toBeUndefined()
    expect(Object.values(table.vpOnMap).every((face) => face === 'down')).toBe(true)
    expect(table.vpGerman).toEqual({ minor: 2, major: 0 })
    expect(new Set([...Object.values(hidden.vpOnMap), ...hidden.vpGerman]).size).toBe(20)
  })
  allows('AVD 3.4', 'the deal follows the dice', () => {
    expect(setUp(1).state.hidden.vpOnMap).not.toEqual(setUp(9).state.hidden.vpOnMap)
  })
  refuses('AVD 3.4', 'nobody sees a value', () => {
    for (const viewer of ['german', 'soviet', 'spectator'] as const) {
      const seen = JSON.stringify(game.view(start(), viewer))
      expect(seen).not.toMatch(/MAJ-|MIN-/)
    }
  })
  allows('AVD 3.8', 'seventeen red divisions lie in the elite cup, nine PVO on the turn track', () => {
    expect(boxed('elite')).toHaveLength(17)
    expect(boxed('elite').every((id) => COUNTERS[id]!.colour === 'red')).toBe(true)
    const turns = boxed('track', 'soviet').map((id) => COUNTERS[id]!.turn)
    expect(turns).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })
  allows('AVD 3.9', 'units of both sides are in the Minsk Pocket', () => {
    expect(boxed('pocket', 'german').map((id) => COUNTERS[id]!.arrival)).toEqual(Array(17).fill('pocket'))
    expect(boxed('pocket', 'soviet')).toHaveLength(8)
  })
  allows('AVD 3.10', 'corps and five HQs are in the reserve', () => {
    expect(boxed('reserve').filter((id) => COUNTERS[id]!.hq)).toHaveLength(5)
    expect(boxed('reserve').every((id) => COUNTERS[id]!.arrival === 'reserve')).toBe(true)
  })
  allows('AVD 3.11', 'Timoshenko waits with three units', () => {
    expect(boxed('timoshenko')).toEqual(['S-25M', 'S-26M', 'S-28RC', 'S-HQ-TIMOSHENKO'])
  })
  allows('AVD 3.12', 'one rocket, three Stukas, one bomber', () => {
    const { rocket, stukas, bomber } = start().table
    expect([rocket, stukas, bomber]).toEqual([true, { ready: 3, used: 0 }, true])
  })
  allows('AVD 3.13', 'six * units wait beside the map', () => {
    expect(boxed('stavka').map((id) => COUNTERS[id]!.colour)).toEqual(Array(6).fill('star'))
  })
  allows('AVD 3.14', 'German arrivals wait for turns 1 and 6 at their entry hexes', () => {
    const waiting = boxed('track', 'german').map((id) => [COUNTERS[id]!.turn, COUNTERS[id]!.entry])
    expect(waiting.filter(([turn]) => turn === 6)).toEqual([[6, '3106']])
    expect(new Set(waiting.filter(([turn]) => turn === 1).map(([, entry]) => entry))).toEqual(
      new Set(['3106', '3902']),
    )
    expect(waiting).toHaveLength(10)
  })
  allows('AVD 2.2.3', 'all begin at full strength and without marks', () => {
    for (const counter of Object.values(start().table.counters))
      expect(counter).toMatchObject({ reduced: false, oos: false, isolated: false })
  })
})

describe('3.5-3.7 the first chits', () => {
  const german = (...chits: string[]) => ({ type: 'chooseChits', chits }) as const
  const soviet = german

  allows('AVD 3.5', 'Air Power, Supply and Reinforcements join the chosen ones', async () => {
    const chosen = await reached(
      start(),
      ['german', german('G-2PG', 'G-2PG', 'G-3PG')],
      ['soviet', soviet('S-20A', 'S-22A')],
    )
    expect(chosen.table.cupKnown).toEqual(['G-AIR', 'N-SUPPLY', 'N-REINF'])
    expect(chosen.hidden.cup).toHaveLength(8)
  })
  refuses('AVD 3.5', 'the artillery is not in the first cup', async () => {
    const chosen = await reached(
      start(),
      ['german', german('G-2PG', 'G-2PG', 'G-3PG')],
      ['soviet', soviet('S-20A', 'S-22A')],
    )
    expect(chosen.hidden.cup).not.toContain('S-ART')
  })
  allows('AVD 3.6', 'the Soviet chooses two chits of HQs on the map', async () => {
    const chosen = await reached(start(), ['soviet', soviet('S-16A', 'S-21A')])
    expect(chosen.hidden.chosen.soviet).toEqual(['S-16A', 'S-21A'])
    expect(dueNow(chosen)).toEqual({ step: 'chits' })
  })
  refuses('AVD 3.6', 'not three, and none of an HQ in the reserve or in the Timoshenko box', async () => {
    const of = (...chits: string[]) => given(start()).when('soviet', soviet(...chits))
    await of('S-16A', 'S-21A', 'S-22A').refuses('AVD 7.1.2')
    await of('S-16A', 'S-24A').refuses('AVD 7.1.1')
    await of('S-16A', 'S-TIMOSHENKO').refuses('AVD 7.1.1')
    await of('S-16A', 'S-16A').refuses('AVD 7.1.1')
    await of('S-16A', 'S-ART').refuses('AVD 7.1.1')
  })
  allows('AVD 3.7', 'Guderian goes to his box and counts as one of three', async () => {
    const chosen = await reached(
      start(),
      ['german', german('G-GUDERIAN', 'G-2PG', 'G-3PG')],
      ['soviet', soviet('S-20A', 'S-22A')],
    )
    expect(chosen.table.guderianInBox).toBe(true)
    expect(chosen.hidden.cup).not.toContain('G-GUDERIAN')
    expect(chosen.table.cupUnknown).toEqual({ german: 2, soviet: 2 })
  })
  refuses('AVD 3.7', 'neither both chits of 3rd Panzer Group nor one of 9th Army', async () => {
    const of = (...chits: string[]) => given(start()).when('german', german(...chits))
    await of('G-3PG', 'G-3PG', 'G-2PG').refuses('AVD 7.1.1')
    await of('G-9A', 'G-2PG', 'G-3PG').refuses('AVD 7.1.1')
    await of('G-2PG', 'G-3PG').refuses('AVD 7.1.2')
  })
})

// A list of dice serves as well as any other source.
describe('the dice of the set-up', () => {
  refuses('AVD 3.4', 'without dice nothing is dealt', () => {
    expect(() => game.setUp('campaign', {}, listedDice([]))).toThrow('dice exhausted')
  })
})
