import { type Chain, chainsAlong, evenly, type FacedSide } from '@/components/map/chains'
import type { World } from '@/components/map/world'
import type { Point } from '@/lib/hex/layout'
import { grouped } from '@/lib/wargame/pools'

/*
 * Behind the front each army has a strip whose area is its strength in attack, its darker part the mobile share of that: from
 * afar one sees who is strong where, which hundreds of cards cannot tell.
 */

/** What an army has in a hex; null: the army is that of who stands nearest in the same army group. */
export interface ArmyPart {
  readonly hex: string
  readonly group: string
  readonly army: string | null
  readonly attack: number
  /** How much of it is mechanized. */
  readonly mobile: number
}

export interface Strip {
  /** The one to which this stretch of the front belongs first. */
  readonly armies: readonly string[]
  readonly attack: number
  /** Lines along it: its inner edge, where the mobile part ends, and its outer edge. */
  readonly inner: readonly Point[]
  readonly mobile: readonly Point[]
  readonly outer: readonly Point[]
  /** From the middle of it away from the front. */
  readonly away: Point
}

/** Hex widths from sample to sample of the front; all other counts are of samples. */
const STEP = 0.15
const [CALM, CHORD, SETTLE] = [34, 16, 14]
/** Hex widths from the front to a strip, so that it passes behind the cards. */
const CLEAR = 1.02
/** Hexes of area to a point of strength. */
const AREA = 0.042
/** Strips that would be thicker take room from their neighbours; none is ever thicker than the second, in hexes. */
const [THICK, THICKEST] = [1.5, 2.4]
/** Shorter stretches join a neighbour; ends of a strip run out over so much; between two strips is so much. */
const [LEAST, TAPER, GAP] = [1.1, 0.42, 0.1]

/** A line of at least such a part of the longest is a front of its own. */
const LONG = 0.25

const mean = (from: number, to: number, of: (i: number) => number): number => {
  let sum = 0
  for (let i = from; i <= to; i += 1) sum += of(i)
  return sum / (to - from + 1)
}

/**
 * The lines between the sides over land, the enemy on their left: the longest, and whatever else is no mere pocket, as a breach
 * makes two fronts of one.
 */
export function longFronts(
  world: World,
  west: ReadonlySet<string>,
  isLand: (hex: string) => boolean,
): readonly Chain[] {
  const sides = [...west].filter(isLand).flatMap((hex) =>
    world.lattice.neighbours(hex).flatMap((next): FacedSide[] => {
      const faced = { inner: world.cellOf(hex), outer: world.cellOf(next) }
      return west.has(next) || !isLand(next) ? [] : [faced]
    }),
  )
  const chains = chainsAlong(world, sides, 0.45)
  const longest = chains.reduce((most, { points }) => Math.max(most, points.length), 0)
  return chains.filter(({ points }) => points.length >= LONG * longest)
}

/** The strips of the armies of the west, each behind the front that is nearest to its units. */
export function stripsBehind(world: World, fronts: readonly Chain[], parts: readonly ArmyPart[]): Strip[] {
  const all = withArmies(world, parts)
  const frontOf = ({ hex }: ArmyPart) => {
    const at = world.centre(hex)
    const far = ({ x, y }: Point) => (x - at.x) ** 2 + (y - at.y) ** 2
    return nearest(fronts, ({ points }) => points.reduce((least, one) => Math.min(least, far(one)), Infinity))
  }
  return [...grouped(all, frontOf)].flatMap(([front, some]) => (front ? stripsAlong(world, front, some) : []))
}

