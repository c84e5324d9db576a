import type { Ledger } from '@/lib/kernel/ledger'

/** MOS 71 to 78: supply and isolation. */
export const supply = {
  'MOS 71': {
    title: 'Supply lines',
    words:
      'In good weather and hard frost a unit is in supply up to five hexes from a road or railway that leads off the edge of its own side: west for the Germans, east for the Soviet side.',
    reading:
      'Roads and railways may be changed on the way, and neither they nor the five hexes pass enemies (25). One that runs along the north or south edge, to the own side, is as good as any. None of ours leaves the map by these edges themselves: to whom which of them would belong the text does not say; which ones lead off is ours.',
    where: ['rules/supply.ts', 'data/ways.ts'],
    needsRefusal: false,
    why: 'it tells what supply is; the effects forbid',
  },
  'MOS 72': {
    title: 'Sources of Soviet supply',
    words: 'Moscow is a source of supply for the Soviet side, Tula for Soviet units that stand in it.',
    reading:
      'Moscow is so while it is not German. Roads and railways that lead from it carry supply as from the edge.',
    where: ['rules/supply.ts'],
    needsRefusal: false,
    why: 'it tells what supply is; the effects forbid',
  },
  'MOS 73': {
    title: 'Supply in mud and snow',
    words: 'In mud and snow the five hexes are two for the Germans and three for the Soviet side.',
    reading:
      'All roads carry supply in mud too: that only the highway can be used is said of movement alone (45, 68).',
    where: ['rules/supply.ts', 'data/charts.ts'],
    needsRefusal: false,
    why: 'it tells what supply is; the effects forbid',
  },
  'MOS 74': {
    title: 'Without supply',
    words:
      'If attackers have no supply 1 is taken from their die. Defenders without supply are attacked one column higher.',
    reading: 'One attacker without supply is enough, and so is one of the defenders who fight.',
    where: ['rules/odds.ts', 'rules/supply.ts'],
    needsRefusal: false,
    why: 'it changes odds and die; there is nothing to forbid',
  },
  'MOS 75': {
    title: 'When supply is judged',
    words: 'Supply is judged at the moment of the attack, for attackers and defenders.',
    where: ['rules/supply.ts', 'rules/odds.ts'],
    needsRefusal: false,
    why: 'it tells when something is judged; there is nothing to forbid',
  },
  'MOS 76': {
    title: 'Isolation',
    words: 'A unit is isolated if its supply line is more than twice as long as it may be.',
    reading:
      'That is more than ten hexes in good weather and hard frost, in mud and snow more than four for Germans and six for the Soviet side (A-MOS-17); or no line at all.',
    where: ['rules/supply.ts'],
    needsRefusal: false,
    why: 'it tells who is isolated; the loss follows from it',
  },
  'MOS 77': {
    title: 'What isolation costs',
    words:
      'When the isolated units of a side are judged it loses one unit of each group of them that can trace supply to each other; the owner says which.',
    reading:
      'They are a group if so many hexes lead from one to the other as a supply line may be long in this weather (71, 73), none of them next to the enemy but through friends (25). Roads and railways make that way no longer, and over a third unit of the group two are together that are further apart.',
    where: ['rules/supply.ts', 'steps/turn.ts', 'orders/aftermath.ts'],
  },
  'MOS 78': {
    title: 'Supply by air',
    words:
      'A German air unit that is not intercepted may bring supply to a hex: all units there are in supply for the rest of the turn.',
    reading:
      'Supplied are the units that are in the hex at that moment, wherever they go, and nobody who comes later. Its range is said of bombs alone (37): supply is brought to any hex with a German unit, as the air corps need no base (41).',
    where: ['rules/air.ts', 'steps/air.ts', 'orders/air.ts'],
  },
} satisfies Ledger
