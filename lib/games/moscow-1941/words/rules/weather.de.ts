import type { RuleTexts } from '@/lib/kernel/rulebook'

/** MOS 68 to 70: mud, frost and snow. */
export const weather = {
  'MOS 68': {
    title: 'Schlamm',
    words:
      'Deutsche Armeen haben zwei Bewegungsfaktoren, alle anderen Einheiten drei. Eine deutsche Lufteinheit fliegt. Panzer überrollen niemanden, und nur die Fernstraße von Smolensk nach Moskau hilft der Bewegung.',
    reading:
      'Niemand wird dadurch schneller. Panzergruppen sind Armeen. In jeder Phase fliegt eine deutsche Lufteinheit, nicht immer dieselbe.',
  },
  'MOS 69': {
    title: 'Strenger Frost',
    words: 'Strenger Frost ist wie gutes Wetter.',
  },
  'MOS 70': {
    title: 'Schnee',
    words:
      'Deutsche Infanterie hat zwei Bewegungsfaktoren, andere Deutsche drei, die Sowjets alle ihre. Eine deutsche Lufteinheit fliegt, und deutsche Panzer überrollen niemanden. Sowjetische Angriffe sind eine Spalte höher, außer wenn die Deutschen in einer Stadt oder Kleinstadt verteidigen. Flüsse und Seen sind gefroren.',
    reading:
      'In jeder Phase fliegt eine deutsche Lufteinheit, wie im Schlamm. Ein Ort nützt nichts, wenn alle Deutschen, die ihn verteidigen, zersprengt sind (13).',
  },
} satisfies RuleTexts
