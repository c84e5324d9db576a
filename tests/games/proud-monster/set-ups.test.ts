import { describe, expect, it } from 'vitest'
import { GARRISONS, isLand, LAND, PLACES, placeOf, zomoOf } from '@/lib/games/proud-monster/data/map'
import { SET_UP_FACES } from '@/lib/games/proud-monster/data/schedule'
import {
  GERMAN_PLANS,
  germanPlan,
  isAtLevel,
  type Placed,
  SOVIET_PLANS,
  sovietPlan,
} from '@/lib/games/proud-monster/data/set-ups'
import { AXIS, FACES } from '@/lib/games/proud-monster/data/units'
import { columnOf } from '@/lib/games/proud-monster/geometry'
import { LEVELS, type Level } from '@/lib/games/proud-monster/names'

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0)
const grouped = <One>(all: readonly One[], by: (one: One) => string) => {
  const groups = new Map<string, One[]>()
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one])
  return groups
}

/** What is unlawful in a Soviet set-up, in words. */
function sovietFaults(plan: readonly Placed[], level: Level): string[] {
  const faults: string[] = []
  const at = new Map<string, number>()
  for (const { hex, count } of plan) at.set(hex, (at.get(hex) ?? 0) + count)
  const isWest = (hex: string) => columnOf(hex) <= 22
  for (const [hex, count] of at) {
    const room = level === 'full' && placeOf(hex)?.kind === 'city' ? 10 : 5
    if (count > room) faults.push(`${hex} holds ${count} (6.1, 6.5)`)
    if (!isLand(hex) || zomoOf(hex)) faults.push(`${hex} is not Soviet land (3.3)`)
  }
  for (const [zone, within] of [
    ['frontier', isWest],
    ['interior', (hex: string) => !isWest(hex)],
  ] as const)
    for (const face of FACES) {
      const placed = sum(plan.filter((one) => one.face === face && within(one.hex)).map(({ count }) => count))
      if (placed !== SET_UP_FACES[zone][face]) faults.push(`${zone}: ${placed} ${face} (3.2, 17.6)`)
    }
  for (const hex of GARRISONS.every) if (!at.has(hex)) faults.push(`${hex} has no garrison (3.3)`)
  for (const [i, hex] of GARRISONS.other.entries())
    if (i > 0 && !at.has(hex) && !at.has(GARRISONS.other[i - 1]!))
      faults.push(`${hex} is the second without (3.3)`)
  for (const { hex, kind, name } of PLACES)
    if (kind === 'large' || kind === 'city') if (!at.has(hex)) faults.push(`${name} is empty (3.3, 3.4)`)
  for (const column of new Set(LAND.map(columnOf)))
    if (column > 22 && sum([...at].map(([hex, count]) => (columnOf(hex) === column ? count : 0))) < 4)
      faults.push(`column ${column} has fewer than four (3.4)`)
  return faults
}

