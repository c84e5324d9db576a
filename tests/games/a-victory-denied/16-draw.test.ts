import { expect, test } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import { FORMER_VP_CHITS, VP_CHITS } from '@/lib/games/a-victory-denied/data/chits'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { VICTORY_HEXES } from '@/lib/games/a-victory-denied/data/map'
import type { Options, State, VpId } from '@/lib/games/a-victory-denied/state'
import { listedDice } from '@/lib/kernel/dice/dice'
import { allows } from '../../support/ledger'
import { given } from './given'

const MOTORIZED = Object.values(COUNTERS)
  .filter(({ side, motorized, hq }) => side === 'german' && motorized && !hq)
  .map(({ id }) => id)

/** Hexes whose chits the German has taken so that they are worth so much; null if no chits are. */
function hexesWorth(points: number, dealt: Readonly<Record<string, VpId>>): string[] | null {
  const found = new Map<number, string[]>([[0, []]])
  for (const [hex, id] of Object.entries(dealt))
    for (const [sum, hexes] of [...found])
      if (!found.has(sum + VP_CHITS[id]!.value)) found.set(sum + VP_CHITS[id]!.value, [...hexes, hex])
  return found.get(points) ?? null
}

/** The end of turn 8 with Hitler distracted: all chits dealt as in a game, these captured, so many panzers lost. */
function lastTurn(captured: readonly string[], dealt: Readonly<Record<string, VpId>>, lost: number): State {
  const onMap = Object.fromEntries(Object.entries(dealt).filter(([hex]) => !captured.includes(hex)))
  return game.readPosition({
    table: {
      turn: 8,
      directive: 'distracted',
      counters: Object.fromEntries(MOTORIZED.slice(0, lost).map((id) => [id, { at: 'eliminated' }])),
      agenda: [{ step: 'endTurn' }],
    },
    hidden: { vpOnMap: onMap, vpGerman: captured.map((hex) => dealt[hex]!) },
  })
}

const { hidden } = game.setUp('campaign', {}, listedDice(Array(18).fill(1))).state
const STARTS_GERMAN = Object.keys(VICTORY_HEXES).filter((hex) => !hidden.vpOnMap[hex])
const dealt = {
  ...hidden.vpOnMap,
  ...Object.fromEntries(STARTS_GERMAN.map((hex, i) => [hex, hidden.vpGerman[i]!])),
}

for (const lost of [0, 1, 2, 3, 4])
  allows('AVD 16.3.2', `equal points with ${lost} panzers lost are a draw`, async () => {
    const sum = Object.values(VP_CHITS).reduce((all, { value }) => all + value, 0)
    const captured = hexesWorth((sum + 4 * lost) / 2, dealt)
    expect(captured).not.toBeNull()
    const before = lastTurn(captured!, dealt, lost)
    const { state } = await given(before).when('soviet', { type: 'done' }).allows()
    expect(state.table.result).toMatchObject({ winner: 'draw', cite: 'AVD 16.3.2' })
    expect(state.table.result!.german).toBe(state.table.result!.soviet)
  })

test('a game whose options were written before the chits were mended is set up with those it had', () => {
  const { vpChits: _new, ...stored } = game.schemas.options.parse({}) as Options
  const chits = (options: unknown) => {
    const { state } = game.setUp('campaign', options, listedDice(Array(18).fill(1)))
    return [...Object.values(state.hidden.vpOnMap), ...state.hidden.vpGerman].sort()
  }
  expect(chits(stored)).toEqual(Object.keys(FORMER_VP_CHITS).sort())
  expect(chits({ ...stored, vpChits: 'even' })).toEqual(Object.keys(VP_CHITS).sort())
  expect(chits({})).toEqual(Object.keys(VP_CHITS).sort())
})

test('and ends by their values', async () => {
  const former = Object.keys(FORMER_VP_CHITS)
  const before = game.readPosition({
    table: { turn: 8, directive: 'distracted', vpOnMap: {}, agenda: [{ step: 'endTurn' }] },
    hidden: { vpGerman: former },
  })
  const { state } = await given(before).when('soviet', { type: 'done' }).allows()
  expect(state.table.result).toMatchObject({ winner: 'german', german: 51, soviet: 0 })
  expect(Object.keys(state.table.values!).sort()).toEqual(former.sort())
})
