import { sheet } from '@/components/games/proud-monster/sheet'
import { MapView } from '@/components/map/map-view'
import { DAY } from '@/components/map/palette'
import { begunEarly, openPrinter } from '@/components/map/printer'
import { buildTerrain } from '@/components/map/terrain'
import { manyCounters } from '../../support/many-counters'

/** Written before this script: that of the worker. */
declare const WORKER: string

const MIDDLE = '2817N'
/** CSS pixels to a hex: factors are read. */
const SCALE = 34

const address = URL.createObjectURL(new Blob([WORKER], { type: 'text/javascript' }))
// As at a table: it is begun before what shows the map is there.
const { begin, worker } = begunEarly(() => new Worker(address))
begin()
const terrain = buildTerrain(sheet)
const printer = openPrinter(terrain, { worker, small: { day: '', night: '' } })
const map = new MapView(document.querySelector('div')!, terrain, printer, DAY, manyCounters(sheet), {
  tap: () => undefined,
  look: () => undefined,
  mayZoom: () => true,
})
map.letter()
map.centreOn([MIDDLE], SCALE)
