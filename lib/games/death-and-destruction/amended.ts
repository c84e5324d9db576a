import { type Asked, amended as parent } from '@/lib/games/proud-monster/in-force'
import { eachOf } from '@/lib/games/proud-monster/names'

type Change = (base: never) => unknown

/** How a table of rules that are asked one after the other is changed: some take the place of others, each made of the one before. */
export const amended =
  ({
    add = {},
    replace = {},
  }: {
    readonly add?: object
    readonly replace?: Readonly<Record<string, Change>>
  }) =>
  <Answer>(table: Asked<Answer>): Asked<Answer> =>
    parent<Answer>(table, {
      add: add as Asked<Answer>,
      replace: eachOf(Object.keys(replace), (name) => replace[name]!(table[name] as never)) as Asked<Answer>,
    })
