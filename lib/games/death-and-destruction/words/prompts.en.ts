export const prompts = {
  // Others wait for it here as well (8.18, 15.8).
  'ask-callUp-siege': 'Bring in whom you raise anew, or the siege artillery.',
  'ask-lay': 'Lay your markers of offensive supply.',
  'done-lay': 'All laid',
  'ask-replenish': 'Replenish and withdraw{count|: one still to be withdrawn|: # still to be withdrawn|}.',
  'done-replenish': 'Finish this phase',
  'ask-commit-surprised': 'You are surprised: commit your aircraft. Nobody else of yours acts now.',
  'ask-barrage': 'Soviet artillery has hit {count} {count|time|times}: go on, or call the attack off?',
  'done-barrage': 'Attack',
  'ask-deploy': 'Place your units in the Caucasus: {count} still to be placed.',
  'done-deploy': 'They stand',
}
