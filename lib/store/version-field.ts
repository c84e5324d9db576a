import type { Viewer } from '@/lib/kernel/game'

/** Where it is kept how often what a viewer may see has changed, and when it last did. */
export const versionField = (viewer: Viewer): string => `v:${viewer}`

export interface KeptVersion {
  readonly version: number
  /** When it came about, as an ISO string in UTC. */
  readonly changed: string
}

// Written with each order, so it is short: milliseconds since 1970 to the base of 36.
export const writeVersion = ({ version, changed }: KeptVersion): string =>
  `${version} ${Date.parse(changed).toString(36)}`

export function readVersion(text: string): KeptVersion {
  const [version, at = ''] = text.split(' ')
  return { version: Number(version), changed: new Date(Number.parseInt(at, 36)).toISOString() }
}

/** Where the versions of all viewers stood together in games of former times. */
const ALL = 'versions'

/** The fields that tell the versions of these viewers. */
export const versionNames = (viewers: readonly Viewer[]): string[] => [...viewers.map(versionField), ALL]

/** The versions by viewer, from the values of those fields; null if there are none. */
export function readVersions(
  viewers: readonly Viewer[],
  values: readonly (string | null)[],
): Record<Viewer, number> | null {
  const all = values[viewers.length]
  const versions = (all ? JSON.parse(all) : {}) as Record<Viewer, number>
  for (const [i, viewer] of viewers.entries()) {
    const text = values[i]
    if (text) versions[viewer] = readVersion(text).version
  }
  return Object.keys(versions).length > 0 ? versions : null
}
