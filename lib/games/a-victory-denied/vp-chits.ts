import type { Star } from './data/map'
import type { Rules } from './in-force'
import type { Hex, Table, VpId } from './state'

/** Where VP chits lie, by their ids. */
export interface Lying {
  readonly vpOnMap: Readonly<Record<Hex, VpId>>
  readonly vpGerman: readonly VpId[]
  readonly vpSoviet: readonly VpId[]
}

type Shown = Pick<Table, 'vpOnMap' | 'vpGerman' | 'vpSoviet'>

/**
 * VP chits as they may lie where a table shows so much of them; null: no set of chits can. Those that are named stay
 * where they are. Of others the first of `order` is taken; what is left over is German if `restIsGerman`.
 */
export function lyingAsShown(
  { vpSets, victoryHexes }: Rules,
  shown: Shown,
  named: Lying,
  { order = (ids) => ids, restIsGerman = false }: Wishes = {},
): Lying | null {
  for (const set of Object.values(vpSets)) {
    const found = dealt(victoryHexes, set, order(Object.keys(set)), shown, named, restIsGerman)
    if (found) return found
  }
  return null
}

interface Wishes {
  order?: (ids: VpId[]) => VpId[]
  restIsGerman?: boolean
}

const STARS: readonly Star[] = ['minor', 'major']

function dealt(
  victoryHexes: Rules['victoryHexes'],
  set: Rules['vpSets']['even'],
  ids: readonly VpId[],
  shown: Shown,
  named: Lying,
  restIsGerman: boolean,
): Lying | null {
  const lying = [...Object.values(named.vpOnMap), ...named.vpGerman, ...named.vpSoviet]
  if (lying.some((id) => !set[id])) return null
  const left = new Set(ids.filter((id) => !lying.includes(id)))
  const count = (chits: Iterable<VpId>, star: Star) =>
    [...chits].filter((id) => set[id]!.kind === star).length

  /** How many chits of a star each box still wants. */
  const wants = (box: 'vpGerman' | 'vpSoviet', star: Star) =>
    restIsGerman && box === 'vpGerman' ? 0 : Math.max(0, shown[box][star] - count(named[box], star))
  const open = Object.entries(shown.vpOnMap).filter(([hex]) => named.vpOnMap[hex] === undefined)
  const down = open.filter(([, face]) => face === 'down').map(([hex]) => hex)
  const wanted = (star: Star) =>
    down.filter((hex) => victoryHexes[hex] === star).length +
    wants('vpGerman', star) +
    wants('vpSoviet', star)
  /** true: a chit of this star can be spared, as those without a value need fewer than there are. */
  const canSpare = (star: Star) => count(left, star) > wanted(star)

  const take = (fits: (id: VpId) => boolean): VpId | undefined => {
    const id = [...left].find(fits)
    if (id !== undefined) left.delete(id)
    return id
  }
  const vpOnMap: Record<Hex, VpId | undefined> = { ...named.vpOnMap }
  const starsOf = (face: number) =>
    new Set(ids.filter((id) => set[id]!.value === face).map((id) => set[id]!.kind))
  // A chit that was put back face up may be of either star (16.2): values of one star only leave no choice, and go first.
  const faces = open.flatMap(([hex, face]) =>
    face === 'down' ? [] : [{ hex, face, stars: starsOf(face).size }],
  )
  for (const { hex, face } of faces.sort((a, b) => a.stars - b.stars))
    vpOnMap[hex] = take((id) => set[id]!.value === face && canSpare(set[id]!.kind))
  for (const hex of down) vpOnMap[hex] = take((id) => set[id]!.kind === victoryHexes[hex])

  const filled = (box: 'vpGerman' | 'vpSoviet') => [
    ...named[box],
    ...STARS.flatMap((star) =>
      Array.from({ length: wants(box, star) }, () => take((id) => set[id]!.kind === star)),
    ),
  ]
  const vpSoviet = filled('vpSoviet')
  const vpGerman = [...filled('vpGerman'), ...(restIsGerman ? left : [])]
  const all = [...Object.values(vpOnMap), ...vpSoviet, ...vpGerman]
  return all.includes(undefined) ? null : ({ vpOnMap, vpGerman, vpSoviet } as Lying)
}
