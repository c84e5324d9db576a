import type { RuleTexts } from '@/lib/kernel/rulebook'

/** PM 9.18 bis 9.20: was der Deutsche über Versorgung entscheidet. */
export const logistics: RuleTexts = {
  'PM 9.18': {
    title: 'Versorgung aus der Luft',
    words:
      'Zu Beginn seines Spielerzugs versorgt der Deutsche bis zu zwei Felder aus der Luft, wo immer sie liegen, bis zum nächsten. Zu Fuß geht dabei nichts verloren; mechanisierte Einheiten kämpfen voll und ziehen sechs Punkte. Östlich der Linie würfeln sie für gestreckte Versorgung. Wer zu Fuß aus der Luft lebt, ruht, wenn er eine Stufe zurückbekommt; niemand wird aus der Luft aufgefrischt.',
    reading:
      'Ein Marker liegt bei Einheiten und nicht in einem Feld. Teilt ein Zug einen Stapel, so kann sein Spieler vorher sagen, wer davon ihn behält; sonst geht er mit denen, die ein Feld zuerst verlassen, ob sie ziehen, nachrücken oder weichen. Wer zurückbleibt oder ohne ihn geht, hat ihn nicht mehr. Das Buch spricht nur von Zügen; dass Nachrücken kein Zug ist (14.39), ließe einen ganzen Stapel, der nachrückt, ohne das, wovon er lebt. Wer auch eine Linie hat, zieht so weit, wie sie es erlaubt.',
  },
  'PM 9.19': {
    title: 'Die Pause',
    words:
      'Am Ende der zweiten oder dritten Runde kann der Deutsche eine Pause von drei Doppelzügen erklären, in der niemand von seiner Seite angreift. Danach zählt die Linie gestreckter Versorgung nicht mehr. Er kann sie abbrechen, ohne Gewinn.',
    reading:
      'Er hinterlegt sie in seinem letzten Spielerzug der Runde, was sonst niemand sieht, und erklärt wird sie nach dem Blick auf den Sieg, bevor der Sowjet seine Verstärkungen hinterlegt (A-PM-31): So braucht sie keine Übergabe mehr. Da sie sofort abgebrochen werden kann, verliert er nichts dadurch, dass er den sowjetischen Spielerzug dazwischen nicht kennt.',
  },
  'PM 9.20': {
    title: 'Zusammengefasste Versorgung',
    words:
      'Zu Beginn eines eigenen Spielerzugs kann der Deutsche die Versorgung auf achtzehn Einheiten zusammenfassen. Mit einer Linie sind sie voll versorgt, wo immer sie stehen; andere seiner Seite greifen nicht an und ziehen höchstens ein Feld, und niemand wird aus der Luft versorgt.',
    reading:
      'Es dürfen beliebige Einheiten sein (A-PM-50). In einem Spielerzug, in dem jemand eine Stufe aus der Luft erhalten hat, wird sie nicht erklärt (9.18).',
  },
}
