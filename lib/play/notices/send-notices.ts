import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Call } from '../call'
import { notFound } from '../http/problem'
import { round } from './round'

/** Milliseconds for one round: hosts end a request after a while. */
const ROUND = 45_000

const digest = (text: string) => createHash('sha256').update(text).digest()

/** The host's scheduler calls: sends all that is due. Without the secret there is nothing here. */
export async function sendNotices({ services }: Call, request: Request): Promise<object> {
  const given = request.headers.get('authorization') ?? ''
  const secret = services.cronSecret
  // Digests have one length, so that comparing takes the same time whatever was given.
  if (secret === null || !timingSafeEqual(digest(given), digest(`Bearer ${secret}`))) throw notFound()
  return { looked: await round(services, ROUND) }
}
