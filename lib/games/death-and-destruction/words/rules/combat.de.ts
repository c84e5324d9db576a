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
      'Über Land versorgt und neben einer Panzer-, Panzergrenadier- oder motorisierten Division verschieben sie das Verhältnis um eine Spalte, in Angriff und Verteidigung.',
  },
  'DD 14.4': {
    title: 'Sturmpioniere',
    words:
      'Über Land versorgt und neben einer Division verschieben sie einen vorbereiteten Angriff um eine Spalte für ihre Seite; die beider Seiten heben einander auf. Die erste Stufe, die ihre Seite verliert, ist eine von ihnen.',
    reading: 'Vor jedem Panzer (14.35 des Grundspiels); nur Verstärkungsmarken gehen vorher (8.20).',
  },
  'DD 14.5': {
    title: 'Artillerie',
    words:
      'Sowjetische Artillerie unterstützt vorbereitete Angriffe anderer ihres Feldes mit Angriffsversorgung, mit nicht mehr, als diese bringen; nie allein oder in Bewegung. Sie zahlt für nichts und geht mit der letzten Stufe ihres Feldes; allein verliert man sie an jeden, der eindringt.',
    reading:
      'Es zählt ihr Angriffswert (A-DD-15). Wo beide halbiert werden, verfällt der Rest einmal, der von beiden zusammen (14.1). Mit der letzten Stufe geht auch Artillerie, die nicht beteiligt war.',
  },
  'DD 14.6': {
    title: 'Raketen',
    words:
      'In offenes Gelände ohne etwas von Menschenhand zählen sie doppelt: ohne Ort, Festung, Ölzentrum und Heerstraße, und nicht an der Stalinlinie.',
    reading:
      'Von Menschenhand ist, was 12.17 des Grundspiels und 3.7 nennen, auch zerstörte Festungen; Grenzen laufen zwischen den Feldern. Feldstellungen und der befestigte Raum sind Marken, kein Gelände, und nehmen ihnen nichts.',
  },
  'DD 14.7': {
    title: 'Abwehrfeuer',
    words:
      'Jede sowjetische Artillerie mit Angriffsversorgung in einem angegriffenen Feld wirft einen Würfel: Eine Eins ist eine Spalte nach links. Gegenbatterie trifft immer.',
    reading:
      'Der Deutsche darf den Angriff dann abbrechen: Wer teilnehmen sollte, hat angegriffen, und wer gesehen wurde, bleibt es (A-DD-14).',
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
      'In Runde 221 kommt es nach Leningrad, wenn das sowjetisch ist, und verschiebt deutsche Angriffe dort und daneben um eine Spalte nach links, bis die Stadt fällt oder die letzte sowjetische Einheit in ihr verloren geht.',
  },
  'DD 14.10': {
    title: 'Feldstellungen',
    words:
      'Jede wird gegraben, sobald sie kommt, in einem versorgten Feld ohne Stadt (sowjetische auch nicht in gedruckten Festungen); neben dem Gegner muss dort eine Einheit stehen. Eine Spalte für die Verteidiger, bis der Gegner eindringt.',
    reading:
      'Der Sowjet gräbt, wenn er seine Marken legt, der Deutsche in seiner ersten Phase der Runde. Auf Karte C gibt es keine (A-DD-03).',
  },
  'DD 14.11': {
    title: 'Der befestigte Raum',
    words:
      'In Runde 309 legt ihn der Sowjet in einem versorgten Feld an. Eigene versorgte Felder bis zu zwei weit, ohne Städte, nehmen dem Angreifer im Mai eine Spalte, im Juni zwei, ab Juli drei.',
    reading:
      'Er ist fort, sobald eine deutsche Einheit in seinem Feld steht und in keinem anderen eine sowjetische Einheit oder Linie bleibt.',
  },
  'DD 15.1': {
    title: 'Luftlandetruppen und Partisanen',
    words:
      'Sie kommen in Runde 201, zusammen oder getrennt, in Wald oder Hügelland ohne Gegner bis acht Felder von Moskau oder Leningrad, bleiben dort und sind in der Verteidigung versorgt. Sowjetische Angriffe zählen sie für den Angriff von allen Seiten. Wer sie erreicht, macht sie zu Stufen der nächsten Runde.',
    reading:
      'Jede Einheit, die zieht (A-DD-21). Sie kommen auch neben eigenen Einheiten herunter, soweit der Stapel Platz hat (6.1 des Grundspiels).',
  },
  'DD 15.2': {
    title: 'Die Offensive von 1942',
    words:
      'In Runde 211 bis 213, nach einem deutschen Spielerzug ohne Angriff: Bewegliche Angriffe kosten einen Spielerzug lang sechs Punkte.',
    reading: 'Jeder Angriff einer Einheit der Seite bricht die Pause (A-DD-22).',
  },
  'DD 15.3': {
    title: 'Die Offensive von 1943',
    words:
      'Sie wird in Runde 311 bis 313 erklärt, und 15 mechanisierte Divisionen greifen in ihrer Runde an; sonst kostet es drei Punkte, und Rumänen und Ungarn gehen.',
    reading: 'Verschiedene Divisionen, in beiden Zugpaaren zusammen gezählt.',
  },
  'DD 15.4': {
    title: 'Mansteins Gambit',
    words:
      'Mit der Offensive von 1943 im ersten Zugpaar einer Runde erklärt: Alle Flugzeuge, was abgezogen und mechanisiert ist, zwei Einheiten des Ersatzheers, acht Stufen, eigene Einheiten sowie die 25. Panzer- und die 2. Fallschirmjägerdivision kommen. Siehe 4.6.',
    reading:
      'Eigene Verstärkungsmarken sind nicht bekannt. Es kann erklärt werden, ehe Flugzeuge eingesetzt werden; seine eigenen werden dann mit ihnen eingesetzt.',
  },
  'DD 15.5': {
    title: 'Blaupunkt Ost',
    words:
      'Mit Mansteins Gambit dürfen die 1. und die 2. Fallschirmjägerdivision, oder eine von ihnen, bis 15 Felder von einem versorgten deutschen Ort in ein Feld ohne Großstadt, Feldstellung, befestigten Raum und unversehrte Befestigung springen.',
    reading:
      'Die 1. ist der Stein der 7., die seit 1943 so hieß. Vom befestigten Raum zählt das Feld seines Steins.',
  },
  'DD 15.6': {
    title: 'Wie sie abspringen',
    words:
      'Einmal im Spiel, zu Beginn einer deutschen Bewegung von Juni bis August, aus einem Reserveraum oder einem versorgten Ort abseits des Gegners. Auf den Gegner führen sie einen Angriff von einer Runde ohne Hilfe: Wer das Feld nicht räumt, ist verloren, die anderen ruhen. In einem freien Feld bleiben sie und dürfen daraus angreifen, ohne nachzurücken. In dieser Runde sind sie voll versorgt, und niemand wird aus der Luft versorgt.',
    reading:
      'Aus einem Reserveraum kämpfen sie von einem Feld aus, das ihn berührt. In einer Runde mit Luftversorgung wird nicht gesprungen.',
  },
  'DD 15.7': {
    title: 'Der Absprung von 1943',
    words:
      'In Runde 313 bis 318 dürfen die fünf Luftlandebrigaden einmal zusammen abspringen, bis 15 Felder von einem versorgten sowjetischen Ort, wo kein Deutscher steht. Jede überlebt nach dem Würfel: bis drei, neben Deutschen bis zwei. Sonst tun sie in dem Spielerzug nichts.',
    reading:
      'Aus der Reserve, deren Stufen zählen (8.34), oder aus einem versorgten Ort abseits des Gegners.',
  },
  'DD 15.8': {
    title: 'Krieg gegen Partisanen',
    words:
      'Ab Runde 311 sagt in jeder Runde ein Würfel, wie viele volle Divisionen Partisanen bekämpfen. Wer nicht alle schickt, zahlt einen Punkt; wer zu viel ist, kehrt über einen eigenen versorgten Ort zurück.',
    reading:
      'Geschickt wird in der ersten deutschen Phase der Runde. Wer zu Beginn der Runde an keinen Ort gebracht wird, bleibt im Reserveraum.',
  },
  'DD 16.4': {
    title: 'Partisanentabelle',
    words: 'Bis zu zwei Infanterie- und einer Panzerdivision, nach dem Würfel.',
    reading: 'Unsere (A-DD-01).',
  },
}
