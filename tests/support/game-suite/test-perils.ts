import { expect, test } from 'vitest'
import type { LaterPort } from '@/components/wargame/later-port'
import type { TablePort, TableView } from '@/components/wargame/port'
import type { TableWords } from '@/components/wargame/text/table-words'
import { goldenPlay } from './golden'
import type { GameSuite, Kinds } from './suite'

interface Table {
  port: TablePort
  later: LaterPort
  /** In each language. */
  words: readonly TableWords[]
}
type Body = { type: string; unit?: string; path?: readonly string[] }

/** What an order costs or risks is said before, comes to pass, and is a sentence; `keys`: all that these games have of it. */
export function testPerils<G extends Kinds>(
  suite: GameSuite<G>,
  { port, later, words }: Table,
  games: readonly string[],
  keys: readonly string[],
): void {
  const { game } = suite
  test('what a loss, a retreat or an advance costs is said before it is ordered', () => {
    const seen = new Set<string>()
    for (const name of games)
      goldenPlay(suite, name, {
        watch({ before, side, order, after }) {
          const { type, unit, path = [] } = order as unknown as Body
          if (!/^(takeLoss|giveWay|retreatUnit|advanceUnits?|chooseDirective|done)$/.test(type)) return
          const view = game.view(before, side) as unknown as TableView
          const offer = port
            .offers(view, game.legal(before, side))
            .find((one) => one.order.type === type && one.unit === (unit ?? null))!
          const isMarked = type !== 'done' && type !== 'chooseDirective'
          const from = unit ? port.at(view, unit)! : ''
          const perils = later.perils!(view, { offer, order: order as never, hexes: [from, ...path] })
          for (const { key, params, mark } of perils) {
            seen.add(key)
            for (const { own } of words) expect(own(key, params)).not.toMatch(/[{}]|^peril/)
            // What is chosen by its line alone is marked on no map.
            if (isMarked) expect(mark).not.toBe('')
          }
          if (type !== 'takeLoss' && type !== 'retreatUnit') return
          const then = port.at(game.view(after, side) as unknown as TableView, unit!)
          const isLost = perils.some(({ key }) => key === 'peril.lost')
          if (isLost) expect(then, `${name}: ${unit}`).toBeNull()
          // A step of it may be due again at once.
          else if (type === 'takeLoss') expect(perils, `${name}: ${unit}`).toHaveLength(1)
        },
      })
    expect([...seen].sort()).toEqual([...keys].sort())
  }, 120_000)
}
