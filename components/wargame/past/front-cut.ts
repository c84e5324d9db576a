import { hexOf, type OnMap, onMapUnits } from '@/lib/wargame/occupancy'
import { grouped } from '@/lib/wargame/pools'
import type { Side } from '@/lib/wargame/ruleset'
import type { Controlled } from '../map/front-of'
import { type Asked, apart, asIs, type ToldFact, WEIGHT } from './front-asked'
import { idsIn } from './recap-parts'

// Who is cut off, and what became of those who were.

/** Units of a side that were supplied then and are not now, by parts of the front. */
export function* cutOff<At extends Controlled & OnMap>(
  { rules, words, viewer, then, now, byPart, where, of }: Asked<At>,
  side: Side,
): Iterable<ToldFact> {
  if (!rules.suppliedHexes) return
  const [before, after] = [then, now].map((at) => new Set(rules.suppliedHexes!(at, side)))
  const cut = onMapUnits(now, side).flatMap((unit) => {
    const [was, is] = [hexOf(then, unit), hexOf(now, unit)!]
    return was && before!.has(was) && !after!.has(is) ? [is] : []
  })
  const isOwn = side === viewer
  // Of others the stacks are seen, and not always what lies in them.
  for (const part of byPart(isOwn ? cut : [...new Set(cut)], asIs)) {
    const { place, some: hexes } = part
    const text = words.tell(isOwn ? 'front.cut' : 'front.cut.stacks', {
      ...of(side, hexes.length),
      where: where([part], isOwn),
    })
    const weight = (isOwn ? WEIGHT.own : WEIGHT.foe) + 10 * hexes.length
    yield { text, hexes, named: [place], mark: 'ring', weight }
  }
}

type Fate = 'lost' | 'freed' | 'still'
const FATES = ['lost', 'freed', 'still'] as const
/** Somebody who was cut off: a unit of one's own, of others a stack. */
interface Cut {
  readonly was: string
  readonly is: string
  readonly fate: Fate
}

/** What became of those of a side who were cut off then: lost, in supply again or still so, as far as its viewer was told. */
export function* pockets<At extends Controlled & OnMap>(asked: Asked<At>, side: Side): Iterable<ToldFact> {
  const { words, viewer, byPart, where, of } = asked
  const isOwn = side === viewer
  const parts = byPart(fatesOf(asked, side), ({ was }) => was).map((part) => {
    const of = (fate: Fate) => part.some.filter((one) => one.fate === fate)
    return { ...part, lost: of('lost'), freed: of('freed'), still: of('still') }
  })
  type Part = (typeof parts)[number]
  const factOf = (some: readonly Part[], weight: number): ToldFact => {
    const all = some.flatMap((part) => part.some)
    const n = (fate: Fate) => some.reduce((sum, part) => sum + part[fate].length, 0)
    const fates = FATES.filter((fate) => n(fate) > 0)
    const { units, stacks } = of(side, all.length)
    const told = {
      ...{ n: all.length, units: isOwn ? units : stacks },
      // Of several parts places are told, as one's own armies are not before themselves.
      where: where(some.length > 1 ? some.map((part) => ({ ...part, army: null })) : some, isOwn),
    }
    const text =
      fates.length > 1
        ? words.tell('front.pocket', {
            ...told,
            fates: asked.listed(fates.map((fate) => words.tell(`front.pocket.some.${fate}`, { n: n(fate) }))),
          })
        : words.tell(`front.pocket.${fates[0]!}`, told)
    const isStill = n('still') > 0
    const hexes = [
      ...new Set(all.flatMap(({ fate, was, is }) => (!isStill ? was : fate === 'still' ? is : []))),
    ]
    const named = some.map(({ place }) => place)
    return { text, hexes, named, ...(isStill && { mark: 'ring' }), weight: weight + 10 * n('lost') }
  }
  const bySize = (a: Part, b: Part) => b.some.length - a.some.length
  const changed = parts.filter((part) => part.lost.length + part.freed.length > 0).sort(bySize)
  const [alone, others] = apart(changed)
  const weight = isOwn ? WEIGHT.ownPocket : WEIGHT.pocket
  for (const part of alone) yield factOf([part], weight)
  if (others.length > 0) yield factOf(others, weight)
  const same = parts.filter((part) => !changed.includes(part)).sort(bySize)
  if (same.length > 0) yield factOf(same, isOwn ? WEIGHT.ownStill : WEIGHT.still)
}

/** Who of a side was cut off then, and what is known of him now; of whom nothing is known nothing is told. */
function fatesOf<At extends Controlled & OnMap>(
  { rules, viewer, then, now, told }: Asked<At>,
  side: Side,
): Cut[] {
  if (!rules.suppliedHexes) return []
  const [before, after] = [then, now].map((at) => new Set(rules.suppliedHexes!(at, side)))
  // Under rules without supply nobody is cut off.
  if (before!.size === 0) return []
  const lost = new Set(
    told.lines.flatMap(({ key, params }) => (told.lost.includes(key) ? idsIn(params) : [])),
  )
  const cut = onMapUnits(then, side).filter((unit) => !before!.has(hexOf(then, unit)!))
  const bodies =
    side === viewer ? cut.map((unit) => [unit]) : [...grouped(cut, (unit) => hexOf(then, unit)!).values()]
  const held = new Set(onMapUnits(now, side).map((unit) => hexOf(now, unit)!))
  return bodies.flatMap((units): Cut[] => {
    const was = hexOf(then, units[0]!)!
    const there = units.flatMap((unit) => hexOf(now, unit) ?? [])
    const cutOff = there.find((hex) => !after!.has(hex))
    if (cutOff) return [{ was, is: cutOff, fate: 'still' }]
    if (there[0]) return [{ was, is: there[0], fate: 'freed' }]
    // Who is not seen any more may lie beneath others.
    if (side !== viewer && held.has(was)) return after!.has(was) ? [] : [{ was, is: was, fate: 'still' }]
    return units.some((unit) => lost.has(unit)) ? [{ was, is: was, fate: 'lost' }] : []
  })
}
