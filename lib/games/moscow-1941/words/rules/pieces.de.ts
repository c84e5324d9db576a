import type { RuleTexts } from '@/lib/kernel/rulebook'

/** MOS 60 to 63: stacks, and what is printed on the pieces. */
export const pieces = {
  'MOS 60': {
    title: 'Stapel',
    words:
      'In einem Feld stehen beliebig viele Einheiten. Höchstens drei davon greifen an oder verteidigen, darunter höchstens zwei Korps oder größere und höchstens eine Armee.',
    reading:
      'Die Grenze gilt denen, die kämpfen, nicht dem Feld. Eine Gruppe unter dem Namen ihres Führers ist ein Korps. Sie gilt für jedes Feld, sodass Angreifer aus mehreren Feldern mehr sein dürfen. Von den Verteidigern kämpfen die nach gedruckten Faktoren stärksten, die es zusammen dürfen, von gleichen die nicht zersprengten; gefragt wird niemand.',
    refusals: {
      'hex-of-enemy': 'In {hex} steht der Feind.',
      'active-units': 'Mit {unit} kämpften mehr als drei Einheiten eines Feldes.',
      'active-corps': 'Mit {unit} kämpften mehr als zwei Korps oder Armeen eines Feldes.',
      'active-armies': 'Mit {unit} kämpfte mehr als eine Armee eines Feldes.',
    },
  },
  'MOS 61': {
    title: 'Einheiten über der Grenze',
    words:
      'In der Verteidigung teilen alle anderen im Feld das Los derer, die verteidigen. Im Angriff bleibt unberührt, wer nicht teilnimmt.',
  },
  'MOS 62': {
    title: 'Größen',
    words: 'A ist eine Armee, K ein Korps, PzGp eine Panzergruppe, PzDiv und RD sind Divisionen.',
  },
  'MOS 63': {
    title: 'Arten',
    words:
      'Das Zeichen unterscheidet Panzer, Infanterie, Fallschirmjäger, die auch Infanterie sind, und Stoßtruppen. Auf der sowjetischen Seite ist Kavallerie eine eigene Art.',
    reading:
      'Von Kavallerie steht nichts da: Sie zieht, wie ihre Zahlen sagen, und ist weder Infanterie noch Panzer.',
  },
} satisfies RuleTexts
