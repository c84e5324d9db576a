import type { throws as en } from './throws.en'

/** What each throw of the dice was for, in German. */
export const throws: Readonly<Record<keyof typeof en, string>> = {
  'throw-combat': 'Angriff auf {hex}',
  'throw-combat-again': 'Angriff auf {hex}, noch einmal gewürfelt',
  'throw-elite': 'Elite-Einheit für den Angriff auf {hex}',
  'throw-artillery': 'Zahl der Artillerieangriffe',
  'throw-artillery-at': 'Artillerie auf {hex}',
  'throw-rocket': 'Raketen auf {hex}',
  'throw-bomber': 'Bomber auf {hex}',
  'throw-cup': 'Chit {n} aus dem Becher',
  'throw-arrival': 'Elite-Einheit der Runde',
  'throw-stars': 'Wie viele *-Einheiten in die Reserve kommen',
  'throw-escape': 'Ausbruch aus dem Kessel von Minsk',
  'throw-directive': 'Hitlers Weisung',
  'throw-vpbox': 'Welcher Siegpunkt-Chit zurückgeht',
  'throw-setup': 'Siegpunkt-Chit für {hex}',
}
