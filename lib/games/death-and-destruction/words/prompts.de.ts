export const prompts = {
  // Hier warten auch andere darauf (8.18, 15.8).
  'ask-callUp-siege': 'Hole herein, wen du neu aufstellst, oder die Belagerungsartillerie.',
  'ask-lay': 'Lege deine Marken der Angriffsversorgung.',
  'done-lay': 'Alle gelegt',
  'ask-replenish': 'Auffüllen und abziehen{count|: Noch eine abzuziehen|: Noch # abzuziehen|}.',
  'done-replenish': 'Diese Phase beenden',
  'ask-commit-surprised':
    'Du bist überrascht: Setze deine Flugzeuge ein. Sonst handelt jetzt niemand von dir.',
  'ask-barrage':
    'Sowjetische Artillerie hat {count} {count|Treffer|Treffer}: weiter, oder den Angriff abbrechen?',
  'done-barrage': 'Angreifen',
  'ask-deploy': 'Stelle deine Einheiten im Kaukasus auf: Noch {count} aufzustellen.',
  'done-deploy': 'Sie stehen',
}
