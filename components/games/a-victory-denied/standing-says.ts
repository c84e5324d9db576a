import type { Kind } from '@/lib/games/a-victory-denied/standing/kinds'
import type { LossWish, StandingOrders } from '@/lib/games/a-victory-denied/standing/orders'
import type { Side } from '@/lib/games/a-victory-denied/state'
import type { TableWords } from './table-words'
import type { Word } from './words.en'

type Said = { [Name in Kind]: (words: TableWords, orders: StandingOrders[Name], side: Side) => string }

/** Wishes that mean something to a side: the German has no air defence to lose. */
export const lossWishesOf = (side: Side, wishes: readonly LossWish[]): LossWish[] =>
  wishes.filter((wish) => side === 'soviet' || wish !== 'airDefenceLast')

/** Wishes one after the other, as they weigh. */
export function wishesInWords({ avd }: TableWords, wishes: readonly string[]): string {
  const named = wishes.map((wish) => avd(`standing.wish.${wish}` as Word))
  return named.reduceRight((second, first) => avd('standing.order.then', { first, second }))
}

/** The same where ties go by names and numbers; that alone without a wish. */
const listOf = (words: TableWords, wishes: readonly string[]): string =>
  wishes.length > 0 ? wishesInWords(words, wishes) : words.avd('standing.order.none')

const either = ({ language }: TableWords, items: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(items)

const says: Said = {
  trump: (words, { chits, fewerThan }) => {
    const { avd } = words
    const list = [
      ...chits.map((one) => avd(`standing.trump.${one}`)),
      ...(fewerThan === null ? [] : [avd('standing.trump.fewer', { n: fewerThan })]),
    ]
    return list.length === 0
      ? avd('standing.trump.never')
      : avd('standing.trump.says', { list: either(words, list) })
  },
  stuka: (words, { from, worth, keep }) => {
    const { avd } = words
    const list = either(
      words,
      worth.map((one) => avd(`standing.stuka.${one}`)),
    )
    const params = {
      from,
      worth: list ? avd('standing.stuka.on', { list }) : avd('standing.stuka.any'),
      keep,
    }
    return avd(keep > 0 ? 'standing.stuka.says' : 'standing.stuka.says.all', params)
  },
  losses: (words, { order, spareInVictoryHex }, side) => {
    const { avd } = words
    const wishes = lossWishesOf(side, order)
    const list = wishes.length > 0 ? wishesInWords(words, wishes) : null
    const first = list ? avd('standing.losses.says', { list }) : avd('standing.losses.none')
    return spareInVictoryHex ? `${first} ${avd('standing.losses.spare')}` : first
  },
  airDefence: ({ avd }, { pays }) => avd(`standing.airDefence.${pays}`),
  retreat: (words, { order }) =>
    order.length > 0
      ? words.avd('standing.retreat.says', { list: wishesInWords(words, order) })
      : words.avd('standing.retreat.none'),
  relocate: (words, { order }) =>
    order.length > 0
      ? words.avd('standing.relocate.says', { list: wishesInWords(words, order) })
      : words.avd('standing.relocate.none'),
  mark: (words, { order }) => words.avd('standing.mark.says', { list: listOf(words, order) }),
  hqs: ({ avd }, { idle }) => avd(idle ? 'standing.hqs.says' : 'standing.hqs.stay'),
  disband: ({ avd }) => avd('standing.disband.says'),
  arrivals: (words, { hqs, chits, order }) => {
    const who = hqs
      ? chits
        ? 'standing.arrivals.chits.says'
        : 'standing.arrivals.hqs.says'
      : 'standing.arrivals.units.says'
    return words.avd(who, { list: listOf(words, order) })
  },
  release: ({ avd }) => avd('standing.release.says'),
  directive: ({ avd, say }, { choose }) =>
    avd('standing.directive.says', { directive: say({ key: `directive-${choose}`, params: {} }) }),
  withdraw: (words, { order }) => words.avd('standing.withdraw.says', { list: listOf(words, order) }),
}

/** What holds for one kind of decision, in a plain sentence; `hours`: how long it waits where it does. */
export function standingSays<Name extends Kind>(
  words: TableWords,
  side: Side,
  kind: Name,
  orders: StandingOrders[Name],
  hours: number,
): string {
  if (orders.mode === 'ask') return words.avd('standing.says.ask')
  const how = says[kind](words, orders, side)
  return orders.mode === 'auto' ? how : words.avd('standing.says.wait', { n: hours, how })
}
