import 'server-only'
import type { Span } from '@/lib/kernel/time/calendar'
import { instantAfter } from '@/lib/kernel/time/clock'
import { leftIn, shareIn } from '@/lib/kernel/time/running-clock'
import { SILENCE, SILENCE_NOTICE } from '@/lib/kernel/time/silence'
import type { Follow } from '@/lib/seats/follow'
import { LINKS_FIELD, ownerField } from '@/lib/seats/seat'
import { isShared } from './channel'
import { nextHour, STAGES, type Stage } from './hours'
import { isUsable, type Line, type Player } from './player'
import {
  type Asked,
  askField,
  howOf,
  isNews,
  type Kind,
  type Mark,
  mannerOf,
  markField,
  places,
  type Row,
  readAsked,
  readMark,
  readRow,
  rowField,
  seenField,
  WISHED_FIELD,
} from './row'

/** What stands in the outbox of a game, with its texts as they are stored. */
export interface Standing {
  kind: Kind
  side: string
  row: Row
  mark: Mark
  asked: Asked | null
  /** Of whom it is, where it is about somebody's time: what he is asked. */
  about: Asked | null
  /** When the side's owner last had the game open. */
  seen: number
  owner: string
}

/** What the clock of a side says, milliseconds; null where none runs or it stands still. */
export interface Times {
  /** When its time is out. */
  until: number | null
  /** When 50, 80 and 95% of it are over. */
  shares: readonly number[] | null
  /** What is left of it and counts. */
  left: number | null
  /** What is left until its standing orders decide. */
  lapse: number | null
  /** Without a clock: what is left until its silence is long enough for the other to end the game. */
  silence: number | null
}
const SHARES = [0.5, 0.8, 0.95]

/** The times of a side, outages taken off as they are when its time is judged. */
export function timesOf(asked: Asked | null, outages: readonly Span[], now: number): Times {
  const run = asked?.run
  const ends = silenceIn(asked, SILENCE, outages)
  const silence = ends === null ? null : Math.max(0, ends - now)
  const lapse = asked && asked.lapse !== null ? Math.max(0, asked.lapse - now) : null
  if (!run) return { until: null, shares: null, left: null, lapse, silence }
  const until = shareIn(run, 1, outages)
  const shares = SHARES.flatMap((share) => shareIn(run, share, outages) ?? [])
  const isWhole = until !== null && shares.length === SHARES.length
  return {
    until,
    shares: isWhole ? shares : null,
    left: until === null ? null : leftIn(run, now, outages),
    lapse,
    silence,
  }
}

const silenceIn = (asked: Asked | null, time: number, outages: readonly Span[]): number | null =>
  asked?.silent === undefined ? null : instantAfter({ weekends: null, off: outages }, asked.silent, time)

/** From when on a row holds: at once, or from an hour of the clock that it is about; null: as it stands, never. */
export function holdsFrom({ kind, row, about }: Standing, outages: readonly Span[]): number | null {
  switch (kind) {
    case 'timeOut': {
      const until = about?.run ? shareIn(about.run, 1, outages) : null
      // What is left to standing orders by then, they decide, and he is not late.
      const decides = about?.lapse ?? Number.POSITIVE_INFINITY
      return until === null || decides <= until ? null : Math.max(row.since, until)
    }
    case 'silenceSoon':
      return silenceIn(about, SILENCE - SILENCE_NOTICE, outages)
    case 'silence':
      return silenceIn(about, SILENCE, outages)
    default:
      return row.since
  }
}

/** What is said better by another row of the same side: that it is its move, once its time is out or the silence is long. */
export const isOvertaken = (
  { kind, side }: Standing,
  rows: readonly Standing[],
  outages: readonly Span[],
  now: number,
): boolean => {
  const isDue = (one: Standing) => (holdsFrom(one, outages) ?? Number.POSITIVE_INFINITY) <= now
  const by = (better: Kind) => rows.some((one) => one.kind === better && one.side === side && isDue(one))
  return (kind === 'turn' && by('timeOut')) || (kind === 'silenceSoon' && by('silence'))
}

export type Fields = Readonly<Record<string, string | null>>

/** All fields of a game that the sender reads. */
export const outboxFields = (sides: readonly string[]): string[] => [
  WISHED_FIELD,
  LINKS_FIELD,
  ...sides.flatMap((side) => [ownerField(side), askField(side), seenField(side)]),
  ...places(sides).flatMap((place) => [rowField(...place), markField(...place)]),
]

/** When the standing orders of a side are to decide, outages aside; null: never. */
export const lapseIn = (fields: Fields, sides: readonly string[]): number | null => {
  const hours = sides.flatMap((side) => readAsked(fields[askField(side)])?.lapse ?? [])
  return hours.length > 0 ? Math.min(...hours) : null
}

