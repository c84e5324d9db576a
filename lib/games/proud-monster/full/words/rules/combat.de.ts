import type { RuleTexts } from '@/lib/kernel/rulebook'

/** PM 10.1 und 14 nach allen Regeln: Gefechte. */
export const combat: RuleTexts = {
  'PM 10.1': {
    title: 'Flakkorps',
    words:
      'Flak bewegt sich wie andere und greift nie an. Wo sie neben einer anderen Einheit steht, greifen sowjetische Panzer mit der Hälfte ihres Wertes an.',
  },
  'PM 14.7': {
    title: 'Verdeckte Stapel',
    words:
      'Von einem Stapel der anderen Seite sieht man nur die oberste Einheit, und ob mehr darunter liegen. Ein Angriff deckt den ganzen Stapel auf, wenn sein Verhältnis ausgerechnet wird, und ist dann nicht mehr zurückzunehmen; danach ist wieder verdeckt, wer gefochten hat. Jeder ordnet seine Stapel in seiner eigenen Bewegungsphase.',
    reading:
      'Wie viele darunter liegen, wird nicht gesagt (A-PM-18). Der Angriffsbefehl bindet: er deckt auf und entscheidet zugleich. Von angreifenden Stapeln wird nur gezeigt, wer teilnimmt (A-PM-60). Wer zuschaut, sieht, was beide Spieler sehen. Beginnt eine Partie von uns mitten in einer anderen, so kennen beide deren Stapel, bis ihre Einheiten woandershin gehen.',
  },
  'PM 14.12': {
    title: 'Weniger als eins ist eins',
    words:
      'Einheiten, die gleich gemindert werden, werden zusammengezählt und einmal gemindert, aufgerundet; so zählt niemand weniger als eins.',
    reading:
      'Gleich heißt: durch dieselben Regeln. Wer nur durch Flak halbiert wird, wer nur unversorgt ist und wer beides ist, wird je für sich zusammengezählt, einmal halbiert oder geviertelt und aufgerundet (A-PM-25). Dass gepanzerte Einheiten über eine Meerenge hinweg den Wert eins haben (14.20), ist keine Halbierung: den hat jede für sich, vor allen.',
  },
  'PM 14.14': {
    title: 'Von allen Seiten',
    words:
      'Eine Spalte nach rechts, wo ein Feld aus zwei gegenüberliegenden Feldern angegriffen wird, aus jedem zweiten um es herum oder aus mehr als dreien.',
    reading: 'Die Zeichnungen sind verloren; der Text entscheidet (A-PM-48).',
  },
  'PM 14.17': {
    title: 'Gebirgstruppen',
    words: 'In Hügel greifen sie mit ihrem Verteidigungswert an.',
    reading: 'Die Tafel sagt, dass sie dürfen: der bessere Wert zählt.',
  },
  'PM 14.32b': {
    title: 'Deutsche Rückzüge',
    words:
      'Statt einer Stufe dürfen alle deutschen Verteidiger eines vorbereiteten Angriffs ein Feld zurückgehen: in eines ohne sowjetische Einheiten, und von mehreren in die, die einer Versorgungsquelle am nächsten sind.',
    reading:
      'Dies ist die zweite von zwei Regeln mit dieser Nummer (A-PM-01). Die nächste Quelle ist eine, aus der alle von ihnen versorgt werden können (9.11).',
  },
  'PM 14.33': {
    title: 'Wie sie zurückgehen',
    words:
      'Es kostet keine Punkte; niemand geht über Wasser zurück, das er nicht überschreiten könnte, oder in ein Feld ohne Platz für alle. Es zählt für eine Stufe, was auch geht.',
  },
  'PM 14.34': {
    title: 'Zurück in ein Gefecht',
    words:
      'Wer in ein Feld zu anderen zurückgegangen ist, hilft ihnen nicht, wenn sie in dieser Phase angegriffen werden, und ist verloren, wenn sie etwas anderes als eine Null trifft.',
    reading: 'Er wird nicht ein zweites Mal angegriffen, nur mitgerissen (A-PM-56).',
  },
  'PM 14.35': {
    title: 'Stufen',
    words:
      'Jede Seite verliert ihre Stufen, wie sie will, mit zwei Ausnahmen: von Angreifern mit Panzern ist die erste Stufe die eines Panzerverbands, und danach geht niemand ganz verloren, solange ein anderer im Gefecht mehr als eine Stufe hat. Wer Stufen verliert und zurückgeht, verliert sie zuerst.',
    reading:
      'Wo es nicht genug Stufen sind, gehen alle verloren; eine Einheit mit einer Stufe zählt von Anfang an als vermindert (A-PM-22).',
  },
  'PM 14.36': {
    title: 'Halbe Einheiten',
    words:
      'Sowjetische Kavalleriedivisionen und Brigaden jeder Art zählen beim Bezahlen von Stufen halb: zwei für eine.',
    reading:
      'Eine Stufe bezahlt eine ganze Einheit oder zwei halbe; eine halbe allein nur, wo sonst nichts da ist, und der Rest verfällt (A-PM-21). Eine Panzerbrigade, die zuerst gehen muss (14.35), bezahlt die Hälfte, und wer ihr folgt, die andere.',
  },
  'PM 14.40': {
    title: 'Igel',
    words:
      'Im Dezember, bevor jemand gezogen ist, bildet der Deutsche Igel in Orten mit einer deutschen Einheit darin oder löst sie auf. Wer darin steht, greift nicht an und geht nicht zurück, gewinnt zwei Spalten und wird nie von allen Seiten angegriffen.',
    reading:
      'Sie ist für spätere Spiele, obwohl ihr Zeichen verloren ging (A-PM-55). Wer einen Igel verlässt, greift in diesem Spielerzug auch nicht an, und ohne deutsche Einheit ist er aufgelöst. Flamen sind nicht unter denen, die keinen bilden.',
  },
  'PM 14.13': {
    title: 'Flugzeuge in Gefechten',
    words: 'Wie Flugzeuge Gefechte unterstützen, steht bei ihnen (10.2, 15.5).',
  },
}
