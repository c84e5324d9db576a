import type { MapHandle } from '@/components/map/map-canvas'
import { PLAY_SCALE } from '@/components/map/pen'
import type { Lattice } from '@/lib/hex/lattice'
import type { Offer, TablePort, TableView } from '../port'
import type { Draft } from '../turn/draft'
import { MANY } from '../turn/offers'

/** A battle is looked at from near. */
const BATTLE_SCALE = 50
/** On a phone so many are begun with from near, as far off nothing can be chosen by touch. */
const NEAR_SCALE = 34
/** So many hexes before the enemy is where the front is. */
const AT_FRONT = 2
/** Where hexes lie closest together counts what lies so near. */
const TOGETHER = 4

/** A map that can be led to a place. */
export type Led = Pick<MapHandle, 'centreOn' | 'scale' | 'placeOf'>

/** Of several hexes the one that lies nearest to the middle of all. */
function middleOf({ placeOf }: Led, hexes: readonly string[]): string {
  const places = hexes.map((hex) => ({ hex, ...placeOf(hex)! }))
  const mean = (axis: 'x' | 'y') => places.reduce((sum, place) => sum + place[axis], 0) / places.length
  const [x, y] = [mean('x'), mean('y')]
  const off = (place: { x: number; y: number }) => Math.hypot(place.x - x, place.y - y)
  return places.reduce((a, b) => (off(b) < off(a) ? b : a)).hex
}

/** Of hexes with something to do in them those before the enemy; where nobody is met yet, where most lie together. */
export function foremost(
  port: Pick<TablePort, 'pieces' | 'sideOf' | 'middle'>,
  view: TableView,
  { distance }: Pick<Lattice, 'distance'>,
  hexes: readonly string[],
): readonly string[] {
  const enemies = new Set(
    port.pieces(view).flatMap(({ id, hex }) => (port.sideOf(id) === view.viewer ? [] : [hex])),
  )
  const front = hexes.filter((hex) => [...enemies].some((enemy) => distance(hex, enemy) <= AT_FRONT))
  if (front.length > 0) return front
  const near = (hex: string) => hexes.filter((other) => distance(hex, other) <= TOGETHER).length
  const counted = hexes.map((hex) => ({ hex, most: near(hex) }))
  return [counted.reduce((a, b) => (b.most > a.most ? b : a), { hex: port.middle, most: 0 }).hex]
}

/** Where units of the viewer stand: none of one who looks on. */
const ownPlaces = (port: Pick<TablePort, 'pieces' | 'sideOf'>, view: TableView): readonly string[] =>
  port.pieces(view).flatMap(({ id, hex }) => (port.sideOf(id) === view.viewer ? [hex] : []))

/** Where it is asked for on the map: where one begins, or who would act by the piece beside it that may be played. */
export function placesOf(
  offers: readonly Offer[],
  { offer, choices }: Pick<Draft, 'offer' | 'choices'>,
): readonly string[] {
  const begins = offers.flatMap(({ hex }) => hex ?? [])
  return begins.length > 0 || !offer?.piece ? begins : choices.map(({ hex }) => hex)
}

interface Come {
  port: TablePort
  view: TableView
  lattice: Pick<Lattice, 'distance'>
  /** Where something is asked for (`placesOf`). */
  places: readonly string[]
  desk: boolean
}

/** Leads one who comes to the table; `lacked`: nothing is asked of him there, and none of his own stands anywhere. */
export function leadFirst(map: Led, { port, view, lattice, places, desk }: Come): { lacked: boolean } {
  const { at } = port.focus(view)
  if (at) {
    map.centreOn([at], Math.max(map.scale(), BATTLE_SCALE))
    return { lacked: false }
  }
  if (places.length > 0) {
    const first = places.length > MANY ? foremost(port, view, lattice, places) : places
    map.centreOn(first, desk ? 48 : PLAY_SCALE)
    if (!desk && places.length > MANY) map.centreOn([middleOf(map, first)], NEAR_SCALE)
    return { lacked: false }
  }
  const own = ownPlaces(port, view)
  const front = middleOf(map, foremost(port, view, lattice, own))
  const field = port.field?.(view)
  const usual = desk ? 40 : 30
  // A part of the map that is in play fills the window, so that little is seen of what is not; unless it is large.
  if (field) map.centreOn(field, desk ? PLAY_SCALE : usual)
  if (!field || (field.includes(front) && map.scale() < usual)) map.centreOn([front], usual)
  return { lacked: own.length === 0 }
}
