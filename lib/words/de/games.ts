import type { games as english } from '../en/games'

/** What each game is, how long, and its options. */
export const games: Readonly<Record<keyof typeof english, string>> = {
  'game.smolensk.lead':
    'Ein Kriegsspiel über die Schlacht um Smolensk im Sommer 1941, auf einer echten Karte: Spiel es auf dem Handy, gegen den Computer oder einen Freund, am Stück oder über Tage.',
  'game.smolensk.introduction':
    'Ein Kriegsspiel für zwei über die Schlacht um Smolensk im Sommer 1941, auf einer echten Karte. Du brauchst kein Konto und musst nichts installieren.',
  'game.smolensk.subject': 'Smolensk, Juli und August 1941',
  'game.smolensk.length': '10 Runden · ein oder zwei Abende',
  'game.smolensk.campaign': 'Der ganze Feldzug',
  'game.smolensk.roadCost': 'Bewegungspunkte je Straßenfeld im Straßenmarsch',
  'game.smolensk.roadCost.third': 'Ein Drittel',
  'game.smolensk.roadCost.half': 'Die Hälfte',
  'game.smolensk.roadCost.half.term': 'Ein Straßenfeld kostet im Straßenmarsch einen halben Bewegungspunkt',
  'game.smolensk.offTurn': 'Verluste, Rückzüge und Stukas im Zug der anderen Seite',
  'game.smolensk.offTurn.ask.term':
    'Nach jedem Verlust, Rückzug und Stuka im Zug der anderen Seite wirst du gefragt, bis du deine Dauerbefehle änderst',
  'game.smolensk.offTurn.auto.term':
    'Verluste, Rückzüge und Stukas im Zug der anderen Seite werden für dich entschieden, bis du deine Dauerbefehle änderst',

  'game.moscow.lead':
    'Ein Kriegsspiel vom deutschen Vorstoß auf Moskau im Herbst 1941, auf einer echten Karte: Schlamm, Frost und eine Entscheidung nach der anderen. Spiel es auf dem Handy, gegen den Computer oder mit einem Freund, an einem Abend.',
  'game.moscow.introduction':
    'Ein Kriegsspiel für zwei vom deutschen Vorstoß auf Moskau im Herbst 1941, auf einer echten Karte. Es braucht kein Konto und keine Installation.',
  'game.moscow.subject': 'Moskau, Oktober 1941 bis Januar 1942',
  'game.moscow.length': '3, 6 oder 10 Runden · ab 1 Stunde',
  'game.moscow.typhoon': 'Taifun: Oktober, drei Runden',
  'game.moscow.basic': 'Oktober und November, sechs Runden',
  'game.moscow.whole': 'Oktober bis Januar, zehn Runden',
  'game.moscow.victory': 'Sieg',
  'game.moscow.victory.graded': 'Nach den Städten, die man nach der letzten Runde hält',
  'game.moscow.victory.charts': 'Sofort, durch Smolensk, Brjansk und Moskau',
  'game.moscow.victory.charts.term':
    'Smolensk, Brjansk und Moskau bringen sofort den Sieg, wie es auf den Tafeln steht; Städte werden nicht gezählt',
  'game.moscow.noRetreat': 'Wer Rückzüge verbieten darf („Kein Rückzug!“)',
  'game.moscow.noRetreat.found': 'Die Deutschen für einen Angriff, die Sowjets für eine ganze Runde',
  'game.moscow.noRetreat.attack': 'Beide für einen Angriff',
  'game.moscow.noRetreat.attack.term': 'Beide Seiten dürfen Rückzüge für je einen Angriff verbieten',
  'game.moscow.noRetreat.none': 'Niemand',
  'game.moscow.noRetreat.none.term': 'Niemand darf Rückzüge verbieten',
  'game.moscow.dispersedStack': 'Wann ein Stapel als zersprengt angegriffen wird',
  'game.moscow.dispersedStack.half': 'Wenn die Hälfte seiner Faktoren zersprengt ist',
  'game.moscow.dispersedStack.any': 'Wenn eine seiner Einheiten zersprengt ist',
  'game.moscow.dispersedStack.any.term':
    'Eine zersprengte Einheit macht ihren ganzen Stapel leichter angreifbar',
  'game.moscow.offTurn': 'Rückzüge, Tausch und Abfangen im Zug der anderen Seite',
  'game.moscow.offTurn.ask.term':
    'Nach jedem Rückzug, Tausch und Abfangen im Zug der anderen Seite wirst du gefragt, bis du deine Dauerbefehle änderst',
  'game.moscow.offTurn.auto.term':
    'Rückzüge, Tausch und Abfangen im Zug der anderen Seite werden automatisch entschieden, bis du deine Dauerbefehle änderst',

  'game.proud.lead':
    'Ein Kriegsspiel vom deutschen Angriff auf die Sowjetunion 1941, auf einer echten Karte von der Ostsee bis zum Schwarzen Meer: sowjetische Divisionen, deren Stärke vor der ersten Schlacht niemand kennt. Spiel es auf dem Telefon, gegen den Computer oder einen Freund.',
  'game.proud.introduction':
    'Ein Kriegsspiel für zwei vom deutschen Angriff auf die Sowjetunion 1941, auf einer echten Karte. Es braucht kein Konto und keine Installation.',
  'game.proud.subject': 'Barbarossa, Juni bis Dezember 1941',
  'game.proud.length': '2, 3 oder 12 Runden · Abend oder Wochen',
  'game.proud.riga': 'Der Weg nach Riga: zum Lernen, zwei Runden (von uns)',
  'game.proud.smolensk-beginner': 'Die Rollbahn nach Smolensk: Juli 1941, zwei Runden (von uns)',
  'game.proud.crimea-beginner': 'Die Krim 1941: Oktober und November, drei Runden (von uns)',
  'game.proud.campaign': 'Der ganze Feldzug nach den Anfängerregeln',
  'game.proud.smolensk': 'Die Rollbahn nach Smolensk nach allen Regeln: Juli 1941, zwei Runden (von uns)',
  'game.proud.crimea': 'Die Krim 1941 nach allen Regeln: Oktober und November, drei Runden (von uns)',
  'game.proud.campaign-full': 'Der ganze Feldzug nach allen Regeln: Versorgung, Wetter, verdeckte Stapel',
  'game.proud.germanPlan': 'Deutsche Aufstellung im Feldzug',
  'game.proud.germanPlan.historical': 'Wie in der Geschichte',
  'game.proud.germanPlan.south': 'Schwerpunkt im Süden',
  'game.proud.germanPlan.south.term': 'Im Feldzug beginnt der Deutsche mit dem Schwerpunkt im Süden',
  'game.proud.germanPlan.north': 'Schwerpunkt im Norden',
  'game.proud.germanPlan.north.term': 'Im Feldzug beginnt der Deutsche mit dem Schwerpunkt im Norden',
  'game.proud.sovietPlan': 'Sowjetische Aufstellung im Feldzug',
  'game.proud.sovietPlan.historical': 'Wie in der Geschichte',
  'game.proud.sovietPlan.forward': 'Vorn, an der Grenze',
  'game.proud.sovietPlan.forward.term': 'Im Feldzug beginnt der Sowjet vorn, an der Grenze',
  'game.proud.sovietPlan.depth': 'In der Tiefe, hinter den Flüssen',
  'game.proud.sovietPlan.depth.term': 'Im Feldzug beginnt der Sowjet in der Tiefe, hinter den Flüssen',
  'game.proud.setUp': 'Vor der ersten Runde des Feldzugs',
  'game.proud.setUp.ready': 'Die Pläne stehen',
  'game.proud.setUp.own': 'Jede Seite darf ihren Plan ändern',
  'game.proud.setUp.own.term': 'Vor dem Feldzug darf jede Seite ihren Plan ändern, zuerst der Sowjet',
  'game.proud.aids': 'Womit beide Seiten ihre Einheiten führen',
  'game.proud.aids.clerk': 'Ein Stab: Märsche, Linien, Vorschläge für Verwaltung',
  'game.proud.aids.clerk.term':
    'Beide Seiten haben einen Stab, der Armeen marschieren lässt und vorschlägt, was Verwaltung verlangt',
  'game.proud.aids.none': 'Nichts: jeder Befehl von Hand',
  'game.proud.aids.none.term': 'Keine Seite hat einen Stab: jeder Befehl wird von Hand gegeben',
  'game.proud.leg': 'Wie weit der Feldzug geht',
  'game.proud.leg.whole': 'Alle zwölf Runden, nach dem Buch',
  'game.proud.leg.frontier': 'Ein Abschnitt: Runden 1 bis 3, die Grenze (von uns)',
  'game.proud.leg.frontier.term':
    'Ein Feldzug endet nach Runde 3 nach unserer Tabelle: deutsche Punkte gegen die der Geschichte',
  'game.proud.leg.summer': 'Ein Abschnitt: Runden 1 bis 6, der Sommer (von uns)',
  'game.proud.leg.summer.term':
    'Ein Feldzug endet nach Runde 6 nach unserer Tabelle: deutsche Punkte gegen die der Geschichte',
  'game.proud.straits': 'Über den Siwasch und die Straße von Kertsch',
  'game.proud.straits.armour': 'Panzer und Sturmgeschütze greifen mit eins an',
  'game.proud.straits.mechanized': 'Alle mechanisierten Einheiten greifen mit eins an',
  'game.proud.straits.mechanized.term':
    'Über die Meerengen greifen alle mechanisierten Einheiten mit eins an',
  'game.proud.odds': 'Was vorausgesagt wird, wo Einheiten unbekannt sind',
  'game.proud.odds.range': 'Das Wenigste und das Meiste, was kommen kann',
  'game.proud.odds.spread': 'Wie wahrscheinlich jede Spalte ist',
  'game.proud.odds.spread.term':
    'Wo Einheiten unbekannt sind, erfahren beide Seiten, wie wahrscheinlich jede Spalte ist',
  'game.proud.tankBrigades': 'Die 48 Panzerbrigaden der Runde 3',
  'game.proud.tankBrigades.all': 'Alle kommen auf einmal',
  'game.proud.tankBrigades.none': 'Keine kommt',
  'game.proud.tankBrigades.none.term': 'Die 48 sowjetischen Panzerbrigaden der Runde 3 kommen nicht',
  'game.proud.offTurn': 'Verluste im Zug der anderen Seite',
  'game.proud.offTurn.ask.term':
    'Du wirst bei jedem Verlust im Zug der anderen Seite gefragt, bis du deine Dauerbefehle änderst',
  'game.proud.offTurn.auto.term':
    'Verluste im Zug der anderen Seite werden für dich entschieden, bis du deine Dauerbefehle änderst',

  'game.death.lead':
    'Ein Kriegsspiel vom Krieg im Osten nach 1941, erzählt als das, was es an Proud Monster ändert: Angriffsversorgung, Artillerie, die zurückfeuert, Panzerkorps, der Kaukasus. Spiel Uranus, die Einschließung von Stalingrad, oder den ganzen Krieg bis April 1944 auf dem Telefon, gegen den Computer oder einen Freund.',
  'game.death.introduction':
    'Ein Kriegsspiel für zwei von der Schlacht um Stalingrad im November 1942, auf einer echten Karte. Es braucht kein Konto und keine Installation.',
  'game.death.subject': 'Stalingrad, November und Dezember 1942',
  'game.death.length': '2, 8, 10 oder 68 Runden · ein Abend oder Monate',
  'game.death.uranus': 'Uranus: zum Lernen, November und Dezember 1942, zwei Runden (von uns)',
  'game.death.december': 'Dezember 1941: der Winter, acht Runden von der zweiten Monatshälfte an (von uns)',
  'game.death.june': 'Juni 1942: die Sommeroffensive, neun Runden (von uns)',
  'game.death.november': 'November 1942: die ganze Front, zehn Runden (von uns)',
  'game.death.july': 'Juli 1943: Kursk und der Weg zum Dnepr, acht Runden (von uns)',
  'game.death.war': 'Der ganze Krieg: Juni 1941 bis April 1944, 68 Runden',
  'game.death.germanPlan': 'Deutsche Aufstellung im Juni 1941',
  'game.death.germanPlan.historical': 'Wie in der Geschichte',
  'game.death.germanPlan.south': 'Schwerpunkt im Süden',
  'game.death.germanPlan.south.term': 'Der Deutsche beginnt den Krieg mit dem Schwerpunkt im Süden',
  'game.death.germanPlan.north': 'Schwerpunkt im Norden',
  'game.death.germanPlan.north.term': 'Der Deutsche beginnt den Krieg mit dem Schwerpunkt im Norden',
  'game.death.sovietPlan': 'Sowjetische Aufstellung im Juni 1941',
  'game.death.sovietPlan.historical': 'Wie in der Geschichte',
  'game.death.sovietPlan.forward': 'Vorn, an der Grenze',
  'game.death.sovietPlan.forward.term': 'Der Sowjet beginnt den Krieg vorn, an der Grenze',
  'game.death.sovietPlan.depth': 'In der Tiefe, hinter den Flüssen',
  'game.death.sovietPlan.depth.term': 'Der Sowjet beginnt den Krieg in der Tiefe, hinter den Flüssen',
  'game.death.setUp': 'Vor der ersten Runde des Krieges',
  'game.death.setUp.ready': 'Die Pläne stehen',
  'game.death.setUp.own': 'Jede Seite darf ihren Plan ändern',
  'game.death.setUp.own.term': 'Vor dem Krieg darf jede Seite ihren Plan ändern, zuerst der Sowjet',
  'game.death.odds': 'Was vorausgesagt wird, wo Einheiten unbekannt sind',
  'game.death.odds.range': 'Das Wenigste und das Meiste, was kommen kann',
  'game.death.odds.spread': 'Wie wahrscheinlich jede Spalte ist',
  'game.death.odds.spread.term':
    'Wo Einheiten unbekannt sind, erfahren beide Seiten, wie wahrscheinlich jede Spalte ist',
  'game.death.until': 'Wie weit der Krieg geht',
  'game.death.until.whole': 'Bis zum Ende seines Szenarios',
  'game.death.until.to212': 'Bis zur Prüfung der Runde 212, Juni 1942 (von uns)',
  'game.death.until.to212.term':
    'Der Krieg endet mit der Prüfung der Runde 212, zwischen deren Schranken er unentschieden ist',
  'game.death.until.to224': 'Bis zur Prüfung der Runde 224, Dezember 1942 (von uns)',
  'game.death.until.to224.term':
    'Der Krieg endet mit der Prüfung der Runde 224, zwischen deren Schranken er unentschieden ist',
  'game.death.until.to312': 'Bis zur Prüfung der Runde 312, Juni 1943 (von uns)',
  'game.death.until.to312.term':
    'Der Krieg endet mit der Prüfung der Runde 312, zwischen deren Schranken er unentschieden ist',
  'game.death.until.to324': 'Bis zur Prüfung der Runde 324, Dezember 1943 (von uns)',
  'game.death.until.to324.term':
    'Der Krieg endet mit der Prüfung der Runde 324, zwischen deren Schranken er unentschieden ist',
  'game.death.playOn': 'Prüfungen, die den Krieg beenden würden',
  'game.death.playOn.no': 'Beenden ihn, wie es im Buch steht',
  'game.death.playOn.always': 'Werden verziehen, für einen Punkt in der letzten',
  'game.death.playOn.always.term':
    'Prüfungen, die den Krieg beenden würden, werden verziehen, für einen Punkt in der letzten',
  'game.death.aids': 'Womit beide Seiten ihre Einheiten führen',
  'game.death.aids.clerk': 'Ein Stab: Märsche, Linien, Vorschläge für Verwaltung',
  'game.death.aids.clerk.term':
    'Beide Seiten haben einen Stab, der Armeen marschieren lässt und vorschlägt, was Verwaltung verlangt',
  'game.death.aids.none': 'Nichts: jeder Befehl von Hand',
  'game.death.aids.none.term': 'Keine Seite hat einen Stab: jeder Befehl wird von Hand gegeben',
  'game.death.offTurn': 'Verluste im Zug der anderen Seite',
  'game.death.offTurn.ask.term':
    'Du wirst bei jedem Verlust im Zug der anderen Seite gefragt, bis du deine Dauerbefehle änderst',
  'game.death.offTurn.auto.term':
    'Verluste im Zug der anderen Seite werden für dich entschieden, bis du deine Dauerbefehle änderst',

  'home.options.offTurn.safe': 'Nur fragen, wo es darauf ankommt',
  'home.options.offTurn.ask': 'Alles fragen',
  'home.options.offTurn.auto': 'Alles entscheiden',
}
