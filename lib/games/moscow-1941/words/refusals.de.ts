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
  'not-on-map': '{unit} ist nicht auf der Karte.',
  'is-dispersed': '{unit} ist zersprengt.',
  'is-spent': '{unit} ist für diese Runde erschöpft.',
  'moved-already': '{unit} hat sich in dieser Runde schon bewegt.',
  'fought-already': '{unit} hat in dieser Runde schon angegriffen.',
  'no-factor-left': '{unit} hat keinen Bewegungsfaktor mehr für einen Angriff.',
  'not-adjacent': '{hex} grenzt nicht an das Feld davor.',
  'hex-of-enemy': 'In {hex} steht der Feind.',
  'lake-one-hex': '{unit} überquert einen See nur mit einem Zug von einem Feld.',
  'lake-no-armour':
    '{unit} greift nicht über einen See an: das tun nur Infanterie, Stoßtruppen und Fallschirmjäger.',
  'too-far': 'So weit kommt {unit} nicht: {factors} {factors|Bewegungsfaktor|Bewegungsfaktoren}.',
  'active-units': 'Mit {unit} kämpften mehr als drei Einheiten eines Feldes.',
  'active-corps': 'Mit {unit} kämpften mehr als zwei Korps oder Armeen eines Feldes.',
  'active-armies': 'Mit {unit} kämpfte mehr als eine Armee eines Feldes.',
  'attack-nobody': 'In {target} ist niemand anzugreifen.',
  'attack-same-unit': 'Eine Einheit ist zweimal genannt.',
  'attack-from-afar': '{unit} steht nicht neben {target}.',
  'below-one-to-five': 'Der Angriff auf {target} liegt unter 1:5.',
  'must-be-attacked': 'Auch die deutsche Armee oder das Korps in {hex} muss angegriffen werden.',
  'no-retreat-off': 'In diesem Spiel wird niemandem der Rückzug verboten.',
  'no-retreat-given': 'Der Rückzug ist für diese Runde schon verboten.',
  'retreat-not-so': 'Über {path} dürfen die Verteidiger nicht zurück.',
  'loss-not-involved': '{unit} kann hier nicht verloren gehen.',
  'advance-not-involved': '{unit} hat hier nicht angegriffen.',
  'advance-not-so': '{unit} darf nicht über {path} vorrücken.',
  'advance-mandatory': 'Angreifer so stark wie die Verteidigung müssen nach {target} gehen.',
}
