import { expect, test } from 'vitest'
import { VP_CHITS } from '@/lib/games/a-victory-denied/data/chits'
import type { State } from '@/lib/games/a-victory-denied/state'
import { commitSeed, fairDealer, gameKey, turnKey } from '@/lib/kernel/dice/fair-dice'
import {
  addNonce,
  commitTurns,
  create,
  decideOrder,
  mixFor,
  setUp,
  unchanged,
} from '@/lib/kernel/log/commands'
import { resultOf } from '@/lib/kernel/log/projection'
import { answerFor } from '@/lib/play/games/answer'
import { answered } from '../../support/game-suite/secrets'
import { liveOf } from '../../support/live'
import { seeded } from '../../support/seeded'
import { AVD } from './secrecy'
import { orderFor } from './secret-positions'

const SEED = '5eed'.repeat(16)
const SALT = '5a17'.repeat(8)
const GAME = 'g'.repeat(22)
const stamp = { time: '2026-01-01T00:00:00.000Z', salt: SALT }

/** A game between two people, up to the first choice of chits. */
function begun() {
  const facts = {
    game: GAME,
    play: AVD.id,
    version: AVD.version,
    scenario: AVD.scenarios[0]!.id,
    options: AVD.schemas.options.parse({}),
    mode: 'invite',
    players: { german: 'person', soviet: 'person' },
    commitment: commitSeed(GAME, SEED),
  } as const
  let appended = create(AVD, facts, stamp)
  for (const side of AVD.sides) appended = addNonce(AVD, appended, side, '0b'.repeat(32), stamp)
  const mix = mixFor(AVD, appended.match)!
  const dealer = fairDealer(GAME, SEED, mix)
  return { match: setUp(AVD, commitTurns(AVD, appended, dealer, stamp), dealer, stamp).match, mix, dealer }
}

test('no seed, key, salt or name of a VP chit stands in any answer while the game goes on', () => {
  const { match: start, mix, dealer } = begun()
  const key = gameKey(SEED, mix)
  const turns = Array.from({ length: AVD.turns + 1 }, (_, turn) => turn)
  const shut = [
    SEED,
    SALT,
    key,
    ...turns.map((turn) => turnKey(key, turn, 'hidden')),
    ...Object.keys(VP_CHITS),
  ]
  const luck = seeded('markers')
  let match = start
  let looked = 0
  for (let n = 0; !resultOf(AVD, match); n++) {
    const state = liveOf(match).open() as State
    const side = AVD.awaits(state)[0]!
    if (n % 6 === 0) {
      looked++
      const told = ['german', 'soviet', 'spectator']
        .map((viewer) => answered({ game: AVD, match, answer: answerFor }, viewer, 0))
        .join('\n')
      // The key of a turn's public throws is opened when the turn is over.
      const keys = turns
        .filter((turn) => turn >= state.table.turn)
        .map((turn) => turnKey(key, turn, 'public'))
      for (const secret of [...shut, ...keys]) expect(told.includes(secret), secret).toBe(false)
      for (const turn of Object.keys(match.turnKeys)) expect(Number(turn)).toBeLessThan(state.table.turn)
    }
    const done = decideOrder(AVD, unchanged(match), side, orderFor(side, state, luck), dealer, stamp)
    if ('no' in done) throw new Error(JSON.stringify(done))
    match = done.match
  }
  expect(looked).toBeGreaterThan(20)
  expect(match.seed).toBe(SEED)
})
