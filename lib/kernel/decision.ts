/** Where the printed rule is found: game code and section, such as `AVD 8.2.1`. */
export type Cite = `${string} ${string}`

/** A sentence to be told in the reader's language: its name in the catalogue and what fills its gaps. */
export interface Words {
  key: string
  params: Readonly<Record<string, string | number>>
}

/** A refused order: the rule that forbids it, why in words, and which hexes show it on the map. */
export interface Refusal {
  no: Cite
  because: Words
  at?: readonly string[]
}

/** What becomes of an order: facts, or a refusal. Nothing in between. */
export type Decision<Event> = { yes: readonly Event[] } | Refusal

export const refused = <Event>(decision: Decision<Event>): decision is Refusal => 'no' in decision
