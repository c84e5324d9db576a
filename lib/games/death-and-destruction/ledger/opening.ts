import type { Ledger } from '@/lib/kernel/ledger'

/** Rules of this game: opening. */
export const opening: Ledger = {
  'DD 1.4': {
    title: 'Turns',
    words:
      'A turn is named by the last digit of its year and its half month: 201 is the first half of January 1942, 323 that of December 1943. The twelve turns of 1941 are 112 to 123, 124 is the second half of December.',
    where: ['data/turns.ts'],
  },
  'DD 1.5c': {
    title: 'Untried again',
    words: 'Rifle and cavalry divisions that come back out of the Dead Pile are untried again.',
    reading: 'Who of them comes back is drawn, and what they are is shuffled among them, as in the parent.',
    where: ['delta/08-steps.ts', 'rules/08-steps.ts'],
  },
  'DD 2.4': {
    title: 'New Guards',
    words: 'Guards of this game take the place of those of the parent: brigades have one step.',
    reading: 'Those of 1941 keep their turns and get the figures of the new set.',
    where: ['data/counters.ts'],
  },
  'DD 3.1': {
    title: 'Set-up',
    words:
      'The war begins with the set-up of Proud Monster; the extra untried units are shuffled into its pools before anything is drawn.',
    reading:
      'As many are drawn as 17.6 says; the rest comes from turn 201 on, two rifle divisions, two rifle and three tank brigades a turn (A-DD-32). How many there are is ours. The book has this one scenario; others are ours. December 1941, June 1942, November 1942 and July 1943 begin on a front, along which the order of battle of the turn is dealt, and end with a count in turn 207, 220, 306 or 320, between whose bands it is a draw; before it nothing is counted but oil (4.7), as some begin near a band. How many untried units there are, and the bands, are ours, judged from games of the computer, which came to 33 to 36, 38 to 53, 39 to 54 and -11 to 29 points. In July 1943 the Kuban is Soviet, as no line of supply leads there; of those lost at Stalingrad twelve divisions wait in their pile. Uranus is a stretch of the front for two turns: of chapter 8 units arrive there and go through the reserve, but there are no replacements, withdrawals or upgrades. There and in November 1942 aircraft are committed in the first German player turn, and nobody moves or attacks, as the offensive is not expected.',
    where: [
      ...['data/scenario.ts', 'data/uranus.ts', 'data/counters.ts', 'data/fronts.ts'],
      ...['data/fronts.ts', 'data/beginning.ts'],
    ],
  },
  'DD 2.2': {
    title: 'Map C',
    words:
      'The sheet of the Caucasus lies beneath the south-eastern corner of the southern one: 1000C beneath 4223S.',
    reading:
      'Its size, ground and rivers are ours, as the sheet is lost (A-DD-01); the hexes that the rules name are as printed.',
    where: ['geometry.ts', 'data/caucasus.ts', 'in-force.ts'],
  },
  'DD 3.2': {
    title: 'Calling Map C',
    words:
      'From the first half of March 1942 on the German may call for Map C as a turn begins. The Soviet sends units there before, unseen, out of the reserve of the high command; once it is joined he places them anywhere on it, and those of the box of the southern ports in Poti and Batum, which are ports from then on and always supply who stands in them, as the box did.',
    reading:
      'It is called as the first German player turn of a turn begins, before anybody has moved. Who is sent there counts among the steps that leave the reserve (8.34); for whom there is no room in the two ports goes into the reserve. Where they come may be left to standing orders: to the oil, alike from centre to centre.',
    where: [
      'delta/03-calling.ts',
      'rules/03-calling.ts',
      'standing.ts',
      'delta/03-caspian.ts',
      'in-force.ts',
    ],
  },
  'DD 3.4': {
    title: 'The Caspian',
    words:
      'Makhachkala and Baku are ports of a sea of its own, over which five steps of units that go by sea at all go in each Soviet player turn, between them, into the reserve and out of it, and once in it onto any coast of it. Germans never do.',
    reading:
      'Who arrives comes in at both ports as at any large town (3.3). What goes into the reserve by sea or out of it counts among the steps of the turn (8.34), and nobody goes there as long as the Volga is cut (3.12).',
    where: ['delta/03-caspian.ts', 'delta/08-flow.ts', 'events/caucasus.ts'],
  },
  'DD 3.13': {
    title: 'Putting Map C away',
    words:
      'Once nothing more will happen there Map C is put away, and the box of the southern ports is used again.',
    reading:
      'As the German alone carries the war there, it is his to say so, as a turn begins and none of his units stands on it; he does not call for it again. Soviet units in Poti and Batum that go by sea go to the box, all others into the reserve.',
    where: ['delta/03-calling.ts', 'rules/03-calling.ts'],
  },
  'DD 3.3': {
    title: 'Supply and reserve on Map C',
    words:
      'Soviet units there are supplied out of the Soviet hexes of its southern edge and the sources of the southern sheet, and in ports of the Caspian in any case. Its large towns take who arrives, and who goes into the reserve.',
    reading: 'No line leads from Map C onto the southern sheet (9.2).',
    where: [
      'rules/03-caucasus.ts',
      'data/sheets.ts',
      'delta/09-supply.ts',
      'delta/03-caucasus.ts',
      'delta/08-reserve.ts',
    ],
  },
  'DD 3.5': {
    title: 'Turkey',
    words: 'Turkey and Iran are neutral: nobody enters them.',
    where: ['delta/03-caucasus.ts', 'data/caucasus.ts'],
  },
  'DD 3.6': {
    title: 'Weather of Map C',
    words: 'All of it lies in the northern zone.',
    where: ['in-force.ts'],
  },
  'DD 3.7': {
    title: 'Ground of Map C',
    words: 'It has oil centres, mountains and military roads, and clear ground of its own.',
    where: ['data/caucasus.ts'],
  },
  'DD 3.8': {
    title: 'Clear ground',
    words: 'On Map C it costs everybody two points, and shelters nobody. Weather counts as elsewhere.',
    where: ['in-force.ts'],
  },
  'DD 3.9': {
    title: 'Mountains',
    words:
      'Three points, two for mountain troops; mechanized units come there by military roads alone, and attack into and out of them along such. They take two columns from the attacker, and nobody makes mobile assaults into them.',
    reading:
      'Cavalry pays as others on foot do. Mechanized units do not come into play in mountains either, as reinforcements (8.7 of the parent) or as Map C is joined, though 3.2 names any hexes of it: that is said of places, this of units. Where a military road runs through a hex they come in.',
    where: ['in-force.ts', 'delta/03-caucasus.ts', 'rules/03-caucasus.ts', 'rules/03-calling.ts'],
  },
  'DD 3.10': {
    title: 'Military roads',
    words:
      'From one of their hexes straight into the next everybody pays one point, whatever ground and weather.',
    reading: 'A river along the way still costs its points.',
    where: ['delta/03-caucasus.ts', 'data/caucasus.ts'],
  },
  'DD 3.11': {
    title: 'Mobile assaults and fieldworks',
    words: 'Mobile assaults into hexes of Map C lose three columns, and no fieldwork is dug there.',
    reading: 'The number that is meant is 14.10 (A-DD-03).',
    where: ['delta/03-caucasus.ts', 'rules/14-works.ts'],
  },
  'DD 3.12': {
    title: 'The Volga',
    words:
      'As long as Germans with a line stand in 5912S or 5913S, Soviet attacks on Map C lose a column, nobody goes from there into the reserve, and who comes there out of it does not move in that player turn.',
    reading: 'Attacks out of hexes of Map C.',
    where: ['rules/03-caucasus.ts', 'delta/03-caucasus.ts', 'delta/08-reserve.ts'],
  },
  'DD 7.3': {
    title: 'Allies in the Caucasus',
    words: 'All allies of the Axis go onto Map C.',
    where: ['delta/03-caucasus.ts'],
  },
  'DD 1.1': {
    title: 'Scope',
    words: 'Death & Destruction takes Proud Monster on from the end of 1941 to the first half of April 1944.',
    noEffect: 'It says what the game is about.',
  },
  'DD 1.2': {
    title: 'Numbers of the parent',
    words: 'A number with a P before it is that of a rule of Proud Monster; here it is told as PM.',
    noEffect: 'It says how rules are cited.',
  },
  'DD 1.3': {
    title: 'What goes before',
    words: 'All rules of Proud Monster count, but for what is said otherwise here.',
    reading: 'Hedgehogs (14.40 of the parent) are formed in December of each year, and lifted as it is over.',
    where: ['delta.ts', 'ruleset.ts', 'delta/14-combat.ts'],
  },
  'DD 1.5a': {
    title: 'Fegelein',
    words: 'The SS cavalry Fegelein is a brigade.',
    where: ['lib/games/proud-monster/data/axis-rows.ts'],
    needsRefusal: false,
    why: 'A counter is printed so; there is nothing to forbid.',
  },
  'DD 1.5b': {
    title: 'The 183rd',
    words: 'The 183rd Division is infantry.',
    where: ['lib/games/proud-monster/data/axis-rows.ts'],
    needsRefusal: false,
    why: 'A counter is printed so; there is nothing to forbid.',
  },
  'DD 1.5d': {
    title: 'Sevastopol',
    words: 'It is worth four points.',
    where: ['lib/games/proud-monster/data/places.ts'],
    needsRefusal: false,
    why: 'A place is printed so; there is nothing to forbid.',
  },
  'DD 1.5e': {
    title: 'Against odds in cities',
    words: 'Below 1:3 a defender in a city whose result is none loses nothing.',
    where: ['lib/games/proud-monster/rules/14-odds.ts'],
  },
  'DD 1.5g': {
    title: 'Moscow',
    words: 'It is one headquarters, lost when both of its hexes are German or cut off.',
    where: ['rules/08-steps.ts'],
  },
  'DD 2.3': {
    title: 'New types',
    words:
      'Panzer grenadiers, heavy tanks, assault engineers, artillery, rockets, engineer armies, airborne troops, partisans and Luftwaffe field divisions come to those of the parent.',
    reading: 'Which they are follows from the text: their symbols are not in our source (A-DD-28).',
    where: ['data/counters.ts', 'data/axis-rows.ts', 'data/soviet-rows.ts'],
    needsRefusal: false,
    why: 'Counters are printed so; there is nothing to forbid.',
  },
  'DD 2.5': {
    title: 'Names',
    words: 'Abbreviations of names of units.',
    noEffect: 'Units are named in full.',
  },
  'DD 2.6': {
    title: 'Armies',
    words: 'Soviet engineer armies are of the size of an army.',
    where: ['data/soviet-rows.ts'],
    needsRefusal: false,
    why: 'Counters are printed so; there is nothing to forbid.',
  },
  'DD 2.7': {
    title: 'Air armies',
    words: 'Each has a factor for attack and one for defence.',
    where: ['data/soviet-rows.ts', 'data/counters.ts'],
    needsRefusal: false,
    why: 'Counters are printed so; there is nothing to forbid.',
  },
  'DD 2.8': {
    title: 'Units with a code',
    words: 'Soviet units with a code do not lie in the pools: they come in its turn.',
    where: ['data/counters.ts', 'data/scenario.ts'],
  },
  'DD 2.9': {
    title: 'Turn records',
    words: 'A track of the turns of each year for either player.',
    noEffect: 'The game keeps count of turns.',
  },
}