/** The strips of the armies of the west along the front. */
export function stripsAlong(world: World, front: Chain, parts: readonly ArmyPart[]): Strip[] {
  const { points } = evenly(front, STEP)
  const last = points.length - 1
  if (last < CHORD || parts.length === 0) return []
  const within = (i: number) => Math.max(0, Math.min(last, i))
  const around = (i: number, reach: number, of: (k: number) => number) => {
    // As many on each side, or the ends of the front would be drawn inward.
    const wide = Math.min(reach, i, last - i)
    return mean(i - wide, i + wide, of)
  }
  const base = points.map((_, i) => ({
    x: around(i, CALM, (k) => points[k]!.x),
    y: around(i, CALM, (k) => points[k]!.y),
  }))
  const normals = base.map((_, i) => {
    const [a, b] = [base[within(i - CHORD)]!, base[within(i + CHORD)]!]
    const long = Math.hypot(b.x - a.x, b.y - a.y) || 1
    return { x: -(b.y - a.y) / long, y: (b.x - a.x) / long }
  })
  const reach = base.map((at, i) => {
    let far = 0
    for (let k = within(i - CHORD); k <= within(i + CHORD); k += 1) {
      const [dx, dy] = [points[k]!.x - at.x, points[k]!.y - at.y]
      far = Math.max(far, dx * normals[i]!.x + dy * normals[i]!.y)
    }
    return far
  })
  const clear = reach.map((_, i) => mean(within(i - SETTLE), within(i + SETTLE), (k) => reach[k]!) + CLEAR)
  // How long strips are from sample to sample: where the front bends away, less than the front itself.
  const ways = base.map((at, i) => {
    const next = within(i + 1)
    const off = (k: number) => clear[k]! + THICK / 2
    const x = base[next]!.x + normals[next]!.x * off(next) - at.x - normals[i]!.x * off(i)
    const y = base[next]!.y + normals[next]!.y * off(next) - at.y - normals[i]!.y * off(i)
    return Math.max(0, x * normals[i]!.y - y * normals[i]!.x)
  })
  const stretches = shares(world, points, withArmies(world, parts))
  makeRoom(stretches, ways)
  return stretches.map(({ from, to, armies, attack, mobile }) => {
    const line = (thick: number) => {
      const made: Point[] = []
      for (let i = from; i <= to; i += 1) {
        const end = Math.min(i - from, to - i) * STEP - GAP
        if (end < 0) continue
        const off = clear[i]! + thick * Math.min(1, 0.25 + (0.75 * end) / TAPER)
        made.push({ x: base[i]!.x + normals[i]!.x * off, y: base[i]!.y + normals[i]!.y * off })
      }
      return made
    }
    const inner = line(0)
    // Where the front bends, a strip is longer or shorter than it: as thick as its area asks for.
    const wanted = AREA * attack
    let thick = wanted / ((to - from + 1) * STEP)
    for (let i = 0; i < 6; i += 1) {
      const area = areaBetween(inner, line(thick))
      thick = Math.min(THICKEST, area === 0 ? THICKEST : (thick * wanted) / area)
    }
    const away = normals[Math.round((from + to) / 2)]!
    const share = attack === 0 ? 0 : mobile / attack
    return { armies, attack, inner, mobile: line(thick * share), outer: line(thick), away }
  })
}

/** Gives strips that have much strength on a short way some of that of a neighbour that has less. */
function makeRoom(stretches: readonly Share[], ways: readonly number[]): void {
  const thickness = ({ from, to, attack }: Share): number => {
    let long = 0
    for (let i = from; i <= to; i += 1) long += ways[i]!
    return (AREA * attack) / Math.max(long, STEP)
  }
  for (let moves = 0; moves < ways.length; moves += 1) {
    const widths = stretches.map(thickness)
    const i = widths.reduce((most, width, k) => (width > widths[most]! ? k : most), 0)
    const k = (widths[i - 1] ?? Infinity) < (widths[i + 1] ?? Infinity) ? i - 1 : i + 1
    const [strong, weak] = [stretches[i]!, stretches[k]]
    if (widths[i]! <= THICK || !weak || widths[k]! >= widths[i]! || (weak.to - weak.from) * STEP < LEAST)
      return
    if (k < i) {
      weak.to -= 1
      strong.from -= 1
    } else {
      weak.from += 1
      strong.to += 1
    }
  }
}

