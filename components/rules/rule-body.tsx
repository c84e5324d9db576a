import type { Rule } from '@/lib/kernel/rulebook'

interface Props {
  rule: Rule
  /** What stands before our reading of an unclear place. */
  reading: string
}

/** What a rule says: its texts, and how this edition reads it where the book leaves a doubt. */
export function RuleBody({ rule, reading }: Props) {
  return (
    <div className="grid gap-3">
      {rule.texts.map((text, i) => (
        <div key={text.title} className="grid gap-1">
          {i > 0 ? <h4 className="font-extrabold">{text.title}</h4> : null}
          <p>{text.words}</p>
          {text.reading ? (
            <p className="border-l-[3px] border-mark pl-3 text-[15px] text-dim">
              <b className="text-ink">{reading}</b> {text.reading}
            </p>
          ) : null}
        </div>
      ))}
    </div>
  )
}
