import 'server-only'
import type { Appended } from '@/lib/kernel/log/commands'
import { writtenAt } from '@/lib/kernel/log/entry-text'
import { fold } from '@/lib/kernel/log/fold'
import { LINKS_FIELD, type Links, type Seat, seatFields } from '@/lib/seats/seat'
import type { Append, FieldChange } from '@/lib/store/event-store'
import type { Call } from '../call'
import { deadLink, repeatedDifferently, tooManyHands } from '../http/problem'
import { append, type Done, isRepeat, readDone, requestFingerprint } from './append'
import { load, mustSit, type Opens, type Seating, sitsOrOpens } from './open-game'
import type { SeatedTable, Table } from './table'
import { wholeLog } from './whole-log'

const TRIES = 5

/** What an action does to a table. Without entries nothing is written. */
export interface Transaction {
  appended: Appended
  seat?: Seat
  links?: Links
  /** What must be written besides, and what of the record it was worked out from. */
  set?: FieldChange['set']
  expect?: Append['expect']
  /** What the answer says besides how the game stands, for repeats as well. */
  told?: unknown
}

/**
 * Carries an action out: load, decide, append; two requests if nobody else writes at that moment. Where somebody does,
 * the action decides again on what is there now. A repeat of a request is answered from the log and changes nothing.
 */
export const transaction = (
  call: Call,
  command: Command,
  work: (table: SeatedTable) => Transaction | Promise<Transaction>,
): Promise<Table> => changed(call, command, work, mustSit)

/** The same for somebody who has a link, whether he sits at the table or not. */
export const transactionByLink = (
  call: Call,
  opens: Opens,
  command: Command,
  work: (table: Table) => Transaction | Promise<Transaction>,
): Promise<Table> => changed(call, command, work, sitsOrOpens(opens, deadLink))

interface Command {
  id: string
  body: object
}

async function changed<Sits extends Seat | null>(
  call: Call,
  command: Command,
  work: (table: Table & { seat: Sits }) => Transaction | Promise<Transaction>,
  seating: Seating<Sits>,
): Promise<Table> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { table, loaded, done } = await load(call, command.id, seating, { again: attempt > 0 })
    const print = requestFingerprint(table.who, call.game, command.body)
    if (done) return repeated(call, table, readDone(done), print)
    const {
      appended,
      seat = table.seat,
      links = table.links,
      set = {},
      expect = {},
      told,
    } = await work(table)
    if (appended.written.length === 0) return { ...table, match: appended.match, seat, links, told }
    const now = Date.parse(appended.written.at(-1)!.entry.time)
    const next: Table = { ...table, match: appended.match, now, seat, links, told }
    const written = await append(call, command.id, print, appended, {
      game: table.game,
      before: table.match,
      past: table.past,
      owners: table.owners,
      followed: table.followed,
      expectedHead: loaded.head,
      snapshotAt: loaded.snapshot?.seq ?? 0,
      set: { ...fieldsOf(table, next), ...set },
      expect,
      told,
    })
    if (written.outcome === 'appended') return next
    if (written.outcome === 'repeated')
      return repeated(call, (await load(call, null, seating)).table, written, print)
  }
  throw tooManyHands()
}

/** The table as the first carrying out of this request left it: its answer is as of then, whenever it is given. */
async function repeated(call: Call, table: Table, done: Done, print: string): Promise<Table> {
  if (!isRepeat(done, print)) throw repeatedDifferently()
  // A snapshot that was written with it does not say when that was.
  const { match, past } = table
  const { n, told } = done
  if (n === match.head && past.texts.length > 0)
    return { ...table, now: writtenAt(past.texts.at(-1)!), repeated: true, told }
  const texts = await wholeLog(call, n)
  return {
    ...table,
    match: fold(table.game, null, texts),
    now: writtenAt(texts.at(-1)!),
    repeated: true,
    told,
  }
}

function fieldsOf(before: Table, { match, who, seat, links }: Table): Record<string, string> {
  const set: Record<string, string> = {}
  if (seat !== before.seat && seat && who) Object.assign(set, seatFields(match.game, who.account, seat))
  if (links !== before.links) set[LINKS_FIELD] = JSON.stringify(links)
  return set
}
