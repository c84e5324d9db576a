import type { RuleTexts } from '@/lib/kernel/rulebook'

/** PM 8 nach allen Regeln: Verstärkungen. */
export const reinforcements: RuleTexts = {
  'PM 8.1': {
    title: 'Verstärkungen',
    words:
      'Sie kommen mit ihrer Runde und können zurückgehalten werden: deutsche in ihren Reserveräumen, sowjetische, bis zu zehn, in der Reserve des Oberkommandos, die Einheiten nur bei ihrer Ankunft aufnimmt und zu Beginn jedes sowjetischen Spielerzugs abgibt (8.7).',
    reading:
      'Was in der Reserve des Oberkommandos steht, und wie viel, erfährt der Deutsche nicht (A-PM-61). Einheiten verlassen sie zu Beginn einer sowjetischen Bewegungsphase, bevor jemand gezogen ist. In der gemeinsamen Verstärkungsphase hinterlegen beide Seiten ungesehen, was sie tun, der Sowjet zuerst, und dann liegt es offen (A-PM-29).',
  },
  'PM 8.11': {
    title: 'Garden',
    words:
      'In den Runden 7, 10 und 11 dürfen Garden mit zwei Stufen an die Stelle so vieler Einheiten ihrer Art treten, auf der Karte oder in Reserve, die voll versorgt sind, nicht über den See, und neben denen keine Einheit der deutschen Seite steht: erprobter, unerprobter nur, wenn keine erprobte infrage kommt. Das geschieht dann oder nie; die andere Einheit ist aus dem Spiel.',
  },
  'PM 8.7': {
    title: 'Sowjetische Verstärkungen',
    words:
      'Ab Runde 2 kommen sie zu Beginn einer Runde in sowjetischen, versorgten Metropolen und Großstädten, in jeder Zahl, die dort Platz hat; bei Hauptquartieren eines Militärbezirks auch in den Feldern darum.',
    reading:
      'Auch ein Feld neben einem Hauptquartier muss versorgt sein (A-PM-42), und der Feind darf daneben stehen (A-PM-53). Da der Deutsche zur gleichen Zeit ungesehen Einheiten aufruft, kommt in dieser Phase niemand in einen Ort, der ihm gehört; aus der Reserve des Oberkommandos schon.',
  },
}
