import type { CreateRequest } from '@/lib/play/api/seats'

/** A game that this device has a part in; kept on the device only. */
export interface MyTable {
  id: string
  title: string
  mode: CreateRequest['mode'] | 'spectator'
  side: string
  /** ISO time of the last visit. */
  seen: string
  /** Secrets of the links this device made, so that they can be shown again. */
  invite?: string
  watch?: string
}

const KEY = 'fieldpost/tables'
const KEPT = 40

function myTables(): MyTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as MyTable[]).filter((table) => typeof table?.id === 'string') : []
  } catch {
    return []
  }
}

function keep(tables: readonly MyTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, KEPT)))
  } catch {
    // A full or forbidden store only costs the list of tables.
  }
}

/** Puts a table on top of the list; what is known of it already stays. */
export function rememberTable(table: Partial<MyTable> & Pick<MyTable, 'id'>): void {
  const all = myTables()
  const known = all.find(({ id }) => id === table.id)
  const whole: MyTable = {
    title: '',
    mode: 'spectator',
    side: 'spectator',
    ...known,
    ...table,
    seen: new Date().toISOString(),
  }
  keep([whole, ...all.filter(({ id }) => id !== table.id)])
}

export const knownTable = (id: string): MyTable | undefined => myTables().find((table) => table.id === id)
