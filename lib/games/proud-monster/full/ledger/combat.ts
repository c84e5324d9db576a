import type { Ledger } from '@/lib/kernel/ledger'

/** PM 10.1 and 14 under the whole of the rules: battles. */
export const combat: Ledger = {
  'PM 10.1': {
    title: 'Flak corps',
    words:
      'Flak moves as others do and never attacks. Where it stands beside a unit that is none, Soviet tanks attack with half of their factor.',
    where: ['odds.ts', 'hedgehogs.ts'],
  },
  'PM 14.7': {
    title: 'Fog of stacks',
    words:
      'Of a stack of the other side only the unit on top is seen, and whether more lie beneath. An attack opens the whole stack as its odds are worked out, and cannot be called off any more; whoever has fought is covered again afterwards. Each player arranges his stacks in his own movement phase.',
    reading:
      'How many lie beneath is not told (A-PM-18). The order to attack is the commitment: it opens and resolves at once. Of stacks that attack only those are shown who take part (A-PM-60). Who watches sees what both players see. Where a game of ours begins in the midst of another, both know its stacks until their units go elsewhere.',
    where: ['fog.ts', 'fog-turn.ts', 'fog-events.ts', 'guess.ts'],
  },
  'PM 14.12': {
    title: 'Less than one is one',
    words:
      'Units that are reduced alike are added up and reduced once, rounded up, so that nobody counts less than one.',
    reading:
      'Alike means by the same rules: those halved by Flak alone, those out of supply alone, and those who are both are each added up, halved or quartered once, and rounded up (A-PM-25). That armour has one across a strait (14.20) is no halving: each has it by itself, before any.',
    where: ['lib/games/proud-monster/rules/14-odds.ts'],
  },
  'PM 14.14': {
    title: 'From all sides',
    words:
      'One column to the right where a hex is attacked from two opposite hexes, from each second hex around it, or from more than three.',
    reading: 'The diagrams are lost; the text decides (A-PM-48).',
    where: ['odds.ts'],
  },
  'PM 14.17': {
    title: 'Mountain troops',
    words: 'They attack into hills with their defence factor.',
    reading: 'The chart says that they may: the better factor counts.',
    where: ['odds.ts'],
  },
  'PM 14.32b': {
    title: 'German retreats',
    words:
      'In place of one step German defenders of a prepared assault may all go back one hex: into one without Soviet units, and of several into those nearest to a source of supply.',
    reading:
      'This is the second of two rules with this number (A-PM-01). The nearest source is one from which all of them may be supplied (9.11).',
    where: ['losses.ts', 'combat-turn.ts', 'standing.ts'],
  },
  'PM 14.33': {
    title: 'How they go back',
    words:
      'It costs no points; nobody goes back across water that he could not cross, or into a hex without room for all. It counts for one step, whatever goes.',
    where: ['losses.ts'],
  },
  'PM 14.34': {
    title: 'Back into a battle',
    words:
      'Whoever has gone back into a hex with others does not help them if they are attacked in that phase, and is lost if anything but a zero befalls them.',
    reading: 'He is not attacked a second time, only swept away (A-PM-56).',
    where: ['losses.ts', 'combat-turn.ts'],
  },
  'PM 14.35': {
    title: 'Steps',
    words:
      "Each side loses its own steps as it likes, but for two things: of attackers with tanks the first step is a tank's, and after that nobody is wholly lost as long as another in the battle has more than one step. Who loses steps and goes back loses them first.",
    reading:
      'Where there are not steps enough all are lost; a unit of one step counts as reduced from the start (A-PM-22).',
    where: ['losses.ts', 'combat-turn.ts', 'combat-events.ts'],
  },
  'PM 14.36': {
    title: 'Half units',
    words:
      'Soviet cavalry divisions and brigades of every kind count half when steps are paid: two of them for one.',
    reading:
      'A step is paid by a whole unit or by two halves; one half alone pays only where nothing else is left, and the rest is void (A-PM-21). A tank brigade that has to go first (14.35) pays half, and whoever follows the other half.',
    where: ['losses.ts', 'combat-turn.ts'],
  },
  'PM 14.40': {
    title: 'Hedgehogs',
    words:
      'In December, before anybody has moved, the German forms hedgehogs in places with a German unit in them, or lifts them. Whoever is in one neither attacks nor goes back, gains two columns, and is never attacked from all sides.',
    reading:
      'It is for later games, though its mark was lost (A-PM-55). Whoever leaves a hedgehog does not attack in that player turn either, and without a German unit it is over. Flemings are not among those who cannot form one.',
    where: ['hedgehogs.ts', 'hedgehogs-after.ts', 'combat-turn.ts', 'odds.ts'],
  },
  'PM 14.13': {
    title: 'Aircraft in battles',
    words: 'How aircraft support battles stands with them (10.2, 15.5).',
    noEffect: 'It only refers to the rules of aircraft.',
  },
}
