import { lineIn } from '@/lib/wargame/events'
import { eventRule } from '@/lib/wargame/ruleset'
import type { Rules } from '../in-force'
import type { CounterId, Hex, State, Table } from '../state'
import type { StateSchemas } from '../state-schema'
import type { Word } from '../words.en'

/** Writes down a fact of this game. */
export const event = eventRule<State, StateSchemas, Rules>()

/** A line of the log of this game. */
export const line = lineIn<Word>()

/** Several ids in one gap of a sentence. */
export const list = (ids: readonly string[]): string => ids.join(' ')

/** Where units stand on the map. */
export const placesOf = ({ counters }: Table, ids: readonly CounterId[]): Hex[] | undefined => {
  const hexes = ids.map((id) => counters[id]?.at ?? '').filter((at) => /\d/.test(at))
  return hexes.length > 0 ? [...new Set(hexes)] : undefined
}

export const battlefield = ({ battle }: Table): Hex[] | undefined => (battle ? [battle.target] : undefined)
