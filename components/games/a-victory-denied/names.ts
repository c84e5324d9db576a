import { CHITS } from '@/lib/games/a-victory-denied/data/chits'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { TOWNS } from '@/lib/games/a-victory-denied/data/map'
import type { CounterId, Hex } from '@/lib/games/a-victory-denied/state'

const towns = new Map(TOWNS.map((town) => [town.hex, town.name]))

/** Names that the short form on the counter does not give away. */
const WHOLE: Readonly<Record<string, string>> = {
  SSReich: 'SS Division Reich',
  '900Lehr': 'Lehr Brigade 900',
  '14Mot(-)': '14th Motorized Division, half',
  Blue: 'Spanish Blue Division',
  Rokssky: 'Group Rokossovsky',
  Maslnn: 'Group Maslennikov',
  Kalin: 'Group Kalinin',
  Kocholov: 'Group Kachalov',
  Khmnko: 'Group Khomenko',
  CavGr: 'Cavalry Group',
  '1MRD': '1st Motor Rifle Division',
  KVI: 'KV tanks',
  'T-34': 'T-34 tanks',
  PVO: 'Air defence (PVO)',
}
const HQS: Readonly<Record<string, string>> = {
  '2PzG': '2nd Panzer Group',
  '3PzG': '3rd Panzer Group',
  Tmshnko: 'Timoshenko',
}
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^(\d+)Pz$/, 'Panzer Division'],
  [/^(\d+)Mot$/, 'Motorized Division'],
  [/^(\d+)Cav$/, 'Cavalry Division'],
  [/^(\d+)RC$/, 'Rifle Corps'],
  [/^(\d+)M$/, 'Mechanized Corps'],
  [/^(\d+)AB$/, 'Airborne Corps'],
  [/^(\d+)ID$/, 'Rifle Division'],
  [/^(\d+)TD$/, 'Tank Division'],
  [/^(\d+)A$/, 'Army'],
  [/^(\d+)$/, 'Infantry Division'],
]

function ordinal(n: number): string {
  const tens = n % 100
  const end = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${end}`
}

/** The name of a counter in full, such as 17th Panzer Division. */
export function nameOf(id: CounterId): string {
  const facts = COUNTERS[id]
  if (!facts) return id
  const short = facts.name
  const known = WHOLE[short] ?? HQS[short] ?? numbered(short)
  return facts.hq ? `${known} HQ` : known
}

function numbered(short: string): string {
  for (const [pattern, kind] of KINDS) {
    const found = pattern.exec(short)
    if (found) return `${ordinal(Number(found[1]))} ${kind}`
  }
  return short
}

/** A hex by its town, if it has one, and its number. */
export function placeName(hex: Hex): string {
  const town = towns.get(hex)
  return town ? `${town} ${hex}` : hex
}

/** The chit of an activation, or what activates without a chit. */
export function chitName(chit: string): string {
  if (chit === 'special') return 'Special combat, 2nd Panzer Group'
  if (chit === 'timoshenko-entry') return 'Timoshenko comes on'
  if (chit === 'entry') return 'German reinforcements come on'
  const facts = CHITS[chit]
  if (!facts) return chit
  return facts.side === 'soviet' && facts.hq ? numbered(facts.name) : facts.name
}
