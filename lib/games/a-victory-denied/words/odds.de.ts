import type { odds as en } from './odds.en'

/** How an attack finds its column, and how the game is counted at its end, in German. */
export const odds: Readonly<Record<keyof typeof en, string>> = {
  'odds-ratio': '{attack} gegen {defence}',
  'odds-no-defence': 'Keine Verteidigung mehr: letzte Spalte, wie das Gelände auch ist',
  'odds-artillery': 'Artillerie schießt auf {ratio}',
  'odds-rocket': 'Raketen schießen auf {ratio}',
  'odds-bomber': 'Der Bomber greift auf {ratio} an',
  'odds-terrain-alone': '{terrain}: {shift} {shift|Spalte|Spalten} nach links',
  'odds-terrain': '{terrain} {town}: {shift} {shift|Spalte|Spalten} nach links',
  'odds-stuka-attack': 'Stuka: {shift} {shift|Spalte|Spalten} nach rechts',
  'odds-stuka-defence': 'Stuka in der Verteidigung: {shift} {shift|Spalte|Spalten} nach links',
  'odds-first-turn': 'Deutscher Angriff in Runde 1: {shift} {shift|Spalte|Spalten} nach rechts',
  'odds-timoshenko': 'Timoschenko: {shift} {shift|Spalte|Spalten} nach rechts',
  'odds-cap': 'Nie über die letzte Spalte hinaus',
  'odds-floor': 'Nie unter die erste Spalte',
  'final-moscow-german': 'Ziel Moskau: {german} deutsche Punkte gegen {soviet}. Die Deutschen gewinnen.',
  'final-moscow-soviet': 'Ziel Moskau: {german} deutsche Punkte gegen {soviet}. Die Sowjets gewinnen.',
  'final-moscow-draw':
    'Moskau war die deutsche Wahl und wurde nicht erreicht: {german} deutsche Punkte gegen {soviet}, unentschieden.',
  'final-distracted-german':
    'Hitler abgelenkt: {german} deutsche Punkte gegen {soviet}. Die Deutschen gewinnen.',
  'final-distracted-soviet':
    'Hitler abgelenkt: {german} deutsche Punkte gegen {soviet}. Die Sowjets gewinnen.',
  'final-distracted-draw': 'Hitler abgelenkt: {german} deutsche Punkte gegen {soviet}. Unentschieden.',
}
