'use client'

import Link from 'next/link'
import { useEffect, useState } from 'react'
import { api } from '@/components/table/api'
import { forgetTable, type MyTable, myTables } from '@/components/table/my-tables'
import { CloseIcon } from '@/components/ui/icons'
import { useWords } from '@/components/words'
import type { GameAnswer } from '@/lib/play/api'
import type { UiWord } from '@/lib/words/words'

/** So many tables are shown at once, and asked whose move it is. */
const SHOWN = 3
/** No line of the log is wanted, only how the game stands. */
const NO_LINES = 999_999

/** The tables this device has a part in, the last one used first. */
export function MyTables() {
  const { ui } = useWords()
  const [tables, setTables] = useState<readonly MyTable[]>([])
  const [all, setAll] = useState(false)
  useEffect(() => setTables(myTables()), [])
  if (tables.length === 0) return null
  return (
    <section aria-label={ui('home.tables')}>
      <h2 className="text-[15px] font-extrabold">{ui('home.tables')}</h2>
      <ul className="divide-y divide-line">
        {tables.slice(0, all ? undefined : SHOWN).map((table) => (
          <Row
            key={table.id}
            table={table}
            onForget={() => {
              forgetTable(table.id)
              setTables(myTables())
            }}
          />
        ))}
      </ul>
      {!all && tables.length > SHOWN ? (
        <button
          type="button"
          className="min-h-12 text-[15px] font-bold underline"
          onClick={() => setAll(true)}
        >
          {ui('home.tables.all', { n: tables.length })}
        </button>
      ) : null}
    </section>
  )
}

type Standing = { key: UiWord; side?: string; mine?: boolean }

/** Whose move it is, as this device may know. */
function standingOf({ stage, awaits, seats, computerToMove }: GameAnswer): Standing {
  if (stage === 'over') return { key: 'table.over' }
  if (stage === 'join' || stage === 'nonce') return { key: 'home.tables.join' }
  if (awaits.some((side) => seats.includes(side))) return { key: 'home.tables.mine', mine: true }
  if (computerToMove) return { key: 'home.tables.computer' }
  return awaits[0] ? { key: 'home.tables.theirs', side: awaits[0] } : { key: 'home.tables.theirs.unknown' }
}

function Row({ table, onForget }: { table: MyTable; onForget: () => void }) {
  const { language, ui, sideName } = useWords()
  const [standing, setStanding] = useState<Standing | null>(null)
  useEffect(() => {
    let gone = false
    void api.read(table.id, NO_LINES, null).then((reply) => {
      if (gone) return
      if ('ok' in reply) setStanding(standingOf(reply.ok))
      else
        setStanding({
          key: 'error' in reply && reply.status === 404 ? 'home.tables.gone' : 'home.tables.offline',
        })
    })
    return () => {
      gone = true
    }
  }, [table.id])
  const seen = new Date(table.seen).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="flex items-center">
      <Link href={`/games/${table.id}`} className="grid min-h-14 min-w-0 grow content-center py-1">
        <span className="flex items-baseline gap-2 leading-tight font-bold">
          <span className="truncate underline underline-offset-4">{table.title || ui('app.name')}</span>
          <span
            className={`shrink-0 rounded-full px-2 text-[14px] ${standing?.mine ? 'bg-primary text-primary-ink' : 'text-dim'}`}
          >
            {standing ? ui(standing.key, { side: sideName(standing.side ?? '') }) : ''}
          </span>
        </span>
        <span className="truncate text-[14px] leading-tight text-dim">
          {ui(`mode.${table.mode}` as UiWord)}
          {table.mode === 'computer' || table.mode === 'invite' ? ` · ${sideName(table.side)}` : ''} · {seen}
        </span>
      </Link>
      <button
        type="button"
        aria-label={ui('home.tables.forget', { title: table.title })}
        className="grid size-12 shrink-0 place-items-center text-dim"
        onClick={onForget}
      >
        <CloseIcon />
      </button>
    </li>
  )
}
