import type { RuleTexts } from '@/lib/kernel/rulebook'

/** MOS 82 to 86: the set-up and the charts. */
export const setUp = {
  'MOS 82': {
    title: 'Die Deutschen bauen auf',
    words:
      'Die 25 deutschen Bodeneinheiten stehen in 13 Feldern am westlichen Rand, vom II. Korps in M2 bis zu Guderian in A2. Beide Fliegerkorps sind außerhalb der Karte.',
    reading:
      'Die 5. und die 6. Panzerdivision stehen, wie die Liste sie hat, obwohl sie gegenüber der Geschichte vertauscht aussehen.',
  },
  'MOS 83': {
    title: 'Die Sowjets bauen auf',
    words:
      'Zwanzig Bodeneinheiten stehen in 18 Feldern, von Jermakow in A3 bis zur 22. Armee in L2, in Moskau Leljuschenko und die Jäger.',
    reading: 'Die Liste endet mit einem Komma, es können also Einheiten fehlen; ergänzt ist keine.',
  },
  'MOS 84': {
    title: 'Ergebnisse der Kämpfe',
    words:
      'Die Tabelle der Ergebnisse hat zwölf Spalten von 1:5 bis 10:1 und eine Zeile für jede Seite des Würfels.',
    reading:
      'Die Felder fehlen in den Regeln; gefunden wurden sie beim Autor, von dem sie sind. Verhältnisse werden auf die nächste Spalte abgerundet.',
  },
  'MOS 85': {
    title: 'Ergebnisse in der Luft',
    words:
      'Die Lufttabelle hat Spalten für Bomben auf eine Stadt, Bomben anderswo und das Abfangen durch jede Seite.',
    reading: 'Ihre Felder fehlen; unsere folgen demselben Autor, wo er es anderswo gemacht hat.',
  },
  'MOS 86': {
    title: 'Die Tabelle der Runden',
    words: 'Jede Runde dauert zehn Tage und hat ihr Wetter und die Einheiten, die in ihr kommen.',
    reading:
      'Die Tabelle fehlt. Tage und Wetter folgen einem anderen Spiel des Autors und der Geschichte; welche sowjetischen Einheiten kommen und dass in Runde 7 ein deutsches Fliegerkorps geht, ist unsere Wahl.',
  },
} satisfies RuleTexts
