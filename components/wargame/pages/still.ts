import type { MapSheet } from '@/components/map/sheet'
import { ledMap, stillMap } from '@/components/map/still'
import { builtTerrain } from '@/components/map/terrain'
import type { GameAnswer } from '@/lib/play/api/game'
import { leadFirst, placesOf } from '../map/first-place'
import { overlaysOf, sceneOf } from '../map/scene'
import type { TablePort } from '../port'
import { EMPTY } from '../turn/draft'

/** The map of a table as a phone will show it, for the page that is sent before its scripts. */
export function stillOf(port: TablePort, sheet: MapSheet, answer: GameAnswer): string {
  const view = port.viewOf(answer)!
  const offers = port.offers(view, answer.legal)
  const terrain = builtTerrain(sheet)
  const map = ledMap(terrain)
  const { lattice } = sheet
  leadFirst(map, { port, view, lattice, places: placesOf(offers, EMPTY), desk: false })
  const scene = sceneOf(port, {
    ...{ view, offers, draft: EMPTY, looked: null, cursor: null, flash: [] },
    overlays: overlaysOf(port, view),
  })
  return stillMap(terrain, scene, map.middle())
}
