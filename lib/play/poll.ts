import 'server-only'
import type { z } from 'zod'
import type { VersionAnswer } from './api'
import type { Call } from './handle'
import { present } from './notices'
import { notYourSeat } from './problem'
import type { asQuery } from './requests'
import { readVersions } from './versions'

/** Whether anything has changed for a viewer: one command to the store, and no rule is asked. */
export async function poll(call: Call, { as }: z.output<typeof asQuery>): Promise<VersionAnswer> {
  const { seat, versions, unread } = await readVersions(call)
  const viewer = as ?? seat.sides[0] ?? 'spectator'
  if (as !== undefined && !seat.sides.includes(as)) throw notYourSeat('This browser does not play that side.')
  present(call, seat.sides)
  return { viewer, version: versions[viewer]!, unread }
}
