'use client'

import Link from 'next/link'
import { useEffect, useState } from 'react'
import { forgetTable, type MyTable, myTables } from '@/components/table/my-tables'
import { CloseIcon } from '@/components/ui/icons'
import { useWords } from '@/components/words'
import type { UiWord } from '@/lib/words/words'

/** The tables this device has a part in. */
export function MyTables() {
  const { language, ui, sideName } = useWords()
  const [tables, setTables] = useState<readonly MyTable[]>([])
  useEffect(() => setTables(myTables()), [])
  return (
    <section>
      <h2 className="text-xl font-extrabold">{ui('home.tables')}</h2>
      {tables.length === 0 ? (
        <p className="mt-1 text-dim">{ui('home.tables.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {tables.map((table) => (
            <li key={table.id} className="flex items-center">
              <Link href={`/games/${table.id}`} className="grid min-h-14 grow content-center py-1">
                <span className="leading-tight font-bold underline">{table.title || ui('app.name')}</span>
                <span className="text-[14px] leading-tight text-dim">
                  {ui(`mode.${table.mode}` as UiWord)}
                  {table.mode === 'computer' || table.mode === 'invite' ? ` · ${sideName(table.side)}` : ''} ·{' '}
                  {new Date(table.seen).toLocaleString(language, {
                    dateStyle: 'medium',
                    timeStyle: 'short',
                  })}
                </span>
              </Link>
              <button
                type="button"
                aria-label={ui('home.tables.forget', { title: table.title })}
                className="grid size-12 place-items-center text-dim"
                onClick={() => {
                  forgetTable(table.id)
                  setTables(myTables())
                }}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