/** What must not have changed while the sender was at work: all but what he and the owner's visits write. */
export const causes = (sides: readonly string[]): string[] => [
  WISHED_FIELD,
  ...sides.flatMap((side) => [ownerField(side), askField(side)]),
  ...places(sides).map((place) => rowField(...place)),
]

/** What only the sender writes. */
export const markFields = (sides: readonly string[]): string[] =>
  places(sides).map((place) => markField(...place))

/** `watching`: those who follow the game, by account. */
export function standing(
  fields: Fields,
  sides: readonly string[],
  watching: ReadonlyMap<string, Follow> = new Map(),
): Standing[] {
  return places(sides).flatMap(([kind, side]): Standing[] => {
    const row = readRow(fields[rowField(kind, side)])
    if (!row) return []
    const old = readMark(fields[markField(kind, side)])
    // What was told to whom stands in one place, also where several are told.
    const mark = old?.id === row.id ? old : { id: row.id, told: {} }
    const asked = readAsked(fields[askField(side)])
    const about = row.about === undefined ? null : readAsked(fields[askField(row.about)])
    const one = { kind, side, row, mark, asked, about }
    if (kind === 'watched')
      return [...watching].flatMap(([owner, { since, seen }]) =>
        since > row.since ? [] : [{ ...one, seen, owner }],
      )
    const owner = row.to ?? fields[ownerField(side)]
    // Who has lost his seat is not he who is seen there.
    const seen = row.to === undefined ? Number(fields[seenField(side)] ?? 0) : 0
    return owner ? [{ ...one, seen, owner }] : []
  })
}

/** News that its owner has seen at the table since, or that is older than the channel, is told by it no more. */
export const isStale = ({ kind, row, seen }: Standing, { channel }: Line): boolean =>
  isNews(kind) && ((seen > row.since && mannerOf(kind).quiet) || channel.made > row.since)

/**
 * A room must not hear of what only its owner may know, nor in a secret choice of what goes out only as long as one has
 * not chosen: a nudge, or that his time is out.
 */
export const wouldShow = ({ kind, asked, about }: Standing, { channel }: Line): boolean => {
  const isSecret = kind === 'nudge' ? asked?.secret : about?.secret
  return isShared(channel) && (howOf(kind).own === true || isSecret === true)
}

/** The mark of what was left to a digest: it is not told yet. */
export const PUT_OFF = 'digest'

/** Something that a channel is to be told at some hour, or the account's digest is to know of. */
export interface Step {
  one: Standing
  line: Line
  stage: Stage
  at: number
  digest: boolean
}

const isOfHours = (kind: Kind) => ['turn', 'timeOut', 'silenceSoon', 'silence'].includes(kind)

/** What comes next on each channel of each row. */
export function steps(
  game: string,
  rows: readonly Standing[],
  players: ReadonlyMap<string, Player>,
  outages: readonly Span[],
  now: number,
) {
  return rows.flatMap((one) => {
    const player = players.get(one.owner)
    if (!player) return []
    const wishes = player.wishes(game)
    const { until, shares } = timesOf(one.asked, outages, now)
    return player.lines.filter(isUsable).flatMap((line): Step[] => {
      const how = wishes.channels[line.id] ?? 'each'
      const from = holdsFrom(one, outages)
      if (how === 'off' || from === null || isStale(one, line) || wouldShow(one, line)) return []
      if (isOvertaken(one, rows, outages, now)) return []
      const digest = how === 'digest' && mannerOf(one.kind).digest
      const marked = one.mark.told[line.id] ?? []
      // Who adds a channel is here just now, and sees in his list what waits: of that it sends the reminders alone.
      const isKnown = line.channel.made > from || line.digested.includes(one.row.id)
      // Who has looked at the game since knows that it is his move, or that time is out.
      const hasLooked = isOfHours(one.kind) && !digest && !wishes.open && one.seen > from
      const isPutOff = digest && marked.includes(PUT_OFF)
      const told = isKnown || isPutOff || hasLooked ? ['first', ...marked] : marked
      const next = nextHour(
        {
          kind: digest ? 'over' : one.kind,
          since: from,
          until,
          shares,
          secret: one.kind === 'turn' && (one.asked?.secret ?? false),
          shared: isShared(line.channel),
          zone: player.zone,
          wishes: digest ? { ...wishes, quiet: null, open: true } : wishes,
          seen: one.seen,
          told,
        },
        now,
      )
      if (!next) return []
      return [{ one, line, digest, stage: next.stage, at: Math.max(next.at, line.trouble?.next ?? 0) }]
    })
  })
}

/** The stages that are said with one: itself and those before it. */
export const upTo = (stage: Stage): Stage[] => STAGES.slice(0, STAGES.indexOf(stage) + 1)
