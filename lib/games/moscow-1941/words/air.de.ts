import type { air as en } from './air.en'

/** The same in German. */
export const air: Readonly<Record<keyof typeof en, string>> = {
  'ask-replacements':
    'Bringe Ersatz und Verstärkungen, und bewege per Bahn ({points} {points|Punkt|Punkte}).',
  'ask-replacements-first': 'In der ersten Runde kommt nichts. Du darfst für sie alle Rückzüge verbieten.',
  'done-replacements': 'Phase beenden',
  'ask-allocate': 'Zuerst fliegen deine Flugzeuge: Sende welche aus. Wer bleibt, kann abfangen.',
  'done-allocate': 'Einsätze beenden',
  'ask-luftwaffe': 'Zuerst fliegt die Luftwaffe: Sende sie aus, oder lass sie in Bereitschaft.',
  'done-luftwaffe': 'Einsätze beenden',
  'ask-patrol': 'Anflug von {air} auf {hex}. Abfangen?',
  'done-patrol': 'Kommen lassen',
  'ask-isolated': 'Abgeschnitten: Wähle, welche Einheit der Gruppe verloren geht.',

  'air-not-yours': '{air} gehört dir nicht.',
  'air-flown': '{air} ist in dieser Phase schon geflogen.',
  'air-not-ready': '{air} ist nicht einsatzbereit.',
  'air-grounded': 'Bei diesem Wetter fliegt keine weitere deutsche Lufteinheit: {air} bleibt am Boden.',
  'air-only-intercepts': '{air} bombardiert niemanden: Diese Jäger verteidigen Moskau.',
  'air-only-moscow': '{air} fängt nur Bomber auf dem Weg nach Moskau ab.',
  'air-never-intercepts': '{air} fängt nie ab.',
  'air-first-turn':
    'In der vorbereiteten Phase von Runde 1 greifen sowjetische Flugzeuge keine deutsche Einheit an.',
  'air-no-target': 'In {hex} ist niemand zu bombardieren.',
  'air-too-far': '{hex} liegt außer Reichweite von {air}.',
  'air-no-supply': 'Nur deutsche Lufteinheiten versorgen aus der Luft.',
  'air-nobody-there': 'In {hex} steht keine deiner Einheiten.',
  'air-not-flying': '{air} fliegt keinen Einsatz, den du jetzt stören kannst.',
  'drop-bombers-only': '{air} setzt niemanden ab: Das tun nur die Fernbomber.',
  'drop-once': 'Mehr als ein Absprung in einer Runde geht nicht.',
  'drop-not-on-base':
    '{unit} ist kein Fallschirmkorps, das zu Beginn der Runde beim Stützpunkt der Bomber stand.',
  'drop-dispersed': '{unit} ist zersprengt.',
  'drop-on-enemy': 'In {hex} kann niemand abgesetzt werden.',
  'drop-too-far': '{hex} ist für einen Absprung zu weit von {base}.',
  'not-in-group': '{unit} gehört nicht zur abgeschnittenen Gruppe, aus der eine verloren geht.',
  'not-replaceable': '{unit} kommt nicht zurück: Das tun nur sowjetische Infanteriearmeen.',
  'not-on-first-turn': 'Nicht in Runde 1.',
  'not-eliminated': '{unit} ist nicht verloren.',
  'points-short': 'Das kostet {need} {need|Punkt|Punkte}; vorhanden: {have}.',
  'no-own-place': '{hex} ist weder Stadt noch Ort von dir.',
  'place-filled': 'In {hex} ist schon ein Ersatz gekommen.',
  'place-unsupplied': '{hex} ist nicht versorgt.',
  'place-no-rail': 'Von {hex} führt keine offene Bahn zum Ostrand.',
  'not-arriving': '{unit} wartet nicht auf einen Platz.',
  'place-not-so':
    'In {hex} oder daneben steht keine versorgte Einheit von dir, und es ist auch keine versorgte Stadt von dir.',
  'rail-soviet-only': 'Nur sowjetische Einheiten fahren mit der Bahn.',
  'rail-none': 'Nach {hex} führt keine Bahn weiter.',
  'rail-shut': 'In {hex} hat der Feind die Bahn unterbrochen.',
  'remove-not-so': '{unit} ist keine deiner Einheiten auf der Karte.',

  'log-air-strike': '{air} fliegt aus, um {hex} zu bombardieren.',
  'log-air-supply': '{air} fliegt aus, um {hex} zu versorgen.',
  'log-air-drop': '{air} fliegt aus, um {unit} in {hex} abzusetzen.',
  'log-shot-down': '{air} fängt {against} ab ({face}): Umkehr und Ausfall in der nächsten Runde.',
  'log-turned-back': '{air} fängt {against} ab ({face}): Umkehr.',
  'log-interceptor-hit': '{air} trifft auf {against} ({face}) und fällt selbst in der nächsten Runde aus.',
  'log-gets-through': '{air} trifft auf {against} ({face}), ohne Erfolg.',
  'log-panic':
    '{air} greift {hex} an ({face}): Panik! Deutsche Angriffe haben für den Rest der Runde eine Spalte mehr.',
  'log-no-panic': '{air} greift {hex} an ({face}): keine Panik.',
  'log-bombs-spend': '{air} bombardiert {unit} ({face}): verausgabt.',
  'log-bombs-disperse': '{air} bombardiert {unit} ({face}): zersprengt.',
  'log-bombs-miss': '{air} bombardiert {unit} ({face}) ohne Wirkung.',
  'log-driven-off': '{unit} vertreibt {air} ({face}); die Lufteinheit fällt in der nächsten Runde aus.',
  'log-paradropped': '{unit} wird in {hex} abgesetzt.',
  'log-base-overrun': 'Der Stützpunkt {hex} ist gefallen: {air} ist verloren.',
  'log-resupplied': '{unit} versorgt {hex} für den Rest der Runde.',
  'log-isolated-lost': '{unit} ist abgeschnitten und verloren.',
  'log-supplemented': 'Verstärkungen: {units}. Ersatzpunkte: {points} mehr.',
  'log-supplemented-leaving': '{air} geht an eine andere Front. Ersatzpunkte: {points} mehr.',
  'log-points': 'Ersatzpunkte: {points} mehr.',
  'log-replaced': '{unit} kommt in {hex} zurück für {points} {points|Punkt|Punkte}.',
  'log-reinforced': '{unit} kommt in {hex} auf die Karte.',
  'log-railed': '{unit} fährt mit der Bahn nach {hex} und ist zersprengt.',
  'log-removed': '{unit} wird aufgegeben.',

  'final-hexes-german':
    'Smolensk, Brjansk und Moskau sind deutsch und versorgt: Der deutsche Spieler gewinnt.',
  'final-hexes-soviet':
    'Smolensk, Brjansk, Moskau und Woronesch sind sowjetisch: Der sowjetische Spieler gewinnt.',
  'final-basic': 'Die Deutschen haben bis Ende November nicht gewonnen: Der sowjetische Spieler gewinnt.',
  'final-nobody': 'Niemand hält, was es braucht: Das Spiel endet unentschieden.',
  'final-cities-german':
    'Gehaltene Städte, Moskau und Tula doppelt: deutsch {german}, sowjetisch {soviet}. Der deutsche Spieler gewinnt.',
  'final-cities-soviet':
    'Gehaltene Städte, Moskau und Tula doppelt: deutsch {german}, sowjetisch {soviet}. Der sowjetische Spieler gewinnt.',
  'final-cities-draw':
    'Gehaltene Städte, Moskau und Tula doppelt: deutsch {german}, sowjetisch {soviet}. Das Spiel endet unentschieden.',
}
