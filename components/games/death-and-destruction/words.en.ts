import { en as parent } from '@/components/games/proud-monster/words.en'
import { books } from './books.en'

/** What this game's screen says beyond that of its parent. */
export const added = {
  ...books,
  'list.layMarker': 'Offensive supply that reaches {range} hexes',
  'do.layMarker': 'Lay it here',
  'list.layDummy': 'A dummy of offensive supply',
  'do.layDummy': 'Lay the dummy here',
  'list.liftMarker': 'Take the marker of offensive supply back',
  'do.liftMarker': 'Take it back',
  'list.overrunGuns': 'Run over the artillery in {hex}',
  'do.overrunGuns': 'Run it over',
  'list.transport.rail': 'By rail to {to}: they do nothing else',
  'do.transport.rail': 'Send by rail',
  'list.transport.black': 'Over the Black Sea to {to}',
  'do.transport.black': 'Send by sea',
  'list.transport.baltic': 'Over the Baltic to {to}',
  'do.transport.baltic': 'Send by sea',
  'list.drawBack': '{unit} into the reserve of the high command',
  'do.drawBack': 'Into the reserve',
  'list.callOff': 'Call the attack off',
  'do.callOff': 'Call it off',
  'coach.lay':
    'Choose a marker below, then the hex around which it supplies attacks. The other side sees that one lies there, and not which.',
  'now.lay': 'offensive supply',
  'now.barrage': 'Soviet artillery fires',
  'books.now': 'Replacements of this turn',
  'books.steps': '{side}: {mech} mechanized {mech|step|steps} and {foot} others left',
  'books.steps.all': '{side}: {n} {n|step|steps} left',
  'books.german': 'What falls due: Germans',
  'books.soviet': 'What falls due: Soviets',
  'books.piles': 'Out of play',
  'books.leave': 'leaving: {units}',
  'books.return': 'coming back: {units}',
  'books.disband': 'disbanded: {units}',
  'books.guns': '{n} {n|battalion|battalions} of assault guns {n|becomes a brigade|become brigades}',
  'books.air': 'air corps: {n}',
  'books.convert': '{unit} becomes {into}',
  'books.rebuilt': 'out of the Stalingrad divisions: {n} × {kind}',
  'books.rate': 'from now on {mech} mechanized {mech|step|steps} and {foot} others a turn',
  'books.upgrades': '{n} {n|upgrade counter|upgrade counters}',
  'books.works': '{n} {n|fieldwork|fieldworks}',
  'books.third': 'a third of all {face}',
  'books.all': 'all {face}',
  'books.guards': 'Guards: {units}',
  'books.brigade': 'Brigade',
  'books.corps.tank': 'Tank Corps',
  'books.corps.mechanized': 'Mechanized Corps',
  'books.marker': 'offensive supply that reaches {n} hexes, with a dummy',
  'books.reserve': '{n} steps into the reserve and out of it a turn',
  'books.corps': 'corps may have {n} steps',
  'box.replacementArmy': 'Replacement Army',
  'box.stalingrad': 'Stalingrad divisions',
  'box.withdrawn': 'Withdrawn by kind',
  'box.specified': 'Withdrawn by name',
  'box.partisanWar': 'Against partisans',
  'box.caucasus': 'Sent to the Caucasus',
  'hex.marker': 'Offensive supply: it reaches {n} hexes.',
  'hex.marker.dummy': 'Offensive supply: a dummy.',
  'hex.marker.hidden':
    'Offensive supply, face down: nobody else knows how far it reaches, or whether it is a dummy.',
  'legend.marker': 'Offensive supply: how many hexes it reaches; – is a dummy, ? lies face down',
  'victory.checked': 'After turn {turn}, with {n} {n|point|points} or more: {places}.',
  'formation.german': 'German units',
  'formation.romanian': 'Romanian units',
  'formation.italian': 'Italian units',
  'formation.hungarian': 'Hungarian units',
  'formation.air': 'Aircraft',
  'formation.tank': 'Tank corps',
  'formation.mechanized': 'Mechanized corps',
  'formation.artillery': 'Artillery divisions',
} as const
/** What it says otherwise than its parent. */
const instead = {
  'coach.win.german':
    'Places with a star count: take them and hold them. What you need stands behind the score.',
  'coach.win.soviet':
    'Places with a star count: hold them or take them back. What the German needs stands behind the score.',
  'coach.air': 'Choose an aircraft beside the map, then the stack that it is to support.',
  'legend.air': 'An aircraft over the stack that it supports',
  'now.south': '{north}, south {south}',
  'coach.target':
    'Choose a marked enemy. Soviet units without offensive supply count half: a tap on a stack takes it out, or back in.',
}

export const en = { ...parent, ...added, ...instead }
export type Word = keyof typeof en
