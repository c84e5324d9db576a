import { expect, test } from 'vitest'
import type { Planner } from '@/components/offline/planner'
import type { LogLine } from '@/components/table/game-controls'
import type { LaterPort } from '@/components/wargame/later-port'
import { fightFrom } from '@/components/wargame/past/news'
import type { TablePort, TableView } from '@/components/wargame/port'
import { proposedLosses } from '@/components/wargame/turn/losses'
import { listedDice } from '@/lib/kernel/dice/dice'
import { goldenPlay } from './golden'
import type { GameSuite, Kinds } from './suite'

interface Table {
  port: TablePort
  later: LaterPort
  plan: Planner
}

/** Whoever is to allot losses finds a proposal that is lawful as it stands; `atMost`: so many are once due in these games. */
export function testLosses<G extends Kinds>(
  suite: GameSuite<G>,
  { port, later, plan }: Table,
  games: readonly string[],
  atMost = 2,
): void {
  const { game } = suite
  test('losses that are due are proposed, whole and lawful', () => {
    let most = 0
    for (const name of games)
      goldenPlay(suite, name, {
        watch({ before, side, order }) {
          if ((order as unknown as { type: string }).type !== 'takeLoss') return
          const view = game.view(before, side) as unknown as TableView
          const losses = proposedLosses(port, later, plan, { view, legal: game.legal(before, side) })
          expect(losses.length, `${name}: nothing is proposed`).toBeGreaterThan(0)
          most = Math.max(most, losses.length)
          let now = before
          for (const [n, loss] of losses.entries()) {
            const given = loss.order as unknown as G['order']
            expect(game.check(now, side, given), `${name}: ${JSON.stringify(given)}`).toBeNull()
            // What comes after the last of them may be thrown, and is decided by others.
            if (n === losses.length - 1) break
            const decided = game.decide(now, { side, order: given, dice: listedDice([]) })
            if ('no' in decided) throw new Error(name)
            now = decided.yes.reduce((state: G['state'], event) => game.evolve(state, event), now)
          }
        },
      })
    expect(most).toBeGreaterThanOrEqual(atMost)
  }, 120_000)
  test('whoever opens the table when losses are due is told the fight that is being decided, from its beginning', () => {
    let asked = 0
    for (const name of games) {
      const logs = new Map<string, LogLine[]>(game.sides.map((side) => [side, []]))
      goldenPlay(suite, name, {
        watch({ before, side, order, events }) {
          const log = logs.get(side)!
          if ((order as unknown as { type: string }).type === 'takeLoss') {
            asked++
            const view = game.view(before, side) as unknown as TableView
            const from = fightFrom(port, view, log)
            const [first, ...more] = log.filter(({ n }) => n >= from!)
            expect(first!.at, name).toContain(port.focus(view).at)
            expect(more.length, `${name}: nothing is told of what came of it`).toBeGreaterThan(0)
          }
          let now = before
          for (const event of events) {
            for (const [viewer, lines] of logs) {
              const line = game.tell(event, viewer as G['side'], now)
              if (line) lines.push({ ...line, n: lines.length, id: `${lines.length}`, time: '' })
            }
            now = game.evolve(now, event)
          }
        },
      })
    }
    expect(asked).toBeGreaterThan(0)
  }, 120_000)
}
