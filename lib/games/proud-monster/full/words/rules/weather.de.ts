import type { RuleTexts } from '@/lib/kernel/rulebook'

/** PM 13, 8.19, 12.20 und 17.1: Wetter, und die Autobahn, die es beendet. */
export const weather: RuleTexts = {
  'PM 8.19': {
    title: 'Auffrischungen und Wetter',
    words: 'Niemand wird mehr aufgefrischt, sobald irgendwo Schlamm oder Schnee war.',
  },
  'PM 12.20': {
    title: 'Die Autobahn',
    words:
      'Entlang der Autobahn von Minsk nach Moskau betreten mechanisierte Einheiten Wald für einen Punkt, bis zum ersten Schlamm oder Schnee im Norden.',
  },
  'PM 13.1': {
    title: 'Wetter',
    words: 'Es ändert den Boden und was auf ihm möglich ist. Vor der siebten Runde ist es trocken.',
  },
  'PM 13.2': {
    title: 'Zwei Zonen',
    words:
      'Ab der siebten Runde wird zu Beginn jedes Doppelzugs gewürfelt. Das ergibt das Wetter des Nordens; auf der Krim zählen zwei weniger.',
    reading: 'Die Überschrift dieser Regel ist verloren; ihr Text steht ohne Nummer da (A-PM-04).',
  },
  'PM 13.3': { title: 'Trocken', words: 'Nichts ändert sich, weder Bewegung noch Kampf.' },
  'PM 13.4': {
    title: 'Regen',
    words: 'Einheiten der deutschen Seite haben einen Bewegungspunkt weniger, sowjetische nicht.',
    reading: 'Es zählt, wo eine Einheit beginnt. Wer unversorgt ist, halbiert, was danach bleibt (A-PM-23).',
  },
  'PM 13.5': {
    title: 'Schlamm',
    words:
      'Der Boden kostet beide Seiten doppelt, Feldseiten kosten wie sonst. Es gibt keine beweglichen Angriffe.',
  },
  'PM 13.6': {
    title: 'Frost',
    words:
      'Wie trocken; aber Flüsse sind für Bewegung und Kampf nicht da, und Sumpf gilt als offenes Gelände.',
    reading:
      'Meerengen gefrieren nur bei Schnee (A-PM-46). Gefrorener Sumpf ist auch in Gefechten offenes Gelände: Panzer zählen voll, und bewegliche Angriffe gehen hinein.',
  },
  'PM 13.7': {
    title: 'Schnee',
    words:
      'Wie Frost, und auch Meerengen sind nicht da; aber der Boden kostet doppelt. Seen werden überquert, doch niemand hält auf ihnen oder greift über sie an. Es gibt keine beweglichen Angriffe; vorbereitete der Sowjets rücken eine Spalte nach rechts.',
    reading:
      'Ein See kostet wie offenes Gelände. Eine Feldseite zwischen beiden Zonen liegt in der südlichen, wie das Heft es vom Siwasch sagt.',
  },
  'PM 13.8': {
    title: 'Tiefer Winter',
    words:
      'Schnee, der im Norden gefallen ist, bleibt. Für den Süden wird weiter gewürfelt, bis auch dort Schnee liegt.',
    reading: 'Zwei werden davon abgezogen wie zuvor (A-PM-45).',
  },
  'PM 13.9': {
    title: 'Ende der Auffrischungen',
    words: 'Der erste Schlamm oder Schnee in einer der Zonen beendet Auffrischungen für immer.',
  },
  'PM 13.10': {
    title: 'Ende der Autobahn',
    words: 'Der erste Schlamm oder Schnee im Norden beendet die Autobahn für immer.',
  },
  'PM 17.1': {
    title: 'Tafel des Wetters',
    words: 'Eine Zeile je Doppelzug ab der zweiten Septemberhälfte, eine Spalte je Würfelzahl von -1 bis 6.',
  },
}
