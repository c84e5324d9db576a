import type { ReactNode } from 'react'
import {
  type Branches,
  COLUMNS,
  type CrtRow,
  crtResult,
  crtRow,
  DIRECTIVE,
  ESCAPE_COLUMNS,
  escapeResult,
  MINOR_RIVER_COST,
  TERRAIN_CHART,
  TURN_TRACK,
  ZOC_COST,
} from '@/lib/games/a-victory-denied/data/charts'
import { VP_CHITS } from '@/lib/games/a-victory-denied/data/chits'
import { COUNTERS, type CounterFacts } from '@/lib/games/a-victory-denied/data/counters'
import { fill } from '@/lib/kernel/fill'
import type { Language } from '@/lib/words/language'
import { charts as de } from './charts.de'
import { type ChartWord, charts as en } from './charts.en'

type Say = (word: ChartWord, params?: Readonly<Record<string, number>>) => string

/** The tables of the game, made from its data, by the chapter of the rules they belong to. */
export function chartsOf(language: Language): Readonly<Record<string, ReactNode>> {
  const words = { en, de }[language]
  const say: Say = (word, params = {}) => fill(words[word], params)
  return {
    4: <TurnTrack say={say} />,
    8: <Terrain say={say} />,
    9: <CombatResults say={say} />,
    11: <Arrivals say={say} />,
    14: <Escapes say={say} />,
    15: <Directive say={say} />,
    16: <VpChits say={say} />,
  }
}

interface ChartProps {
  title: string
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
  notes?: readonly string[]
  /** True if the cells are figures, not words. */
  figures?: boolean
}

/** A column such as 1.5-1 must not be torn apart. */
const ODDS = /^[\d.+]+-1$/

