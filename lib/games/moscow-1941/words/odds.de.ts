import type { odds as en } from './odds.en'

/** The rungs that lead to the column of an attack, in German. */
export const odds: Readonly<Record<keyof typeof en, string>> = {
  'odds-ratio': '{attack} gegen {defence}',
  'odds-river': 'Über einen Fluss: {shift} {shift|Spalte|Spalten} nach links',
  'odds-dispersed': 'Zersprengte Verteidiger: {shift} {shift|Spalte|Spalten} nach rechts',
  'odds-unsupplied': 'Verteidiger ohne Nachschub: {shift} {shift|Spalte|Spalten} nach rechts',
  'odds-snow': 'Schnee: {shift} {shift|Spalte|Spalten} nach rechts',
  'odds-panic': 'Panik in Moskau: {shift} {shift|Spalte|Spalten} nach rechts',
  'odds-cap': 'Die letzte Spalte',
  'odds-floor': 'Die erste Spalte',
}
