export const prompts = {
  'ask-replenish': 'Replenish and withdraw: {count} still to be withdrawn.',
  'done-replenish': 'Finish this phase',
}
