import { zoneHere } from '@/components/me/zone'
import { ask } from '@/components/table/api'
import type {
  FollowAnswer,
  NoticeChannel,
  NoticeSettings,
  NoticeTestAnswer,
  NoticeWishes,
  NudgeAnswer,
} from '@/lib/play/api/notices'

/** One change of what the player wishes; see /api/notices. */
export type NoticeChange =
  | { do: 'wishes'; game?: string; wishes: Partial<NoticeWishes> | null }
  | { do: 'push'; endpoint: string; p256dh: string; auth: string }
  | { do: 'mail'; address: string }
  | { do: 'hook'; kind: Exclude<NoticeChannel['kind'], 'push' | 'mail'>; url: string; personal: boolean }
  | { do: 'remove' | 'again'; channel: string }

export const noticesApi = {
  read: (game?: string) => ask<NoticeSettings>(`/api/notices${game ? `?game=${game}` : ''}`),
  /** Says along where the player is: hours of quiet are his. */
  change: (change: NoticeChange, language: string) =>
    ask<NoticeSettings>('/api/notices', {
      ...change,
      zone: zoneHere(),
      language,
    }),
  test: (channel: string) => ask<NoticeTestAnswer>('/api/notices', { do: 'test', channel }),
  follow: (game: string, on: boolean) =>
    ask<FollowAnswer>(`/api/games/${encodeURIComponent(game)}/follow`, { on }),
  nudge: (game: string) => ask<NudgeAnswer>(`/api/games/${encodeURIComponent(game)}/nudge`, {}),
}