/** The area between two lines with as many points. */
export function areaBetween(a: readonly Point[], b: readonly Point[]): number {
  const ring = [...a, ...[...b].reverse()]
  const twice = ring.reduce((sum, { x, y }, i) => {
    const next = ring[(i + 1) % ring.length]!
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(twice) / 2
}

type Named = ArmyPart & { readonly army: string }

function withArmies({ lattice }: World, parts: readonly ArmyPart[]): Named[] {
  const named = parts.filter((part): part is Named => part.army !== null)
  return parts.flatMap((part) => {
    if (part.army !== null) return [part as Named]
    const near = nearest(
      named.filter(({ group }) => group === part.group),
      (one) => lattice.distance(one.hex, part.hex),
    )
    return near ? [{ ...part, army: near.army }] : []
  })
}

function nearest<One>(all: readonly One[], far: (one: One) => number): One | null {
  let best: { one: One; far: number } | null = null
  for (const one of all) {
    const away = far(one)
    if (!best || away < best.far) best = { one, far: away }
  }
  return best?.one ?? null
}

interface Share {
  from: number
  to: number
  armies: string[]
  attack: number
  mobile: number
}

/** Who holds which stretch: the strongest of the nearest hex; whoever holds none counts with the nearest stretch. */
function shares(world: World, points: readonly Point[], parts: readonly Named[]): Share[] {
  const hexes = new Map<string, Map<string, number>>()
  for (const { hex, army, attack } of parts) {
    const there = hexes.get(hex) ?? new Map<string, number>()
    there.set(army, (there.get(army) ?? 0) + attack)
    hexes.set(hex, there)
  }
  const stacks = Array.from(hexes, ([hex, armies]) => ({
    at: world.centre(hex),
    army: [...armies].reduce((best, one) => (one[1] > best[1] ? one : best))[0],
  }))
  const owners = points.map(
    (at) => nearest(stacks, (one) => (one.at.x - at.x) ** 2 + (one.at.y - at.y) ** 2)!.army,
  )
  const runs: { army: string; from: number; to: number }[] = []
  for (const [i, army] of owners.entries()) {
    const run = runs.at(-1)
    if (run?.army === army) run.to = i
    else runs.push({ army, from: i, to: i })
  }
  const long = ({ from, to }: { from: number; to: number }) => (to - from + 1) * STEP
  while (runs.length > 1) {
    const i = runs.reduce((least, run, k) => (long(run) < long(runs[least]!) ? k : least), 0)
    const [before, after] = [runs[i - 1], runs[i + 1]]
    const same = before && after && before.army === after.army
    if (long(runs[i]!) >= LEAST && !same) break
    if (long(runs[i]!) >= LEAST) break
    const into = !before ? after! : !after || long(before) >= long(after) ? before : after
    into.from = Math.min(into.from, runs[i]!.from)
    into.to = Math.max(into.to, runs[i]!.to)
    runs.splice(i, 1)
    if (same) {
      before.to = after.to
      runs.splice(runs.indexOf(after), 1)
    }
  }
  const made: Share[] = runs.map(({ army, from, to }) => ({ from, to, armies: [army], attack: 0, mobile: 0 }))
  for (const army of new Set(parts.map((part) => part.army))) {
    const own = parts.filter((part) => part.army === army)
    const attack = own.reduce((sum, part) => sum + part.attack, 0)
    const mobile = own.reduce((sum, part) => sum + part.mobile, 0)
    const held = made.filter(({ armies }) => armies[0] === army)
    const whole = held.reduce((sum, share) => sum + long(share), 0)
    for (const share of held) {
      share.attack += (attack * long(share)) / whole
      share.mobile += (mobile * long(share)) / whole
    }
    if (held.length > 0) continue
    const centres = own.map(({ hex }) => world.centre(hex))
    const at = {
      x: centres.reduce((sum, { x }) => sum + x, 0) / centres.length,
      y: centres.reduce((sum, { y }) => sum + y, 0) / centres.length,
    }
    const near = nearest(made, ({ from, to }) => {
      const middle = points[Math.round((from + to) / 2)]!
      return Math.hypot(middle.x - at.x, middle.y - at.y)
    })!
    near.armies.push(army)
    near.attack += attack
    near.mobile += mobile
  }
  return made.filter(({ attack }) => attack > 0)
}
