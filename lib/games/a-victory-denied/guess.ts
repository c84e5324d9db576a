import { shuffled, without } from '@/lib/wargame/pools'
import type { Rules } from './in-force'
import { availableChits } from './rules/07-command'
import { type ChitId, type Hidden, SIDES, type Side } from './state'
import type { View } from './view'
import { lyingAsShown } from './vp-chits'

/** What lies face down where all is drawn by lot that anybody might know. */
export const hiddenAnew = (rules: Rules, table: View['table'], luck: () => number): Hidden =>
  (guess(rules, { viewer: 'spectator', table, mine: null }, luck) as { hidden: Hidden }).hidden

/** A position that this view may be of. What the viewer does not know is drawn by lot from what he knows to be left. */
export function guess(
  rules: Rules,
  { viewer, table, mine }: Pick<View, 'viewer' | 'table' | 'mine'>,
  luck: () => number,
): unknown {
  const chosen: Hidden['chosen'] = { german: null, soviet: null }
  if (viewer !== 'spectator' && mine) chosen[viewer] = mine.chosen
  const unknown = SIDES.flatMap((side) =>
    side === viewer && mine ? without(mine.inCup, table.cupKnown) : drawn(rules, table, side, luck),
  )
  const nowhere = { vpOnMap: {}, vpGerman: [], vpSoviet: [] }
  const lying = lyingAsShown(rules, table, nowhere, { order: (ids) => shuffled(ids, luck) }) ?? nowhere
  const standing = mine?.standing ? { standing: { [viewer]: mine.standing } } : {}
  return { table, hidden: { chosen, cup: [...table.cupKnown, ...unknown], ...lying, ...standing } }
}

/** So many chits of a side as everybody knows to be in the cup beside those that all know. */
function drawn(rules: Rules, table: View['table'], side: Side, luck: () => number): ChitId[] {
  const gone = [...table.played, ...table.cupKnown]
  // Guderian never lies there (7.1.2).
  const available = availableChits({ rules, open: table }, side).filter(
    (id) => rules.chits[id]!.kind !== 'guderian',
  )
  const likely = without(available, gone)
  // What was chosen may have lost its headquarters since.
  const all = Object.values(rules.chits).flatMap((chit) =>
    chit.side === side && ['army', 'panzer'].includes(chit.kind)
      ? Array<ChitId>(chit.copies).fill(chit.id)
      : [],
  )
  const others = without(all, [...gone, ...likely])
  return [...shuffled(likely, luck), ...shuffled(others, luck)].slice(0, table.cupUnknown[side])
}
