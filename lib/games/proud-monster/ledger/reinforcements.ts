import type { Ledger } from '@/lib/kernel/ledger'

/** PM 8: reinforcements and Guards. */
export const reinforcements: Ledger = {
  'PM 8.1': {
    title: 'Reinforcements',
    words:
      'They come with their turn, and may be held back: German ones in their reserve areas, Soviet ones, up to ten, in the reserve of the high command, which takes units only as they arrive and gives them up at the start of any Soviet player turn (8.7).',
    reading:
      'In the beginner game all stacks lie open, so that anybody can count this reserve; it is shown (A-PM-61). The 48 tank brigades of turn 3, for which it has no rule, come at once or not at all, as the table has it (A-PM-34). For whom there is no room anywhere waits for the next turn.',
    where: ['steps/reinforcements.ts', 'rules/08-reinforcements.ts', 'orders/reinforcements.ts'],
  },
  'PM 8.2': {
    title: 'Reserve areas',
    words:
      'The northern one lies beside the zone of operations from 1908N to 1025N, but not beside 1913N, 2013N and 2014N; the southern one from 1026N to 2115S.',
    reading: '1906N and 1907N are of the zone and touch no area (A-PM-11).',
    where: ['data/map.ts', 'rules/12-movement.ts'],
  },
  'PM 8.3': {
    title: 'German reinforcements',
    words:
      'They appear in the northern reserve area and move onto the map by any hex beside it, paying from the first hex on. To go to the other area takes them the couplet. Nobody goes back off the map.',
    where: ['rules/08-reserves.ts', 'rules/12-movement.ts', 'orders/move.ts'],
  },
  'PM 8.4': {
    title: 'Units held back',
    words: 'Germans may wait in the northern area at the start as if they came later.',
    where: ['data/scenarios.ts', 'rules/12-movement.ts'],
    needsRefusal: false,
    why: 'they wait or come; there is nothing to forbid',
  },
  'PM 8.5': {
    title: 'Allies of the Axis',
    words:
      'Italians, Romanians and Hungarians come by the southern area alone. Romanians and Hungarians do not enter each other’s country.',
    reading: 'They may attack a hex of it, but do not advance into it.',
    where: ['rules/08-reinforcements.ts', 'rules/08-reserves.ts', 'rules/12-costs.ts', 'rules/14-advance.ts'],
  },
  'PM 8.6': {
    title: 'Soviets in the zone',
    words: 'Soviet units go and attack into the zone of operations, never into a reserve area.',
    where: ['rules/12-movement.ts', 'forms.ts'],
  },
  'PM 8.7': {
    title: 'Soviet reinforcements',
    words:
      'From the second turn on they are placed in cities and large towns that are Soviet, and in all hexes around those that are headquarters of a Military District, as many as may stand there (6.1).',
    reading:
      'Without supply and with five units to every hex Riga takes five, Minsk thirty-five (A-PM-42). It does not matter whether the enemy stands next to a hex (A-PM-53).',
    where: ['rules/08-reinforcements.ts', 'orders/reinforcements.ts'],
  },
  'PM 8.8': {
    title: 'Fresh units',
    words: 'They come at full strength and may move and fight at once.',
    where: ['orders/reinforcements.ts'],
    needsRefusal: false,
    why: 'nothing holds them back; there is nothing to forbid',
  },
  'PM 8.11': {
    title: 'Guards',
    words:
      'In turns 7, 10 and 11 Guards of two steps may take the place of so many units of their kind, on the map or in reserve, that have no German-side unit next to them: of tried ones, of untried ones only if no tried one qualifies. It is done then or never; the other unit is out of play.',
    where: ['rules/08-guards.ts', 'steps/reinforcements.ts', 'orders/reinforcements.ts'],
  },
}
