import type { RuleTexts } from '@/lib/kernel/rulebook'

export const victory: RuleTexts = {
  'DD 4.1': {
    title: 'Die Siegprüfung',
    words:
      'In den Runden der Tabelle verliert der Deutsche mit so vielen Punkten oder weniger und gewinnt mit so vielen oder mehr; dazwischen geht der Krieg weiter.',
    reading:
      'Gedruckt ist nur die Zeile von Runde 124; alle anderen sind rekonstruiert. In Runde 407 ist dazwischen unentschieden. Solange die Runden des Grundspiels dauern, gelten dessen Bedingungen.',
  },
  'DD 4.2': {
    title: 'Was Punkte kostet',
    words:
      'In der letzten Prüfung kostet jedes Feld der Operationszone, in dem eine versorgte sowjetische Einheit steht, einen Punkt, gleich wie viele dort stehen.',
    reading:
      'Was Einheiten im deutschen Teil der Zone am Ende jeder Runde kosten, wird daneben abgezogen (A-DD-08).',
  },
  'DD 4.7': {
    title: 'Öl',
    words:
      'Bei jeder Prüfung würfelt der Deutsche zuerst für jedes Ölzentrum, das er hält: Eine Eins gewinnt sofort den Krieg, ebenso alle fünf.',
    reading: 'Nur in Runden mit Prüfung (4.4).',
  },
  'DD 4.3': {
    title: 'Vergebung',
    words:
      'Wo immer weitergespielt wird, merkt eine Prüfung, die das Spiel beenden würde, einen Punkt für den Deutschen vor oder gegen ihn; die letzte Prüfung zählt alle.',
    reading: 'Es ist eine Wahl am Tisch und gilt nur, wenn sie getroffen wird.',
  },
  'DD 4.4': {
    title: 'Weniger Prüfungen',
    words: 'Geprüft wird nur in Runden, die die Tabelle nennt.',
    reading:
      'Was sowjetische Einheiten in der deutschen Operationszone kosten, wird in jeder Runde abgezogen (A-DD-08).',
  },
  'DD 4.5': {
    title: 'Nach einer Pause',
    words: 'Hat der Deutsche pausiert (9.19 des Grundspiels), ist das Spiel mit Runde 123 zu Ende.',
    reading: 'Es zählt eine Pause, die durchgehalten wurde.',
  },
  'DD 4.8': {
    title: 'Moskau',
    words: 'Nach Runde 204 bringt der Fall Moskaus Punkte und keinen Wurf.',
  },
  'DD 4.6': {
    title: 'Das Ende des Gambits',
    words:
      'Nach Mansteins Gambit endet der Krieg mit dem ersten Regen oder Schlamm im Norden nach Runde 316: Der Sowjet gewinnt.',
    reading: 'Nur die nördliche Zone, und ohne Punkte zu zählen (A-DD-02).',
  },
  'DD 16.5': {
    title: 'Siegtabelle',
    words: 'Bis zu wie vielen Punkten der Deutsche verliert und ab wie vielen er gewinnt, nach Runden.',
    reading:
      'Die von Runde 124 ist gedruckt; die letzte folgt aus einer Anmerkung. Alle anderen sind unsere (A-DD-01, A-DD-19): sechs Punkte unter und drei über dem, was die Geschichte dann hatte, wie in Runde 124. In Runde 216 liegen sie so um 37, worauf Partien des Computers ab Juni 1942 kamen.',
  },
}
