import { test } from 'vitest'

/** What a test proves about a rule stands in its full name, where the ledger of rules finds it. */
type Proof = () => void | Promise<void>

const named = (proof: 'allows' | 'refuses', id: string, name: string) =>
  `${name} [${proof} ${id.replace(' ', '-')}]`

/** A test that the rule lets something happen, or brings it about. `id` is as in `AVD 8.1.3a`. */
export const allows = (id: string, name: string, proof: Proof): void => test(named('allows', id, name), proof)

/** A test that the rule forbids something, or keeps it from happening. */
export const refuses = (id: string, name: string, proof: Proof): void =>
  test(named('refuses', id, name), proof)
