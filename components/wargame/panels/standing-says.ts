import type { StandingField, StandingWish } from '../later-port'
import type { TableWords } from '../text/table-words'

type OneOf = Extract<StandingField, { of: unknown }>['of'][number]

/** A value that can be chosen for a kind of decision: in words where there are any, else as it stands. */
export const labelOf = ({ own }: TableWords, kind: string, value: OneOf): string =>
  own(`standing.${kind}.${value ?? 'none'}`, {}, String(value))

/** What is told of one field in the sentence of its kind. */
function inWords(
  words: TableWords,
  kind: string,
  fields: readonly StandingField[],
  field: StandingField,
  wish: StandingWish,
): string {
  const { tell, own, language } = words
  const value = wish[field.field]
  switch (field.type) {
    case 'tick':
      return ''
    case 'wishes':
      // What means nothing to a side is not offered to it.
      return (value as readonly string[])
        .filter((one) => field.of.includes(one))
        .map((one) => own(`standing.wish.${one}`))
        .reduceRight((second, first) => (second ? tell('standing.order.then', { first, second }) : first), '')
    case 'ticks': {
      const ticked = (value as readonly string[]).map((one) => labelOf(words, kind, one))
      const more = fields.flatMap((other) => {
        const n = wish[other.field] as number | null
        const isTold = other.type === 'select' && other.among === field.field && n !== null
        return isTold ? [own(`standing.${kind}.${other.field}.says`, { n })] : []
      })
      return new Intl.ListFormat(language, { type: 'disjunction' }).format([...ticked, ...more])
    }
    default:
      return labelOf(words, kind, value as OneOf)
  }
}

/**
 * How a kind of decision falls, in a plain sentence. It is `standing.KIND.says` with a gap for each field, or has a key
 * of its own where a field has a certain value (`….full`) or none (`….without.order`).
 */
function howSaid(words: TableWords, kind: string, all: readonly StandingField[], wish: StandingWish): string {
  const { tell, own } = words
  const fields = all.map((field) => {
    const text = inWords(words, kind, all, field, wish)
    const none = field.type === 'tick' ? !wish[field.field] : text === '' || wish[field.field] === 0
    return { ...field, text, none }
  })
  const key = fields.reduce((key, { field, none }) => {
    const closer = none ? `${key}.without.${field}` : `${key}.${wish[field]}`
    return own(closer, {}, '') ? closer : key
  }, `standing.${kind}.says`)
  const gaps = fields.map(({ field, type, text }) => {
    const nothing =
      type === 'wishes' ? tell('standing.order.none') : own(`standing.${kind}.${field}.none`, {}, '')
    return [field, text || nothing] as const
  })
  const more = fields.flatMap((field) =>
    field.type === 'tick' && field.adds && !field.none ? [own(`standing.${kind}.${field.field}`)] : [],
  )
  return [own(key, Object.fromEntries(gaps)), ...more].join(' ')
}

/** What holds for one kind of decision; `hours`: how long it waits where it does. */
export function standingSays(
  words: TableWords,
  kind: string,
  fields: readonly StandingField[],
  wish: StandingWish,
  hours: number,
): string {
  if (wish.mode === 'ask') return words.tell('standing.says.ask')
  const how = howSaid(words, kind, fields, wish)
  if (wish.mode === 'auto') return how
  if (wish.mode === 'wait') return words.tell('standing.says.wait', { n: hours, how })
  const matters = words.own(`standing.${kind}.matters`, {}, '')
  return words.tell(matters ? 'standing.says.spare.matters' : 'standing.says.spare', { how, matters })
}
