import type { standing as en } from './standing-words.en'

/** Dauerbefehle: was für einen entschieden wird, solange die andere Seite handelt. */
export const standing: Readonly<Record<keyof typeof en, string>> = {
  'standing.title': 'Dauerbefehle',
  'standing.intro':
    'Was für dich entschieden wird, solange die andere Seite handelt oder niemand. Die Gegenseite sieht diese Befehle nie vor dem Ende der Partie, nur was dabei herauskommt.',
  'standing.when':
    'Ändere sie, wann du willst. Ein Kampf, der begonnen hat, folgt den Befehlen, die bei der Ansage des Angriffs galten.',
  'standing.always': 'Das immer für mich entscheiden …',

  'standing.trump': 'Guderian',
  'standing.stuka': 'Stukas in der Verteidigung',
  'standing.losses': 'Verluste',
  'standing.airDefence': 'Verluste der Luftabwehr',
  'standing.retreat': 'Rückzüge',
  'standing.relocate': 'Hauptquartiere, die weichen müssen',

  'standing.mode': 'Wer entscheidet',
  'standing.mode.ask': 'Frag mich',
  'standing.mode.wait': 'Frag mich, aber entscheide nach {n} {n|Stunde|Stunden}',
  'standing.mode.auto': 'Automatisch',
  'standing.says.ask': 'Du wirst gefragt.',
  'standing.says.wait': 'Du wirst gefragt; nach {n} {n|Stunde|Stunden} gilt: {how}',
  'standing.hours': 'So lange wartet die Partie auf dich, wo du erst gefragt wirst',
  'standing.hours.hint': 'Deine Ruhezeit hält die Nachricht zurück, nicht die Entscheidung.',
  'standing.hours.n': '{n} {n|Stunde|Stunden}',
  'standing.lapses': 'Entscheidest du bis {time} nicht, tun es deine Dauerbefehle.',

  'standing.trump.never': 'Guderian wartet, bis der Becher leer ist.',
  'standing.trump.says': 'Guderian wird gespielt statt: {list}. Sonst wartet er, bis der Becher leer ist.',
  'standing.trump.chits': 'Guderian kommt statt:',
  'standing.trump.firstArmy': 'der erste sowjetische Armeechit eines Zuges',
  'standing.trump.supply': 'Versorgung vor deinem ersten Chit',
  'standing.trump.reinforcement': 'Verstärkungen',
  'standing.trump.fewer': 'jeder Chit, sobald weniger als {n} im Becher sind',
  'standing.trump.fewerThan': 'Auch sobald weniger Chits im Becher sind als',
  'standing.trump.not': 'egal',

  'standing.stuka.says':
    'Ein Stuka fliegt gegen Angriffe ab {from} {worth}; {keep} {keep|bleibt|bleiben} in Reserve.',
  'standing.stuka.says.all': 'Ein Stuka fliegt gegen Angriffe ab {from} {worth}, bis zum letzten Stuka.',
  'standing.stuka.any': 'auf jedes Feld',
  'standing.stuka.on': 'auf {list}',
  'standing.stuka.victoryHex': 'Siegfelder',
  'standing.stuka.motorized': 'motorisierte Einheiten',
  'standing.stuka.from': 'Angriffe ab dieser Spalte, Gelände eingerechnet',
  'standing.stuka.worth': 'Zur Verteidigung von (nichts gewählt: jedes Feld)',
  'standing.stuka.keep': 'Stukas in Reserve',

  'standing.losses.says': 'Zuerst {list}.',
  'standing.losses.none': 'Wer dem Namen nach zuerst kommt.',
  'standing.losses.spare':
    'In einem Siegfeld wird keine Einheit aufgegeben, solange eine andere eine Stufe verlieren kann.',
  'standing.losses.list': 'Wer zuerst Stufen verliert',
  'standing.wish.airDefenceLast': 'alles außer Luftabwehr',
  'standing.wish.onFoot': 'Einheiten zu Fuß',
  'standing.wish.weakest': 'die schwächsten',
  'standing.wish.reduced': 'reduzierte Einheiten',
  'standing.wish.full': 'Einheiten in voller Stärke',
  'standing.wish.motorized': 'motorisierte Einheiten',

  'standing.airDefence.full': 'Die in voller Stärke zahlt.',
  'standing.airDefence.reduced': 'Die reduzierte zahlt.',
  'standing.airDefence.list': 'Zwei stehen da, eine Stufe ist fällig',
  'standing.airDefence.pick.full': 'Volle Stärke',
  'standing.airDefence.pick.reduced': 'Reduziert',

  'standing.retreat.says': 'Wo die Regeln die Wahl lassen: {list}.',
  'standing.retreat.none': 'Wo die Regeln die Wahl lassen: auf die niedrigste Feldnummer.',
  'standing.retreat.list': 'Wo die Regeln die Wahl lassen',
  'standing.wish.together': 'wo der Stapel beisammen bleibt',
  'standing.wish.command': 'in Reichweite eines eigenen Hauptquartiers',
  'standing.wish.apart': 'wo der Feind am fernsten ist',
  'standing.wish.city': 'in eine Stadt',
  'standing.wish.woods': 'in den Wald',

  'standing.relocate.says': 'Von den nächsten erlaubten Feldern: {list}.',
  'standing.relocate.none': 'Von den nächsten erlaubten Feldern das mit der niedrigsten Nummer.',
  'standing.relocate.list': 'Von den nächsten erlaubten Feldern dorthin',
  'standing.wish.commands': 'wo es die meisten Einheiten führt',
  'standing.wish.front': 'wo der Feind am nächsten ist',
  'standing.wish.rear': 'wo der Feind am weitesten weg ist',

  'standing.phases': 'Wenn niemand handelt: Versorgung, Verstärkungen, Ende eines Zuges',
  'standing.mark': 'Versorgungsmarken',
  'standing.hqs': 'Hauptquartiere bei Versorgung',
  'standing.disband': 'Auflösen',
  'standing.arrivals': 'Verstärkungen',
  'standing.release': 'Freigabe aus Minsk',
  'standing.directive': 'Guderians Wahl',
  'standing.withdraw': 'Einheiten für die andere Front',

  'standing.mark.says': 'Alle Marken werden gelegt, zuerst auf: {list}.',
  'standing.mark.list': 'Wer zuerst markiert wird',
  'standing.wish.strongest': 'die Stärksten im Angriff',
  'standing.wish.near': 'die dir am nächsten',
  'standing.wish.supplied': 'wer nicht isoliert ist',

  'standing.hqs.says':
    'Eines, das niemanden befehligt, geht dorthin zurück, wo es die meisten befehligt; die anderen bleiben.',
  'standing.hqs.stay': 'Alle bleiben, wo sie sind.',
  'standing.hqs.idle': 'Eines, das niemanden befehligt, geht dorthin zurück, wo es die meisten befehligt',

  'standing.disband.says': 'Niemand wird aufgelöst.',

  'standing.arrivals.chits.says':
    'Zuerst Hauptquartiere mit ihren Chits, dann die stärksten Einheiten. Wohin: {list}.',
  'standing.arrivals.hqs.says': 'Zuerst Hauptquartiere, dann die stärksten Einheiten. Wohin: {list}.',
  'standing.arrivals.units.says': 'Die stärksten Einheiten, keine Hauptquartiere. Wohin: {list}.',
  'standing.arrivals.hqs': 'Zuerst Hauptquartiere, solange die Punkte reichen',
  'standing.arrivals.chits': 'Den Chit eines Hauptquartiers kaufen, wo die Punkte reichen',
  'standing.arrivals.list': 'Wohin sie kommen',
  'standing.wish.alone': 'wo die wenigsten stehen',

  'standing.release.says': 'Niemand wird freigegeben, bevor er muss.',

  'standing.directive.says': '{directive}.',
  'standing.directive.choose': 'Welche',

  'standing.withdraw.says': 'Zuerst: {list}.',
  'standing.withdraw.list': 'Wer zuerst geht',

  'standing.order.none': 'wer nach Name oder Nummer zuerst kommt',
  'standing.order.then': '{first}, dann {second}',
  'standing.order.hint':
    'Das Erste zählt am meisten; das Nächste entscheidet, wo es keinen Unterschied macht.',
  'standing.order.up': 'Nach oben: {wish}',
  'standing.order.down': 'Nach unten: {wish}',
  'standing.order.remove': 'Herausnehmen: {wish}',
  'standing.order.add': 'Hinzufügen: {wish}',
  'standing.order.moved': '{wish}: jetzt {n} von {all}',

  'standing.save': 'Speichern',
  'standing.undo': 'Änderungen verwerfen',
  'standing.usual': 'Die üblichen Befehle',
  'standing.saving': 'Wird gespeichert …',
  'standing.saved': 'Gespeichert. Sie gelten ab jetzt.',
  'standing.unsaved': 'Noch nicht gespeichert.',
  'standing.same': 'Diese gelten jetzt.',
}
