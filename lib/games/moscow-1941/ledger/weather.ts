import type { Ledger } from '@/lib/kernel/ledger'

/** MOS 68 to 70: mud, frost and snow. */
export const weather = {
  'MOS 68': {
    title: 'Mud',
    words:
      'German armies have two movement factors, all other units three. One German air unit flies. Armour overruns nobody, and only the highway from Smolensk to Moscow helps movement.',
    reading:
      'Nobody becomes faster by it. Panzer groups are armies. One German air unit flies in each phase, not always the same.',
    where: ['rules/weather.ts', 'rules/movement.ts', 'rules/air.ts', 'data/charts.ts'],
  },
  'MOS 69': {
    title: 'Hard frost',
    words: 'Hard frost is like good weather.',
    where: ['rules/weather.ts', 'data/charts.ts'],
    needsRefusal: false,
    why: 'it forbids nothing',
  },
  'MOS 70': {
    title: 'Snow',
    words:
      'German infantry has two movement factors, other Germans three, the Soviet side all of its own. One German air unit flies and German armour overruns nobody. Soviet attacks are one column higher unless the Germans defend in a city or town. Rivers and lakes are frozen.',
    reading:
      'One German air unit flies in each phase, as in mud. A city or town is of no use if all Germans who defend it are dispersed (13).',
    where: ['rules/weather.ts', 'rules/odds.ts', 'rules/movement.ts', 'rules/air.ts', 'data/charts.ts'],
  },
} satisfies Ledger
