import 'server-only'
import { writtenAt } from '@/lib/kernel/entry-text'
import { follow } from '@/lib/kernel/follow'
import type { Growth } from '@/lib/kernel/growth'
import { LINKS_FIELD, type Links, type Seat, seatFields } from '@/lib/seats/seat'
import type { Append, FieldChange } from '@/lib/store/event-store'
import { append, type Done, printOf } from './append'
import type { Call } from './handle'
import { deadLink, repeatedDifferently, tooManyHands } from './problem'
import { load, mustSit, type Opens, type SeatedTable, type Seating, sitsOrOpens, type Table } from './table'
import { wholeLog } from './whole-log'

const TRIES = 5

/** What an action does to a table. Without entries nothing is written. */
export interface Change {
  growth: Growth
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
export const change = (
  call: Call,
  command: Command,
  work: (table: SeatedTable) => Change | Promise<Change>,
): Promise<Table> => changed(call, command, work, mustSit)

/** The same for somebody who has a link, whether he sits at the table or not. */
export const changeByLink = (
  call: Call,
  opens: Opens,
  command: Command,
  work: (table: Table) => Change | Promise<Change>,
): Promise<Table> => changed(call, command, work, sitsOrOpens(opens, deadLink))

interface Command {
  id: string
  body: object
}

async function changed<Sits extends Seat | null>(
  call: Call,
  command: Command,
  work: (table: Table & { seat: Sits }) => Change | Promise<Change>,
  seating: Seating<Sits>,
): Promise<Table> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { table, loaded, done } = await load(call, command.id, seating, { again: attempt > 0 })
    const print = printOf(table.who, call.game, command.body)
    if (done) return repeated(call, table, JSON.parse(done) as Done, print)
    const { growth, seat = table.seat, links = table.links, set = {}, expect = {}, told } = await work(table)
    if (growth.written.length === 0) return { ...table, match: growth.match, seat, links, told }
    const now = Date.parse(growth.written.at(-1)!.entry.time)
    const next: Table = { ...table, match: growth.match, now, seat, links, told }
    const written = await append(call, command.id, print, growth, {
      game: table.game,
      before: table.match,
      owners: table.owners,
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
async function repeated(
  call: Call,
  table: Table,
  { print: first, n, told }: Done,
  print: string,
): Promise<Table> {
  if (first !== print) throw repeatedDifferently()
  // A snapshot that was written with it holds none of the lines that it told.
  const { match, past } = table
  if (n === match.head && past.texts.length > 0)
    return { ...table, now: writtenAt(past.texts.at(-1)!), repeated: true, told }
  const texts = await wholeLog(call, n)
  return {
    ...table,
    match: follow(table.game, null, texts),
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
