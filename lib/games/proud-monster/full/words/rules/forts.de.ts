import type { RuleTexts } from '@/lib/kernel/rulebook'

/** PM 14.24 bis 14.30 und 17.3: Festungen. */
export const forts: RuleTexts = {
  'PM 14.24': {
    title: 'Festungen',
    words:
      'Eine Festung ist unfertig, unversehrt oder zerstört. Die Linien von Luga, Leningrad, Wjasma, Moschaisk und Moskau sind anfangs unfertig, alle anderen unversehrt.',
  },
  'PM 14.25': {
    title: 'Aufgegebene Linien',
    words:
      'Eine unfertige Linie ist ganz verloren, wenn eine Einheit der deutschen Seite vor ihrer Runde eines ihrer Felder betritt; mit dem nördlichen Teil der Luga-Linie geht der südliche.',
  },
  'PM 14.26': {
    title: 'Zerstörte Festungen',
    words:
      'Eine Festung mit Verteidigern ist zerstört, wenn Deutsche sie angreifen, alle Verteidiger verloren sind und Deutsche einrücken.',
    reading:
      'Auf welchem Weg eine Einheit der deutschen Seite auch hineinkommt: ziehend, nachrückend oder im Rückzug (A-PM-09).',
  },
  'PM 14.27': {
    title: 'Festungen im Gefecht',
    words: 'Sowjetische Verteidiger in einer unversehrten Festung gewinnen neben allem anderen eine Spalte.',
  },
  'PM 14.28': {
    title: 'Schwere Festungen',
    words: 'In einer schweren gewinnen sie zwei.',
  },
  'PM 14.29': {
    title: 'Festungen und Versorgung',
    words: 'Keine deutsche Linie geht in eine unversehrte Festung, wer auch dort steht.',
  },
  'PM 14.30': {
    title: 'Die Stalin-Linie',
    words:
      'Anfangs ist sie unversehrt. Jede sowjetische Einheit, die darin verteidigt, zählt eins mehr. Versorgung hält sie nicht auf.',
  },
  'PM 14.30n': {
    title: 'Leere Werke',
    words:
      'Festungen und die Stalin-Linie haben keine eigene Stärke: wo niemand sie verteidigt, zieht eine Einheit der deutschen Seite frei hinein und zerstört sie damit.',
    reading: 'Der Satz steht nach 14.30, ohne Nummer.',
  },
  'PM 17.3': {
    title: 'Wann Linien fertig sind',
    words:
      'Luga und Leningrad in Runde 3, Wjasma und Moschaisk in 6, Moskau in 9; alle anderen von Anfang an.',
  },
}
