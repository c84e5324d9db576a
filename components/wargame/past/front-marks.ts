import type { LogLine } from '@/components/table/game-controls'
import { type Axial, distance } from '@/lib/hex/axial'
import type { Lattice } from '@/lib/hex/lattice'
import { hexOf, type OnMap, onMapUnits } from '@/lib/wargame/occupancy'
import { SIDES, type Side } from '@/lib/wargame/ruleset'
import type { Fight } from './front-fights'

// What a recap draws upon the map besides its letters: of two boards of a viewer and the lines that he was told between them.

/** Moves that were alike: from where and to where each of them went; `stacks`: how many of them there were to be seen. */
export interface MoveGroup {
  readonly side: Side
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly stacks: number
}

/** A fight, and how many steps it cost both sides together, as the lines tell it. */
export interface Burst {
  readonly hex: string
  readonly steps: number
}

/** Moves whose starts are no farther apart, in hexes, and whose ways differ by no more are alike. */
const NEAR = 3
const ALIKE = 2
/** Shorter ways are no advance, in hexes. */
const LEAST = 2
/** Nor is the way of one stack alone that is shorter than this. */
const LEAST_ALONE = 4
/** So many groups are drawn, those of most stacks. */
const MOST = 8

interface Move {
  readonly side: Side
  readonly from: string
  readonly to: string
  readonly start: Axial
  readonly way: Axial
}

const wentAlike = (a: Pick<Move, 'start' | 'way'>, b: Pick<Move, 'start' | 'way'>): boolean =>
  distance(a.start, b.start) <= NEAR && distance(a.way, b.way) <= ALIKE

const wayBetween = (start: Axial, end: Axial): Axial => ({ q: end.q - start.q, r: end.r - start.r })

/** Whether lines with some keys tell of moves that went alike, by where they began and ended on the map. */
export const areAlikeMoves = (
  { has, axial }: Pick<Lattice, 'has' | 'axial'>,
  ways: ReadonlySet<string>,
): ((a: LogLine, b: LogLine) => boolean) => {
  const moveOf = ({ key, at = [] }: LogLine) => {
    if (!ways.has(key) || at.length < 2 || !at.every(has)) return null
    const [start, end] = [axial(at[0]!), axial(at.at(-1)!)]
    return { start, way: wayBetween(start, end) }
  }
  return (a, b) => {
    const [one, other] = [moveOf(a), moveOf(b)]
    return one !== null && other !== null && wentAlike(one, other)
  }
}

/** Each way that somebody has gone between two boards, once however many went it together: what lies beneath is not counted. */
function movesBetween<At extends OnMap>(then: At, now: At): Move[] {
  const { axial } = now.rules.board
  const found = new Map<string, Move>()
  for (const side of SIDES)
    for (const unit of onMapUnits(now, side)) {
      const [from, to] = [hexOf(then, unit), hexOf(now, unit)!]
      if (!from || from === to) continue
      const [start, end] = [axial(from), axial(to)]
      const way = wayBetween(start, end)
      found.set(`${side} ${from} ${to}`, { side, from, to, start, way })
    }
  return [...found.values()]
}

/** The moves between two boards in groups that went alike, the largest first. */
export function moveGroups<At extends OnMap>(then: At, now: At): readonly MoveGroup[] {
  const isAlike = (a: Move, b: Move) => a.side === b.side && wentAlike(a, b)
  const nowhere = { q: 0, r: 0 }
  let open = movesBetween(then, now).filter(({ way }) => distance(way, nowhere) >= LEAST)
  const groups: MoveGroup[] = []
  while (open.length > 0) {
    // The move about which most others are alike.
    let best: readonly Move[] = []
    for (const one of open) {
      const alike = open.filter((other) => isAlike(one, other))
      if (alike.length > best.length) best = alike
    }
    const [from, to] = [best.map((one) => one.from), best.map((one) => one.to)]
    const [first] = best as readonly [Move]
    if (best.length > 1 || distance(first.way, nowhere) >= LEAST_ALONE)
      groups.push({ side: first.side, from, to, stacks: best.length })
    const gone = new Set(best)
    open = open.filter((one) => !gone.has(one))
  }
  return groups.sort((a, b) => b.stacks - a.stacks).slice(0, MOST)
}

/** Where there were fights, each hex once. */
export function burstsOf(fights: readonly Fight[]): Burst[] {
  const found = new Map<string, number>()
  for (const { hex, steps } of fights) found.set(hex, (found.get(hex) ?? 0) + steps)
  return [...found].map(([hex, steps]) => ({ hex, steps }))
}
