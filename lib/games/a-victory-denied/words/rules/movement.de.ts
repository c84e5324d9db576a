import type { RuleTexts } from '@/lib/kernel/rulebook'

/** 8: movement. */
export const movement = {
  'AVD 8.1.1': {
    title: 'Eine nach der anderen',
    words: 'Beende die Bewegung einer Einheit, bevor du mit der nächsten beginnst.',
    refusals: {
      'moved-already': '{unit} hat sich schon bewegt; inzwischen hat eine andere Einheit begonnen.',
    },
  },
  'AVD 8.1.2': {
    title: 'Bewegungspunkte',
    words:
      'Eine Einheit gibt ihre Bewegungspunkte für so viele Felder aus, wie sie ganz bezahlen kann. Offenes Gelände, Höhen und Orte kosten einen; Wald und Sumpf kosten zu Fuß einen und motorisiert zwei. Was übrig bleibt, verfällt.',
    refusals: {
      'move-no-path': 'Es ist kein Feld genannt, in das es gehen soll.',
      'move-gap': '{hex} liegt nicht neben dem Feld davor.',
      'move-short': '{unit} braucht {need} BP bis {hex} und hat {have}.',
    },
  },
  'AVD 8.1.3a': {
    title: 'Kleine Flüsse',
    words:
      'Ein kleiner Fluss ohne Brücke kostet zu Fuß einen Punkt mehr, motorisiert zwei. Eine Brücke erspart das.',
  },
  'AVD 8.1.3b': {
    title: 'Große Flüsse',
    words:
      'Ohne Brücke überschreitet einen großen Fluss nur, wer seine Bewegung neben dem Fluss begonnen hat, und am anderen Ufer ist Halt.',
    reading:
      'Neben dem Fluss heißt: Derselbe Fluss, dort wo er ein großer ist, ist eine Seite des ersten Feldes, wenn auch nicht gerade an der Stelle des Übergangs. Wer aus einem Feld neben der Karte kommt, hat nicht am Fluss begonnen.',
    refusals: {
      'move-halted': '{unit} hat einen großen Fluss ohne Brücke überschritten und muss halten.',
      'river-too-far':
        'Einen großen Fluss ohne Brücke überschreitet nur, wer seine Bewegung neben ihm begonnen hat.',
    },
  },
  'AVD 8.1.4': {
    title: 'Überrollen auf dem Marsch',
    words:
      'Eine Kampfeinheit darf in das Feld eines feindlichen HQ ziehen, das allein steht. Das HQ muss sich verlegen (12.1).',
    reading:
      'Es kostet nicht mehr als das Gelände. Der Befehl endet dort, der Besitzer verlegt das HQ, und dann darf die Einheit weiterziehen.',
  },
  'AVD 8.1.5': {
    title: 'Auf der Karte bleiben',
    words: 'Keine Einheit verlässt die Karte durch Bewegung.',
    refusals: {
      'move-not-here': '{unit} ist nicht auf der Karte.',
      'move-off-map': '{hex} liegt nicht auf der Karte.',
    },
  },
  'AVD 8.1.6': {
    title: 'PVO bleiben stehen',
    words: 'Luftabwehr (PVO) bewegt sich nie. Angreifen darf sie, wenn sie aktiv ist.',
    refusals: {
      'move-pvo': 'Luftabwehr (PVO) bewegt sich nie.',
    },
  },
  'AVD 8.2.1': {
    title: 'Zonen kosten',
    words:
      'Ein Feld in einer feindlichen Kontrollzone zu betreten kostet zwei Punkte mehr, eines zu verlassen ebenfalls zwei. Von einem solchen Feld ins nächste sind es vier.',
    refusals: {
      'move-zoc':
        'Mit den feindlichen Kontrollzonen am Weg braucht {unit} {need} BP bis {hex} und hat {have}.',
    },
  },
  'AVD 8.2.2': {
    title: 'Große Flüsse zwischen Zonen',
    words:
      'Einen großen Fluss kann man nicht überschreiten, wo die Felder an beiden Ufern in feindlichen Kontrollzonen liegen, auch nicht über eine Brücke, und auch nicht, wenn dort ein Freund steht.',
    refusals: {
      'river-between-zocs':
        'Von einer feindlichen Kontrollzone in die andere führt kein Weg über einen großen Fluss.',
    },
  },
  'AVD 8.3.1': {
    title: 'Straßenmarsch',
    words:
      'Eine Einheit zu Fuß, die mit ihrer ganzen Bewegung einer Straße folgt, zahlt je Feld nur ein Drittel Punkt. Sie muss auf der Straße und außerhalb feindlicher Kontrollzonen beginnen und darf weder neben eine feindliche Einheit oder ein HQ kommen noch neben ein Siegfeld, das der Feind hält.',
    reading:
      'Ein Drittel, wie die Regel sagt; die Hälfte aus dem Beispiel ist eine Option des Tisches. Gewöhnliche und Straßenkosten werden nebeneinander gerechnet, und erlaubt ist ein Marsch, wenn eine von beiden aufgeht. Das Siegfeld selbst zählt wie ein Feld daneben. Wem ein Siegfeld gehört, sagt sein Chit.',
    refusals: {
      'road-motorized': '{unit} ist motorisiert: kein Straßenmarsch.',
      'road-not-so':
        '{unit} hat die Bewegung nicht als Straßenmarsch begonnen, oder in einer feindlichen Kontrollzone.',
      'road-left': 'Ein Straßenmarsch bleibt den ganzen Weg auf der Straße; {hex} liegt abseits.',
      'road-watched':
        'Ein Straßenmarsch darf nicht neben den Feind führen und nicht neben ein Siegfeld, das er hält; {hex} liegt so.',
    },
  },
} satisfies RuleTexts
