import type { RuleTexts } from '@/lib/kernel/rulebook'

/** MOS 54 to 59: the turn. */
export const sequence = {
  'MOS 54': {
    title: 'Die Runde',
    words:
      'Zuerst kommen sowjetischer Ersatz, Verstärkungen und Bahnfahrten, dann die Phase der vorbereiteten Angriffe, dann die von Bewegung und operativen Angriffen.',
  },
  'MOS 55': {
    title: 'Vorbereitete Angriffe',
    words:
      'Der sowjetische Spieler sendet Flugzeuge aus, die Deutschen fliegen ihre, und was von den sowjetischen Luftangriffen bleibt, findet statt. Dann greifen die Deutschen an, sowjetische Einheiten erholen sich von der Zersprengung, und es zeigt sich, ob die Deutschen gewonnen haben; dann dasselbe mit vertauschten Seiten. Wer angreift, ist für die Runde verausgabt.',
    reading: 'Wer erst in dieser Phase zersprengt wurde, erholt sich nicht in ihr.',
  },
  'MOS 56': {
    title: 'Bewegung und operative Angriffe',
    words:
      'Die Flugzeuge fliegen wie vorher. Dann ziehen die Deutschen, greifen an und verlieren Einheiten, die abgeschnitten sind; dann die Sowjets. Am Ende erholen sich alle verausgabten Einheiten.',
  },
  'MOS 57': {
    title: 'Eine Bewegung, ein Angriff',
    words:
      'Eine Bodeneinheit zieht einmal in der Runde und greift einmal an, nach einem Durchbruch noch einmal (2). Sie darf beliebig oft verteidigen und nach jedem ihrer Angriffe nachrücken.',
    refusals: {
      'moved-already': '{unit} hat sich in dieser Runde schon bewegt.',
      'fought-already': '{unit} hat in dieser Runde schon angegriffen.',
      'not-adjacent': '{hex} grenzt nicht an das Feld davor.',
    },
  },
  'MOS 58': {
    title: 'Verausgabt durch einen vorbereiteten Angriff',
    words: 'Wer in der vorbereiteten Phase angreift, zieht in der operativen nicht und greift nicht an.',
  },
  'MOS 59': {
    title: 'Ein Einsatz in jeder Phase',
    words:
      'Eine Lufteinheit fliegt in jeder Phase einen Einsatz: einen Angriff, ein Abfangen oder einen Abwurf. Fernbomber fangen nie ab, Jäger tun nichts anderes.',
  },
} satisfies RuleTexts
