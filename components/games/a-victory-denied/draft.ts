import type { Scene, SceneChoice } from '@/components/map/scene'
import type { OrderBody } from '@/components/offline/plan'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { inEnemyZoc } from '@/lib/games/a-victory-denied/rules/06-zoc'
import { allowance, points, reach } from '@/lib/games/a-victory-denied/rules/08-movement'
import { hexOf, isLoneHq, sideAt } from '@/lib/games/a-victory-denied/rules/occupancy'
import type { Hex, Table } from '@/lib/games/a-victory-denied/state'
import type { Cite } from '@/lib/kernel/decision'
import type { LegalEntry } from '@/lib/kernel/game'
import { domainOf, hexOfEntry, keyOf, targetOf, unitOf } from './entries'
import { type Forecast, forecast, isAttackType } from './odds'
import { openChoices, openHint } from './open-choices'
import type { Pick } from './pick'
import { attackRefused, moveRefused } from './refused'
import type { TableWords } from './table-words'

/** An order on its way: what the map marks, what the button says, and the order once it is whole. */
export interface Draft {
  entry: LegalEntry | null
  choices: readonly SceneChoice[]
  /** Attackers or chits as they stand. */
  set: readonly string[]
  path: Scene['path']
  arrows: Scene['arrows']
  order: OrderBody | null
  label: string
  note: string
  hint: string
  /** The rule that the hint tells, if it is a refusal. */
  cite: Cite | null
  forecast: Forecast | null
  /** Hexes that show why the chosen place is not allowed. */
  refusedAt: readonly Hex[]
}

export const EMPTY: Draft = {
  entry: null,
  choices: [],
  set: [],
  path: null,
  arrows: [],
  order: null,
  label: '',
  note: '',
  hint: '',
  cite: null,
  forecast: null,
  refusedAt: [],
}

export function draftOf(words: TableWords, table: Table, legal: readonly LegalEntry[], pick: Pick): Draft {
  const entry = pick.entry === null ? null : (legal.find((one) => keyOf(one) === pick.entry) ?? null)
  if (!entry)
    return {
      ...EMPTY,
      choices: openChoices(table, legal),
      hint: openHint(words, table, legal),
      ...(pick.at === null ? {} : attackRefused(words, table, pick.at)),
    }
  switch (domainOf(entry)) {
    case 'reach':
      return reachDraft(words, table, entry, pick)
    case 'paths':
      return pathDraft(words, table, entry, pick)
    case 'hexes':
      return hexDraft(words, entry, pick)
    case 'units':
      return attackDraft(words, table, entry, pick)
    case 'chits':
      return chitDraft(words, entry, pick)
    case 'none':
      return plainDraft(words, table, entry, pick)
  }
}

const label = (
  { avd, isWord }: TableWords,
  entry: LegalEntry,
  params: Record<string, string | number> = {},
  variant = '',
): string => {
  const key = `do.${entry.order.type}${variant}`
  const unit = unitOf(entry)
  const directive = `directive.${entry.order.directive}`
  return avd(isWord(key) ? key : 'do.other', {
    unit: unit ? (COUNTERS[unit]?.name ?? unit) : '',
    directive: isWord(directive) ? avd(directive) : '',
    ...params,
  })
}

function reachDraft(words: TableWords, table: Table, entry: LegalEntry, pick: Pick): Draft {
  const { avd, placeName } = words
  const unit = unitOf(entry)!
  const found = reach(table, unit)
  const choices = entry.choose!.from.map((hex): SceneChoice => {
    const way = found.get(hex)
    return { hex, tone: 'go', ...(way ? { text: points(way.sixths) } : {}) }
  })
  const way = pick.at === null ? undefined : found.get(pick.at)
  if (!way)
    return {
      ...EMPTY,
      entry,
      choices,
      label: label(words, entry),
      ...moveRefused(words, table, unit, pick.at),
    }
  const from = hexOf(table, unit)
  const side = COUNTERS[unit]!.side
  const whole = allowance(table, unit) * 6
  const zones = way.path.filter((hex) => inEnemyZoc(table, hex, side)).length
  const at = pick.at!
  const overrun = isLoneHq(table, at) && sideAt(table, at) !== side
  const left = points(whole - way.sixths)
  const notes = [
    avd('note.move', { place: placeName(at), cost: points(way.sixths), whole: points(whole) }),
    avd('note.move.left', { left }),
    zones === 0
      ? avd('note.move.free')
      : zones === 1
        ? avd('note.move.zone')
        : avd('note.move.zones', { n: zones }),
    ...(way.road ? [avd('note.move.road')] : []),
    ...(overrun ? [avd('note.move.overrun')] : []),
  ]
  return {
    ...EMPTY,
    entry,
    choices,
    path: { hexes: from ? [from, ...way.path] : way.path, text: points(way.sixths) },
    order: { ...entry.order, path: way.path },
    label: label(words, entry),
    note: notes.join(' · '),
  }
}

