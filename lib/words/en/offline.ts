/** Without a network: what can still be seen, what was planned, and what became of it. */
export const offline = {
  'offline.title': 'No connection',
  'offline.hint':
    'This page was not opened on this device while there was a connection. Your games, and the tables you have opened here before, can be read without one.',
  'table.lastSeen': 'No connection. You see the table as of {time}.',
  'plan.title': 'Orders that have not been sent',
  'plan.may':
    'You can go on: your orders wait on this device, and are sent when there is a connection again.',
  'plan.waits': '{n} {n|order waits|orders wait} for the connection.',
  'plan.unknown':
    'What comes of the last one only the server can tell: planning ends here until it has been sent.',
  'plan.unlawful': 'As things stand the rules do not allow all of them: take out what does not fit.',
  'plan.moved':
    'The game has moved on since you planned. {n} {n|order has|orders have} not been sent: look at what has changed and decide again.',
  'plan.refused': 'This order was not taken. {n} {n|order has|orders have} not been sent: decide again.',
  'plan.lost':
    'You have not got this seat any more. {n} {n|order that you had planned was|orders that you had planned were} not sent.',
  'plan.unkept': 'This browser cannot keep them: leave the page open until they are sent.',
  'plan.row': '{n} {n|order waits|orders wait} to be sent: open the game',
  'plan.show': 'The orders',
  'plan.remove': 'Take out: {order}',
  'plan.clear': 'Discard all',
  'plan.send': 'Send them now',
  'me.signOut.unsent':
    '{n} {n|order that you have planned here has|orders that you have planned here have} not been sent, and would be lost.',
} as const
