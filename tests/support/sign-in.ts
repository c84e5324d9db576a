import type { Providers } from '@/lib/accounts/providers'
import type { ApiError } from '@/lib/play/api/game'
import type {
  ConfirmRequest,
  DeviceLinkAnswer,
  MeAnswer,
  SignInAnswer,
  SignInPeekAnswer,
} from '@/lib/play/api/me'
import { type Browser, newId } from './browser'
import { type Smtp, tokenIn } from './smtp'

export const ORIGIN = 'http://table.test'

export const doorsWith = (more: Partial<Providers>): Providers => ({
  origin: ORIGIN,
  email: null,
  providers: {},
  secret: null,
  ...more,
})
export const mailDoors = ({ url }: Smtp): Providers =>
  doorsWith({ email: { server: url, from: 'Fieldpost <post@table.test>' } })

export const me = (browser: Browser) => browser.send<MeAnswer>('GET', '/api/me')
export const signIn = (browser: Browser, body: object) =>
  browser.send<SignInAnswer & ApiError>('POST', '/api/sign-in', body)
export const peekLink = (browser: Browser, token: string) =>
  browser.send<SignInPeekAnswer & ApiError>('POST', '/api/sign-in/peek', { token })
export const confirm = (browser: Browser, token: string, more: Partial<ConfirmRequest> = {}) =>
  browser.send<MeAnswer & ApiError>('POST', '/api/sign-in/confirm', { id: newId(), token, ...more })
export const deviceLink = (browser: Browser) =>
  browser.send<DeviceLinkAnswer & ApiError>('POST', '/api/me/link', { id: newId() })

/** Signs a browser in by a letter. */
export async function byMail(browser: Browser, smtp: Smtp, address: string) {
  await signIn(browser, { door: 'email', address })
  return confirm(browser, tokenIn(smtp))
}
