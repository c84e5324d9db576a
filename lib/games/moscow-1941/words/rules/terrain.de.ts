import type { RuleTexts } from '@/lib/kernel/rulebook'

/** MOS 45 to 53: roads, railways, waters, forest, lines and cities. */
export const terrain = {
  'MOS 45': {
    title: 'Straßen',
    words:
      'Wer von Straße zu Straße zieht, kommt weiter: Einheiten zu Fuß ein Feld, Panzer ein Feld für jeden Bewegungsfaktor. Im Schlamm ist nur die Fernstraße von Smolensk nach Moskau zu gebrauchen.',
    reading:
      'Für Panzer kostet jedes Feld auf der Straße einen halben Faktor, so kann auch ein Teil des Weges Straße sein; Einheiten zu Fuß haben ihr Feld nur, wenn der ganze Weg Straße ist. Kavallerie zieht wie Einheiten zu Fuß.',
    refusals: {
      'too-far': 'So weit kommt {unit} nicht: {factors} {factors|Bewegungsfaktor|Bewegungsfaktoren}.',
    },
  },
  'MOS 46': {
    title: 'Eisenbahnen',
    words:
      'Sowjetische Einheiten, die weder zersprengt noch verausgabt sind, und Ersatz fahren beliebig weit mit der Bahn und sind bei der Ankunft zersprengt. In Runde 1 fährt niemand.',
  },
  'MOS 47': {
    title: 'Flüsse',
    words:
      'Ein Fluss, der nicht gefroren ist, hilft dem Verteidiger dahinter, wenn kein Angreifer auf seiner Seite steht: Deutsche Faktoren werden mit 1,5 malgenommen, deutsche Angriffe auf Sowjets sind eine Spalte niedriger. Bewegung kostet er nicht.',
    reading:
      'Wie viel, ist im Text verloren; 1,5 ist unsere Zahl und steht als rekonstruiert in den Tabellen. Wer über einen See angreift (48), steht auch nicht auf derselben Seite.',
  },
  'MOS 48': {
    title: 'Seen',
    words:
      'Über die Seite eines Sees, der nicht gefroren ist, greifen nur Infanterie, Stoßtruppen und Fallschirmjäger an, mit halber Stärke, und wer ihn überquert, zieht insgesamt ein Feld. Gefroren hat er keine Wirkung.',
    refusals: {
      'lake-one-hex': '{unit} überquert einen See nur mit einem Zug von einem Feld.',
      'lake-no-armour':
        '{unit} greift nicht über einen See an: das tun nur Infanterie, Stoßtruppen und Fallschirmjäger.',
    },
  },
  'MOS 49': {
    title: 'Wald',
    words:
      'Im Wald überrollen Panzer keine Einheiten, die nicht zersprengt sind, und deutsche Bomben sind schwächer (28). Bewegung kostet er nicht.',
  },
  'MOS 50': {
    title: 'Verteidigungslinien',
    words:
      'Eine sowjetische Armee hinter einer Verteidigungslinie hat einen Faktor mehr, wenn sie nicht umfasst ist. Die Linie liegt nur auf Feldseiten.',
    reading:
      'Umfasst ist, wer auch aus einem Feld angegriffen wird, zu dem hin keine Linie liegt. Der Faktor gilt einmal für das Feld.',
  },
  'MOS 51': {
    title: 'Moskau und Tula',
    words:
      'Sowjetische Infanterie, Stoßtruppen und Fallschirmjäger verteidigen dort mit doppelten Faktoren, und Moskau zählt einen dazu. Panzer überrollen dort niemanden, und sowjetische Einheiten sind dort immer versorgt. Für Deutsche sind beide Großstädte.',
    reading:
      'Erst wird verdoppelt, dann der eine gezählt. Tula versorgt, wer darin steht (72). Dass dort niemand überrollt wird, gilt anders als im Wald (49) auch für Zersprengte.',
  },
  'MOS 52': {
    title: 'Großstädte',
    words:
      'Eine Großstadt zählt so viele Faktoren dazu, wie Infanterie und Fallschirmjäger sie verteidigen, höchstens zwei, zusätzlich zu anderem Gelände.',
    reading:
      'Stoßtruppen zählen als Infanterie. Welche Städte Großstädte sind, ist unsere Wahl nach der Zählung von 1939.',
  },
  'MOS 53': {
    title: 'Städte',
    words:
      'Eine Stadt zählt einer Einheit der Infanterie, Stoßtruppen oder Fallschirmjäger einen Faktor dazu, zusätzlich zu anderem Gelände. Sonst ist sie offenes Gelände.',
  },
} satisfies RuleTexts
