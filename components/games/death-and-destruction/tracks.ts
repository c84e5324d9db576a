import { face as faceOf } from '@/components/games/proud-monster/faces'
import type { TrackSection } from '@/components/wargame/later-port'
import { boxesOf } from '@/components/wargame/panels/boxes-of'
import { scenarioOf } from '@/lib/games/death-and-destruction/rules/03-scenario'
import type { Situation } from '@/lib/games/death-and-destruction/situation'
import { PILES, type Side } from '@/lib/games/death-and-destruction/state'
import { lastTurnOf } from '@/lib/games/proud-monster/rules/04-victory'
import type { Situation as Asked } from '@/lib/games/proud-monster/situation'
import type { LateWords } from './table-words'

/** Turns ahead of which the books tell: a year. */
const YEAR = 24

/** What falls due of the order of battle, what either side has of steps and counters in this turn, and who is out of play (8.1). */
export function books(words: LateWords, asked: Asked): TrackSection[] {
  const at = asked as unknown as Situation
  const { isPart } = scenarioOf(at)
  // To a stretch of the front nothing comes of the whole.
  if (isPart) return []
  const { tell } = words
  const { turn } = at.open
  const turns = Array.from({ length: Math.min(YEAR, lastTurnOf(asked) + 1 - turn) }, (_, n) => turn + n)
  const due = (side: Side) =>
    turns.flatMap((one) => {
      const told = DUE[side].flatMap((tells) => tells(words, at, one) ?? [])
      return told.length > 0 ? [`${words.turnName(one)}: ${told.join('; ')}`] : []
    })
  return [
    { title: tell('books.now'), lines: inHand(words, at) },
    { title: tell('books.german'), lines: due('german') },
    { title: tell('books.soviet'), lines: due('soviet') },
    { title: tell('books.piles'), boxes: boxesOf(words, asked, [...PILES, 'caucasus'], faceOf) },
  ]
}

/** What may still be given out in this turn (8.14, 8.19, 8.33, 14.10). */
function inHand({ tell, sideName }: LateWords, { rules, open }: Situation): string[] {
  const { stock, upgrades, works, turn } = open
  const { citadel, divisions } = open.offensives
  const { german, soviet } = stock
  const each = (key: 'books.upgrades' | 'books.works', left: Readonly<Record<Side, number>>) =>
    (['german', 'soviet'] as const).flatMap((side) =>
      left[side] > 0 ? [`${sideName(side)}: ${tell(key, { n: left[side] })}`] : [],
    )
  return [
    tell('books.steps', { side: sideName('german'), ...german }),
    tell('books.steps.all', { side: sideName('soviet'), n: soviet.left }),
    ...each('books.upgrades', upgrades.left),
    ...each('books.works', works.due),
    ...(citadel === turn
      ? [tell('books.citadel', { n: divisions.length, least: rules.citadelDivisions })]
      : []),
  ]
}

type Tells = (words: LateWords, at: Situation, turn: number) => string | readonly string[] | null

/** The row of a turn of a chart. */
const rowIn = <Row extends { readonly turn: number }>(rows: readonly Row[], turn: number) =>
  rows.find((row) => row.turn === turn)

/** A chore of the German order of battle, of units by name. */
const byName =
  (what: 'leave' | 'return' | 'disband'): Tells =>
  ({ tell, nameOf }, { rules }, turn) => {
    const units = rules.choresIn(turn, what).flat()
    return units.length > 0 ? tell(`books.${what}`, { units: units.map(nameOf).join(', ') }) : null
  }
/** One of a number. */
const byNumber =
  (what: 'guns' | 'air'): Tells =>
  ({ tell }, { rules }, turn) =>
    rules.choresIn(turn, what).map(([count]) => tell(`books.${what}`, { n: Number(count) }))
/** Counters that come for a side. */
const counted =
  (key: 'books.upgrades' | 'books.works', chart: 'UPGRADES' | 'FIELDWORKS', side: Side): Tells =>
  ({ tell }, { rules }, turn) => {
    const n = rowIn(rules[chart], turn)?.[side] ?? 0
    return n > 0 ? tell(key, { n }) : null
  }

/** What is told of a turn, by side. */
const DUE: Readonly<Record<Side, readonly Tells[]>> = {
  german: [
    ...[byName('leave'), byName('return'), byName('disband'), byNumber('guns'), byNumber('air')],
    ({ tell, nameOf }, { rules }, turn) =>
      rules
        .choresIn(turn, 'convert')
        .map(([unit, into]) => tell('books.convert', { unit: nameOf(unit!), into: nameOf(into!) })),
    ({ tell, nameOf }, { rules }, turn) =>
      rules
        .choresIn(turn, 'rebuilt')
        .map(([kind, count]) => tell('books.rebuilt', { kind: nameOf(kind!), n: Number(count) })),
    ({ tell }, { rules }, turn) => {
      const row = rowIn(rules.REPLACEMENTS, turn)
      return row ? tell('books.rate', { mech: row.mech, foot: row.foot }) : null
    },
    counted('books.upgrades', 'UPGRADES', 'german'),
    counted('books.works', 'FIELDWORKS', 'german'),
  ],
  soviet: [
    ({ tell, say }, { rules }, turn) => {
      const units = rowIn(rules.SOVIET_WITHDRAWALS, turn)?.units.map(({ face, count }) => {
        const name = say({ key: `face-${face}`, params: {} })
        return typeof count === 'number' ? `${count} × ${name}` : tell(`books.${count}`, { face: name })
      })
      return units ? tell('books.leave', { units: units.join(', ') }) : null
    },
    ({ tell, say }, { rules }, turn) => {
      const row = rowIn(rules.CONVERSIONS, turn)
      if (!row) return null
      const { rifles, cavalry, brigades, corps } = row
      const face = (name: string) => say({ key: `face-${name}`, params: {} })
      const units = [
        ...([
          [rifles, face('RD')],
          [cavalry, face('CD')],
          [brigades, tell('books.brigade')],
        ] as const),
        ...(corps ? [[1, tell(`books.corps.${corps}`)] as const] : []),
      ]
      const told = units.filter(([n]) => n > 0).map(([n, name]) => `${n} × ${name}`)
      return tell('books.guards', { units: told.join(', ') })
    },
    ({ tell }, { rules }, turn) => {
      const row = rowIn(rules.SUPPLY_MARKERS, turn)
      return row ? tell('books.marker', { n: row.range }) : null
    },
    ({ tell }, { rules }, turn) => {
      const steps = rowIn(rules.RVGK_STEPS, turn)?.steps
      return steps ? tell('books.reserve', { n: steps }) : null
    },
    ({ tell }, { rules }, turn) => {
      const row = rowIn(rules.CORPS_STEPS, turn)
      return row ? tell('books.corps', { n: row.steps }) : null
    },
    counted('books.upgrades', 'UPGRADES', 'soviet'),
    counted('books.works', 'FIELDWORKS', 'soviet'),
  ],
}
