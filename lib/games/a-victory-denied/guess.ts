import { CHITS } from './data/chits'
import { availableChits } from './rules/07-command'
import { type ChitId, type Hidden, SIDES, type Side } from './state'
import type { View } from './view'
import { lyingAsShown } from './vp-chits'

/** The first list without what stands in the second, each as often as it stands there. */
function without(list: readonly string[], gone: readonly string[]): string[] {
  const rest = [...list]
  for (const one of gone) {
    const at = rest.indexOf(one)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}

function shuffled<Item>(items: readonly Item[], luck: () => number): Item[] {
  const left = [...items]
  return items.map(() => left.splice(Math.floor(luck() * left.length), 1)[0]!)
}

/** A position that this view may be of. What the viewer does not know is drawn by lot from what he knows to be left. */
export function guess({ viewer, table, mine }: View, luck: () => number): unknown {
  const chosen: Hidden['chosen'] = { german: null, soviet: null }
  if (viewer !== 'spectator' && mine) chosen[viewer] = mine.chosen
  const unknown = SIDES.flatMap((side) =>
    side === viewer && mine ? without(mine.inCup, table.cupKnown) : drawn(table, side, luck),
  )
  const nowhere = { vpOnMap: {}, vpGerman: [], vpSoviet: [] }
  const lying = lyingAsShown(table, nowhere, { order: (ids) => shuffled(ids, luck) }) ?? nowhere
  const standing = mine?.standing ? { standing: { [viewer]: mine.standing } } : {}
  return { table, hidden: { chosen, cup: [...table.cupKnown, ...unknown], ...lying, ...standing } }
}

/** So many chits of a side as everybody knows to be in the cup beside those that all know. */
function drawn(table: View['table'], side: Side, luck: () => number): ChitId[] {
  const gone = [...table.played, ...table.cupKnown]
  // Guderian never lies there (7.1.2).
  const available = availableChits(table, side).filter((id) => CHITS[id]!.kind !== 'guderian')
  const likely = without(available, gone)
  // What was chosen may have lost its headquarters since.
  const all = Object.values(CHITS).flatMap((chit) =>
    chit.side === side && ['army', 'panzer'].includes(chit.kind)
      ? Array<ChitId>(chit.copies).fill(chit.id)
      : [],
  )
  const others = without(all, [...gone, ...likely])
  return [...shuffled(likely, luck), ...shuffled(others, luck)].slice(0, table.cupUnknown[side])
}
