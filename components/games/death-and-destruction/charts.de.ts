import type { ChartWord } from './charts.en'

/** The same in German. */
export const charts: Readonly<Record<ChartWord, string>> = {
  'check.title': 'Wertungen im ganzen Krieg',
  'check.key':
    'Gedruckt ist nur Runde 124, die anderen sind unsere. Szenarien von uns haben eine eigene Wertung, die am Tisch steht.',
  'check.loses': 'Der Deutsche verliert mit',
  'check.wins': 'Er siegt mit',
  'autumn.key':
    'Herbst 1942, und jedes Jahr ebenso; von der zweiten Dezemberhälfte bis Februar immer die letzte Zeile. In der südlichen Zone zwei weniger.',
  'river.key':
    '½: Ab dem Tauwetter im Frühjahr 1942 greift mit der halben Stärke an, wer über einen Fluss angreift (14.1); vorher verschiebt ein Fluss um eine Spalte nach links.',
  'marker.title': 'Angriffsversorgung',
  'marker.key': 'Von ihrer Runde an ist jede Marke da, und mit ihr eine leere.',
  'marker.reach': 'Felder, die sie reicht',
  turn: 'Runde',
}
