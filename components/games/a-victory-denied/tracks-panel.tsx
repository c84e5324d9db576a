'use client'

import type { ReactNode } from 'react'
import { inBox } from '@/lib/games/a-victory-denied/rules/occupancy'
import type { Box, Hex } from '@/lib/games/a-victory-denied/state'
import type { View } from '@/lib/games/a-victory-denied/view'
import { chitsOf } from './entries'
import { OrderOfBattle } from './order-of-battle'
import type { TableWords } from './table-words'
import { useTableWords } from './words'
import type { Word } from './words.en'

const BOXES = [
  'reserve',
  'pocket',
  'timoshenko',
  'staging',
  'stavka',
  'elite',
  'eliminated',
] as const satisfies readonly Box[]

const chitList = ({ avd, chitName }: TableWords, chits: readonly string[]): string =>
  chitsOf(chits)
    .map(({ chit, count }) => (count > 1 ? `${count} × ${chitName(chit)}` : chitName(chit)))
    .join(', ') || avd('tracks.none')

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b border-line py-2">
      <h3 className="text-[15px] font-extrabold">{title}</h3>
      <div className="grid gap-0.5 text-[15px]">{children}</div>
    </section>
  )
}

/** The tracks and boxes around the map. */
export function TracksPanel({ view, onShow }: { view: View; onShow: (hexes: readonly Hex[]) => void }) {
  const words = useTableWords()
  const { avd, nameOf, say } = words
  const { table, mine } = view
  const last =
    table.directive === 'moscow' ? 10 : table.directive === 'distracted' ? 8 : avd('tracks.turn.last')
  return (
    <div>
      <Part title={avd('tracks.turn')}>
        <p>
          {avd('tracks.turn.of', { turn: table.turn, last })} ·{' '}
          {say({ key: `dates-${table.turn}`, params: {} })}
        </p>
        <p>{table.directive ? avd(`directive.${table.directive}`) : avd('tracks.directive.none')}</p>
      </Part>
      <Part title={avd('tracks.cup')}>
        <p>{avd('tracks.cup.size', { n: view.cupSize })}</p>
        <p>{avd('tracks.cup.known', { chits: chitList(words, table.cupKnown) })}</p>
        <p>{avd('tracks.cup.unknown', { ...table.cupUnknown })}</p>
        {mine ? <p>{avd('tracks.cup.mine', { chits: chitList(words, mine.inCup) })}</p> : null}
        {table.guderianInBox ? <p>{avd('tracks.guderian')}</p> : null}
      </Part>
      <Part title={avd('tracks.played')}>
        <p>{chitList(words, table.played)}</p>
      </Part>
      <Part title={avd('tracks.air')}>
        <p>{avd('tracks.stukas', { ...table.stukas })}</p>
        <p>{avd(`tracks.bomber.${table.bomber}` as Word)}</p>
        <p>{avd(`tracks.rocket.${table.rocket}` as Word)}</p>
        {table.escapeBonus ? <p>{avd('tracks.bonus')}</p> : null}
      </Part>
      <Part title={avd('tracks.vp')}>
        <p>{avd('tracks.vp.german', { ...table.vpGerman })}</p>
        <p>{avd('tracks.vp.soviet', { ...table.vpSoviet })}</p>
        <p>{avd('tracks.vp.map', { n: Object.keys(table.vpOnMap).length })}</p>
      </Part>
      <Part title={avd('tracks.boxes')}>
        {BOXES.map((box) => {
          const units = inBox(table, box)
          return units.length > 0 ? (
            <details key={box}>
              <summary className="min-h-12 content-center font-bold">
                {avd('box.count', { box: avd(`box.${box}`), n: units.length })}
              </summary>
              <p className="pb-2">{units.map(nameOf).join(', ')}</p>
            </details>
          ) : null
        })}
      </Part>
      <OrderOfBattle table={table} onShow={onShow} />
    </div>
  )
}
