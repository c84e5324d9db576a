import { reads } from '@/lib/play/handle'
import { health } from '@/lib/play/health'
import { noQuery } from '@/lib/play/requests'

/** For monitors, and for whoever has just set a server up: HealthAnswer, with 200 or 503. */
export const GET = reads(noQuery, health)
