import type { RuleTexts } from '@/lib/kernel/rulebook'

/** 5 and 6: stacking and zones of control. */
export const stacking = {
  'AVD 5.1': {
    title: 'Wie viele in ein Feld passen',
    words:
      'In einem Feld stehen höchstens zwei Kampfeinheiten und ein HQ einer Seite, ob voll oder geschwächt.',
    refusals: {
      'stack-full': 'In {hex} stehen schon zwei Kampfeinheiten.',
      'stack-hq': 'In {hex} steht schon ein HQ.',
    },
  },
  'AVD 5.2': {
    title: 'Freund und Feind',
    words:
      'Deutsche und Sowjets stehen nie im selben Feld. In ein feindliches Feld kommt man nur über ein HQ, das allein steht und dann weichen muss (12.1).',
    refusals: {
      'stack-enemy': 'In {hex} steht der Feind.',
      'move-enemy': 'In {hex} stehen feindliche Kampfeinheiten.',
    },
  },
  'AVD 5.3': {
    title: 'Sowjetische Farben',
    words:
      'Zwei hellbraune sowjetische Einheiten dürfen nicht zusammen stehen. Eine rote darf zu einer hellbraunen oder zu einer anderen roten.',
    reading: 'Die *-Einheiten sind hellbraun.',
    refusals: {
      'stack-tan': 'Zwei hellbraune Einheiten dürfen nicht zusammen in {hex} stehen.',
    },
  },
  'AVD 5.4': {
    title: 'Wann gestapelt wird',
    words:
      'Auf die Grenze wird geachtet, wenn eine Einheit aufgestellt wird und wenn sie eine Bewegung, einen Rückzug oder ein Nachrücken beendet. Hindurchziehen ist frei.',
  },
  'AVD 6.1': {
    title: 'Kontrollzonen',
    words:
      'Jede Kampfeinheit, wie schwach auch immer, beherrscht die sechs Felder um sich, auch über Flüsse und in Orte hinein. Ein HQ hat keine Kontrollzone.',
  },
  'AVD 6.2': {
    title: 'Was Zonen bewirken',
    words:
      'Feindliche Kontrollzonen verteuern die Bewegung (8.2), kosten beim Rückzug Verluste (9.5), unterbrechen Versorgungslinien (10.2.2) und halten Verstärkungen fern (11.1).',
  },
  'AVD 6.3': {
    title: 'Zonen über Zonen',
    words: 'Liegt ein Feld in den Zonen mehrerer Feinde, gilt das wie eine einzige.',
  },
} satisfies RuleTexts
