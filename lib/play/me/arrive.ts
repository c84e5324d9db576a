import 'server-only'
import type { Who } from '@/lib/accounts/account'
import { accountRecord, GAME_PREFIX } from '@/lib/accounts/account'
import { hasAsked } from '@/lib/accounts/asked'
import { type Prover, proverSecret } from '@/lib/accounts/authenticate'
import {
  type Arrival,
  accountBy,
  attach,
  IDENTITY,
  type Proof,
  readIdentity,
} from '@/lib/accounts/identities'
import { labelOf } from '@/lib/accounts/label'
import { gamesBetween } from '@/lib/accounts/merge'
import type { OneTime } from '@/lib/accounts/one-time'
import { originFor } from '@/lib/accounts/providers'
import type { SignInPeekAnswer } from '../api/me'
import type { Call } from '../call'
import { endedAt } from '../games/list-projection'
import { badRequest } from '../http/problem'
import { cookiesOf } from '../http/request-form'
import { guestFor, provenWho } from './guest'

/** By which it is proven who somebody is, for this request. */
export function prover({ services, request }: Call): Prover {
  const origin = originFor(services.providers, request)
  if (!origin) throw badRequest('There is no such way to sign in here.', 'door')
  return {
    doors: services.providers,
    origin,
    secret: proverSecret(services.providers, services.key()),
    store: services.store,
    now: services.now,
  }
}

/** How this browser arrives at an account; `asked`: it has asked for what brings it there. */
export async function arrivalOf(call: Call, asked: boolean): Promise<Omit<Arrival, 'fresh'>> {
  const { services, request } = call
  const present = await provenWho(call)
  return { present, label: labelOf(request), now: services.now(), asked, ended: endedAt(services) }
}

/** Signs this browser in with what somebody has proven. `request`: from which an account for a new one follows. */
export async function arrive(call: Call, proof: Proof, request: string[], asked: boolean): Promise<Who> {
  const arrival = await arrivalOf(call, asked)
  const who = await attach(call.services.store, proof, { ...arrival, fresh: guestFor(call, ...request) })
  call.giveWho(who)
  return who
}

/** True if a link may do in this browser what it does: of a letter, that this browser has asked for it. */
export const isAsked = ({ request }: Call, link: OneTime): boolean =>
  link.kind === 'device' || hasAsked(request, cookiesOf(request), link.by)

export type Prospect = Omit<SignInPeekAnswer, 'kind' | 'address' | 'name'>

/** What will follow in this browser if it uses a link; nothing is changed by asking. */
export async function prospectOf(call: Call, link: OneTime): Promise<Prospect> {
  const { store } = call.services
  const present = await provenWho(call)
  const asked = isAsked(call, link)
  const elsewhere = asked ? {} : ({ elsewhere: true } as const)
  const account =
    link.kind === 'mail' ? await accountBy(store, { provider: 'email', id: link.address }) : link.account
  if (!present || account === present.account) return { brings: 0, leaves: 0, ...elsewhere }
  const mine = await store.whole(accountRecord(present.account))
  const count = (prefix: string) => Object.keys(mine).filter((name) => name.startsWith(prefix)).length
  const games = count(GAME_PREFIX)
  const [own] = Object.entries(mine).flatMap(([name, text]) => (name.startsWith(IDENTITY) ? [text] : []))
  if (asked && account === null) return { brings: own ? 0 : games, leaves: 0, ...(own ? { adds: true } : {}) }
  if (own) return { brings: 0, leaves: 0, stays: readIdentity(own).label, ...elsewhere }
  if (!asked) return { brings: 0, leaves: 0, ...elsewhere, ...(games > 0 ? { lost: games } : {}) }
  const against = (await gamesBetween(store, present.account, account!, endedAt(call.services))).length
  const leaves = Math.max(0, count('device:') - 1)
  return against > 0 ? { brings: 0, leaves: 0, against } : { brings: games, leaves }
}
