import type { RuleTexts } from '@/lib/kernel/rulebook'

/** MOS 27 to 44: aircraft. */
export const air = {
  'MOS 27': {
    title: 'Wie Flugzeuge angreifen',
    words:
      'Ein Luftangriff trifft jede Einheit des Feldes, die nicht verausgabt ist, mit einem eigenen Würfel, von oben nach unten im Stapel.',
    reading:
      'Oben liegt die stärkste Einheit. Wer zersprengt ist, ist nicht verausgabt und kann noch einmal getroffen werden: Durch D erholt er sich nicht in dieser Phase (55).',
  },
  'MOS 28': {
    title: 'Der Würfel deutscher Bomben',
    words:
      'Auf sowjetische Einheiten im Wald oder in einer Großstadt und auf sowjetische Panzer überall ziehen deutsche Flugzeuge 1 vom Würfel ab, auf Einheiten in Moskau 2. Nur eines davon zählt.',
    reading:
      'Von mehreren zählt, was am meisten nimmt. Tula ist hier eine Großstadt, wie sonst für Deutsche (51). Eine zersprengte Einheit hat nichts von Gelände und Stadt (13); Panzer bleiben Panzer.',
  },
  'MOS 29': {
    title: 'Bomben auf Moskau und Panik',
    words:
      'Deutsche Flugzeuge dürfen Moskau in beiden Kampfphasen angreifen. Eine 6 bringt Panik: Für den Rest der Runde hat jeder deutsche Angriff eine Spalte mehr. Ausgesandte Flugzeuge sind verbraucht, auch wenn schon das erste die 6 geworfen hat.',
  },
  'MOS 30': {
    title: 'Bomben auf die Einheiten in Moskau',
    words:
      'Nach dem Angriff auf die Stadt greift jede beteiligte Lufteinheit die sowjetischen Einheiten in Moskau einzeln an.',
    reading:
      'Der Satz bricht hier ab; mehr wird nicht hineingelesen. Der Angriff auf die Stadt hat einen eigenen Würfel, der Panik bringen kann.',
  },
  'MOS 31': {
    title: 'Verausgabt und zersprengt aus der Luft',
    words: 'S und D eines Luftangriffs gelten wie im Kampf am Boden, aber niemand geht davor zurück.',
    reading: 'Wer so getroffen ist, hat keinen freiwilligen Rückzug.',
  },
  'MOS 32': {
    title: 'EAX: ausgeschaltet',
    words:
      'Die feindliche Lufteinheit ist abgefangen, ihr Einsatz scheitert, und in der nächsten Runde ist sie nicht im Spiel.',
    reading: 'Auch im Rest dieser Runde ist sie es nicht.',
  },
  'MOS 33': {
    title: 'Int: abgefangen',
    words: 'Die feindliche Lufteinheit ist abgefangen, und ihr Einsatz scheitert.',
  },
  'MOS 34': {
    title: 'Keine Wirkung in der Luft',
    words: 'Ein Strich ändert auf keiner Seite etwas in der Luft.',
  },
  'MOS 35': {
    title: 'AAc: Flak einer Stadt',
    words:
      'Eine Lufteinheit, die eine Stadt angreift, scheitert und ist in der nächsten Runde nicht zu gebrauchen.',
    reading: 'Auch im Rest dieser Runde nicht. Kleinstädte haben keine Flak.',
  },
  'MOS 36': {
    title: 'AAg: Flak einer Armee',
    words:
      'Eine Lufteinheit, die eine deutsche Armee, Panzergruppe oder ein Korps angreift, scheitert und ist in der nächsten Runde nicht zu gebrauchen.',
    reading:
      'AA allein ist nirgends erklärt: Die Lufteinheit scheitert und ist im Rest dieser und in der nächsten Runde nicht zu gebrauchen. AAg tut nichts, wo keine solche deutsche Einheit angegriffen wird.',
  },
  'MOS 37': {
    title: 'Reichweite der Luftwaffe',
    words:
      'Deutsche Flugzeuge bomben bis zu drei Felder von einer versorgten deutschen Bodeneinheit entfernt, Moskau aus jeder Entfernung.',
  },
  'MOS 38': {
    title: 'Reichweite der sowjetischen Fronten',
    words:
      'Flugzeuge der Fronten bomben bis zu zwei Felder von einer versorgten sowjetischen Bodeneinheit oder von einer sowjetischen Stadt entfernt, die nicht zuletzt in deutscher Hand war.',
    reading:
      'Stadt ist jeder Ort, der im Kampf zählt: Moskau, Tula, Großstädte und Städte; Kleinstädte sind keine.',
  },
  'MOS 39': {
    title: 'Die Jäger des 6. Korps',
    words:
      'Die Jäger verteidigen Moskau gegen Luftangriffe und tun nichts anderes. Fällt Moskau, sind sie endgültig verloren.',
  },
  'MOS 40': {
    title: 'Fernbomber',
    words:
      'Sie bomben bis zu sechs Felder und setzen Fallschirmjäger bis zu vier Felder von der Stadt oder Kleinstadt ab, die ihr Stützpunkt ist; fällt er, sind sie endgültig verloren. Sie schießen niemanden ab. Flak trifft sie nicht, nur Jäger tun es.',
    reading:
      'Ihr Stützpunkt ist Jaroslawl, nach unserer Wahl: Die Aufstellung nennt keinen, und keine Phase der Runde lässt sie ihn wechseln. Stellungen dürfen jede Stadt oder Kleinstadt nennen.',
  },
  'MOS 41': {
    title: 'Flugzeuge der Fronten brauchen keinen Stützpunkt',
    words: 'Flugzeuge der Fronten und der Luftwaffe brauchen keinen Stützpunkt auf der Karte.',
  },
  'MOS 42': {
    title: 'Fallschirmjäger',
    words:
      'Ein Fallschirmkorps, das die Runde nicht zersprengt auf dem Stützpunkt der Bomber beginnt, kann abgesetzt werden und ist danach zersprengt. Ein Korps kann es in einer Runde.',
  },
  'MOS 43': {
    title: 'Wann Flugzeuge fliegen',
    words:
      'Flugzeuge bomben in der Kampfphase der eigenen Seite und fangen während Kampf oder Versorgung der anderen ab. Jede Lufteinheit fliegt in der Runde bis zu zwei Einsätze, einen in jeder Phase: einen Angriff, ein Abfangen oder einen Abwurf.',
    reading:
      'Von Geheimnissen steht nichts da: Alles liegt offen, und wer nicht ausgesandt ist, kann zum Abfangen aufsteigen. Wer abfängt, muss das Feld erreichen wie zum Bomben (37, 38).',
  },
  'MOS 44': {
    title: 'Luftkrieg in Runde 1',
    words:
      'In der vorbereiteten Phase von Runde 1 greifen sowjetische Flugzeuge keine deutschen Bodeneinheiten an.',
  },
} satisfies RuleTexts
