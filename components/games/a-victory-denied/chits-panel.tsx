'use client'

import { RuleLink } from '@/components/rules/rule-cards'
import { Button } from '@/components/ui/button'
import { type ItemsProps, useLaterPort } from '@/components/wargame/game'
import { CHITS } from '@/lib/games/a-victory-denied/data/chits'
import { chitsOf } from './chits'
import { useAvdWords } from './table-words'

/** The secret choice of command chits: so many of each kind as there are, so many in all as the turn says. */
export function ChitsPanel({ play, onShow }: ItemsProps) {
  const { tell, own, chitName } = useAvdWords()
  const { draft, view } = play
  const later = useLaterPort(true)
  const { from, max } = draft.due!
  const usual = draft.offer && later?.usual?.(view, draft.offer)
  /** Who would act with it. */
  const unitsOf = (chit: string) => later?.standsFor?.(view, chit) ?? []
  const set = draft.set
  const taken = (chit: string) => set.filter((one) => one === chit).length
  const add = (chit: string) => {
    play.change({ set: [...set, chit] })
    // They light up where they are seen: far behind the front, they would lead its chooser away from it.
    play.show(unitsOf(chit))
  }
  const remove = (chit: string) => {
    const at = set.indexOf(chit)
    play.change({ set: set.filter((_, i) => i !== at) })
  }
  return (
    <section className="grid gap-2">
      <h2 className="text-lg leading-tight font-extrabold">{tell('chits.title')}</h2>
      <p className="text-[15px] text-dim">
        {tell('chits.count', { n: max })} <RuleLink cite="AVD 7.1.2" /> {tell('chits.secret')}
      </p>
      {usual ? (
        <Button
          look={set.length === 0 ? 'primary' : 'second'}
          className="justify-self-start"
          onClick={() => play.change({ set: usual })}
        >
          {tell('items.usual')}
        </Button>
      ) : null}
      <ul className="grid gap-1">
        {chitsOf(from).map(({ chit, count }) => {
          const n = taken(chit)
          // Not `disabled`: that takes the keys away from whoever has just pressed it.
          const full = n >= count || set.length >= max
          const side =
            CHITS[chit]?.side === 'soviet' ? 'bg-soviet text-soviet-ink' : 'bg-german text-german-ink'
          return (
            <li
              key={chit}
              className={`flex min-h-14 items-center gap-3 rounded-xl border px-2 ${n > 0 ? 'border-mark bg-second' : 'border-line'}`}
            >
              <button
                type="button"
                aria-label={tell('chits.show', { chit: chitName(chit) })}
                className={`grid size-12 shrink-0 place-items-center rounded-full border-2 border-ink/60 font-figures text-lg font-bold ${side}`}
                onClick={() => onShow(unitsOf(chit))}
              >
                {own(`disc.${chit}`, {}, CHITS[chit]?.name.slice(0, 3))}
              </button>
              <span className="grid grow">
                <span className="leading-tight font-bold">{chitName(chit)}</span>
                <span className="text-[14px] leading-tight text-dim">
                  {CHITS[chit]?.kind === 'guderian'
                    ? tell('chits.guderian')
                    : tell('chits.available', { n: count })}
                </span>
              </span>
              <Button
                aria-label={`− ${chitName(chit)}`}
                className="px-0 text-2xl"
                aria-disabled={n === 0}
                onClick={() => n > 0 && remove(chit)}
              >
                −
              </Button>
              <span className="w-5 shrink-0 text-center font-figures text-xl font-bold">{n}</span>
              <Button
                aria-label={`+ ${chitName(chit)}`}
                className="px-0 text-2xl"
                aria-disabled={full}
                onClick={() => !full && add(chit)}
              >
                +
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
