import type { EditionTexts } from '@/lib/wargame/edition'
import { factorsAtStart } from './units'

/** Where the figures of this edition come from, told in German. */
export const texts: EditionTexts = {
  parts: {
    Map: {
      title: 'Karte',
      unit: 'Felder',
      notes: [
        'Das Gitter folgt aus den Feldern, die in den Tabellen stehen, Smolensk, Rschew, Moskau und den Plätzen der Einheiten, gelegt über eine Karte von heute: etwa 40 Meilen je Feld. Wie weit es östlich des zehnten Feldes einer Reihe reicht, ist nicht bekannt.',
        'Der Wald entstand aus gemeinfreier Geografie. Höhen fehlen, denn die Regeln kennen keine.',
        'Woronesch läge eine Reihe unter der Karte und steht in A8.',
      ],
    },
    'Rivers and lakes': {
      title: 'Flüsse und Seen',
      unit: 'Feldseiten',
      notes: [
        'Alle Läufe sind unsere, aus der Geografie. Rusa und Bolwa haben eigene Namen, der Don fließt an Woronesch vorbei bis zum Rand, und eine Feldseite der Bolwa fehlt, damit kein Feld von Flüssen umringt ist.',
      ],
    },
    Roads: {
      title: 'Straßen',
      unit: 'Straßen',
      notes: [
        'Bekannt ist nur die Fernstraße von Smolensk nach Moskau, und dass sie im Schlamm offen bleibt.',
      ],
    },
    Railways: {
      title: 'Eisenbahnen',
      unit: 'Strecken',
      notes: ['Alle sind unsere, nach dem Netz von 1941, soweit Felder dieser Größe es zeigen können.'],
    },
    'Ways off the map': {
      title: 'Wege über den Kartenrand',
      unit: 'Felder',
      notes: [
        'Welche Straßen und Bahnen zur Versorgung führen, ist unsere Wahl; die im Norden oder Süden enden, führen nirgendwohin.',
      ],
    },
    'Lines of defence': {
      title: 'Verteidigungslinien',
      unit: 'Feldseiten',
      notes: [
        'Die Linie von Rschew nach Wjasma, die Linie von Moschaisk und die Stellungen um Moskau folgen ganzen Reihen von Feldseiten, denn die Tabellen sagen nur, dass sie darauf liegen.',
      ],
    },
    'Cities and towns': {
      title: 'Städte',
      unit: 'Orte',
      notes: [
        'Die Tabellen nennen Smolensk, Rschew, Moskau, Tula, Brjansk und Woronesch. Großstädte sind die mit den meisten Einwohnern in der Zählung von 1939, Städte und Kleinstädte sind unsere Wahl.',
      ],
    },
    'Set-up and arrival of ground units': {
      title: 'Aufbau und Ankunft der Bodeneinheiten',
      unit: 'Einheiten',
      notes: [
        'Der Aufbau steht in den Tabellen. Die sowjetische Liste endet mit einem Komma, es können also Einheiten fehlen. Die 5. und die 6. Panzerdivision sehen gegenüber der Geschichte vertauscht aus und stehen, wie es gedruckt ist.',
        'Wer später kommt, ist unsere Wahl nach der Kriegsgliederung.',
      ],
    },
    'Figures of ground units': {
      title: 'Zahlen der Bodeneinheiten',
      unit: 'Einheiten',
      notes: [
        `Kein Faktor und keine Bewegung ist bekannt. Ein Faktor steht für etwa eine Division, zwei für eine Panzerdivision: ${factorsAtStart('german')} deutsche und ${factorsAtStart('soviet')} sowjetische Faktoren am Anfang. Armeen und Panzergruppen stehen für die ihrer Korps, die keinen Stein haben.`,
        'Keine dieser Zahlen ist dem Spiel angepasst. Gemessen ist stattdessen, wie viel die Städte zählen müssen, damit man gewinnt: Von 200 Spielen des Computers gegen sich selbst gewannen im kurzen Spiel die Deutschen 84, die Sowjets 72 und niemand 44; von 200 Grundspielen waren es 62, 108 und 30, von 200 ganzen 76, 105 und 19. Nach den Tafeln gewannen die Deutschen 34 von 80 Grundspielen und die Sowjets die übrigen; von 80 ganzen waren es 60 und 1, und 19 endeten unentschieden.',
      ],
    },
    'Air units': {
      title: 'Lufteinheiten',
      unit: 'Einheiten',
      notes: [
        'Die Tabellen stellen die zwei deutschen Fliegerkorps und die Jäger von Moskau auf und sprechen von Fliegern der Fronten und von Fernbombern, deren Zahl und Stützpunkt unsere sind.',
        'Ein deutsches Fliegerkorps geht mit Runde 7, wie es damals ans Mittelmeer ging.',
      ],
    },
    Turns: {
      title: 'Runden',
      unit: 'Runden',
      notes: [
        'Runden von zehn Tagen, Schlamm im Oktober und Frost im November folgen einem anderen Spiel desselben Autors; die Runden 7 bis 10 sind unsere.',
        'Vier Faktoren Ersatz ab Runde 2 stehen in den Tabellen.',
      ],
    },
    Weather: { title: 'Wetter', unit: 'Arten', notes: ['Was das Wetter tut, steht in den Tabellen.'] },
    'Combat results': {
      title: 'Ergebnisse der Kämpfe',
      unit: 'Zellen',
      notes: [
        'Die Zellen hat der Autor veröffentlicht; wir verwenden allein seine Zahlen. D/AE wird als der Austausch gelesen, von dem die Tabellen sprechen, ohne zu sagen, wo er steht.',
      ],
    },
    'Air results': {
      title: 'Ergebnisse in der Luft',
      unit: 'Zellen',
      notes: [
        'Keine Zelle ist bekannt; unsere haben die Gestalt derselben Tabelle in einem anderen Spiel des Autors.',
      ],
    },
    Terrain: {
      title: 'Gelände',
      unit: 'Zeilen',
      notes: [
        'Womit ein Fluss die deutsche Verteidigung malnimmt, ist verloren; 1,5 ist unsere Zahl. Alles andere steht in den Tabellen.',
      ],
    },
  },
  pieces: {
    'German ground units': 'Deutsche Bodeneinheiten',
    'Soviet ground units': 'Sowjetische Bodeneinheiten',
    'German air units': 'Deutsche Lufteinheiten',
    'Soviet air units': 'Sowjetische Lufteinheiten',
  },
  mended: [],
}
