import type { EditionTexts } from '@/lib/wargame/edition'
import { VP_CHITS } from './chits'
import { MOSCOW, POCKET, RIVERS, TIMOSHENKO_ENTRY } from './map'

const sum = Object.values(VP_CHITS).reduce((all, { value }) => all + value, 0)

/** Where the figures of this edition come from, told in German. */
export const texts: EditionTexts = {
  parts: {
    Map: {
      title: 'Karte',
      unit: 'Felder',
      notes: [
        'Die Karte reicht von Reihe 10 bis 50, wohl weiter als die gedruckte, damit die Flanken von Welikije Luki bis Gomel und Orel Platz haben.',
        'Wald, Sumpf und Höhen entstanden aus gemeinfreier Geografie, gelegt unter die Orte mit bekanntem Feld, und wurden dann von Hand geöffnet: an den Fernstraßen, um Smolensk, Jelnja und Roslawl und an den Ufern des Dnjepr. Über die ganze Karte sind etwa zwei von fünf Feldern Wald oder Sumpf, in der Mitte eines von vier.',
        'Das Hochland ist auf 23 Höhenfelder gekürzt. Seen fehlen: Keiner füllt ein halbes Feld.',
      ],
    },
    'Areas, entry hexes and supply sources': {
      title: 'Gebiete, Eintrittsfelder und Versorgungsquellen',
      unit: 'Gebiete',
      notes: [
        `Der Umriss des Kessels von Minsk (${POCKET.size} Felder) ist unserer; er berührt alle drei deutschen Eintrittsfelder, die bekannt sind. Die deutsche Versorgung führt zu seiner westlichen Reihe.`,
        `Moskau hat nach den Regeln ${MOSCOW.length} Felder; welche, folgt aus der Lage der anderen Orte.`,
        `Timoschenkos Verband kommt bei ${TIMOSHENKO_ENTRY.join(', ')}, weil der gedruckte Rand dort zu verlaufen scheint; so ist der Weg nach Rogatschew und Mogilew so lang, wie er sein soll.`,
        'Von den sowjetischen Quellen ist nur 1517 bekannt und dass sie nach Runde 4 endet.',
      ],
    },
    Rivers: {
      title: 'Flüsse',
      unit: 'Feldseiten',
      notes: [
        `Zwölf der ${RIVERS.length} Flüsse stammen aus den ersten Listen und wurden bis zum Kartenrand fortgesetzt; die anderen, alle klein, stammen aus der Geografie.`,
        'Der Sosch fließt südlich an Tscherikow und östlich an Gomel vorbei. Einige kleine Flüsse fehlen, weil sie Angriffe unmöglich gemacht hätten, wo es Angriffe gab.',
      ],
    },
    Roads: {
      title: 'Straßen',
      unit: 'Straßen',
      notes: [
        'Einige der ersten Straßen wurden gebogen, damit sie auf dem richtigen Ufer bleiben. Hinzugefügt sind Smolensk–Solowjowo–Dorogobusch, Jelnja–Roslawl, Smolensk–Welisch, Borissow–Lepel, Sluzk–Bobruisk, Polozk–Newel, Dokschizy–Polozk, Bobruisk–Gomel und Straßen im sowjetischen Hinterland.',
      ],
    },
    Bridges: {
      title: 'Brücken',
      unit: 'Feldseiten',
      notes: [
        'Eine Brücke ist überall, wo eine Straße einen Fluss quert; keine ist von Hand eingetragen.',
        'Panzer, die den Dnjepr abseits der Brücken bezwingen, sind bald unversorgt, wenn nicht eine Brücke oder die Straße von Witebsk frei wird. So ist es gewollt.',
      ],
    },
    'Towns and Victory Hexes': {
      title: 'Orte und Siegfelder',
      unit: 'Orte',
      notes: [
        'Witebsk und Bobruisk sind bekannte Siegfelder und anfangs deutsch; Spas-Demensk, Wjasma und Rogatschew sind als solche genannt; die anderen Sterne und alle ihre Farben sind von uns.',
        'Orte ohne Wirkung helfen, die Karte zu lesen.',
        'Bychow und Orscha liegen hier östlich des Dnjepr, damit ihre Verteidiger den Fluss vor sich haben.',
      ],
    },
    'Units and headquarters': {
      title: 'Einheiten und Hauptquartiere',
      unit: 'Marken',
      notes: [
        'Eine Marke gilt als belegt, wenn eine ihrer Zahlen bekannt ist; der Rest ist von uns. Bekannt sind die volle Stärke einer Panzerdivision, beide Seiten von SS Reich, die Anfangswerte der sowjetischen Korps, Befehlsweite 4 und die Zugehörigkeit zu den Panzerkorps.',
        'Großdeutschland hat keine Marke: Die Regeln nennen keinen solchen Namen. Die 10. Panzerdivision steht für beide.',
        'Die Namen des LVII. und des XXXIX. Korps scheinen gegenüber der Geschichte vertauscht; wir behalten, was die Regeln zeigen, denn es zählt, wer zusammengehört.',
        'Der Aufbau folgt den deutschen Stellungen vom 11. Juli 1941. Auf sowjetischer Seite steht die 22. Armee in Reichweite ihrer Korps, die Dnjepr-Übergänge bei Kopys, Schklow und Mogilew sind gehalten, und die Flak von Smolensk ging nach Jelnja.',
        'Deutsche Infanterie hat 3-3-5 und mag gedruckt schwächer sein; motorisierte Divisionen, einstufige Einheiten, Gruppen der Stawka und Elite-Divisionen sind ganz nachgebildet. Die Namen der Reservekorps sind zum Teil Füllung.',
      ],
    },
    'Command chits': {
      title: 'Befehlschits',
      unit: 'Chits',
      notes: [
        'Drei Chits der 9. Armee dienen jedem deutschen Hauptquartier. Ein Chit der Panzergruppe 2 und zwei der Panzergruppe 3 sind sicher; ein zweiter der Panzergruppe 2 ist angenommen.',
        'Welche Armeen in der sowjetischen Reserve warten, ist aus der Kriegsgliederung vom Juli und August geraten.',
      ],
    },
    'Turn track': {
      title: 'Rundenleiste',
      unit: 'Runden',
      notes: [
        'Von den Runden 1 und 7 ist die Zahl der Chits und der unversorgten Einheiten bekannt. Die sowjetischen Verstärkungspunkte und alles andere sind von uns.',
      ],
    },
    'Combat results table': {
      title: 'Kampftabelle',
      unit: 'Zellen',
      notes: [
        'Die Spalten sind bekannt, bis auf 5-1 und 6-1, die dazwischen liegen müssen. Von den Zellen ist eine bekannt: eine sowjetische 3 auf 4-1. Ein Bombenangriff in einem Spielbericht stimmt mit einer zweiten überein. Der Rest steigt gleichmäßig.',
      ],
    },
    'Terrain chart': {
      title: 'Geländetabelle',
      unit: 'Zeilen',
      notes: [
        'Die Verschiebungen von Wald und großer Stadt und alle Bewegungskosten sind bekannt; die Verschiebungen von Sumpf, Höhe und kleiner Stadt sind von uns.',
        'Ein Straßenmarsch kostet je Straßenfeld ein Drittel Punkt; wer die Regeln anders liest, kann die Hälfte einstellen.',
      ],
    },
    'Minsk escape table': {
      title: 'Ausbruchstabelle',
      unit: 'Zellen',
      notes: [
        'Bekannt ist, was die Spalte bestimmt, und was in Runde 2 und 3 vom Wurf abgeht; keine Zelle ist bekannt.',
      ],
    },
    'Hitler Directive table': {
      title: 'Tabelle zu Hitlers Weisung',
      unit: 'Würfelseiten',
      notes: ['Die drei Ergebnisse sind bekannt, ihre Anteile am Würfel nicht.'],
    },
    'Victory point chits': {
      title: 'Siegpunkt-Chits',
      unit: 'Chits',
      notes: [`Auf jedes Siegfeld kommt einer; ihre Werte sind von uns und ergeben zusammen ${sum}.`],
    },
  },
  pieces: {
    'German motorized units': 'Deutsche motorisierte Einheiten',
    'German other units': 'Andere deutsche Einheiten',
    'German headquarters': 'Deutsche Hauptquartiere',
    'German chits': 'Deutsche Chits',
    'Soviet motorized units': 'Sowjetische motorisierte Einheiten',
    'Soviet other units': 'Andere sowjetische Einheiten',
    'Soviet headquarters': 'Sowjetische Hauptquartiere',
    'Soviet chits': 'Sowjetische Chits',
    'Chits of both sides': 'Chits beider Seiten',
    'Victory point chits': 'Siegpunkt-Chits',
    Stukas: 'Stukas',
    'Bomber, rocket, turn and Minsk Pocket markers':
      'Marker für Bomber, Raketen, Runde und den Kessel von Minsk',
    'Out of command, out of supply and isolated markers': 'Marker für: ohne Befehl, unversorgt, isoliert',
  },
  mended: [
    'Die Siegpunkt-Chits ergaben zusammen 51, sodass bei „Hitler abgelenkt“ nie beide Seiten gleich viele Punkte haben konnten. Einer der kleinen ist nun 2 statt 3 wert, das macht 50; früher begonnene Spiele behalten ihre.',
  ],
}