const WEIGHTS = { corps: 1, division: 1, brigade: 0.5, regiment: 0.25, battalion: 0.25 } as const
/** What is unlawful in a German set-up, in words. */
function germanFaults(plan: Readonly<Record<string, string>>, level: Level): string[] {
  const faults: string[] = []
  const due = Object.values(AXIS).filter(({ id, turn, area }) => turn === 1 && area && isAtLevel(id, level))
  for (const { id } of due) if (!plan[id]) faults.push(`${id} is nowhere`)
  const placed = Object.entries(plan).map(([id, hex]) => ({ ...AXIS[id]!, hex }))
  for (const { id } of placed) if (!due.some((unit) => unit.id === id)) faults.push(`${id} is not there yet`)
  const inSouth = (hex: string) => hex === 'south' || zomoOf(hex) === 'romania'
  for (const { id, nation, hex } of placed) {
    const country = zomoOf(hex)
    const lawful =
      nation === 'hungarian'
        ? country === 'hungary'
        : inSouth(hex) || (nation !== 'romanian' && (hex === 'north' || country === 'germany'))
    if (!lawful) faults.push(`${id} begins in ${hex} (3.7)`)
    if (nation === 'romanian' && /\dN$/.test(hex)) faults.push(`${id} is on the northern sheet (7.3)`)
  }
  const guests = placed.filter(
    ({ nation, hex }) => nation !== 'romanian' && nation !== 'hungarian' && inSouth(hex),
  )
  const [guns, others] = [
    guests.filter(({ type }) => type === 'assault-gun'),
    guests.filter(({ type }) => type !== 'assault-gun'),
  ]
  if (guns.length > 1 || others.length > 7) faults.push(`${guests.length} Germans in Romania (3.7)`)
  for (const { id, size, mechanized } of others)
    if (size !== 'division' || mechanized) faults.push(`${id} is no division on foot (3.7)`)
  for (const [hex, stack] of grouped(placed, ({ hex }) => hex)) {
    if (hex === 'north' || hex === 'south') continue
    if (level === 'beginner') {
      if (stack.length > 5) faults.push(`${hex} holds ${stack.length} (6.1)`)
      continue
    }
    const weight = sum(stack.map(({ size }) => WEIGHTS[size]))
    if (weight > 5) faults.push(`${hex} holds ${weight} (6.3)`)
    if (stack.filter(({ size }) => WEIGHTS[size] === 0.25).length > 4) faults.push(`${hex}: battalions (6.3)`)
    const germans = stack.filter(({ nation }) => nation !== 'romanian').length
    if (germans > 1 && germans < stack.length) faults.push(`${hex}: Romanians beside ${germans} others (7.3)`)
  }
  return faults
}

describe.each(LEVELS)('ready set-ups of the %s level', (level) => {
  it.each(SOVIET_PLANS)('Soviet, %s: are lawful by 3.2 to 3.4 and 6.1 to 6.5', (plan) => {
    expect(sovietFaults(sovietPlan(plan, level), level)).toEqual([])
  })

  it.each(GERMAN_PLANS)('German, %s: are lawful by 3.7, 6.1 to 6.3 and 7.3', (plan) => {
    expect(germanFaults(germanPlan(plan, level), level)).toEqual([])
  })
})

describe('these checks', () => {
  it('find what is unlawful in a Soviet set-up', () => {
    const plan = sovietPlan('forward', 'full')
    const bare = plan.filter(({ hex }) => hex !== '2006N')
    expect(sovietFaults(bare, 'full')).toContain('2006N has no garrison (3.3)')
    expect(sovietFaults([...plan, { hex: '2817N', face: 'RD', count: 9 }], 'full').join()).toContain('6.5')
    expect(sovietFaults(sovietPlan('depth', 'full'), 'beginner')).toEqual(['2817N holds 6 (6.1, 6.5)'])
    const noLvov = plan.map((one) => (one.hex === '1625N' ? { ...one, hex: '1724N' } : one))
    expect(sovietFaults(noLvov, 'full')).toContain('Lvov is empty (3.3, 3.4)')
  })

  it('find what is unlawful in a German set-up', () => {
    const plan = germanPlan('historical', 'full')
    const moved = (unit: string, hex: string) => germanFaults({ ...plan, [unit]: hex }, 'full').join()
    expect(moved('HU-HF', '1503S')).toContain('HU-HF begins in 1503S (3.7)')
    expect(moved('DE-PZ-1', '1604S')).toContain('no division on foot')
    expect(moved('DE-ID-1', 'south')).toContain('Germans in Romania')
    expect(moved('RO-ID-5', 'north')).toContain('RO-ID-5 begins in north (3.7)')
    expect(moved('DE-ID-58', '2009N')).toContain('2009N holds 6 (6.3)')
    expect(germanFaults(plan, 'beginner').join()).toContain('1614N holds 8 (6.1)')
  })
})

describe('the German plans', () => {
  it('differ in where the panzer corps of the second group begin', () => {
    const at = (plan: (typeof GERMAN_PLANS)[number]) => {
      const begins = germanPlan(plan, 'full')
      return ['DE-PZ-17', 'DE-PZ-18', 'DE-PZ-10', 'DE-PZ-3'].map((id) => begins[id])
    }
    expect(at('historical')).toEqual(['1717N', '1717N', '1717N', '1717N'])
    expect(at('south')).toEqual(['1422N', '1422N', '1422N', '1422N'])
    expect(at('north')).toEqual(['2010N', '2010N', '1908N', '1717N'])
  })
})
