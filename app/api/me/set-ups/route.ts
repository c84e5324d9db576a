import { reads, writes } from '@/lib/play/http/handle'
import { keepSetUpRequest, setUpsQuery } from '@/lib/play/me/requests'
import { keepSetUp, readKeptSetUps } from '@/lib/play/me/set-ups'

/** The set-ups that this player has kept for a side of a scenario: SetUpsAnswer. */
export const GET = reads(setUpsQuery, readKeptSetUps)

/** Keeps or forgets one: KeepSetUpRequest, SetUpsAnswer. */
export const POST = writes(keepSetUpRequest, keepSetUp)
