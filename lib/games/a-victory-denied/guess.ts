import { CHITS, VP_CHITS } from './data/chits'
import { VICTORY_HEXES } from './data/map'
import { availableChits } from './rules/07-command'
import { type ChitId, type Hidden, SIDES, type Side, type VpId } from './state'
import type { View } from './view'

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
  return { table, hidden: { chosen, cup: [...table.cupKnown, ...unknown], ...dealt(table, luck) } }
}

/** So many chits of a side as everybody knows to be in the cup beside those that all know. */
function drawn(table: View['table'], side: Side, luck: () => number): ChitId[] {
  const gone = [...table.played, ...table.cupKnown]
  const likely = without(availableChits(table, side), gone)
  // What was chosen may have lost its headquarters since.
  const all = Object.values(CHITS).flatMap((chit) =>
    chit.side === side && ['army', 'panzer', 'guderian'].includes(chit.kind)
      ? Array<ChitId>(chit.copies).fill(chit.id)
      : [],
  )
  const others = without(all, [...gone, ...likely])
  return [...shuffled(likely, luck), ...shuffled(others, luck)].slice(0, table.cupUnknown[side])
}

/** VP chits as they may lie: those that show their value first, then by their star. */
function dealt(table: View['table'], luck: () => number): Pick<Hidden, 'vpOnMap' | 'vpGerman' | 'vpSoviet'> {
  const left = new Set<VpId>(shuffled(Object.keys(VP_CHITS), luck))
  const take = (...wishes: ((id: VpId) => boolean)[]): VpId[] => {
    const found = wishes.map((wish) => [...left].find(wish)).find((id) => id !== undefined)
    if (found !== undefined) left.delete(found)
    return found === undefined ? [] : [found]
  }
  const vpOnMap: Record<string, VpId> = {}
  const faces = Object.entries(table.vpOnMap)
  for (const [hex, face] of [
    ...faces.filter(([, face]) => face !== 'down'),
    ...faces.filter(([, face]) => face === 'down'),
  ]) {
    const ofStar = (id: VpId) => VP_CHITS[id]!.kind === VICTORY_HEXES[hex]
    const shows = (id: VpId) => face === 'down' || VP_CHITS[id]!.value === face
    for (const id of take((one) => ofStar(one) && shows(one), shows)) vpOnMap[hex] = id
  }
  const box = (counts: { minor: number; major: number }) =>
    (['minor', 'major'] as const).flatMap((kind) =>
      Array.from({ length: Math.min(counts[kind], left.size) }).flatMap(() =>
        take((id) => VP_CHITS[id]!.kind === kind),
      ),
    )
  const vpSoviet = box(table.vpSoviet)
  return { vpOnMap, vpSoviet, vpGerman: box(table.vpGerman) }
}
