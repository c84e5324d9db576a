import type { RuleTexts } from '@/lib/kernel/rulebook'

/** 12 and 13: headquarters, artillery and air power. */
export const headquarters = {
  'AVD 12.1': {
    title: 'Ein HQ überrollen',
    words:
      'Ein HQ, das allein steht, kann nicht angegriffen werden, aber eine feindliche Kampfeinheit darf durch Bewegung, Rückzug oder Nachrücken in sein Feld. Dann verlegt sich das HQ (12.6).',
    refusals: {
      'overrun-by-hq': 'Ein HQ kann das HQ in {hex} nicht überrollen; das kann nur eine Kampfeinheit.',
      'overrun-first': 'Das HQ in {hex} muss zuerst weichen: Beende die Bewegung dort und zieh dann weiter.',
    },
  },
  'AVD 12.2': {
    title: 'HQs und Verluste',
    words:
      'HQs verlieren keine Stufen. Gehen alle Kampfeinheiten verloren, mit denen ein HQ in den Kampf ging, muss es sich verlegen.',
    reading: 'Es bleibt, solange noch eine Kampfeinheit seiner Seite im Feld ist.',
  },
  'AVD 12.3': {
    title: 'HQs gehen zurück',
    words: 'Müssen die Einheiten in seinem Feld zurückgehen, geht das HQ mit.',
    reading:
      'Es folgt der ersten zurückgegangenen Einheit, bei der Platz für es ist. Hat keine Platz, geht es von dort nach 9.5.5 weiter, denn 12.2 verlegt ein HQ nur, wenn sein ganzer Stapel ausscheidet; Felder in feindlichen Zonen sprechen gegen einen Weg, obwohl ein HQ keine Stufen verliert, und in ein Feld mit Feinden geht es nicht (12.1). Ohne solchen Weg verlegt es sich, denn im Kampf scheidet kein HQ aus.',
  },
  'AVD 12.4': {
    title: 'HQs rücken nach',
    words:
      'Rücken Einheiten aus seinem Feld nach, darf das HQ mitgehen, zwei Felder mit motorisierten, die so weit gehen.',
    reading: 'Es darf auf dem Weg, den eine Einheit seines Stapels gegangen ist, früher halten.',
  },
  'AVD 12.5': {
    title: 'Ausscheiden',
    words:
      'Am Ende einer Runde scheidet ein HQ aus, in dessen Befehlsweite keine Kampfeinheit seiner Seite steht.',
  },
  'AVD 12.6': {
    title: 'Verlegen',
    words:
      'Das HQ wird vom Besitzer aufgenommen und wieder abgesetzt: mindestens vier Felder entfernt, auf dem kürzesten Weg, auf dem jedes Feld näher an derselben Versorgungsquelle liegt, außerhalb feindlicher Kontrollzonen und mit Versorgungslinie. Gibt es kein solches Feld, ist es aus dem Spiel. Truppen in Reichweite braucht es dabei nicht.',
    reading:
      'Von den passenden Feldern nur die nächsten, unter denen der Besitzer wählt. Quellen, die der Feind hält, zählen nicht. Nicht in ein Siegfeld, das der Feind hält.',
    refusals: {
      'relocate-not-so':
        '{hex} kommt nicht in Frage: mindestens vier Felder entfernt, jedes näher an derselben Quelle, außerhalb feindlicher Kontrollzonen, versorgt und so nah wie möglich.',
    },
  },
  'AVD 13.1': {
    title: 'Artillerie und Luftwaffe',
    words:
      'Die deutsche Luftwaffe ist in jeder Runde im Becher, die sowjetische Artillerie in jeder außer der ersten.',
  },
  'AVD 13.2a': {
    title: 'Artillerie',
    words:
      'Wird der Artilleriechit gezogen, wird mit sechs Seiten gewürfelt; die Hälfte, abgerundet, ist die Zahl der Artillerieangriffe. Ein Ziel liegt neben einer sowjetischen Einheit oder einem HQ, oder zwei Felder von einer sowjetischen Einheit auf einer Höhe, und wird je Runde höchstens einmal beschossen. Es gilt die Spalte 3-1, verschoben vom Gelände des Ziels, und ein sechsseitiger Würfel. Ergebnisse gegen den Angreifer zählen nicht.',
    reading: 'Keine Stukas, kein Bonus aus 14.0; der schießenden Seite geschieht nichts.',
  },
  'AVD 13.2b': {
    title: 'Raketen',
    words:
      'Einmal im Spiel dürfen mit dem Artilleriechit auch Raketen schießen: wie Artillerie, aber von Spalte 7-1 aus und nicht auf ein Feld, das die Artillerie in dieser Runde beschossen hat.',
  },
  'AVD 13.3a': {
    title: 'Stukas auf den Flugplätzen',
    words:
      'Ein Stuka, der geflogen ist, liegt beiseite. Jedes Mal, wenn der Chit Luftwaffe gezogen wird, ist einer wieder bereit.',
    reading: 'Es kommt immer einer zurück, wenn einer fort ist. Die Verschiebung selbst steht in 9.3.4.',
    refusals: {
      'stuka-none': 'Auf den Flugplätzen ist kein Stuka bereit.',
    },
  },
  'AVD 13.3b': {
    title: 'Bomber',
    words:
      'Einmal im Spiel darf der Bomber, wenn der Chit Luftwaffe gezogen wird, ein beliebiges Feld von Spalte 8-1 aus treffen. Nur verlorene Stufen zählen, niemand geht zurück.',
    reading: 'Das Gelände zählt, die zwei Spalten von Runde 1 nicht.',
  },
} satisfies RuleTexts
