import type { RuleTexts } from '@/lib/kernel/rulebook'

export const combat: RuleTexts = {
  'DD 13.1': {
    title: 'Frühling',
    words:
      'Von März bis Mai geht das Wetter nach einer eigenen Tabelle, mit zwei mehr im Süden; kein Schnee bleibt.',
    reading:
      'Die Tabelle ist rekonstruiert. Von Juni bis zur ersten Septemberhälfte ist es trocken; dann gilt wieder die Tabelle des Herbstes, im Winter ihre letzte Zeile.',
  },
  'DD 13.2': {
    title: 'Wetterzonen',
    words:
      'Ab Runde 218 reicht die südliche Zone bis zur Diagonale von 5123S und 1807S, ab 318 bis zu der von 6023S und 1400S. Der Schnee späterer Winter hilft keinen sowjetischen Angriffen.',
    reading: 'Die Diagonalen gehören zur südlichen Zone (A-DD-16); der Schnee endet mit Runde 124 (A-DD-23).',
  },
  'DD 14.1': {
    title: 'Flüsse',
    words:
      'Nach dem ersten Tauwetter des Frühlings 1942 greift, wer über einen Fluss angreift, mit der Hälfte an, abgerundet.',
    reading: 'Alle solchen Angreifer zusammen, und nie mit weniger als eins (A-DD-10).',
  },
  'DD 14.2': {
    title: 'Panzergrenadiere',
    words: 'Sie kämpfen wie Panzer.',
  },
  'DD 14.3': {
    title: 'Schwere Panzer',
    words:
      'Versorgt und neben einer Panzer-, Panzergrenadier- oder motorisierten Division verschieben sie das Verhältnis um eine Spalte, in Angriff und Verteidigung.',
  },
  'DD 14.4': {
    title: 'Sturmpioniere',
    words:
      'Versorgt und neben einer Division verschieben sie einen vorbereiteten Angriff um eine Spalte für ihre Seite; die beider Seiten heben einander auf. Sie verlieren die erste Stufe.',
  },
  'DD 14.5': {
    title: 'Artillerie',
    words:
      'Sowjetische Artillerie unterstützt vorbereitete Angriffe anderer ihres Feldes mit Angriffsversorgung, mit nicht mehr, als diese bringen; nie allein oder in Bewegung.',
    reading: 'Es zählt ihr Angriffswert (A-DD-15).',
  },
  'DD 14.6': {
    title: 'Raketen',
    words: 'In offenes Gelände ohne Ort oder Festung zählen sie doppelt.',
  },
  'DD 14.7': {
    title: 'Abwehrfeuer',
    words:
      'Jede sowjetische Artillerie mit Angriffsversorgung in einem angegriffenen Feld wirft einen Würfel: Eine Eins ist eine Spalte nach links. Gegenbatterie trifft immer.',
    reading: 'Der Angriff geht danach weiter.',
  },
  'DD 14.8': {
    title: 'Die deutsche Artilleriedivision',
    words:
      'Sie greift mit ihrer Verteidigung an, nie in Bewegung, und verschiebt neben einer anderen Division um eine Spalte.',
  },
  'DD 14.9': {
    title: 'Festungen',
    words:
      'Eine gedruckte Festung, in der wieder eine versorgte sowjetische Einheit steht, ist mit Beginn einer Runde wieder hergestellt.',
  },
  'DD 14.12': {
    title: 'Bewegliche Angriffe im Schnee',
    words: 'Nach Runde 218 gibt es sie im Schnee.',
    reading: 'Der Angriff selbst kostet wie sonst.',
  },
  'DD 15.9': {
    title: 'Sowjetische Korps',
    words: 'Panzer- und mechanisierte Korps zahlen sieben Punkte für einen beweglichen Angriff.',
  },
  'DD 15.10': {
    title: 'Das Artilleriekorps von Leningrad',
    words:
      'In Runde 221 kommt es nach Leningrad, wenn das sowjetisch ist, und verschiebt deutsche Angriffe dort und daneben um eine Spalte nach links, bis die Stadt fällt.',
  },
}
