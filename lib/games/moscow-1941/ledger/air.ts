import type { Ledger } from '@/lib/kernel/ledger'

/** MOS 27 to 44: aircraft. */
export const air = {
  'MOS 27': {
    title: 'How aircraft attack',
    words:
      'An air attack is made on every unit of the hex that is not spent, each with a die of its own, from the top of the stack to its bottom.',
    reading:
      'The strongest unit lies on top. Who is dispersed is not spent, and so can be hit again: by D it does not recover in this phase (55).',
    where: ['steps/air.ts', 'rules/air.ts'],
    needsRefusal: false,
    why: 'all units of the hex are attacked; none can be chosen',
  },
  'MOS 28': {
    title: 'Die of German bombs',
    words:
      'On Soviet units in a forest or in a major city, and on Soviet armour anywhere, German aircraft take 1 from the die; on units in Moscow 2. Only one of these counts.',
    reading:
      'Of several the one that takes most counts. Tula is a major city here, as it is to Germans (51). A dispersed unit has nothing of ground and city (13); armour is armour all the same.',
    where: ['rules/air.ts', 'data/charts.ts'],
    needsRefusal: false,
    why: 'it changes a die; there is nothing to forbid',
  },
  'MOS 29': {
    title: 'Bombs on Moscow, and panic',
    words:
      'German aircraft may raid Moscow in either phase of combat. A 6 brings panic: for the rest of the turn every German attack has one column more. Aircraft that were sent are used, even if the first of them has thrown the 6.',
    where: ['steps/air.ts', 'rules/air.ts', 'rules/odds.ts', 'orders/air.ts'],
  },
  'MOS 30': {
    title: 'Bombs on the units in Moscow',
    words: 'After the raid each air unit that took part attacks the Soviet units in Moscow one by one.',
    reading:
      'The sentence breaks off here (A-MOS-03); nothing more is read into it. The raid itself has a die of its own, which may bring panic.',
    where: ['steps/air.ts', 'rules/air.ts'],
    needsRefusal: false,
    why: 'it follows from the raid; nobody has a choice',
  },
  'MOS 31': {
    title: 'Spent and dispersed from the air',
    words: 'S and D of an air attack are as in combat on the ground, but nobody retreats from them.',
    reading: 'A unit that was hit so has no retreat of its own choice (A-MOS-13).',
    where: ['steps/air.ts', 'rules/air.ts'],
    needsRefusal: false,
    why: 'no order for such a retreat exists',
  },
  'MOS 32': {
    title: 'EAX: knocked out',
    words: 'The enemy air unit is intercepted, its mission fails, and it is out of play for the next turn.',
    reading: 'It is out for what is left of this turn as well.',
    where: ['steps/air.ts', 'rules/air.ts'],
  },
  'MOS 33': {
    title: 'Int: intercepted',
    words: 'The enemy air unit is intercepted and its mission fails.',
    where: ['steps/air.ts', 'rules/air.ts'],
    needsRefusal: false,
    why: 'nobody has a choice; there is nothing to forbid',
  },
  'MOS 34': {
    title: 'No effect in the air',
    words: 'A dash changes nothing on either side.',
    where: ['rules/air.ts'],
    needsRefusal: false,
    why: 'nothing happens; there is nothing to forbid',
  },
  'MOS 35': {
    title: 'AAc: guns of a city',
    words: 'An air unit that attacks a city fails in its mission and cannot be used in the next turn.',
    reading: 'Nor can it in what is left of this turn. Towns have no guns.',
    where: ['steps/air.ts', 'rules/air.ts'],
  },
  'MOS 36': {
    title: 'AAg: guns of an army',
    words:
      'An air unit that attacks a German army, panzer group or corps fails in its mission and cannot be used in the next turn.',
    reading:
      'AA alone is nowhere explained (A-MOS-12): the air unit fails in its mission and cannot be used in what is left of this turn and in the next. AAg does nothing where no such German unit is attacked.',
    where: ['steps/air.ts', 'rules/air.ts'],
  },
  'MOS 37': {
    title: 'Range of the Luftwaffe',
    words:
      'German aircraft bomb up to three hexes from a German ground unit that is in supply, and Moscow from any distance.',
    where: ['rules/air.ts', 'orders/air.ts'],
  },
  'MOS 38': {
    title: 'Range of the Soviet fronts',
    words:
      'Aircraft of the fronts bomb up to two hexes from a Soviet ground unit that is in supply, or from a Soviet city that Germans were not the last to hold.',
    reading:
      'A city is any place with an effect on combat: Moscow, Tula, major cities and cities; towns are none.',
    where: ['rules/air.ts', 'orders/air.ts'],
  },
  'MOS 39': {
    title: 'Interceptors of the 6th Corps',
    words:
      'The interceptors defend Moscow against raids and do nothing else. They are lost for good if Moscow falls.',
    where: ['rules/air.ts', 'steps/air.ts', 'orders/air.ts'],
  },
  'MOS 40': {
    title: 'Strategic bombers',
    words:
      'They bomb up to six hexes and drop paratroops up to four hexes from the city or town that is their base, and are lost for good if it falls. They shoot nobody down. Guns on the ground do not hit them, only interceptors.',
    reading:
      'Their base is Yaroslavl, by our choice: the set-up does not name it, and no phase of the turn lets them change it. Positions may name any city or town.',
    where: ['rules/air.ts', 'orders/air.ts', 'data/units.ts'],
  },
  'MOS 41': {
    title: 'Aircraft of the fronts have no base',
    words: 'Aircraft of the fronts and the Luftwaffe need no base on the map.',
    where: ['data/units.ts', 'rules/air.ts'],
    needsRefusal: false,
    why: 'it asks for nothing; there is nothing to forbid',
  },
  'MOS 42': {
    title: 'Paratroops',
    words:
      'A parachute corps that begins the turn undispersed on the base of the bombers may be dropped, and is dispersed by that. One corps may be dropped in a turn.',
    where: ['rules/air.ts', 'orders/air.ts'],
  },
  'MOS 43': {
    title: 'When aircraft fly',
    words:
      'Aircraft bomb in the phase of combat of their own side and intercept in the combat or supply of the other. Each air unit may fly two missions in a turn, one in either phase: an attack, an interception or an airdrop.',
    reading:
      'Nothing is said of secrets (A-MOS-09): all lies open, and whoever was not sent out may rise to intercept. To intercept, an air unit must reach the hex as to bomb it (37, 38).',
    where: ['rules/air.ts', 'steps/air.ts', 'orders/air.ts', 'standing/air.ts'],
  },
  'MOS 44': {
    title: 'Air war on turn 1',
    words: 'In the prepared phase of turn 1 Soviet aircraft do not attack German ground units.',
    where: ['rules/air.ts', 'orders/air.ts'],
  },
} satisfies Ledger
