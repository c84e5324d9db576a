import type { odds as en } from './odds.en'

/** The rungs that lead to the column of an attack, in German. */
export const odds: Readonly<Record<keyof typeof en, string>> = {
  'odds-ratio': '{attack} gegen {defence}: {ratio}',
  'odds-covered': 'Einer ist zu sehen, {more} weitere darunter',
  'odds-covered-one': 'Einer ist zu sehen, einer liegt darunter',
  'odds-hills': 'Hügel: {shift} {shift|Spalte|Spalten} nach links, {ratio}',
  'odds-concentric': 'Von allen Seiten: {shift} {shift|Spalte|Spalten} nach rechts, {ratio}',
  'odds-forest': 'Wald, im beweglichen Angriff: {shift} {shift|Spalte|Spalten} nach links, {ratio}',
  'odds-hedgehog': 'Igel: {shift} {shift|Spalte|Spalten} nach links, {ratio}',
  'odds-air': 'VIII. Fliegerkorps: {shift} {shift|Spalte|Spalten} nach rechts, {ratio}',
  'odds-air-against':
    'VIII. Fliegerkorps über den Verteidigern: {shift} {shift|Spalte|Spalten} nach links, {ratio}',
  'odds-fort': 'Festung: {shift} {shift|Spalte|Spalten} nach links, {ratio}',
  'odds-heavy-fort': 'Schwere Festung: {shift} {shift|Spalte|Spalten} nach links, {ratio}',
  'odds-snow': 'Schnee: {shift} {shift|Spalte|Spalten} nach rechts, {ratio}',
  'odds-invasion': 'Von See her: {shift} {shift|Spalte|Spalten} nach links, {ratio}',
  'odds-attenuated':
    'Eingeschränkte Versorgung, nach ihrem Würfel: {shift} {shift|Spalte|Spalten} nach links, {ratio}',
  'odds-river': 'Alle über Flüsse: {shift} {shift|Spalte|Spalten} nach links, {ratio}',
  'odds-strait': 'Alle über eine Meerenge: {shift} {shift|Spalte|Spalten} nach links, {ratio}',
  'odds-large-town': 'Große Stadt: {shift} {shift|Spalte|Spalten} nach links, {ratio}',
  'harm-attacker': 'der Angreifer verliert mehr',
  'harm-nobody': 'beide verlieren gleich viel',
  'harm-defender': 'der Verteidiger verliert mehr',
  'result-losses': 'Verlorene Stufen: Angreifer {attacker}, Verteidiger {defender}',
  'result-all': 'Alle Verteidiger sind verloren; der Angreifer verliert {attacker} {attacker|Stufe|Stufen}',
  'odds-city': 'Metropole: {shift} {shift|Spalte|Spalten} nach links, {ratio}',
}
