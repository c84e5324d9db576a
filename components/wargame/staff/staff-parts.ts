/** What a staff does for a player at the table, fetched as one once the table stands. */
export { StaffPanel } from './staff-panel'
export { StaffUndone } from './staff-undone'
export { TurnBoard } from './turn-board'
