import type { RuleTexts } from '@/lib/kernel/rulebook'

/** MOS 25 and 26: enemies nearby, and the price of an attack. */
export const movement = {
  'MOS 25': {
    title: 'Neben dem Feind',
    words:
      'Einheiten ziehen am Feind vorbei, ohne anzuhalten. Versorgung und Eisenbahn führen durch kein Feld neben einer nicht zersprengten feindlichen Einheit, außer wenn ein Freund darin steht oder ein See, der nicht gefroren ist, dazwischenliegt.',
    reading:
      'Auch endet dort kein Zug. Neben dem Feind beginnen dürfen Versorgung und Zug dort, wo die Einheit steht.',
  },
  'MOS 26': {
    title: 'Ein Angriff kostet einen Bewegungsfaktor',
    words:
      'Eine Einheit, die in der operativen Phase angreifen soll, muss einen ihrer Bewegungsfaktoren dafür behalten.',
    reading: 'Wer alle verbraucht hat, greift nicht an.',
    refusals: {
      'no-factor-left': '{unit} hat keinen Bewegungsfaktor mehr für einen Angriff.',
    },
  },
} satisfies RuleTexts
