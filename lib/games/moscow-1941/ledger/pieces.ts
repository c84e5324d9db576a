import type { Ledger } from '@/lib/kernel/ledger'

/** MOS 60 to 63: stacks, and what is printed on the pieces. */
export const pieces = {
  'MOS 60': {
    title: 'Stacks',
    words:
      'Any number of units may stand in a hex. Three of them at most attack or defend from it, of which two at most are corps or larger, and one at most an army.',
    reading:
      'The limit binds those who fight, not the hex (A-MOS-06). A group under the name of its leader is a corps. It is counted for each hex, so that attackers from several hexes may be more. Of defenders the strongest by their printed factors fight that may together, of equals those that are not dispersed; nobody is asked.',
    refusals: {
      'hex-of-enemy': 'The enemy is in {hex}.',
      'active-units': 'With {unit} more than three units of one hex would fight.',
      'active-corps': 'With {unit} more than two corps or armies of one hex would fight.',
      'active-armies': 'With {unit} more than one army of one hex would fight.',
    },
    where: ['rules/stacking.ts', 'orders/operations.ts'],
  },
  'MOS 61': {
    title: 'Units beyond the limit',
    words:
      'In defence all others in the hex share the fate of those who defend. In attack those who do not take part are not touched.',
    where: ['rules/stacking.ts', 'steps/battle.ts'],
    needsRefusal: false,
    why: 'it follows from the result; nobody has a choice',
  },
  'MOS 62': {
    title: 'Sizes',
    words: 'A stands for an army, K for a corps, PzGp for a panzer group, PzDiv and RD for divisions.',
    where: ['data/units.ts'],
    needsRefusal: false,
    why: 'it says how a counter is read; there is nothing to forbid',
  },
  'MOS 63': {
    title: 'Types',
    words:
      'The symbol tells armour, infantry, paratroops, which are infantry too, and shock troops. On the Soviet side cavalry is a type of its own.',
    reading: 'Nothing is said of cavalry: it moves as its figures say and is neither infantry nor armour.',
    where: ['data/units.ts'],
    needsRefusal: false,
    why: 'it says how a counter is read; there is nothing to forbid',
  },
} satisfies Ledger
