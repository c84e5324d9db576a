import type { SetUpScope } from '@/lib/kernel/disposition'
import type { GameAnswer, StandingRequest } from '@/lib/play/api/game'
import type { ArchiveAnswer, ChallengesAnswer, ListAnswer, ListUnchanged } from '@/lib/play/api/list'
import type { HintsAnswer, HintsRequest, KeepSetUpRequest, SetUpsAnswer } from '@/lib/play/api/me'
import type { ExportAnswer, ImportAnswer, ImportRequest, ReplayAnswer } from '@/lib/play/api/past'
import type {
  CloseRequest,
  CreateAnswer,
  CreateRequest,
  EnterRequest,
  LinkAnswer,
  LinkRequest,
  PeekAnswer,
  PeekRequest,
  RematchAnswer,
  ShowAnswer,
  StartHereRequest,
} from '@/lib/play/api/seats'
import type { ChatAnswer, ChatRequest, NotesAnswer, NotesRequest } from '@/lib/play/api/talk'
import { ask, game, query, requestId } from './api'

/** What pages beside the table ask for, and panels of it that are seldom opened: none of it is fetched with the first view. */
export const pagesApi = {
  /** `seen`: the tag of the list that is known. */
  list: (seen: string | null) => ask<ListAnswer | ListUnchanged>(`/api/games${query({ seen })}`),
  challenges: (after: string | null = null) => ask<ChallengesAnswer>(`/api/challenges${query({ after })}`),
  /** Finished games that are shown to all, or those of the player whose page is named. */
  archive: (player: string | null, after: string | null) =>
    ask<ArchiveAnswer>(`/api/archive${query({ player, after })}`),
  show: (id: string, on: boolean) => ask<ShowAnswer>(`${game(id)}/show`, { id: requestId(), on }),
  close: (id: string, body: CloseRequest) => ask<object>(`${game(id)}/close`, body),
  forget: (id: string) => ask<object>(`${game(id)}/forget`, { id: requestId() }),
  rematch: (id: string) => ask<RematchAnswer>(`${game(id)}/rematch`, { id: requestId() }),
  startHere: (id: string, body: StartHereRequest) => ask<CreateAnswer>(`${game(id)}/start-here`, body),
  create: (body: CreateRequest) => ask<CreateAnswer>('/api/games', body),
  enter: (id: string, body: EnterRequest) => ask<GameAnswer>(`${game(id)}/enter`, body),
  peek: (id: string, body: PeekRequest) => ask<PeekAnswer>(`${game(id)}/peek`, body),
  standing: (id: string, body: StandingRequest) => ask<GameAnswer>(`${game(id)}/standing`, body),
  export: (id: string, as: string | null) => ask<ExportAnswer>(`${game(id)}/export${query({ as })}`),
  setUps: ({ game, scenario, side }: SetUpScope) =>
    ask<SetUpsAnswer>(`/api/me/set-ups${query({ game, scenario, side })}`),
  keepSetUp: (kept: Omit<KeepSetUpRequest, 'id'>) =>
    ask<SetUpsAnswer>('/api/me/set-ups', { id: requestId(), ...kept }),
  hints: (body: HintsRequest) => ask<HintsAnswer>('/api/me/hints', body),
  /** A document may come from anywhere: the server judges it. */
  import: (body: Omit<ImportRequest, 'document'> & { document: unknown }) =>
    ask<ImportAnswer>('/api/games/import', body),
  chat: (id: string, before: number | null) => ask<ChatAnswer>(`${game(id)}/chat${query({ before })}`),
  talk: (id: string, body: ChatRequest) => ask<ChatAnswer>(`${game(id)}/chat`, body),
  notes: (id: string, as: string | null) => ask<NotesAnswer>(`${game(id)}/notes${query({ as })}`),
  note: (id: string, body: NotesRequest) => ask<NotesAnswer>(`${game(id)}/notes`, body),
  /** As anybody may look who has the public part of a link. */
  board: (id: string, p: string) => ask<GameAnswer>(`${game(id)}/board${query({ p })}`),
  replay: (id: string, since: number, as: string | null) =>
    ask<ReplayAnswer>(`${game(id)}/replay${query({ since, as })}`),
  links: (id: string, body: LinkRequest) => ask<LinkAnswer>(`${game(id)}/links`, body),
}
