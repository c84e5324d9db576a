import type { RuleTexts } from '@/lib/kernel/rulebook'

/** PM 8 nach allen Regeln: Verstärkungen. */
export const reinforcements: RuleTexts = {
  'PM 8.1': {
    title: 'Verstärkungen',
    words:
      'Sie kommen mit ihrer Runde und können zurückgehalten werden: deutsche in ihren Reserveräumen, sowjetische, bis zu zehn, in der Reserve des Oberkommandos, die Einheiten nur bei ihrer Ankunft aufnimmt und zu Beginn jedes sowjetischen Spielerzugs abgibt (8.7).',
    reading:
      'Was in der Reserve des Oberkommandos steht, und wie viel, erfährt der Deutsche nicht (A-PM-61). Einheiten verlassen sie zu Beginn einer sowjetischen Bewegungsphase, bevor jemand gezogen ist.',
  },
}
