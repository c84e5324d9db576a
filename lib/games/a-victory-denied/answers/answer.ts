import type { Cite, Refusal } from '@/lib/kernel/decision'
import type { Answer } from '@/lib/kernel/game'
import { COUNTERS } from '../data/counters'
import type { CounterId } from '../state'
import { say, type Word } from '../words.en'

export type Step = Answer['steps'][number]

/** One step of an answer: the rule, what it does in words, and what came of it. */
export const step = (
  cite: Cite,
  key: Word,
  value: unknown,
  params: Readonly<Record<string, string | number>> = {},
): Step => ({ cite, text: say({ key, params }), value })

export const answer = (value: unknown, ...steps: (Step | null)[]): Answer => ({
  value,
  steps: steps.filter((one) => one !== null),
})

/** Yes, or no with the rule that forbids it. */
export const verdict = (refusal: Refusal | null, cite: Cite, key: Word): Answer =>
  refusal
    ? answer(false, { cite: refusal.no, text: say(refusal.because), value: false })
    : answer(true, step(cite, key, true))

/** Movement points for sixths of them, to three places. */
export const mp = (sixths: number): number => Math.round((sixths / 6) * 1000) / 1000

export const nameOf = (id: CounterId): string => COUNTERS[id]?.name ?? id
export const namesOf = (ids: readonly CounterId[]): string => ids.map(nameOf).join(', ')
