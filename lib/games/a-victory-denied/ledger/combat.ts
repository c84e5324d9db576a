import type { Ledger } from '@/lib/kernel/ledger'

/** 9.0 to 9.4: attacks, odds and results. */
export const combat: Ledger = {
  'AVD 9.0': {
    title: 'Who may be attacked',
    words: 'Active units attack enemy combat units next to them; nobody attacks a lone HQ or an empty hex.',
    where: ['decide/fight.ts', 'rules/13-support.ts'],
  },
  'AVD 9.1.1': {
    title: 'Once for each unit',
    words: 'An active unit attacks once in a combat segment; one that is not active does not attack.',
    where: ['decide/fight.ts', 'events.ts'],
  },
  'AVD 9.1.2': {
    title: 'Nobody must',
    words: 'Attacks are made if the player wishes.',
    where: ['decide/done.ts'],
    needsRefusal: false,
    why: 'it leaves the player free; there is nothing to forbid',
  },
  'AVD 9.1.3': {
    title: 'One target',
    words: 'A unit attacks one hex; two units of a stack may attack different hexes.',
    where: ['decide/fight.ts'],
  },
  'AVD 9.1.4': {
    title: 'Once for each hex',
    words: 'A hex is attacked once in a segment, by all that want to together.',
    where: ['decide/fight.ts', 'events.ts'],
  },
  'AVD 9.1.5': {
    title: 'The whole stack defends',
    words: 'All combat units of the hex are attacked, with their strengths added up.',
    where: ['decide/fight.ts', 'rules/09-odds.ts'],
    needsRefusal: false,
    why: 'an attack names a hex; it cannot be aimed at one unit',
  },
  'AVD 9.1.6': {
    title: 'After a retreat',
    words: 'Units that have retreated in this activation defend like others.',
    where: ['decide/fight.ts', 'rules/09-odds.ts'],
    needsRefusal: false,
    why: 'nothing is remembered of a retreat, so nothing can be held against the unit',
  },
  'AVD 9.1.7': {
    title: 'PVO attack',
    words: 'A PVO that is active may attack.',
    where: ['decide/fight.ts', 'rules/07-command.ts'],
  },
  'AVD 9.2': {
    title: 'How an attack goes',
    words:
      'Name target and attackers, find the column, throw one die: six sides for the German, ten for the Soviet.',
    reading: 'Rows that only ten sides can reach are for the Soviet alone (A-AVD-30).',
    where: ['decide/fight.ts', 'flow/battle.ts', 'rules/09-odds.ts', 'data/charts.ts'],
  },
  'AVD 9.3.1': {
    title: 'Halved strengths',
    words:
      'Across a river attackers count half, so do units out of supply; isolated ones in defence as well. It adds up.',
    reading:
      'Units of a hex with the same reduction are added up before they are halved; the river then halves the whole hex (A-AVD-06). Out of supply and isolated is a quarter in attack, a half in defence (A-AVD-24).',
    where: ['rules/09-odds.ts'],
  },
  'AVD 9.3.2': {
    title: 'The ratio',
    words: 'Attack by defence, rounded down to a column of the table; never beyond 10-1.',
    reading: 'The printed numbers of the examples are taken as they are (A-AVD-22).',
    where: ['rules/09-odds.ts'],
  },
  'AVD 9.3.3': {
    title: 'Ground',
    words: 'The ground and the town of the attacked hex shift columns to the left, together.',
    reading: 'The ratio is cut to 10-1 before the ground is counted (A-AVD-07).',
    where: ['rules/09-odds.ts', 'data/charts.ts'],
  },
  'AVD 9.3.4': {
    title: 'Stuka',
    words: 'One Stuka moves the column by two in favour of the German, after the ground, before the die.',
    reading:
      'In defence it does not push below the column of 1-1, and it changes nothing where no defence is left (9.3.7).',
    where: ['rules/09-odds.ts', 'decide/fight.ts', 'flow/battle.ts'],
  },
  'AVD 9.3.5': {
    title: 'Turn 1 and Timoshenko',
    words:
      'Two columns for German attacks on turn 1, one for attacks by the Timoshenko chit, after all else.',
    where: ['rules/09-odds.ts'],
  },
  'AVD 9.3.6': {
    title: 'Least and most',
    words:
      'An attack that the ground brings below 1-1 cannot be made; at the other end the last column is the last.',
    reading: 'The least is judged before Stukas and other shifts, the most after them (A-AVD-07).',
    where: ['rules/09-odds.ts'],
  },
  'AVD 9.3.7': {
    title: 'No defence left',
    words: 'Where rounding leaves no defence the last column is used, whatever the ground.',
    where: ['rules/09-odds.ts'],
  },
  'AVD 9.4.1': {
    title: 'Reading the table',
    words: 'A result names steps for the attacker, or steps and hexes of retreat for the defender.',
    reading: 'The cells of the table are a reconstruction but for those the book tells (A-AVD-02).',
    where: ['data/charts.ts', 'flow/battle.ts'],
    needsRefusal: false,
    why: 'the game reads the table by itself',
  },
  'AVD 9.4.2': {
    title: 'Losses',
    words:
      'The owner spreads the steps over his units of the battle. Lost German motorized units are kept for the count, Soviet ones go to the reserve or the elite cup, or for good: PVO, * units and isolated ones.',
    where: ['flow/losses.ts', 'flow/battle.ts', 'decide/aftermath.ts'],
  },
  'AVD 9.4.3': {
    title: 'A Soviet ten',
    words:
      'On a 10 a red unit is drawn and joins the attack, the ratio is found again and the die thrown again. Without a unit or room for it the row of 9 counts.',
    reading:
      'With the bonus of 14.0 a 9 or a 10 draws (A-AVD-08). Stacking holds for the new unit (A-AVD-13); where no attacking hex has room nobody is drawn, which comes to the same.',
    where: ['flow/battle.ts', 'decide/aftermath.ts', 'data/charts.ts'],
  },
}
