/** What a desk shows at all times and a phone behind tabs: the log, the tracks and boxes around the map, and the past. */
export { LogPanel } from '@/components/table/log-panel'
export { TracksPanel } from './tracks-panel'
export { WatchedPanel } from './watched-panel'
