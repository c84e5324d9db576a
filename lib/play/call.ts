import 'server-only'
import type { Who } from '@/lib/accounts/account'
import type { Services } from './services'

/** A request whose form is right: who asks, about which game. What he may do is judged by the action itself. */
export interface Call {
  readonly services: Services
  /** The game's id; empty where the address names none. */
  readonly game: string
  /** Who the browser says it is. It counts where `device:HASH` of that account was read and is there. */
  readonly who: Who | null
  /** By what its owner knows the browser again. */
  readonly label: string
  /** Of our own pages, as this browser sees them. */
  readonly origin: string
  readonly request: Request
  /** The network address that the request comes from; null if that is not known. */
  readonly address: string | null
  /** Tells the browser with the answer who it is from now on; null: nobody. */
  readonly giveWho: (who: Who | null) => void
  /** Another header `set-cookie`. */
  readonly giveCookie: (cookie: string) => void
}

/** A look at a game that is nobody's: of who has only the public part of a link, or of the server itself. */
export const nobodyAt = (services: Services, game: string): Call => ({
  services,
  game,
  who: null,
  label: '',
  origin: '',
  giveWho: () => undefined,
  giveCookie: () => undefined,
  request: new Request('http://own.invalid/'),
  address: null,
})
