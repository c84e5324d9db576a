import { ask, requestId } from '@/components/table/api'
import type {
  ChangeMeRequest,
  ConfirmRequest,
  DeviceLinkAnswer,
  MeAnswer,
  RemoveIdentityRequest,
  SignInAnswer,
  SignInPeekAnswer,
  SignInRequest,
  SignOutRequest,
} from '@/lib/play/api/me'

export const meApi = {
  read: () => ask<MeAnswer>('/api/me'),
  change: (change: Omit<ChangeMeRequest, 'id'>) => ask<MeAnswer>('/api/me', { id: requestId(), ...change }),
  link: () => ask<DeviceLinkAnswer>('/api/me/link', { id: requestId() }),
  signOut: (body: SignOutRequest) => ask<MeAnswer>('/api/me/sign-out', body),
  removeIdentity: (body: RemoveIdentityRequest) => ask<MeAnswer>('/api/me/identity', body),
  remove: () => ask<MeAnswer>('/api/me/delete', { sure: true }),
  signIn: (body: SignInRequest) => ask<SignInAnswer>('/api/sign-in', body),
  peek: (token: string) => ask<SignInPeekAnswer>('/api/sign-in/peek', { token }),
  confirm: (body: ConfirmRequest) => ask<MeAnswer>('/api/sign-in/confirm', body),
}
