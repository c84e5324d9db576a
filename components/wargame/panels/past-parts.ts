/** What a desk shows at all times and a phone behind tabs: the log, and the tracks and boxes around the map. */
export { LogPanel } from '@/components/table/log-panel'
export { TracksPanel } from './tracks-panel'
