import type { ChartWord } from './charts.en'

/** The same in German. */
export const charts: Readonly<Record<ChartWord, string>> = {
  'turn.couplets': 'Doppelzüge',
  'turn.points': 'Punkte zum Sieg',
  'turn.key':
    'RD Schützen-, CD Kavallerie-, TD Panzer-, MRD motorisierte Divisionen; RB, MRB und TB die Brigaden davon.',
  'terrain.mech': 'Mechanisiert',
  'terrain.foot': 'Zu Fuß',
  'terrain.rider': 'Kavallerie',
  'terrain.mountain': 'Gebirgstruppen',
  clear: 'Offen',
  forest: 'Wald',
  hills: 'Hügel',
  marsh: 'Sumpf',
  river: 'Fluss',
  strait: 'Meerenge',
  large: 'Große Stadt',
  city: 'Stadt',
  'crt.below': 'tiefer',
  'crt.above': 'höher',
  'crt.key':
    'Stufen, die der Angreifer verliert / Stufen, die der Verteidiger verliert; E: alle. In Städten zählen sie doppelt, und keine ist dort eine.',
  'weather.title': 'Wetter',
  'weather.key':
    'Nach allen Regeln, mit einem Würfel zu Beginn jedes Doppelzugs; auf der Krim zwei weniger. Schnee, der gekommen ist, bleibt.',
  'weather.D': 'trocken',
  'weather.R': 'Regen',
  'weather.M': 'Schlamm',
  'weather.F': 'Frost',
  'weather.S': 'Schnee',
  couplet: 'Doppelzug',
  'supply.title': 'Eingeschränkte Versorgung',
  'supply.key':
    'Nach allen Regeln, für deutsche Angriffe von jenseits der Tankstellen: 1 kommt ab September dazu, 2 im Dezember, und 1 bei Schlamm oder Schnee.',
  'supply.die': 'Würfel',
  'supply.columns': 'Spalten nach links',
}
