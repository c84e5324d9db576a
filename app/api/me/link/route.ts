import { writes } from '@/lib/play/http/handle'
import { makeDeviceLink } from '@/lib/play/me/devices'
import { deviceLinkRequest } from '@/lib/play/me/requests'

/** A link for a second browser: DeviceLinkRequest, DeviceLinkAnswer. */
export const POST = writes(deviceLinkRequest, makeDeviceLink)
