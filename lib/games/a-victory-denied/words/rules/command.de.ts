import type { RuleTexts } from '@/lib/kernel/rulebook'

/** 7: chits, headquarters and panzer corps. */
export const command = {
  'AVD 7.0': {
    title: 'Wer aktiviert werden muss',
    words:
      'Einheiten bewegen sich und greifen an nur, wenn sie aktiv sind. Sowjetische Einheiten und deutsche zu Fuß aktiviert ein HQ, deutsche motorisierte der Chit ihrer Panzergruppe.',
  },
  'AVD 7.1.1': {
    title: 'Verfügbare Chits',
    words:
      'Ein Chit kann gewählt werden, solange sein HQ auf der Karte ist, bei einer Panzergruppe eine ihrer Einheiten. Die drei Chits der 9. Armee sind verfügbar, solange irgendein deutsches HQ auf der Karte ist.',
    reading:
      'Als Einheit einer Panzergruppe zählt, wen der Chit aktivieren kann: eine motorisierte ihrer Korps.',
    refusals: {
      'chit-unavailable': '{chit} gehört nicht zu deinen verfügbaren Chits (oder nicht so oft).',
    },
  },
  'AVD 7.1.2': {
    title: 'Geheime Wahl',
    words:
      'Jede Seite wählt insgeheim so viele ihrer verfügbaren Chits, wie die Rundenleiste sagt. Luftwaffe, Versorgung, Verstärkungen und von Runde 2 an Artillerie kommen dazu. Guderian zählt als einer der deutschen Chits, wartet aber in seinem Feld.',
    reading: 'Sind weniger Chits verfügbar, als die Leiste verlangt, kommen alle hinein.',
    refusals: {
      'chits-chosen': 'Deine Chits sind schon im Becher.',
      'chits-count': 'Wähle in dieser Runde {wanted} Chits, nicht {given}.',
    },
  },
  'AVD 7.1.3': {
    title: 'Nicht hineinsehen',
    words: 'Niemand darf in den Becher sehen oder die nicht gewählten Chits der anderen Seite ansehen.',
    reading: 'Seine eigenen Chits im Becher sieht ein Spieler: Er hat sie hineingelegt.',
  },
  'AVD 7.2.1': {
    title: 'Einen Chit ziehen',
    words:
      'Die Chits kommen einzeln und zufällig heraus. Der Besitzer handelt, und der Chit liegt dann für den Rest der Runde offen.',
  },
  'AVD 7.2.2a': {
    title: 'Was ein Armeechit aktiviert',
    words:
      'Der Chit einer Armee aktiviert das gleichnamige HQ und jedes HQ derselben Seite in dessen Befehlsweite.',
    reading:
      'Nur einen Schritt weit: HQs, die von einem anderen HQ aktiviert wurden, aktivieren keine weiteren.',
  },
  'AVD 7.2.2b': {
    title: 'Chits der 9. Armee',
    words:
      'Wird ein Chit der 9. Armee gezogen, nennt der Deutsche eines seiner HQs auf der Karte; es aktiviert alle deutschen HQs in seiner Befehlsweite.',
    reading:
      'Steht nur ein HQ auf der Karte, gibt es nichts zu nennen; steht keines da, wird niemand aktiviert.',
    refusals: {
      'hq-not-on-map': '{unit} ist keines deiner HQs auf der Karte.',
    },
  },
  'AVD 7.2.2c': {
    title: 'Guderian',
    words:
      'Guderian aktiviert die Panzergruppe 2, wann der Deutsche es will: Sobald irgendein Chit gezogen ist, darf er ihn in den Becher zurückwerfen und stattdessen Guderian spielen. Hat er das bis zum Schluss nicht getan, kommt Guderian nach dem letzten Chit.',
    reading:
      'Das gilt für jeden gezogenen Chit, auch für neutrale und sowjetische, aber nicht für den in Runde 1 beiseitegelegten.',
  },
  'AVD 7.3.1': {
    title: 'Chits und HQs',
    words: 'Chits von Armeen aktivieren HQs; die der Panzergruppen und Guderian tun es nicht.',
  },
  'AVD 7.3.2': {
    title: 'Sowjetische Aktivierung',
    words:
      'Jede sowjetische Kampfeinheit in der Befehlsweite eines aktiven HQ ist aktiv, zu welcher Armee sie auch gehört, und nur einmal je Chit. Zuerst bewegen sich alle, dann kämpfen alle. Ein anderer Chit kann dieselben Einheiten noch einmal aktivieren.',
  },
  'AVD 7.3.3': {
    title: 'Deutsche Aktivierung durch HQs',
    words:
      'Ein deutsches HQ aktiviert die Einheiten in seiner Reichweite ebenso, aber nie die motorisierten der Panzergruppen.',
  },
  'AVD 7.3.4': {
    title: 'Befehlsweite',
    words:
      'Die Weite zählt in Feldern vom HQ aus, sein eigenes nicht und das der Einheit mitgezählt. Mit Weite 4 wird eine Einheit in vier Feldern Entfernung noch erreicht.',
  },
  'AVD 7.3.5': {
    title: 'Einmal geprüft',
    words:
      'Wer in Reichweite ist, entscheidet sich in dem Augenblick, in dem das HQ aktiviert wird. Danach bleiben die Einheiten aktiv, wohin sie auch gehen.',
  },
  'AVD 7.3.6': {
    title: 'Nichts verkürzt die Weite',
    words: 'Versorgung, Feinde und ihre Zonen, Gelände und Flüsse ändern nichts an der Befehlsweite.',
  },
  'AVD 7.4.1': {
    title: 'Chits der Panzergruppen',
    words:
      'Der Chit einer Panzergruppe, oder Guderian, aktiviert die motorisierten Einheiten ihrer Panzerkorps. Ein HQ brauchen sie nicht.',
  },
  'AVD 7.4.2': {
    title: 'Die Kette eines Korps',
    words:
      'In jedem Korps wird eine Einheit genannt und aktiv; ebenso jede motorisierte Einheit dieses Korps, die höchstens drei Felder von einer aktiven steht, und so fort wie eine Kette. Ist ein Korps zerrissen, kann nur einer seiner Teile handeln.',
    reading: 'Nennt der Deutsche bei einem geteilten Korps niemanden, wird der größte Teil aktiviert.',
    refusals: {
      'corps-not-open': '{unit} gehört zu keinem Korps, von dem noch ein Teil zu wählen ist.',
    },
  },
  'AVD 7.4.3': {
    title: 'Die Korps',
    words:
      'Die Panzergruppe 2 hat drei Korps, XXIV, XXXXVI und XXXXVII, die Panzergruppe 3 zwei, XXXIX und LVII. Man erkennt sie an der Farbe im Zeichen.',
  },
  'AVD 7.5.1': {
    title: 'Timoschenko',
    words: 'Solange Timoschenkos Chit gespielt wird, gewinnt jeder sowjetische Angriff eine Spalte.',
    reading: 'Nicht wenn sein Verband auf die Karte kommt: Dann ist sein Chit noch nicht gezogen.',
  },
} satisfies RuleTexts
