import type { RuleTexts } from '@/lib/kernel/rulebook'

/** 9.5 and 9.6: retreat and advance. */
export const aftermath = {
  'AVD 9.5': {
    title: 'Rückzug',
    words: 'DR und DR2 schicken alle verteidigenden Einheiten um ein Feld oder zwei zurück.',
    refusals: {
      'retreat-not-due': '{unit} muss nicht zurückgehen.',
    },
  },
  'AVD 9.5.1': {
    title: 'Keine Bewegung',
    words:
      'Ein Rückzug kostet keine Bewegungspunkte. Einheiten eines Stapels dürfen sich trennen und in verschiedene Felder gehen.',
    reading: 'Jede Einheit folgt für sich derselben Reihenfolge der Bedingungen.',
  },
  'AVD 9.5.2': {
    title: 'PVO weichen nicht',
    words:
      'Luftabwehr (PVO) geht nicht zurück. Stattdessen verliert sie für jedes Feld des Rückzugs eine Stufe, und was sie bezahlt, erspart es den anderen im Feld.',
    reading:
      'Die PVO eines Feldes zahlen je Feld Rückzug eine Stufe, gleichmäßig verteilt; den Rest gehen die anderen zurück. Bei zwei PVO und einer Stufe sagt der Besitzer, wen es trifft.',
  },
  'AVD 9.5.3': {
    title: 'Wohin',
    words:
      'Eine Einheit muss den Weg nehmen, der sie am wenigsten Stufen kostet. Unter solchen Wegen soll jedes Feld sie näher an eine Quelle ihrer Versorgung bringen, und das letzte soll Platz haben; näher geht vor Platz.',
    reading:
      'Wege werden nach den Stufen geordnet, die sie kosten, mit dem, was hinter einem vollen Feld kommt (9.5.5). Führt kein Weg mit jedem Feld näher heran, gehen die vor, die es mit den verlangten Feldern tun, dann die mit den wenigsten weiteren. Näher heißt: weniger Felder bis zur nächsten Quelle, die jetzt gilt.',
  },
  'AVD 9.5.4': {
    title: 'Durch Zonen',
    words:
      'Jedes Feld eines Rückzugs, das in einer feindlichen Kontrollzone liegt, kostet die Einheit eine Stufe, auch wenn dort ein Freund steht. Nur deutsche motorisierte Einheiten zahlen nichts in einem Feld mit einer anderen deutschen Einheit.',
  },
  'AVD 9.5.5': {
    title: 'Kein Platz',
    words:
      'Ist das letzte Feld eines Rückzugs voll, geht die Einheit ein Feld weiter und noch eines, bis sie Platz findet. Auch für die weiteren Felder gilt 9.5.3.',
    reading:
      'Was ein Weg kostet, zählt bis zu seinem Ende: Niemand wird durch ein volles Feld in einen Verlust getrieben, den ihm ein anderer Weg erspart. Auch HQs sind Einheiten und gehen weiter (5.1, 12.3).',
  },
  'AVD 9.5.6': {
    title: 'Über große Flüsse',
    words:
      'Einen großen Fluss ohne Brücke kann man im Rückzug nur aus dem Feld überschreiten, in dem der Rückzug begann. Liegen beide Ufer in feindlichen Kontrollzonen, geht es gar nicht, auch nicht über eine Brücke.',
  },
  'AVD 9.5.7': {
    title: 'Überrollen im Rückzug',
    words:
      'Eine zurückgehende Einheit darf in das Feld eines feindlichen HQ, das allein steht; dieses verlegt sich. Geht die Einheit beim Betreten verloren, bleibt das HQ.',
  },
  'AVD 9.5.8': {
    title: 'Kein Ausweg',
    words:
      'Wer nur noch von der Karte, regelwidrig über einen Fluss oder in ein verbotenes Feld gehen könnte, ist verloren.',
    reading: 'Der Kessel von Minsk ist Deutschen auch im Rückzug verboten (14.0).',
  },
  'AVD 9.6.1': {
    title: 'Nachrücken',
    words:
      'Ist das angegriffene Feld nach dem Kampf leer, dürfen die Angreifer folgen: zu Fuß ein Feld, motorisiert eines oder zwei, auch wenn der Verteidiger nur eines zurückging.',
    refusals: {
      'advance-not-involved': '{unit} war an diesem Angriff nicht beteiligt.',
      'advance-twice': '{unit} ist schon nachgerückt.',
    },
  },
  'AVD 9.6.2': {
    title: 'Nach Belieben',
    words:
      'Alle, einige oder keiner der Angreifer rücken nach. Es kostet nichts, und feindliche Kontrollzonen zählen nicht.',
  },
  'AVD 9.6.3': {
    title: 'Wohin nachrücken',
    words:
      'Das erste Feld ist das angegriffene. Das zweite darf jedes Feld daneben sein, nur nicht außerhalb der Karte. Jede Einheit darf ihren eigenen Weg gehen.',
    refusals: {
      'advance-first': 'Nachrücken beginnt im angegriffenen Feld, {target}.',
    },
  },
  'AVD 9.6.4': {
    title: 'Überrollen beim Nachrücken',
    words:
      'Eine nachrückende Kampfeinheit darf in das Feld eines feindlichen HQ, das allein steht; dieses verlegt sich.',
  },
  'AVD 9.6.5': {
    title: 'Nachrücken und große Flüsse',
    words:
      'Wer mit dem ersten Feld einen großen Fluss ohne Brücke überschreitet, muss dort halten. Das zweite Feld führt nie über einen solchen.',
  },
  'AVD 9.6.6': {
    title: 'PVO rücken nicht nach',
    words: 'Luftabwehr (PVO) bleibt nach einem Angriff, wo sie ist.',
    refusals: {
      'advance-pvo': '{unit} ist Luftabwehr (PVO) und rückt nie nach.',
    },
  },
} satisfies RuleTexts
