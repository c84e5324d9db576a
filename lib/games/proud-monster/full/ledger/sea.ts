import type { Ledger } from '@/lib/kernel/ledger'

/** PM 11: the Soviets on the Black Sea. */
export const sea: Ledger = {
  'PM 11.1': {
    title: 'Sea movement',
    words:
      'On the Black Sea up to five Soviet units go by sea in each Soviet player turn, of any kind but tank and motorized rifle divisions.',
    where: ['sea.ts', 'sea-turn.ts', 'in-force.ts'],
  },
  'PM 11.2': {
    title: 'How',
    words:
      'From Odessa, Sevastopol, Novorossisk or the box of the southern ports to another of them that is Soviet, before anybody moves on land. Whoever has gone by sea neither moves nor attacks in the rest of the player turn.',
    where: ['sea.ts', 'sea-turn.ts', 'sea-events.ts'],
  },
  'PM 11.3': {
    title: 'The box of the southern ports',
    words:
      'Reinforcements and reserves may enter the box instead of a place. In the first couplet of the turn in which they have entered it they do not sail. It holds any number, is always in supply, and no German comes there.',
    reading:
      'Its number and first words are lost (A-PM-03). Tank and motorized rifle divisions do not enter it, as they would never leave it.',
    where: ['sea.ts', 'sea-turn.ts', 'sea-events.ts', 'restore-turn.ts'],
  },
  'PM 11.4': {
    title: 'Invasions',
    words:
      'Once in each Soviet player turn units, counted among the five, land on the coast of the Crimea from 2817S to 3620S. Before no enemy they are ashore and do no more; before an enemy they make the first prepared assault of the phase, a column to the left, and are lost if it does not clear the hex. They are in supply until the player turn ends. Nobody is taken off a coast.',
    reading:
      'They lie in the first hex of sea next to the coast meanwhile; others on land may attack with them. Who is left after the hex was cleared comes ashore, as far as there is room.',
    where: ['sea.ts', 'sea-turn.ts', 'sea-events.ts', 'combat-turn.ts', 'supply.ts'],
  },
}
