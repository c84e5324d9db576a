import type { RuleTexts } from '@/lib/kernel/rulebook'

/** PM 8.9, 8.12 bis 8.21, 14.41, 17.4 und 17.5: was Einheiten zurückbekommen, und was geht und aufgerufen wird. */
export const restore: RuleTexts = {
  'PM 8.9': {
    title: 'Panzerbrigaden der Runde 3',
    words:
      '48 Panzerbrigaden kommen ab der dritten Runde jede Runde nach zwei Würfeln, drei weniger, wo Leningrad deutsch, abgeschnitten oder auf den See angewiesen ist, und drei weniger, wo ein Feld Moskaus deutsch oder die Stadt abgeschnitten ist. Andere des Plans kommen außerdem.',
    reading: 'Beides wird abgezogen (A-PM-58). Abgeschnitten ist Moskau, wo es beide Felder sind.',
  },
  'PM 8.12': {
    title: 'Ersatz',
    words: 'Ein Ersatz gibt eine Stufe zurück und bleibt bei dem, der ihn bekam.',
  },
  'PM 8.13': {
    title: 'Wer ihn bekommt',
    words:
      'Deutsche Divisionen der Infanterie, Luftlande-, leichten, Gebirgs-, Fallschirm- und bodenständigen Truppen, und die spanische; nie Tote, nie Verbündete. Ab Runde 3 kommen Schützendivisionen von den Verlusten zurück, für jedes über Land versorgte Hauptquartier eines Militärbezirks: eine im Juli, zwei im August, dann drei, vier, fünf und sechs.',
    reading:
      'Welche Schützendivisionen zurückkommen, wird gelost, und sie werden verdeckt gemischt: Wer von ihnen was ist, weiß niemand (A-PM-17). Die Verluste liegen offen wie immer. Versorgung über den See ist nicht über Land (A-PM-43).',
  },
  'PM 8.14': {
    title: 'Wie',
    words:
      'In der ersten Phase jedes seiner Spielerzüge gibt der Deutsche verminderten Divisionen Stufen, die versorgt sind, gestreckt oder nicht; sie ziehen und kämpfen wie immer.',
    reading: 'Beide Doppelzüge haben diese Phase (A-PM-13).',
  },
  'PM 8.15': {
    title: 'Der Vorrat',
    words: 'Es gibt 28 für das ganze Spiel.',
    reading: 'Der Text verweist auf 8.3 dafür, wer sie bekommt; gemeint ist 8.13 (A-PM-12).',
  },
  'PM 8.16': {
    title: 'Abzug',
    words:
      'In den Runden 9 bis 12 gibt der Deutsche Einheiten der Arten ab, die die Tabelle nennt, nach seiner Wahl und in jeder Stärke, wo immer sie versorgt sind; sie kommen nie zurück.',
    reading:
      'Im ersten Doppelzug (A-PM-13). Flugzeuge sind zu Beginn von Runde 12 fort (A-PM-57). Die Reserveräume gehören zur Karte (8.2), also dürfen auch Einheiten dort gehen.',
  },
  'PM 8.17': {
    title: 'Verweigerter Abzug',
    words:
      'Was er nicht gibt, kostet ihn je einen Punkt, auch wo er keine der Art hat; die Flak der Runde 12 geht auf jeden Fall.',
    reading:
      'Wer die Phase beendet, verweigert den Rest. Einen Punkt kostet es, ob er gekonnt hätte oder nicht (A-PM-51), auch für verlorene Flak. Alle übrige Flak geht, versorgt oder nicht (10.1).',
  },
  'PM 8.18': {
    title: 'Auffrischung',
    words: 'Nur deutsche Panzer- und motorisierte Divisionen, und nicht die 2. und 5. Panzerdivision.',
  },
  'PM 8.20': {
    title: 'Wie aufgefrischt wird',
    words:
      'Eine verminderte, voll versorgte Division ohne sowjetische Einheit neben sich würfelt um die Stufen, die sie zurückbekommt, nie mehr, als sie verloren hat. In diesem Spielerzug zieht sie nicht und greift nicht an, und sie wird einmal im Spiel aufgefrischt.',
    reading:
      'Die „RWR-Phase“, in der sie versorgt sein muss, ist nirgends erklärt: es ist die für Ersatz, Abzug und Auffrischung, die erste in jedem deutschen Spielerzug (A-PM-33).',
  },
  'PM 8.21': {
    title: 'Sicherungsdivisionen',
    words:
      'Zu Beginn jeder Runde darf der Deutsche Sicherungsdivisionen aufrufen, in Metropolen und Großstädten, die ihm gehören und versorgt sind; je drei der neun kosten ihn für immer einen Punkt.',
    reading:
      'Wer eine einer Gruppe aufruft, ruft in derselben Phase alle drei auf, soweit Platz ist. Die erste kostet den Punkt. Es sind neun (A-PM-15). Sie ist für spätere Spiele, obwohl ihr Zeichen verloren ging (A-PM-55).',
  },
  'PM 14.41': {
    title: 'Belagerungsartillerie',
    words:
      'Zu Beginn einer Runde darf sie in einer Metropole oder Großstadt aufgerufen werden, die deutsch und versorgt ist und nicht neben dem Feind liegt. Im ersten Doppelzug ruht sie, greift nie selbst an und erhöht das Ergebnis des Verteidigers um eins, wo Einheiten neben ihr eine Metropole, Großstadt oder Festung angreifen.',
    reading: 'Eins kommt zum gedruckten Ergebnis und wird in einer Metropole mit verdoppelt (A-PM-20).',
  },
  'PM 17.4': {
    title: 'Tabelle des Abzugs',
    words:
      'Runde 9: eine leichte Division; 10: zwei Infanteriedivisionen; 11: eine Kavallerie- und eine Infanteriedivision und das ungarische Korps; 12: drei Flakkorps, alle Flugzeuge und eine Infanteriedivision.',
  },
  'PM 17.5': {
    title: 'Tabelle der Auffrischung',
    words: 'Eins bis vier gibt eine Stufe, fünf und sechs geben zwei.',
  },
}
