import { controls } from '../rules/03-control'
import { ports } from './sea'
import type { Situation } from './situation'
import type { Hex } from './state'
import { isOverland } from './supply'

/** Ports that the Soviet side has and reaches by a line over land (9.16, 11.2). */
export const portsSeen = (at: Situation): Hex[] =>
  ports(at).filter((port) => controls(at as never, 'soviet', port) && isOverland(at, port))
