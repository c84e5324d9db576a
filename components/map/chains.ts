import type { Point } from '@/lib/hex/layout'
import { emptyPath } from './empty-path'
import { pointKey } from './noise'
import type { Hexside } from './sheet'
import type { Cell, World } from './world'

/** A hexside of a line that has two faces, such as a wall. */
export interface FacedSide {
  inner: Cell
  outer: Cell
}

/** The faces of a hexside in a world. */
export const facedIn =
  ({ cellOf }: World) =>
  ({ a, b }: Hexside): FacedSide => ({ inner: cellOf(a), outer: cellOf(b) })

/** How far the corners of a line are drawn in as a rule. */
export const CALM = 0.45

/** A smooth line along hexsides: the outer cells lie on its left. */
export interface Chain {
  points: readonly Point[]
  closed: boolean
}

/** A hexside from corner to corner with the outer cell on its left. */
interface Link {
  from: Point
  to: Point
}

/** Points from the middle of one hexside to that of the next. */
const PARTS = 6

/**
 * Links hexsides at their corners and draws each chain as the outlines of areas are drawn: through the middle of every
 * hexside, corners drawn in by `relax`. An open end is a corner; a chain that has no sense runs as most of its sides do.
 */
export function chainsAlong(world: World, sides: Iterable<FacedSide>, relax: number): Chain[] {
  const at = new Map<string, Link[]>()
  const links: Link[] = []
  for (const { inner, outer } of sides) {
    const k = world.across.findIndex(({ q, r }) => inner.q + q === outer.q && inner.r + r === outer.r)
    const link = { from: world.corner(inner, k), to: world.corner(inner, k + 1) }
    links.push(link)
    for (const end of [link.from, link.to]) {
      const known = at.get(pointKey(end))
      if (known) known.push(link)
      else at.set(pointKey(end), [link])
    }
  }
  const used = new Set<Link>()
  const run = (start: Point, first: Link): Chain => {
    const corners = [start]
    let [here, link, turned]: [Point, Link | undefined, number] = [start, first, 0]
    while (link) {
      used.add(link)
      const onward = pointKey(link.from) === pointKey(here)
      turned += onward ? -1 : 1
      here = onward ? link.to : link.from
      corners.push(here)
      const near: Link[] = at.get(pointKey(here))!
      link = near.length === 2 ? near.find((next) => !used.has(next)) : undefined
    }
    if (turned > 0) corners.reverse()
    const closed = corners.length > 2 && pointKey(start) === pointKey(here)
    return { points: closed ? ringOf(corners.slice(1), relax) : lineOf(corners, relax), closed }
  }
  const free = links.flatMap((link) =>
    [link.from, link.to].flatMap((end) =>
      at.get(pointKey(end))!.length === 2 ? [] : [[end, link] as const],
    ),
  )
  return [...free, ...links.map((link) => [link.from, link] as const)].flatMap(([start, link]) =>
    used.has(link) ? [] : [run(start, link)],
  )
}

const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
})

/** The bend at a corner, from the middle of the side before it up to that of the side after it. */
function bend(before: Point, corner: Point, after: Point, relax: number): Point[] {
  const [from, to] = [between(before, corner, 0.5), between(corner, after, 0.5)]
  const by = between(corner, between(from, to, 0.5), relax)
  return Array.from({ length: PARTS }, (_, part) => {
    const t = (part + 1) / PARTS
    return between(between(from, by, t), between(by, to, t), t)
  })
}

function lineOf(corners: readonly Point[], relax: number): Point[] {
  const [first, second] = [corners[0]!, corners[1]!]
  const bends = corners.slice(1, -1).flatMap((corner, i) => bend(corners[i]!, corner, corners[i + 2]!, relax))
  return [first, between(first, second, 0.5), ...bends, corners.at(-1)!]
}

const ringOf = (corners: readonly Point[], relax: number): Point[] =>
  corners.flatMap((corner, i) => bend(corners.at(i - 1)!, corner, corners[(i + 1) % corners.length]!, relax))

/** The chain moved sideways by so many hex widths, outward. */
export function beside({ points, closed }: Chain, off: number): Chain {
  const last = points.length - 1
  const moved = points.map((at, i) => {
    const a = points[i - 1] ?? (closed ? points[last]! : at)
    const b = points[i + 1] ?? (closed ? points[0]! : at)
    const long = Math.hypot(b.x - a.x, b.y - a.y) || 1
    return { x: at.x + ((b.y - a.y) / long) * off, y: at.y - ((b.x - a.x) / long) * off }
  })
  return { points: moved, closed }
}

/** The chain at even steps of so many hex widths. */
export function evenly({ points, closed }: Chain, step: number): Chain {
  const found = [points[0]!]
  let rest = step
  for (const [i, to] of [...points.slice(1), ...(closed ? [points[0]!] : [])].entries()) {
    let from = points[i]!
    let long = Math.hypot(to.x - from.x, to.y - from.y)
    while (long >= rest) {
      from = between(from, to, rest / long)
      found.push(from)
      long = Math.hypot(to.x - from.x, to.y - from.y)
      rest = step
    }
    rest -= long
  }
  return { points: found, closed }
}

export function pathAlong(chains: readonly Chain[]): Path2D {
  const path = emptyPath()
  for (const { points, closed } of chains) {
    for (const [i, { x, y }] of points.entries()) {
      if (i === 0) path.moveTo(x, y)
      else path.lineTo(x, y)
    }
    if (closed) path.closePath()
  }
  return path
}
