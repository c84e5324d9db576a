import type { Ledger } from '@/lib/kernel/ledger'

/** Where a set-up of one's own is judged, completed and carried out. */
const OWN_SET_UP = [
  ...['data/set-ups.ts', 'rules/03-set-up.ts', 'rules/03-gaps.ts', 'rules/03-rest.ts'],
  ...['orders/set-up.ts', 'events/set-up.ts'],
]

/** PM 3: the set-up, and who controls what. */
export const setUp: Ledger = {
  'PM 3.1': {
    title: 'Choosing sides',
    words: 'Players choose their sides; the Soviet sets up first.',
    noEffect: 'sides are chosen when a game is offered; the set-up stands ready',
  },
  'PM 3.2': {
    title: 'The Soviet draw',
    words:
      'The untried units of each kind are shuffled unseen, and so many of them as the table says are drawn for the frontier, for the interior and for each turn (17.6).',
    reading: 'The draw is made by dice that are kept shut until the game is over.',
    where: ['untried.ts', 'set-up.ts'],
  },
  'PM 3.3': {
    title: 'The frontier zone',
    words:
      'Columns up to 22. Each border hex from 2006N to 1703S has at least one unit, every other one from 1804S to 2114S, and so has each of the three large towns.',
    reading:
      'The Soviet side begins by one of three plans, all of them lawful by this rule and the next; a table option lets each side change its plan, the Soviet first: unit by unit, by corps, by numbers of each district, or from nothing, as units can be taken in hand and placed anew. What must be manned is asked for when it has done, and placed by itself where its player wishes.',
    where: [
      'options.ts',
      'data/set-ups.ts',
      'rules/03-set-up.ts',
      'rules/03-gaps.ts',
      'rules/03-rest.ts',
      'orders/set-up.ts',
      'steps/set-up.ts',
    ],
  },
  'PM 3.4': {
    title: 'The interior zone',
    words: 'Columns from 23 on. Each has at least four units, and each city and large town one.',
    where: OWN_SET_UP,
  },
  'PM 3.5': {
    title: 'Soviet units to come',
    words: 'All others wait, untried, for the turns of the table; the Guards wait apart (17.6).',
    where: ['set-up.ts', 'data/schedule.ts'],
    needsRefusal: false,
    why: 'the set-up stands ready; there is nothing to forbid',
  },
  'PM 3.6': {
    title: 'German units to come',
    words: 'Units of the German side with the number of a turn wait for it (2.17).',
    where: ['data/scenarios.ts', 'set-up.ts'],
    needsRefusal: false,
    why: 'the set-up stands ready; there is nothing to forbid',
  },
  'PM 3.7': {
    title: 'The German set-up',
    words:
      'The Hungarian corps stands in Hungary, Romanians in Romania or the southern reserve area, up to seven German divisions on foot and a battalion of assault guns with them; all others in the zone of operations or in the northern reserve area.',
    reading:
      'In the beginner game every counter is a unit: of a stack of more than five the rest waits in reserve (8.4).',
    where: OWN_SET_UP,
  },
  'PM 3.8': {
    title: 'Full strength',
    words: 'Everybody begins with all steps.',
    where: ['set-up.ts'],
    needsRefusal: false,
    why: 'the set-up stands ready; there is nothing to forbid',
  },
  'PM 3.9': {
    title: 'Control',
    words:
      'It counts for cities and large towns alone. At first all are Soviet; one changes hands as soon as a unit of the other side enters it, as often as that happens.',
    reading: 'A learning scenario may name other places that count as well.',
    where: ['control.ts', 'rules/03-control.ts'],
  },
}
