import type { Hex } from '../geometry'

/** Steps that a result costs the attacker and the defender; all of them: more than anybody has (14.32a, 14.37, 14.38). */
export interface Losses {
  readonly attacker: number
  readonly defender: number
}
/** More steps than a hex can hold. */
export const ALL = 999

/** What these rules say of cities. */
interface Cities {
  readonly cityLosses: number
  placeOf(hex: Hex): { readonly kind: string } | undefined
}

/** 14.23: in cities losses are doubled and none is one; below the table the defender's none stays none (errata). */
export function lossesIn(rules: Cities, target: Hex, printed: string, isBelow: boolean): Losses {
  const [attacker = 0, defender = 0] = printed.split('/').map((one) => (one === 'E' ? ALL : Number(one)))
  if (rules.placeOf(target)?.kind !== 'city') return { attacker, defender }
  const times = (steps: number) => (steps === ALL ? ALL : steps * rules.cityLosses)
  return {
    attacker: Math.max(1, times(attacker)),
    defender: isBelow ? times(defender) : Math.max(1, times(defender)),
  }
}

/** Steps of both sides as the table prints them: E where all are lost. */
export const lossesText = ({ attacker, defender }: Losses): string =>
  [attacker, defender].map((steps) => (steps === ALL ? 'E' : String(steps))).join('/')
