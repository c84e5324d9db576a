/** What a staff does for a player at the table, fetched as one once the table stands. */
export { StaffPanel } from './staff-panel'
export { StaffStrip } from './staff-strip'
export { StaffUndone } from './staff-undone'
