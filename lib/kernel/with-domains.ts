import type { Game, LegalEntry } from './game'

/** A list of legal orders that says of every open field what it may hold, at the price of working that out for all. */
export const withDomains = <Side extends string, State>(
  { domain }: { domain?: Game<Side, State>['domain'] },
  state: State,
  side: Side,
  legal: readonly LegalEntry[],
): readonly LegalEntry[] =>
  legal.map(({ order, choose }) => {
    if (!choose?.later) return choose ? { order, choose } : { order }
    const { later: _later, ...rest } = choose
    return { order, choose: { ...rest, from: domain?.(state, side, order, choose.field) ?? [] } }
  })
