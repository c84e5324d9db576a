export const prompts = {
  'ask-replenish': 'Auffüllen und abziehen: Noch {count} abzuziehen.',
  'done-replenish': 'Diese Phase beenden',
}
