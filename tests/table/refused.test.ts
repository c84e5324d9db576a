import { expect, test } from 'vitest'
import { later as avdLater } from '@/components/games/a-victory-denied/later-port'
import { port as avdPort } from '@/components/games/a-victory-denied/port'
import { later as moscowLater } from '@/components/games/moscow-1941/later-port'
import { port as moscowPort } from '@/components/games/moscow-1941/port'
import type { LaterPort } from '@/components/wargame/later-port'
import type { TablePort, TableView } from '@/components/wargame/port'
import { nearestTo, straightWay } from '@/components/wargame/turn/refused'
import { board } from '@/lib/games/a-victory-denied/geometry'
import { board as moscowBoard } from '@/lib/games/moscow-1941/geometry'
import type { Lattice } from '@/lib/hex/lattice'
import { avd } from '../games/a-victory-denied/suite'
import { moscow } from '../games/moscow-1941/suite'
import { goldenPlay } from '../support/game-suite/golden'
import type { GameSuite } from '../support/game-suite/suite'

test('the straight way leads by neighbours, each nearer than the last, and ends where it leads', () => {
  const way = straightWay(board, '2616', '3120')
  expect(way).toHaveLength(board.distance('2616', '3120'))
  expect(way.at(-1)).toBe('3120')
  for (const [i, hex] of way.entries()) {
    expect(board.distance(i === 0 ? '2616' : way[i - 1]!, hex)).toBe(1)
    expect(board.distance(hex, '3120')).toBe(way.length - 1 - i)
  }
  expect(straightWay(board, '2616', '2616')).toEqual([])
})

test('of several units those beside a hex are meant, and the nearest where none is', () => {
  const [beside, other] = board.neighbours('2616')
  const far = {
    near: board.neighbours(beside!).find((hex) => board.distance(hex, '2616') === 2)!,
    off: '3120',
  }
  const at: Readonly<Record<string, string>> = { a: beside!, b: other!, ...far }
  const hexOf = (unit: string) => at[unit]!
  expect(nearestTo(board, '2616', ['off', 'a', 'near', 'b'], hexOf)).toEqual(['a', 'b'])
  expect(nearestTo(board, '2616', ['off', 'near'], hexOf)).toEqual(['near'])
  expect(nearestTo(board, '2616', [], hexOf)).toEqual([])
})

const TABLES = [
  [avd.game.id, avd, 'game-8', board, { port: avdPort, later: avdLater }],
  [moscow.game.id, moscow, 'game-1', moscowBoard, { port: moscowPort, later: moscowLater }],
] as unknown as [string, GameSuite, string, Lattice, { port: TablePort; later: LaterPort }][]

/** Every tenth order of a game: what stood open to its side then, each with a hex to which it may not go. */
test.each(TABLES)(
  'what is said against a hex is what the server would say: %s',
  (_id, suite, golden, lattice, { port, later }) => {
    const { game } = suite
    let told = 0
    goldenPlay(suite, golden, {
      watch: ({ number, before, side, legal }) => {
        if (number % 10 !== 0) return
        const view = game.view(before, side) as TableView
        for (const offer of port.offers(view, legal).slice(0, 8)) {
          const [choice] = offer.choices
          const hex = lattice.hexes.find((one) => choice?.from.includes(one) === false && one !== offer.hex)
          const refusal = hex && later.whyNot(view, offer, hex)
          if (!hex || !refusal) continue
          const filled =
            offer.kind === 'move'
              ? { ...offer.order, path: straightWay(lattice, offer.hex!, hex) }
              : { ...offer.order, [choice!.field]: hex }
          expect(game.check(before, side, filled)).toEqual(refusal)
          told += 1
        }
      },
    })
    expect(told).toBeGreaterThan(50)
  },
)
