import type { people as en } from '../en/people'

/** Spieler, wie andere sie sehen: ihre Seiten, das Archiv, wer einer Partie folgt, feste Sätze. */
export const people: Readonly<Record<keyof typeof en, string>> = {
  'archive.title': 'Archiv',
  'archive.lead':
    'Beendete Partien, Zeile für Zeile noch einmal anzusehen, vom ersten Befehl bis zum letzten.',
  'archive.mine': 'Deine',
  'archive.mine.none': 'Noch ist keine deiner Partien zu Ende.',
  'archive.shown': 'Von beiden allen gezeigt',
  'archive.shown.none':
    'Noch zeigt niemand eine Partie. Ist eine von deinen zu Ende, kannst du sie hier zeigen, wenn die andere Seite es auch will.',
  'archive.pair': '{one} ({oneSide}) – {other} ({otherSide})',
  'archive.page': 'Seite von {name}',
  'archive.watch': 'Noch einmal ansehen',
  'archive.show': 'Diese Partie im Archiv allen zeigen',
  'archive.show.none':
    'Dann kann jeder sie noch einmal ansehen und liest eure Namen. Beide müssen es wollen, und jeder kann es zurücknehmen.',
  'archive.show.mine':
    'Sie wird gezeigt, sobald die andere Seite es auch will. Du kannst es jederzeit zurücknehmen.',
  'archive.show.theirs':
    'Die andere Seite will es. Dann kann jeder sie noch einmal ansehen und liest eure Namen.',
  'archive.show.both':
    'Gezeigt: Jeder kann sie noch einmal ansehen und liest eure Namen. Jeder von euch kann es jederzeit zurücknehmen.',

  'phrase.title': 'Mit einem Tipp sagen',
  'phrase.luck': 'Viel Glück!',
  'phrase.played': 'Gut gespielt.',
  'phrase.thanks': 'Danke für die Partie.',
  'phrase.patience': 'Lass dir Zeit.',
  'phrase.sorry': 'Entschuldige, dass ich dich warten ließ.',
  'phrase.rematch': 'Noch eine Partie?',
  'phrase.away': 'Ich bin bis {day} weg.',
  'phrase.away.pick': 'Ich bin weg bis …',
  'phrase.away.day': 'Der letzte Tag',
  'chat.here': 'Die andere Seite ist gerade da',

  'follow.do': 'Dieser Partie folgen',
  'follow.on': 'Du folgst dieser Partie. Aufhören',
  'follow.hint':
    'Du erfährst von jeder neuen Runde und vom Ende, auf den Wegen, auf denen du von deinen Partien erfährst.',
  'follow.ways': 'Wie du Bescheid bekommst',

  'player.title': 'Spieler',
  'player.nobody': 'Ein Spieler ohne Namen',
  'player.gone': 'Diese Seite gibt es nicht, oder nicht mehr.',
  'player.gone.hint': 'Vielleicht hat ihr Spieler sie abgeschaltet.',
  'player.has.won': 'gewonnen als {side}',
  'player.has.lost': 'verloren als {side}',
  'player.figures': 'Gegen andere Menschen',
  'player.kind': 'Spiel',
  'player.won': 'Siege',
  'player.drawn': 'Remis',
  'player.lost': 'Niederlagen',
  'player.rated.as': 'Wertung',
  'player.rated.not': 'ohne Wertung',
  'player.provisional': 'vorläufig',
  'player.spread':
    'In 95 von 100 Fällen liegt die Stärke innerhalb dessen, was hinter ± steht. Vorläufig ist eine Wertung, bis genügend Partien gewertet sind.',
  'player.counted':
    'Als überzogen zählt, wenn eine Uhr abgelaufen war und die Partie oder der eigene Teil daran damit endete: Der Sieg wurde beansprucht, es wurde dann aufgegeben, oder der Platz ging an andere; ohne Uhr nach 60 Tagen Stille. Siege, Remis und Niederlagen sind Partien, die beide von Anfang bis Ende gespielt haben.',
  'player.archive': 'Allen gezeigte Partien',
  'player.archive.none': 'Von diesem Spieler wird keine Partie gezeigt.',

  'me.page': 'Eine Seite über mich, die jeder lesen darf, der ihre Adresse hat',
  'me.page.hint':
    'Sie nennt deinen Namen, diese Zahlen, deine Ergebnisse und Wertungen je Spiel und die Partien, die du allen zeigst. Abgeschaltet ist sie fort und ihre Adresse mit ihr: Das nächste Mal hat sie eine andere.',
  'me.page.link': 'Adresse deiner Seite',
  'me.page.look': 'Ansehen',
  'me.shows': 'Meine beendeten Partien allen zeigen, wo die andere Seite es auch tut',
  'me.shows.hint': 'Es gilt für Partien, die von nun an enden. Am Tisch kannst du es für jede ändern.',
  'me.hides': 'Anderen nicht sagen, wann ich am Tisch bin',
}