/** A chart; where it is wider than the page it scrolls by itself. */
function Chart({ title, head, rows, notes = [], figures = true }: ChartProps) {
  return (
    <div data-chart="" className="my-4 break-inside-avoid">
      <h3 className="text-lg font-extrabold">{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={title}>
        <table className="w-full border-collapse text-[15px]">
          <thead>
            <tr className="border-b-2 border-ink align-bottom">
              {head.map((cell, i) => (
                <th
                  key={cell}
                  scope="col"
                  className={`p-2 leading-tight ${i === 0 || !figures ? 'text-left' : ''} ${ODDS.test(cell) ? 'whitespace-nowrap' : ''}`}
                >
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={String(row[0])} className="border-b border-line odd:bg-second/45">
                {row.map((cell, i) =>
                  i === 0 ? (
                    <th
                      key={head[i]}
                      scope="row"
                      className={`p-2 text-left align-top leading-tight font-bold ${figures ? 'whitespace-nowrap' : ''}`}
                    >
                      {cell}
                    </th>
                  ) : (
                    <td
                      key={head[i]}
                      className={`p-2 align-top leading-tight ${figures ? 'text-center whitespace-nowrap' : ''}`}
                    >
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {notes.map((note) => (
        <p key={note} className="mt-1 text-[15px] text-dim">
          {note}
        </p>
      ))}
    </div>
  )
}

const NONE = '–'

function TurnTrack({ say }: { say: Say }) {
  const either = ({ distracted, moscow }: Branches) =>
    distracted === moscow ? `${moscow}` : distracted === null ? `${moscow}` : `${distracted} / ${moscow}`
  return (
    <Chart
      title={say('turn.title')}
      head={(
        [
          'turn.turn',
          'turn.german',
          'turn.soviet',
          'turn.points',
          'turn.pvo',
          'turn.elite',
          'turn.oos',
          'turn.art',
          'turn.stars',
        ] as const
      ).map((word) => say(word))}
      rows={Object.entries(TURN_TRACK).map(([number, turn]) => [
        number,
        either(turn.german),
        turn.soviet,
        turn.points,
        turn.pvo || NONE,
        turn.elite || NONE,
        either(turn.oos),
        turn.art ? say('yes') : NONE,
        turn.stars ? say('yes') : NONE,
      ])}
      notes={[say('turn.note')]}
    />
  )
}

function Terrain({ say }: { say: Say }) {
  const kinds = Object.keys(TERRAIN_CHART) as (keyof typeof TERRAIN_CHART)[]
  const towns = new Set(['town', 'city'])
  const across = say('terrain.river.shift')
  return (
    <Chart
      title={say('terrain.title')}
      figures={false}
      head={[say('terrain.kind'), say('terrain.foot'), say('terrain.motor'), say('terrain.shift')]}
      rows={[
        ...kinds.map((kind) => {
          const { foot, motor, shift } = TERRAIN_CHART[kind]
          const ground = say('terrain.ground')
          const costs = towns.has(kind) ? [ground, ground] : [foot, motor]
          return [say(`terrain.${kind}`), ...costs, shift || NONE]
        }),
        [say('terrain.minor'), `+${MINOR_RIVER_COST.foot}`, `+${MINOR_RIVER_COST.motor}`, across],
        [say('terrain.major'), say('terrain.major.cost'), say('terrain.major.cost'), across],
        [say('terrain.enter'), `+${ZOC_COST.enter}`, `+${ZOC_COST.enter}`, NONE],
        [say('terrain.leave'), `+${ZOC_COST.leave}`, `+${ZOC_COST.leave}`, NONE],
        [say('terrain.road'), say('terrain.road.foot'), say('terrain.never'), NONE],
      ]}
      notes={[say('terrain.town.note')]}
    />
  )
}

const ROWS: readonly CrtRow[] = [0, 1, 2, 3, 4, 5]
const FACES = Array.from({ length: 10 }, (_, i) => i + 1)

function CombatResults({ say }: { say: Say }) {
  const faces = (die: 'd6' | 'd10', row: CrtRow) =>
    FACES.slice(0, die === 'd6' ? 6 : 10)
      .filter((face) => crtRow(die, face) === row)
      .join(', ')
  return (
    <Chart
      title={say('crt.title')}
      head={[say('crt.german'), say('crt.soviet'), ...COLUMNS]}
      rows={ROWS.map((row) => [
        faces('d6', row),
        faces('d10', row),
        ...COLUMNS.map((_, column) => crtResult(column, row).text.replace('-', NONE)),
      ])}
      notes={[say('crt.key'), say('crt.elite')]}
    />
  )
}

function Arrivals({ say }: { say: Say }) {
  const all = Object.values(COUNTERS)
  const row = (word: ChartWord, wanted: (counter: CounterFacts) => boolean) => {
    const names = all.filter(wanted).map(({ name, hq }) => (hq ? `${name} HQ` : name))
    const counted = [...new Set(names)].map((name) => {
      const count = names.filter((one) => one === name).length
      return count > 1 ? `${count} × ${name}` : name
    })
    return [say(word), counted.join(', ')]
  }
  return (
    <Chart
      title={say('arrivals')}
      figures={false}
      head={[say('arrival.when'), say('arrival.who')]}
      rows={[
        row('arrival.turn1', ({ arrival }) => arrival === 'turn1'),
        row('arrival.timoshenko', ({ arrival }) => arrival === 'timoshenko'),
        row('arrival.pocket.german', ({ arrival, side }) => arrival === 'pocket' && side === 'german'),
        row('arrival.pocket.soviet', ({ arrival, side }) => arrival === 'pocket' && side === 'soviet'),
        row('arrival.reserve', ({ arrival }) => arrival === 'reserve'),
        row('arrival.pvo', ({ arrival }) => arrival === 'pvo'),
        row('arrival.elite', ({ arrival }) => arrival === 'elite'),
        row('arrival.stavka', ({ arrival }) => arrival === 'stavka'),
        row('arrival.turn6', ({ arrival }) => arrival === 'turn6'),
      ]}
    />
  )
}

function Escapes({ say }: { say: Say }) {
  const columns = ESCAPE_COLUMNS.map((from, i) => {
    const next = ESCAPE_COLUMNS[i + 1]
    return next === undefined
      ? say('escape.points.last', { from })
      : say('escape.points', { from, to: next - 1 })
  })
  return (
    <Chart
      title={say('escape.title')}
      head={[say('escape.die'), ...columns]}
      rows={[1, 2, 3, 4, 5, 6].map((die) => [
        die,
        ...ESCAPE_COLUMNS.map((points) => {
          const { escapees, takesVp } = escapeResult(points, die)
          return `${escapees || NONE}${takesVp ? ' V' : ''}`
        }),
      ])}
      notes={[say('escape.note')]}
    />
  )
}

function Directive({ say }: { say: Say }) {
  return (
    <Chart
      title={say('directive.title')}
      figures={false}
      head={[say('directive.die'), say('directive.result')]}
      rows={Object.entries(DIRECTIVE).map(([face, result]) => [face, say(`directive.${result}`)])}
    />
  )
}

function VpChits({ say }: { say: Say }) {
  return (
    <Chart
      title={say('vp.title')}
      figures={false}
      head={[say('vp.star'), say('vp.values')]}
      rows={(['major', 'minor'] as const).map((star) => [
        say(`vp.${star}`),
        Object.values(VP_CHITS)
          .flatMap(({ kind, value }) => (kind === star ? [value] : []))
          .join(', '),
      ])}
    />
  )
}
