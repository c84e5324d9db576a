import { CHITS } from '@/lib/games/a-victory-denied/data/chits'
import { board } from '@/lib/games/a-victory-denied/geometry'
import { countersAt, hexOf } from '@/lib/games/a-victory-denied/rules/occupancy'
import type { CounterId, Hex, Table } from '@/lib/games/a-victory-denied/state'
import type { LegalEntry } from '@/lib/kernel/game'
import type { TableWords } from './table-words'

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The counter an entry speaks of. */
export const unitOf = ({ order }: LegalEntry): CounterId | null => text(order.unit) ?? text(order.hq)

/** The hex an entry aims at by itself, before anything is chosen. */
export const targetOf = ({ order }: LegalEntry): Hex | null => text(order.target) ?? text(order.hex)

/** Names an entry for as long as the list of legal orders stands. */
export const keyOf = (entry: LegalEntry): string =>
  `${entry.order.type}|${unitOf(entry) ?? targetOf(entry) ?? text(entry.order.directive) ?? ''}`

export const isDone = ({ order }: LegalEntry): boolean => order.type === 'done'

/** Entries that a player decides one by one even if only one is left; choosing them by themselves would hurry him. */
const NEVER_ALONE = new Set([
  'moveUnit',
  'declareAttack',
  'disband',
  'markOutOfSupply',
  'releaseUnit',
  'fireArtillery',
  'fireRocket',
  'bomb',
])

/** The entry that is chosen by itself, as there is no other. */
export function aloneOf(entries: readonly LegalEntry[]): LegalEntry | null {
  const [only, ...others] = entries
  return only && others.length === 0 && !NEVER_ALONE.has(only.order.type) ? only : null
}

/** True for a move of a unit that has moved already in this activation and has points left. */
export const isFurtherMove = (table: Table, { order }: LegalEntry): boolean =>
  order.type === 'moveUnit' && (table.activation?.moved ?? []).includes(String(order.unit))

/** The entries in the order in which one walks through them: units that have not moved yet come first. */
export const walkOf = (table: Table, entries: readonly LegalEntry[]): LegalEntry[] => [
  ...entries.filter((entry) => !isFurtherMove(table, entry)),
  ...entries.filter((entry) => isFurtherMove(table, entry)),
]

/** Where on the map one would tap for this entry. */
export function hexOfEntry(table: Table, entry: LegalEntry): Hex | null {
  const unit = unitOf(entry)
  return unit ? hexOf(table, unit) : targetOf(entry)
}

/** What the still open field of an entry is chosen from. */
export type Domain = 'none' | 'reach' | 'paths' | 'hexes' | 'units' | 'chits'

export function domainOf({ order, choose }: LegalEntry): Domain {
  if (!choose) return 'none'
  if (choose.field === 'chits') return 'chits'
  if (choose.field === 'path') return order.type === 'moveUnit' ? 'reach' : 'paths'
  return choose.from.every((item) => board.has(item)) ? 'hexes' : 'units'
}

const placeOfUnit = ({ avd, isWord, placeName }: TableWords, table: Table, unit: CounterId): string => {
  const hex = hexOf(table, unit)
  const at = table.counters[unit]?.at ?? ''
  const box = `box.${at}`
  return hex ? placeName(hex) : isWord(box) ? avd(box) : at
}

/** The entry as a line of the list of legal orders. */
export function lineOf(words: TableWords, table: Table, entry: LegalEntry): string {
  const { avd, isWord, nameOf, placeName } = words
  const { type } = entry.order
  const unit = unitOf(entry)
  const target = targetOf(entry)
  const directive = `directive.${text(entry.order.directive)}`
  const key = `list.${type}`
  return avd(isWord(key) ? key : 'list.other', {
    type,
    n: entry.choose?.max ?? 0,
    unit: unit ? nameOf(unit) : '',
    place: target ? placeName(target) : unit ? placeOfUnit(words, table, unit) : '',
    foes: target ? countersAt(table, target).map(nameOf).join(', ') : '',
    directive: isWord(directive) ? avd(directive) : '',
  })
}

/** Chits by id with how many there are of each, German special chits last. */
export function chitsOf(from: readonly string[]): { chit: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const chit of from) counts.set(chit, (counts.get(chit) ?? 0) + 1)
  return [...counts]
    .map(([chit, count]) => ({ chit, count }))
    .sort((a, b) => Number(CHITS[a.chit]?.kind === 'guderian') - Number(CHITS[b.chit]?.kind === 'guderian'))
}
