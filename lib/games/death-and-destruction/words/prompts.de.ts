export const prompts = {
  'ask-lay': 'Lege deine Marken der Angriffsversorgung.',
  'done-lay': 'Sie liegen',
  'ask-replenish': 'Auffüllen und abziehen: Noch {count} abzuziehen.',
  'done-replenish': 'Diese Phase beenden',
}
