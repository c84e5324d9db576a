import type { refusals as en } from './refusals.en'

/** Why an order is refused, in German. */
export const refusals: Readonly<Record<keyof typeof en, string>> = {
  'not-due': 'Darauf wartet das Spiel jetzt nicht: {due}.',
  'goes-on':
    'Hier hat niemand etwas zu entscheiden ({due}): mit dem Befehl „done“ geht das Spiel von selbst weiter.',
  'not-yours': 'Das Spiel wartet auf den anderen Spieler.',
  'game-over': 'Das Spiel ist zu Ende.',
  'must-choose': 'Diese Wahl muss getroffen werden.',
  'not-your-unit': '{unit} gehört dir nicht.',
  'named-twice': 'Eine Einheit ist zweimal genannt.',
  'not-on-map': 'Von dort bewegt sich niemand: {from}.',
  'not-in-stack': '{unit} ist nicht in {hex}.',
  'other-stacks':
    'Diese Einheiten standen zu Beginn der Phase in verschiedenen Feldern: sie ziehen nicht gemeinsam.',
  'not-resumed': '{unit} ist gezogen, und nach ihr ein anderer Stapel.',
  'no-points-left': '{unit} hat keine Bewegungspunkte mehr.',
  'not-adjacent': '{hex} grenzt nicht an das Feld davor.',
  'hex-of-enemy': 'In {hex} steht der Feind.',
  'no-door': 'Von dort führt kein Weg nach {hex}.',
  'foreign-country': '{unit} betritt {hex} nicht: das ist das Land eines anderen Verbündeten.',
  'strait-from-start':
    '{unit} überquert eine Meerenge nur zu Beginn ihres Zuges, und zieht dann nicht weiter.',
  impassable: 'So kommt niemand nach {hex}.',
  slowest: 'So weit kommt der Stapel nicht: {unit} hat {points} {points|Bewegungspunkt|Bewegungspunkte}.',
  'too-far': 'So weit kommt {unit} nicht: {points} {points|Bewegungspunkt|Bewegungspunkte}.',
  'stack-full': 'In {hex} dürfen nicht mehr als {most} Einheiten stehen.',
  'too-many': 'In {hex} stehen zu viele Einheiten: {count}. Die Bewegung endet erst, wenn alle Platz haben.',
  'not-too-many': 'In {hex} stehen nicht zu viele Einheiten.',
  'not-in-reserve': '{unit} ist nicht im anderen Reserveraum.',
  'shifted-already': '{unit} ist für dieses Rundenpaar unterwegs.',
  'south-only': '{unit} kommt nie in den nördlichen Reserveraum.',
  'not-arriving': '{unit} kommt jetzt nicht ins Spiel.',
  'no-entry': 'In {hex} kommt niemand ins Spiel.',
  'reserve-full':
    'Die Reserve des Oberkommandos fasst nicht mehr als {most} Einheiten: {count} {count|muss|müssen} noch aufgestellt werden.',
  'guard-not-due': '{unit} wird jetzt nicht aufgestellt.',
  'not-convertible': '{guard} kann nicht an die Stelle von {unit} treten.',
  'attack-nobody': 'In {target} ist niemand anzugreifen.',
  'attack-same-unit': 'Eine Einheit ist zweimal genannt.',
  'attack-from-afar': '{unit} grenzt nicht an {target}.',
  'attacked-already': '{target} ist in dieser Phase schon angegriffen worden.',
  'fought-already': '{unit} hat in dieser Phase schon gekämpft.',
  'across-water': '{unit} greift nicht über das Wasser an.',
  'loss-not-involved': '{unit} kann hier keine Stufe verlieren.',
  'advance-not-involved': '{unit} hat hier nicht angegriffen.',
}
