import type { RuleTexts } from '@/lib/kernel/rulebook'

/** MOS 71 to 78: supply and isolation. */
export const supply = {
  'MOS 71': {
    title: 'Wege der Versorgung',
    words:
      'Bei gutem Wetter und strengem Frost ist eine Einheit bis zu fünf Felder von einer Straße oder Bahn versorgt, die über den Rand der eigenen Seite führt: im Westen für die Deutschen, im Osten für die Sowjets.',
    reading:
      'Straßen und Bahnen dürfen unterwegs gewechselt werden, und weder sie noch die fünf Felder führen am Feind vorbei (25). Wege, die am Nord- oder Südrand entlang zur eigenen Seite führen, zählen wie alle. Über diese Ränder selbst führt keiner der unseren: Wem welcher davon gehörte, sagt der Text nicht; welche über den Rand führen, ist unsere Wahl.',
  },
  'MOS 72': {
    title: 'Quellen der sowjetischen Versorgung',
    words:
      'Moskau ist eine Quelle sowjetischer Versorgung, Tula für sowjetische Einheiten, die darin stehen.',
    reading:
      'Moskau ist es, solange es nicht deutsch ist. Straßen und Bahnen, die von dort ausgehen, versorgen wie die vom Rand.',
  },
  'MOS 73': {
    title: 'Versorgung in Schlamm und Schnee',
    words:
      'In Schlamm und Schnee sind aus den fünf Feldern für die Deutschen zwei und für die Sowjets drei geworden.',
    reading:
      'Auch im Schlamm führt Versorgung über alle Straßen: Dass nur die Fernstraße taugt, ist allein von der Bewegung gesagt (45, 68).',
  },
  'MOS 74': {
    title: 'Ohne Versorgung',
    words:
      'Sind Angreifer nicht versorgt, wird 1 von ihrem Würfel abgezogen. Verteidiger ohne Versorgung werden eine Spalte höher angegriffen.',
    reading: 'Ein Angreifer ohne Versorgung genügt, ebenso einer der Verteidiger, die kämpfen.',
  },
  'MOS 75': {
    title: 'Wann die Versorgung zählt',
    words: 'Die Versorgung zählt im Augenblick des Angriffs, für Angreifer und Verteidiger.',
  },
  'MOS 76': {
    title: 'Isolierung',
    words:
      'Isoliert ist eine Einheit, deren Weg der Versorgung mehr als doppelt so lang ist, wie er sein darf.',
    reading:
      'Das sind mehr als zehn Felder bei gutem Wetter und strengem Frost, in Schlamm und Schnee mehr als vier für Deutsche und sechs für Sowjets; oder gar kein Weg.',
  },
  'MOS 77': {
    title: 'Was Isolierung kostet',
    words:
      'Werden die isolierten Einheiten einer Seite bestimmt, verliert sie eine Einheit aus jeder Gruppe von ihnen, die einander versorgen können; welche, sagt der Besitzer.',
    reading:
      'Eine Gruppe sind sie, wenn so viele Felder von einer zur anderen führen, wie die Versorgung bei diesem Wetter lang sein darf (71, 73), keines davon neben dem Feind, außer durch Freunde (25). Straßen und Bahnen machen diesen Weg nicht länger, und über eine dritte Einheit gehören auch zwei zusammen, die weiter auseinander stehen.',
  },
  'MOS 78': {
    title: 'Versorgung aus der Luft',
    words:
      'Eine deutsche Lufteinheit, die nicht abgefangen wird, kann ein Feld versorgen: Alle Einheiten dort sind für den Rest der Runde versorgt.',
    reading:
      'Versorgt sind die Einheiten, die in diesem Augenblick in dem Feld stehen, wohin sie auch gehen, und niemand, der später kommt. Die Reichweite gilt nur für Bomben (37): Versorgt wird jedes Feld mit einer deutschen Einheit, denn die Fliegerkorps brauchen keinen Stützpunkt (41).',
  },
} satisfies RuleTexts
