import { reads } from '@/lib/play/http/handle'
import { health } from '@/lib/play/http/health'
import { noQuery } from '@/lib/play/http/schemas'

/** For monitors, and for whoever has just set a server up: HealthAnswer, with 200 or 503. */
export const GET = reads(noQuery, health)
