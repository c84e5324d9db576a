export const prompts = {
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
