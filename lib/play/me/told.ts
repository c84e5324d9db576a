import 'server-only'
import { accountRecord, channelField } from '@/lib/accounts/account'
import { IDENTITY, identityHash, readIdentity } from '@/lib/accounts/identities'
import { readChannel } from '@/lib/notices/channel'
import { isGenuine, readToken } from '@/lib/notices/stop'
import type { Services } from '../services'

/** An account that is told at an address of mail which its owner has confirmed. */
export interface Told {
  account: string
  channel: string
  address: string
  /**
   * What a letter to that address may do: open the account of a guest, whom nothing else can bring back; prove the
   * address where he signs in by it anyway; nothing where he has set up other ways.
   */
  may: 'open' | 'prove' | 'nothing'
}

/** The account that is told by a channel, wherever it has moved since; null if it is not told there any more. */
export async function toldBy(
  services: Pick<Services, 'store'>,
  account: string,
  channel: string,
  moves = 1,
): Promise<Told | null> {
  const fields = await services.store.whole(accountRecord(account))
  // A guest's channels are those of the account to which he has moved.
  if (fields.moved) return moves > 0 ? toldBy(services, fields.moved, channel, moves - 1) : null
  const text = fields[channelField(channel)]
  const found = text ? readChannel(text) : null
  if (found?.kind !== 'mail' || !found.proven) return null
  const { address } = found
  const isGuest = !Object.keys(fields).some((name) => name.startsWith(IDENTITY))
  const own = fields[`${IDENTITY}email`]
  const id = address.toLowerCase()
  const isWay = own !== undefined && readIdentity(own).hash === identityHash({ provider: 'email', id })
  return { account, channel, address, may: isGuest ? 'open' : isWay ? 'prove' : 'nothing' }
}

/** The account that a mail of ours tells, by what stands in the mail's link to a table; null if we made no such link. */
export async function toldByMail(services: Services, text: string): Promise<Told | null> {
  const token = readToken(text)
  const told = token && (await toldBy(services, token.account, token.channel))
  return told && isGenuine(services.key(), 'door', token, told.address) ? told : null
}
