import { test } from 'vitest'
import { computerPlay } from '../../support/game-suite/play'
import { on } from '@/lib/games/proud-monster/situation'
import { victoryPoints } from '@/lib/games/proud-monster/rules/04-victory'
import { proud } from './suite'

test('match', () => {
  const won: Record<string, number> = {}
  for (let n = 0; n < Number(process.env.GAMES ?? 6); n += 1) {
    const t0 = performance.now()
    const kinds: Record<string, number> = {}
    let line = ''
    let seen = ''
    const { state, orders } = computerPlay(proud, `m${n}`, {
      ...(process.env.SCENARIO ? { scenario: process.env.SCENARIO } : {}),
      watch: ({ side, order, before, after, events }) => {
        const key = `${side}/${order.type}`
        kinds[key] = (kinds[key] ?? 0) + 1
        const t = before.table
        if (process.env.SAY && (order.type === 'declareAttack')) {
          const r = events.find((e) => e.type === 'BattleResolved') as any
          line += `\n  T${t.turn}.${t.couplet} ${side} ${(order as any).target} x${(order as any).attackers.length}: ${r.attack}:${r.defence} ${r.odds} ${r.printed}`
        }
        if (after.table.acting !== t.acting || after.table.result) {
          const m = proud.measures!(after)
          seen += `\n  T${t.turn}.${t.couplet} after ${t.acting}: vp ${victoryPoints(on(after.table))} taken ${after.table.taken} steps ${m['steps german']}/${m['steps soviet']}`
        }
      },
    })
    const winner = proud.game.result(state)!.winner
    won[winner] = (won[winner] ?? 0) + 1
    console.log(n, winner, 'vp', victoryPoints(on(state.table)), orders, Math.round(performance.now() - t0), JSON.stringify(kinds), process.env.SAY ? seen + line : '')
  }
  console.log(won)
}, 600000)
