import type { Ledger } from '@/lib/kernel/ledger'

/** Rules of this game: combat. */
export const combat: Ledger = {
  'DD 13.1': {
    title: 'Spring',
    words:
      'From March to May the weather goes by a table of its own, with two more in the south; no snow stays.',
    reading:
      'The table is reconstructed. From June to the first half of September it is dry; from then on the table of autumn counts again, in winter its last row.',
    where: ['delta/13-weather.ts', 'data/charts.ts'],
  },
  'DD 13.2': {
    title: 'Zones of weather',
    words:
      'From turn 218 on the southern zone reaches to the diagonal of 5123S and 1807S, from 318 on to that of 6023S and 1400S. The snow of later winters helps no Soviet assaults.',
    reading: 'The diagonals are of the southern zone (A-DD-16); the snow ends with turn 124 (A-DD-23).',
    where: ['in-force.ts', 'delta/13-weather.ts', 'data/charts.ts'],
  },
  'DD 14.1': {
    title: 'Rivers',
    words:
      'After the first thaw of spring 1942 whoever attacks across a river does so with half, rounded down.',
    reading: 'All such attackers together, and never with less than one (A-DD-10).',
    where: ['delta/14-combat.ts', 'follows.ts'],
  },
  'DD 14.2': {
    title: 'Panzer grenadiers',
    words: 'They fight as panzers do.',
    where: ['in-force.ts'],
  },
  'DD 14.3': {
    title: 'Heavy tanks',
    words:
      'In supply over land and beside a panzer, panzer grenadier or motorized division they shift the odds a column, in attack and defence.',
    where: ['delta/14-combat.ts'],
  },
  'DD 14.4': {
    title: 'Assault engineers',
    words:
      'In supply over land and beside a division they shift a prepared assault a column for their side; those of both sides cancel each other. The first step that their side loses is one of theirs.',
    reading: 'Before any tank (14.35 of the parent); upgrade counters alone go first (8.20).',
    where: ['delta/14-combat.ts'],
  },
  'DD 14.5': {
    title: 'Artillery',
    words:
      'Soviet artillery supports prepared assaults of others of its hex in offensive supply, with no more than they bring; it never attacks alone or on the move. It pays for nothing, and goes with the last of its hex; alone it is lost to whoever enters.',
    reading:
      'Its attack factor counts (A-DD-15). Where both are halved, what is left over is lost once, of both together (14.1). With the last beside it goes artillery that took no part as well.',
    where: ['delta/14-artillery.ts', 'delta/08-upgrades.ts'],
  },
  'DD 14.6': {
    title: 'Rockets',
    words:
      'They count twice into clear ground without anything that people have made: no place, fort, oil centre or military road, and not the Stalin Line.',
    reading:
      'Made by people is what 12.17 of the parent and 3.7 name, forts that are destroyed too; borders run between hexes. Fieldworks and the fortified area are counters, not terrain, and take nothing from them.',
    where: ['delta/14-artillery.ts', 'data/caucasus.ts'],
  },
  'DD 14.7': {
    title: 'Counter-preparatory fire',
    words:
      'Each Soviet artillery unit in offensive supply in a hex that is attacked throws a die: a one is a column to the left. Counter battery hits always.',
    reading:
      'The German may call the attack off then: whoever was to take part has attacked, and who was seen stays so (A-DD-14).',
    where: ['delta/14-artillery.ts', 'events/combat.ts'],
  },
  'DD 14.8': {
    title: 'The German artillery division',
    words: 'It attacks with its defence, never on the move, and shifts a column beside another division.',
    where: ['delta/14-combat.ts'],
  },
  'DD 14.9': {
    title: 'Forts',
    words: 'A printed fort that a supplied Soviet unit stands in again is repaired as a turn begins.',
    where: ['delta/14-combat.ts', 'events/combat.ts'],
  },
  'DD 14.12': {
    title: 'Mobile assaults in snow',
    words: 'After turn 218 they are made in snow.',
    reading: 'The assault itself costs as always.',
    where: ['delta/14-combat.ts'],
  },
  'DD 15.9': {
    title: 'Soviet corps',
    words: 'Tank and mechanized corps pay seven points for a mobile assault.',
    where: ['delta/14-combat.ts'],
  },
  'DD 15.10': {
    title: 'The Counter Fire Corps',
    words:
      'In turn 221 it comes to Leningrad, if that is Soviet, and shifts German attacks there and next to it a column to the left, until the city falls or the last Soviet unit in it is lost.',
    where: ['delta/14-combat.ts', 'follows.ts'],
  },
  'DD 14.10': {
    title: 'Fieldworks',
    words:
      'Each is dug as it comes, in a hex in supply without city (the Soviet neither in printed forts); next to the enemy a unit has to stand there. A column for those who defend it, until the enemy enters.',
    reading:
      'The Soviet digs as he lays his markers, the German in his first phase of the turn. On Map C there are none (A-DD-03).',
    where: ['rules/14-works.ts', 'delta/14-works.ts', 'events/works.ts', 'follows.ts'],
  },
  'DD 14.11': {
    title: 'The fortified area',
    words:
      'In turn 309 the Soviet lays it out in a hex in supply. Hexes within two that are his and in supply, without cities, take a column from the attacker in May, two in June, three from July on.',
    reading:
      'It is gone once a German unit stands in its hex, and no Soviet unit or line is left in any other.',
    where: ['rules/14-works.ts', 'delta/14-works.ts', 'events/works.ts'],
  },
  'DD 15.1': {
    title: 'Airborne troops and partisans',
    words:
      'They come in turn 201, together or apart, into forest or hills without enemies within eight hexes of Moscow or Leningrad, stay there, and are in supply as they defend themselves. Soviet assaults count them to attack from all sides. Others who reach them make steps for the next turn of theirs.',
    reading:
      'Any unit that moves (A-DD-21). They come down beside others of their side too, as far as a stack has room (6.1 of the parent).',
    where: ['rules/15-offensives.ts', 'delta/15-special.ts', 'events/special.ts'],
  },
  'DD 15.2': {
    title: 'The offensive of 1942',
    words:
      'In turns 211 to 213, after a German player turn without any attack: mobile assaults cost six points in one player turn.',
    reading: 'Any attack of any unit of the side breaks the lull (A-DD-22).',
    where: ['rules/15-offensives.ts', 'delta/15-special.ts', 'follows.ts'],
  },
  'DD 15.3': {
    title: 'The offensive of 1943',
    words:
      'It is declared in turns 311 to 313, and 15 mechanized divisions attack in its turn; else it costs three points, and Romanians and Hungarians leave.',
    reading: 'Different divisions, counted over both couplets together.',
    where: ['rules/15-offensives.ts', 'delta/15-special.ts', 'follows.ts'],
  },
  'DD 15.4': {
    title: "Manstein's Gambit",
    words:
      'Declared with the offensive of 1943, in the first couplet of a turn: all aircraft, what was withdrawn and is mechanized, two units of the Replacement Army, eight steps, units of its own, and the 25th Panzer and 2nd Parachute Divisions come. See 4.6.',
    reading:
      'Upgrade counters of its own are not known. It may be declared before aircraft are committed, and its own are then committed with them.',
    where: ['rules/15-offensives.ts', 'delta/15-special.ts', 'events/special.ts', 'delta/10-air.ts'],
  },
  'DD 15.5': {
    title: 'Blaupunkt East',
    words:
      "With Manstein's Gambit the 1st and the 2nd Parachute Division, or one of them, may be dropped into a hex within 15 hexes of a German place in supply that has no city, fieldwork, fortified area or fort that stands.",
    reading:
      'The 1st is the counter of the 7th, which bore that number from 1943 on. Of the fortified area the hex of its counter counts.',
    where: ['rules/15-drops.ts', 'delta/15-drops.ts', 'events/special.ts'],
  },
  'DD 15.6': {
    title: 'How they are dropped',
    words:
      'Once a game, as a German movement begins from June to August, out of a reserve area or a place in supply away from the enemy. Onto the enemy they make an assault of one round without help: who does not clear the hex is lost, the others rest. In a free hex they stay, and may attack out of it without advancing. In that turn they are in full supply, and nobody is supplied from the air.',
    reading:
      'Out of a reserve area they fight from a hex that touches it. A drop is not made in a turn with supply from the air.',
    where: ['rules/15-drops.ts', 'delta/15-drops.ts', 'events/special.ts'],
  },
  'DD 15.7': {
    title: 'The airdrop of 1943',
    words:
      'In turns 313 to 318 the five airborne brigades may be dropped once, together, within 15 hexes of a Soviet place in supply, where no German is. Each survives by a die: up to three, next to Germans up to two. They do nothing else in the player turn.',
    reading: 'Out of the reserve, whose steps count (8.34), or out of a place in supply away from the enemy.',
    where: ['rules/15-drops.ts', 'delta/15-drops.ts', 'events/special.ts'],
  },
  'DD 15.8': {
    title: 'War against partisans',
    words:
      'From turn 311 on a die says in each turn how many full divisions fight partisans. Who does not send all of them pays a point; those who are too many come back by any place of their own in supply.',
    reading:
      'They are sent in the first German phase of the turn. Those who are not brought to a place as the turn begins stay in the reserve area.',
    where: ['rules/15-offensives.ts', 'delta/15-special.ts', 'events/special.ts'],
  },
  'DD 16.4': {
    title: 'Table of partisans',
    words: 'Up to two infantry and one tank division, by the die.',
    reading: 'Ours (A-DD-01).',
    where: ['data/charts.ts'],
    needsRefusal: false,
    why: 'A table is read; there is nothing to forbid.',
  },
}