/** Each item of the domain is a whole path; one taps its last hex. */
function pathDraft(words: TableWords, table: Table, entry: LegalEntry, pick: Pick): Draft {
  const { avd, placeName } = words
  const unit = unitOf(entry)!
  const from = hexOf(table, unit)
  const paths = entry.choose!.from.map((path) => path.split(' '))
  const ends = [...new Set(paths.map((path) => path.at(-1)!))]
  const lost = paths.length === 1 && paths[0]!.length === 1 && paths[0]![0] === from
  if (lost) {
    return {
      ...EMPTY,
      entry,
      order: { ...entry.order, path: paths[0] },
      label: label(words, entry, {}, '.lost'),
    }
  }
  const choices = ends.map((hex): SceneChoice => ({ hex, tone: 'go' }))
  const ways = paths.filter((path) => path.at(-1) === pick.at)
  if (ways.length === 0)
    return { ...EMPTY, entry, choices, label: label(words, entry), hint: avd('hint.where') }
  const path = ways[pick.way % ways.length]!
  const notes = [
    avd('note.path', { path: path.map(placeName).join(', ') }),
    ...(ways.length > 1 ? [avd('note.path.more', { n: ways.length })] : []),
  ]
  return {
    ...EMPTY,
    entry,
    choices,
    path: { hexes: from ? [from, ...path] : path, text: String(path.length) },
    order: { ...entry.order, path },
    label: label(words, entry),
    note: notes.join(' · '),
  }
}

function hexDraft(words: TableWords, entry: LegalEntry, pick: Pick): Draft {
  const { avd, placeName } = words
  const { field, from } = entry.choose!
  const choices = from.map((hex): SceneChoice => ({ hex, tone: 'go' }))
  const at = pick.at !== null && from.includes(pick.at) ? pick.at : null
  if (!at) return { ...EMPTY, entry, choices, label: label(words, entry), hint: avd('hint.where') }
  return {
    ...EMPTY,
    entry,
    choices,
    path: { hexes: [at], text: '+' },
    order: { ...entry.order, [field]: at, ...(pick.extra ? { chit: true } : {}) },
    label: label(words, entry),
    note: avd('note.to', { place: placeName(at) }),
  }
}

function attackDraft(words: TableWords, table: Table, entry: LegalEntry, pick: Pick): Draft {
  const { avd } = words
  const { field, from, min, max } = entry.choose!
  const set = (pick.set ?? from).filter((unit) => from.includes(unit)).slice(0, max)
  const target = targetOf(entry)!
  const arrows = [...new Set(set.flatMap((unit) => hexOf(table, unit) ?? []))].map((hex) => ({
    from: hex,
    to: target,
  }))
  const seen = forecast(table, 'declareAttack', target, set, pick.extra)
  const whole = set.length >= min && seen.possible === null
  return {
    ...EMPTY,
    entry,
    choices: [{ hex: target, tone: 'fight', text: seen.text ?? '' }],
    set,
    arrows,
    order: whole ? { ...entry.order, [field]: set, ...(pick.extra ? { stuka: true } : {}) } : null,
    label: label(words, entry, { odds: seen.text ?? '' }),
    note: set.length < min ? '' : avd('fight.strength', { attack: seen.attack, defence: seen.defence }),
    hint: set.length < min ? avd('hint.who') : seen.possible ? avd('fight.impossible') : '',
    forecast: set.length < min ? null : seen,
  }
}

function chitDraft(words: TableWords, entry: LegalEntry, pick: Pick): Draft {
  const { field, min, max } = entry.choose!
  const set = pick.set ?? []
  const whole = set.length >= min && set.length <= max
  return {
    ...EMPTY,
    entry,
    set,
    order: whole ? { ...entry.order, [field]: set } : null,
    label: label(words, entry),
    hint: words.avd('chits.chosen', { n: set.length, all: max }),
  }
}

function plainDraft(words: TableWords, table: Table, entry: LegalEntry, pick: Pick): Draft {
  const { type } = entry.order
  const hex = hexOfEntry(table, entry)
  const seen = isAttackType(type) && hex ? forecast(table, type, hex, [], false) : null
  const bought = type === 'releaseUnit' && pick.extra ? { chit: true } : {}
  return {
    ...EMPTY,
    entry,
    choices: hex ? [{ hex, tone: seen ? 'fight' : 'pick', ...(seen?.text ? { text: seen.text } : {}) }] : [],
    order: seen?.possible ? null : { ...entry.order, ...bought },
    label: label(words, entry, { odds: seen?.text ?? '' }),
    note: hex ? words.placeName(hex) : '',
    forecast: seen,
  }
}
