import 'server-only'
import { accountRecord } from '@/lib/accounts/account'
import { derivedId } from '@/lib/seats/tokens'
import type { EventStore, NamedChange } from '@/lib/store/event-store'
import type { Call } from '../call'

/**
 * The page of a player that all may read who have its address. What names it is an id of its own, kept with his account
 * for as long as he wishes such a page; a record beside it says whose it is, and the account's own field decides. When
 * he wishes one again it has another: nobody who knew the old address finds the new.
 */
export const PAGE_FIELD = 'page'
const pageRecord = (page: string): string => `page:${page}`
const ACCOUNT = 'account'

/** What gives an account a page, or takes it away; nothing where that is as it stands. */
export function pageChange(
  { services }: Call,
  account: string,
  { page, on, request }: { page: string | null; on: boolean; request: string },
): NamedChange[] {
  const id = accountRecord(account)
  if (on === (page !== null)) return []
  if (page !== null) {
    const gone = { id: pageRecord(page), create: true, unset: [ACCOUNT] }
    return [{ id, expect: { [PAGE_FIELD]: page }, unset: [PAGE_FIELD] }, gone]
  }
  const next = derivedId(services.key(), 'page', account, request)
  const made = { id: pageRecord(next), create: true, set: { [ACCOUNT]: account } }
  return [{ id, expect: { [PAGE_FIELD]: null }, set: { [PAGE_FIELD]: next } }, made]
}

/** An account as it was read. */
export interface AccountRead {
  account: string
  fields: Readonly<Record<string, string>>
}

/** The account whose page it is; a guest's moves along when he signs in. Null: nobody's any more. */
export async function accountByPage(store: EventStore, page: string): Promise<AccountRead | null> {
  let [account] = await store.fields(pageRecord(page), [ACCOUNT])
  for (let moves = 0; account && moves < 2; moves += 1) {
    const fields: Readonly<Record<string, string>> = await store.whole(accountRecord(account))
    if (fields[PAGE_FIELD] === page) return { account, fields }
    account = fields.moved ?? null
  }
  return null
}
