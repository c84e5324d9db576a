import type { RuleTexts } from '@/lib/kernel/rulebook'

/** MOS 1 to 24: attacks, their results, retreat and advance. */
export const combat = {
  'MOS 1': {
    title: 'Das geringste Verhältnis',
    words: 'Ein Angriff unter 1:5 ist nicht erlaubt.',
    refusals: {
      'below-one-to-five': 'Der Angriff auf {target} liegt unter 1:5.',
    },
  },
  'MOS 2': {
    title: 'BR: Durchbruch',
    words:
      'In der Phase der vorbereiteten Angriffe darf jeder Angreifer nach einem Durchbruch nachrücken und noch einmal angreifen, allein oder mit anderen, die noch nicht angegriffen haben. In der operativen Phase ist er nur ein DE.',
    reading:
      'Die Verteidiger sind wie bei DE vernichtet. Der zweite Angriff steht offen, bis der Abschnitt der Seite endet, und bringt keinen dritten. Wer sich ihm anschließt, macht damit seinen eigenen und greift noch einmal an, wenn er durchbricht.',
  },
  'MOS 3': {
    title: 'DE: Verteidiger vernichtet',
    words: 'Alle verteidigenden Einheiten sind vernichtet.',
  },
  'MOS 4': {
    title: 'R2: Rückzug bis zu zwei Felder',
    words:
      'Der Angreifer schickt die Verteidiger nach seiner Wahl kein, ein oder zwei Felder zurück (20), und sie sind zersprengt. Panzer können sie überrollen (14).',
    reading: 'Zersprengt sind sie auch, wenn er sie stehen lässt.',
  },
  'MOS 5': {
    title: 'R1: Rückzug bis zu ein Feld',
    words:
      'Der Angreifer schickt die Verteidiger nach seiner Wahl kein oder ein Feld zurück (20), und sie sind verausgabt. Ihr Besitzer darf dann ein Feld weiter zurückgehen, ist dafür aber zersprengt.',
    reading: 'Verausgabt sind sie auch, wenn er sie stehen lässt.',
  },
  'MOS 6': {
    title: 'Keine Wirkung',
    words: 'Ein Strich ändert auf keiner Seite etwas.',
  },
  'MOS 7': {
    title: 'S: Verteidiger verausgabt',
    words: 'Alle Verteidiger sind verausgabt. Ihr Besitzer darf sie zurückgehen lassen wie nach R1 (5).',
  },
  'MOS 8': {
    title: 'D: Verteidiger zersprengt',
    words: 'Alle Verteidiger sind zersprengt. Ihr Besitzer darf sie zurückgehen lassen wie nach R1 (5).',
  },
  'MOS 9': {
    title: 'AD: Angreifer zersprengt',
    words:
      'Angreifer, deren Faktoren zusammen mindestens denen der Verteidigung gleichkommen, sind zersprengt; welche, sagt der Angreifer.',
  },
  'MOS 10': {
    title: 'AE: Angreifer vernichtet',
    words:
      'Angreifer, deren Faktoren zusammen mindestens denen der Verteidigung gleichkommen, sind vernichtet; welche, sagt der Angreifer. Die übrigen erleiden AD (9).',
    reading: 'Von ihnen sind so viele zersprengt, wie AD nimmt, nicht mehr.',
    refusals: {
      'loss-not-involved': '{unit} kann hier nicht verloren gehen.',
    },
  },
  'MOS 11': {
    title: 'Wen die Sowjets angreifen müssen',
    words:
      'Greifen sowjetische Einheiten an, so muss in derselben Phase auch jede nicht zersprengte deutsche Armee und jedes Korps neben einer von ihnen angegriffen werden.',
    reading:
      'Panzergruppen sind hier Armeen; eine Division allein muss nicht angegriffen werden. Wer neben einem steht, darf ein anderes Feld angreifen, wenn jenes noch ein anderer angreifen könnte; der Abschnitt endet nicht, solange ein fälliger Angriff mit 1:5 möglich ist. Wer gemeinsam angreift, darf alles sein, was jenes angreifen könnte.',
    refusals: {
      'must-be-attacked': 'Auch die deutsche Armee oder das Korps in {hex} muss angegriffen werden.',
    },
  },
  'MOS 12': {
    title: 'Verausgabte Einheiten',
    words:
      'Eine verausgabte Einheit bewegt sich in dieser Runde nicht mehr und greift nicht mehr an. Sie verteidigt wie sonst.',
  },
  'MOS 13': {
    title: 'Zersprengte Einheiten',
    words:
      'Eine zersprengte Einheit bewegt sich nicht, greift nicht an, wird eine Spalte höher angegriffen und hat nichts von ihrem Gelände. Sie bleibt so bis zur Erholung ihrer Seite.',
    reading:
      'Ein Stapel wird eine Spalte höher angegriffen, wenn mindestens die Hälfte seiner Faktoren zersprengt ist; so sagt es der Autor an anderer Stelle. Nach einer Tischoption genügt eine zersprengte Einheit. Gelände und Orte tun nichts für die Faktoren einer zersprengten Einheit (47, 50 bis 53) und nichts gegen Bomben auf sie (28). Was sie für einen Stapel tun, ist verloren, wo alle, die kämpfen, zersprengt sind: die Spalte eines Flusses (47), der Wald, in dem ein Austausch abgelehnt wird (18), der Ort, der die Spalte des Schnees abhält (70). Ein See halbiert Angreifer trotzdem (48), und in Moskau und Tula wird niemand überrollt (51).',
  },
  'MOS 14': {
    title: 'Panzer überrollen',
    words:
      'Bei gutem Wetter, für die Sowjets auch bei Schnee, wird R2 zu DE und DE zu BR, wenn die angreifenden Panzer ohne so viele Faktoren, wie an Panzern verteidigen, mindestens doppelt so stark sind wie die verteidigende Infanterie mit ihrem Gelände oder so stark wie zersprengte Infanterie.',
    reading:
      'Infanterie ist alles, was keine Panzer sind. Strenger Frost ist hier gutes Wetter (69). Ist die ganze Infanterie zersprengt, genügt die geringere Stärke.',
  },
  'MOS 15': {
    title: 'Kein Weg zurück oder kein Rückzug',
    words:
      'Sind die Verteidiger eingeschlossen, können sie nicht zurück oder sollen sie nicht, so wird R1 zu D mit möglichem Austausch, R2 zu DE und DE zu BR.',
    reading:
      'Der Text sagt nicht, wie befohlen wird. Wie der Autor an anderer Stelle sagt, befiehlt es der deutsche Spieler für jeden Angriff, wenn er angegriffen wird oder durch einen Dauerbefehl, der sowjetische für eine ganze Runde, für Moskau aber, wenn es angegriffen wird. Nach Tischoptionen befehlen es beide für jeden Angriff oder keiner. Ein Ergebnis wird nur einmal gewendet, durch Überrollen oder hierdurch.',
    refusals: {
      'no-retreat-off': 'In diesem Spiel wird niemandem der Rückzug verboten.',
      'no-retreat-given': 'Der Rückzug ist für diese Runde schon verboten.',
    },
  },
  'MOS 16': {
    title: 'Austausch',
    words:
      'Einige oder alle Verteidiger sind vernichtet, wenn der Angreifer so viele Faktoren verlieren kann, wie ihre Verteidigung mit allem zählt, was sie ändert. Kann er es nicht, so gilt AE.',
    reading:
      'Die Felder D/AE der Tabelle sind der Austausch. Der Verteidiger sagt, wer verloren geht, bis zu dem, was die Angreifer verlieren können; jede seiner Einheiten zählt ihren Anteil an der Verteidigung. Wer übrig bleibt, nimmt R1 von den Angreifern, die übrig sind, und D, wo er nicht zurück darf (15); ist kein Angreifer übrig, geschieht ihm nichts mehr. Wer nicht zurück kann, lehnt ihn nicht ab, und ein AE lehnt niemand ab.',
  },
  'MOS 17': {
    title: 'Deutsche lehnen den Austausch ab',
    words:
      'Bei gutem Wetter und im Schlamm dürfen deutsche Verteidiger R1 statt eines Austauschs nehmen; für die übrigen Angreifer gilt es als R1.',
    reading: 'Strenger Frost gilt als gutes Wetter (69).',
  },
  'MOS 18': {
    title: 'Sowjets lehnen den Austausch ab',
    words:
      'Im Schlamm, bei Schnee oder im Wald dürfen sowjetische Verteidiger R1 statt eines Austauschs nehmen.',
    reading: 'Der Wald nützt nichts, wenn alle Verteidiger zersprengt sind (13).',
  },
  'MOS 19': {
    title: 'Panzer fallen aus',
    words:
      'Panzer, die in der operativen Phase angreifen, sind zersprengt, wenn der Würfel des Angriffs 1 zeigt, sowjetische bei 1 oder 2.',
    reading: 'Es zählt der Würfel, wie er fällt, ehe etwas abgezogen wird.',
  },
  'MOS 20': {
    title: 'Wege des Rückzugs',
    words:
      'Ein Rückzug führt vom angegriffenen Feld weg und nicht näher an die Angreifer. Er betritt kein Feld neben einem, aus dem der Angriff kam.',
    reading:
      'Alle Verteidiger eines Feldes gehen gemeinsam denselben Weg zurück. Jedes Feld davon liegt weiter vom angegriffenen weg und nicht näher an einem, aus dem der Angriff kam.',
    refusals: {
      'retreat-not-so': 'Über {path} dürfen die Verteidiger nicht zurück.',
    },
  },
  'MOS 21': {
    title: 'Panzer rücken nach',
    words:
      'Nach einem Kampf bei gutem Wetter oder strengem Frost rücken Panzer bis zu zwei Felder nach, zuerst in das verlassene Feld. Sowjetische Panzer dürfen das auch bei Schnee.',
    reading: 'Der Text spricht zweimal von den sowjetischen Panzern; beide Male sind zwei Felder gemeint.',
  },
  'MOS 22': {
    title: 'Andere rücken nach',
    words:
      'Alle anderen Einheiten rücken höchstens ein Feld nach, im Schlamm auch die Panzer. Bei Schnee rückt keine deutsche Einheit mehr als ein Feld nach.',
  },
  'MOS 23': {
    title: 'Nachrücken beim Durchbruch',
    words: 'Nach einem Durchbruch rückt jede Einheit höchstens ein Feld nach.',
  },
  'MOS 24': {
    title: 'Wer nachrücken muss',
    words:
      'Angreifer, die so stark sind wie die Verteidigung mit ihrem Gelände, müssen in das verlassene Feld nachrücken. Danach dürfen andere Angreifer folgen oder ein leeres Feld daneben betreten.',
    reading:
      'Wer geht, sagt der Angreifer; so wenige, wie die Stärke verlangt, oder alle, wenn sie nicht so stark sind.',
    refusals: {
      'advance-not-involved': '{unit} hat hier nicht angegriffen.',
      'advance-mandatory': 'Angreifer so stark wie die Verteidigung müssen nach {target} gehen.',
    },
  },
} satisfies RuleTexts
