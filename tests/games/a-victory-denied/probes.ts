import type { Question } from '@/lib/games/a-victory-denied/answers'
import { CHITS } from '@/lib/games/a-victory-denied/data/chits'
import { COUNTER_IDS } from '@/lib/games/a-victory-denied/data/counters'
import { VICTORY_HEXES } from '@/lib/games/a-victory-denied/data/map'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import type { Table } from '@/lib/games/a-victory-denied/state'
import type { Probes } from '../../support/game-suite/secrets'
import { pick } from '../../support/seeded'

/** Orders and questions of every kind, lawful and not, made of public facts. */
export function probesOf(table: Table, luck: () => number): Probes {
  const unit = () => pick(onMap.length > 0 && luck() < 0.8 ? onMap : COUNTER_IDS, luck)
  const onMap = COUNTER_IDS.filter((id) => /^\d/.test(table.counters[id]?.at ?? ''))
  const someHex = () => (luck() < 0.5 ? pick(Object.keys(VICTORY_HEXES), luck) : hexOf(unit()))
  const hexOf = (id: string) => {
    const at = table.counters[id]?.at ?? ''
    return /^\d/.test(at) ? at : '2915'
  }
  const chits = (side: string) =>
    Object.keys(CHITS).flatMap((id) => (CHITS[id]!.side === side ? Array(CHITS[id]!.copies).fill(id) : []))
  const some = (all: readonly string[], count: number) =>
    Array.from({ length: count }, () => pick(all, luck)).sort()
  const orders: Order[] = [
    ...['german', 'soviet'].flatMap((side) =>
      [3, 4, 5, 6].map((count) => ({ type: 'chooseChits' as const, chits: some(chits(side), count) })),
    ),
    { type: 'chooseChits', chits: [] },
    { type: 'chooseChits', chits: ['G-9A', 'G-9A', 'G-9A', 'G-9A'] },
    { type: 'trump' },
    { type: 'chooseHq', hq: unit() },
    { type: 'activateCorps', unit: unit() },
    { type: 'moveUnit', unit: unit(), path: [someHex()] },
    { type: 'moveUnit', unit: unit(), path: [someHex(), someHex()] },
    { type: 'declareAttack', target: someHex(), attackers: [unit()] },
    { type: 'flyStuka' },
    { type: 'placeElite', hex: someHex() },
    { type: 'takeLoss', unit: unit() },
    { type: 'retreatUnit', unit: unit(), path: [someHex()] },
    { type: 'advanceUnit', unit: unit(), path: [someHex()] },
    { type: 'relocateHq', unit: unit(), to: someHex() },
    { type: 'markOutOfSupply', unit: unit() },
    { type: 'disband', unit: unit() },
    { type: 'reinforce', unit: unit(), to: someHex(), chit: true },
    { type: 'releaseUnit', unit: 'G-HQ-9A', chit: true },
    { type: 'releaseUnit', unit: unit(), chit: true },
    { type: 'fireArtillery', target: someHex() },
    { type: 'fireRocket', target: someHex() },
    { type: 'bomb', target: someHex() },
    { type: 'chooseDirective', directive: 'moscow' },
    { type: 'withdraw', unit: unit() },
    { type: 'done' },
  ]
  const mover = unit()
  const target = someHex()
  const questions: Question[] = [
    { ask: 'chits', side: 'german' },
    { ask: 'chits', side: 'soviet' },
    { ask: 'score' },
    { ask: 'allowance', unit: mover },
    { ask: 'movementCost', unit: mover, path: [someHex()] },
    { ask: 'zoc', hex: target, side: 'german' },
    { ask: 'stacking', unit: mover, hex: target },
    { ask: 'odds', target, attackers: [mover], stuka: false, chit: null },
    { ask: 'support', kind: pick(['artillery', 'rocket', 'bomber'] as const, luck), target },
    { ask: 'supply', unit: mover },
    { ask: 'corps', group: 'pg2' },
    { ask: 'placement', unit: unit(), hex: target },
    { ask: 'turnTrack', turn: table.turn },
  ]
  return { orders, questions }
}
