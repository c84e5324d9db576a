// `npm run taps -- [--seed S] [--share 0.15] [--turns N]`: how often a screen is touched in every player turn of a campaign of
// Proud Monster that two computers play. As each turn begins, a thumb leads it through the stations of its staff, some of
// the proposals changed, and is counted; the campaign itself goes on as the computers play it.
import { parseArgs } from 'node:util'
import type { Side, State } from '@/lib/games/proud-monster/full/state'
import { whole } from '../games/proud-monster/full/suite'
import { play, thinking } from '../support/game-suite/play'
import { Thumb } from '../support/thumb'
import { type Kept, nothingKept, type Taps } from '../support/thumb-taps'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'taps' },
    share: { type: 'string', default: '0.15' },
    turns: { type: 'string', default: 'Infinity' },
  },
})
/** A player turn by what names it, as its side begins it. */
const nameOf = ({ table: { turn, couplet, acting } }: State) => `${turn}.${couplet} ${acting}`

/** By turn; what is asked of a side before its turn goes with it. */
const counted: Record<Side, Map<string, number>> = { german: new Map(), soviet: new Map() }
/** Proposals that were seen, and of them those that were changed. */
const shares: Record<Side, { proposed: number; changed: number }> = {
  german: { proposed: 0, changed: 0 },
  soviet: { proposed: 0, changed: 0 },
}
const kept: Record<Side, Kept> = { german: nothingKept(), soviet: nothingKept() }
const share = Number(values.share)
const think = thinking(whole)
let name = ''
play(whole, {
  ...{ seed: values.seed, scenario: 'campaign-full', turns: Number(values.turns) },
  players: { german: think, soviet: think },
  watch: ({ before }) => {
    if (nameOf(before) === name) return
    name = nameOf(before)
    const side = before.table.acting
    const { taps, all, proposed, changed } = new Thumb(before, side, name, share, kept[side]).play()
    counted[side].set(name, (counted[side].get(name) ?? 0) + all)
    shares[side].proposed += proposed
    shares[side].changed += changed
    console.log(`${name}: ${all} taps, ${changed} of ${proposed} changed (${listed(taps)})`)
  },
})
for (const side of ['german', 'soviet'] as const) {
  const all = counted[side]
  const { proposed, changed } = shares[side]
  const sorted = [...all.values()].sort((a, b) => a - b)
  console.log(`${side}: ${all.size} turns, median ${sorted[Math.floor(all.size / 2)]}, most ${sorted.at(-1)}`)
  const percent = proposed > 0 ? ((100 * changed) / proposed).toFixed(1) : '0'
  console.log(`${side}: ${changed} of ${proposed} proposals changed, ${percent}%`)
}

function listed(taps: Taps): string {
  return Object.entries(taps)
    .flatMap(([where, n]) => (n > 0 ? [`${where} ${n}`] : []))
    .join(', ')
}
