import type { z } from 'zod'
import { idsOf } from '@/lib/wargame/counters'

/** Says what is wrong unless something holds. */
export type Claim = (holds: boolean, what: () => string) => void

/** What these find wrong with a state, in words; empty if nothing is. */
export const faultsBy =
  <State>(...looks: readonly ((state: State, claim: Claim) => void)[]) =>
  (state: State): string[] => {
    const found: string[] = []
    const claim: Claim = (holds, what) => {
      if (!holds) found.push(what())
    }
    for (const look of looks) look(state, claim)
    return found
  }

interface Planned<Step> {
  readonly table: {
    readonly result: unknown
    readonly agenda: readonly Step[]
    readonly battle: unknown
    readonly counters: Readonly<Record<string, unknown>>
  }
}

/** What holds of the agenda of any game in two halves; `inBattle`: steps that belong to a battle. */
export const soundAgenda =
  <State extends Planned<{ readonly step: string }>>(
    game: { readonly awaits: (state: State) => readonly unknown[] },
    stepSchema: z.ZodType,
    inBattle: readonly string[],
  ) =>
  (state: State, claim: Claim): void => {
    const { agenda, battle, result, counters } = state.table
    claim(Object.keys(counters).join() === idsOf(counters).join(), () => 'the counters have other names')
    const isAwaited = game.awaits(state).length > 0
    if (result) return claim(!isAwaited, () => 'somebody is waited for after the end')
    const due = agenda.at(-1)
    claim(due !== undefined, () => 'nothing is due')
    if (!due) return
    for (const step of agenda)
      claim(stepSchema.safeParse(step).success, () => `no step: ${JSON.stringify(step)}`)
    claim(isAwaited, () => `the game stopped at ${due.step}`)
    claim(!inBattle.includes(due.step) || battle !== null, () => `${due.step} without a battle`)
  }
