'use client'

import { Fragment, useEffect, useMemo, useState } from 'react'
import { gameOf } from '@/components/games'
import type { Teller } from '@/components/games/manifest'
import { api } from '@/components/table/api'
import { DiceFace } from '@/components/table/dice-face'
import { SavePins } from '@/components/table/save-pins'
import { troubleIn } from '@/components/table/trouble'
import { useWords } from '@/components/words'
import { fourWords } from '@/lib/kernel/dice/four-words'
import type { DiceAnswer } from '@/lib/play/api/dice'
import type { UiWord, Words } from '@/lib/words/words'
import { type Checked, type CheckedThrow, type CheckedTurn, checkDice, type Verdict } from './check'

/** The dice of a game, recomputed in the reader's own browser. */
export function DicePage({ id }: { id: string }) {
  const { ui } = useWords()
  const [answer, setAnswer] = useState<DiceAnswer | null>(null)
  const [trouble, setTrouble] = useState<UiWord | null>(null)
  useEffect(() => {
    void api.dice(id).then((reply) => {
      if ('ok' in reply) setAnswer(reply.ok)
      else setTrouble(troubleIn(reply))
    })
  }, [id])
  const checked = useMemo(() => (answer ? checkDice(answer) : null), [answer])
  return (
    <main className="mx-auto grid max-w-3xl gap-6 p-5 pb-16">
      <a href={`/games/${id}`} className="inline-flex min-h-12 items-center font-bold underline">
        {ui('dice.back')}
      </a>
      <h1 className="font-display text-3xl">{ui('dice.title')}</h1>
      <p className="text-lg leading-snug">{ui('dice.lead')}</p>
      {trouble ? <p role="alert">{ui(trouble)}</p> : null}
      {answer && checked ? (
        <Findings answer={answer} checked={checked} />
      ) : trouble ? null : (
        <p role="status">{ui('dice.loading')}</p>
      )}
      <section>
        <h2 className="text-xl font-extrabold">{ui('dice.trust.title')}</h2>
        <ul className="mt-2 grid list-disc gap-2 pl-5">
          {[1, 2, 3, 4, 5].map((n) => (
            <li key={n}>{ui(`dice.trust.${n}` as UiWord)}</li>
          ))}
        </ul>
      </section>
    </main>
  )
}

const TONE: Readonly<Record<Verdict, string>> = {
  good: 'text-good font-bold',
  bad: 'text-warn font-extrabold',
  shut: 'text-dim',
}
const MARK: Readonly<Record<Verdict, string>> = { good: '✓', bad: '✗', shut: '…' }

function Value({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-[15px] font-bold">{label}</dt>
      <dd className="font-mono text-[13px] break-all text-dim">{value}</dd>
    </div>
  )
}

type ThrowTeller = Pick<Teller, 'thrown' | 'isDraw'> & Partial<Pick<Teller, 'when'>>
const AS_NAMED: ThrowTeller = { thrown: (purpose) => purpose, isDraw: () => false }

/** Tells what a throw was for, as soon as the words of its game are there; until then as the protocol does. */
function useTeller(rules: string): ThrowTeller {
  const words = useWords()
  const [teller, setTeller] = useState<ThrowTeller>(AS_NAMED)
  useEffect(() => {
    let gone = false
    const game = rules.split('@')[0]!
    void gameOf(game)
      ?.teller(words)
      .then((found) => gone || setTeller(found))
    return () => {
      gone = true
    }
  }, [rules, words])
  return teller
}

function Findings({ answer, checked }: { answer: DiceAnswer; checked: Checked }) {
  const { ui, sideName } = useWords()
  const teller = useTeller(answer.rules)
  const thrown = checked.turns.filter((turn) => turn.throws.length > 0)
  return (
    <>
      <div role="status" className="rounded-2xl border border-line bg-second p-4">
        <p className={`text-lg ${checked.bad > 0 ? TONE.bad : TONE.good}`}>
          {checked.bad > 0
            ? ui('dice.summary.bad', { n: checked.bad })
            : checked.good > 0
              ? ui('dice.summary.good', { n: checked.good })
              : ui('dice.throws.none')}
        </p>
        {Object.entries(checked.numbers).map(([seat, verdict]) => (
          <p key={seat} className={TONE[verdict]}>
            {ui(`dice.number.${verdict}` as UiWord, { side: sideName(seat) })}
          </p>
        ))}
        <p className={TONE[checked.mix]}>
          {ui(checked.mix === 'shut' ? 'dice.mix.none' : `dice.mix.${checked.mix}`)}
        </p>
        {checked.seed === 'shut' ? null : (
          <p className={TONE[checked.seed]}>{ui(`dice.seed.${checked.seed}`)}</p>
        )}
      </div>
      {answer.tries > 1 ? <p className="font-bold">{ui('dice.tries', { n: answer.tries })}</p> : null}
      {answer.mix ? <FourWords game={answer.game} words={fourWords(answer.commitment, answer.mix)} /> : null}
      <section className="grid gap-2 empty:hidden">
        {thrown.map((turn) => (
          <Turn key={turn.turn} turn={turn} teller={teller} open={turn === thrown.at(-1)} />
        ))}
      </section>
      <details className="rounded-2xl border border-line px-4">
        <summary className="min-h-12 content-center font-bold">{ui('dice.numbers')}</summary>
        <dl className="grid gap-3 pb-4">
          <Value label={ui('dice.commitment')} value={answer.commitment} />
          {answer.seats.map(({ seat, commitment, nonce, blind }) => (
            <Fragment key={seat}>
              <Value
                label={`${ui('dice.seats')}: ${sideName(seat)}`}
                value={nonce ?? ui(commitment === '-' ? 'dice.number.none' : 'dice.number.hidden')}
              />
              {commitment === '-' ? null : (
                <Value label={ui('dice.number.commitment', { side: sideName(seat) })} value={commitment} />
              )}
              {blind ? (
                <Value label={ui('dice.number.blind', { side: sideName(seat) })} value={blind} />
              ) : null}
            </Fragment>
          ))}
          <Value label={ui('dice.mix')} value={answer.mix ?? '-'} />
          <Value label={ui('dice.seed')} value={answer.seed ?? ui('dice.seed.shut')} />
          {checked.turns.map(({ turn, key, verdict }) => (
            <Value key={turn} label={turnName(ui, teller, turn)} value={key ?? ui(`dice.turn.${verdict}`)} />
          ))}
        </dl>
      </details>
    </>
  )
}

/** What two friends read to each other. */
function FourWords({ game, words }: { game: string; words: readonly string[] }) {
  const { ui } = useWords()
  return (
    <section className="rounded-2xl border border-line p-4">
      <h2 className="text-xl font-extrabold">{ui('dice.words')}</h2>
      <p lang="en" className="my-2 font-display text-2xl break-words">
        {words.join(' ')}
      </p>
      <p className="mb-3 text-[15px] text-dim">{ui('dice.words.hint')}</p>
      <SavePins game={game} />
    </section>
  )
}

const turnName = (ui: Words['ui'], { when }: ThrowTeller, turn: number): string =>
  turn === 0 ? ui('dice.turn.setup') : (when?.(turn) ?? ui('dice.turn', { turn }))

function Turn({ turn, teller, open }: { turn: CheckedTurn; teller: ThrowTeller; open: boolean }) {
  const { ui } = useWords()
  return (
    <details open={open} className="rounded-2xl border border-line px-4">
      <summary className="min-h-12 content-center">
        <b className="text-lg">{turnName(ui, teller, turn.turn)}</b>{' '}
        <span className="text-[15px] text-dim">{ui('dice.throws', { n: turn.throws.length })}</span>
      </summary>
      <p className={`text-[15px] ${TONE[turn.verdict]}`}>{ui(`dice.turn.${turn.verdict}`)}</p>
      <ul className="divide-y divide-line pb-2 text-[15px]">
        {turn.throws.map((thrown) => (
          <li key={thrown.purpose} className="flex min-h-11 items-center gap-3 py-1">
            <Face thrown={thrown} draw={teller.isDraw(thrown.purpose)} />
            <span className="grow">{teller.thrown(thrown.purpose)}</span>
            <span className={TONE[thrown.verdict]}>
              <span aria-hidden="true">{MARK[thrown.verdict]}</span>{' '}
              <span className="spoken">{ui(`dice.throw.${thrown.verdict}`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Dice as they are thrown at a table; of a draw, in words, which of the pieces it was. */
function Face({ thrown: { face, sides }, draw }: { thrown: CheckedThrow; draw: boolean }) {
  const { ui } = useWords()
  return !draw && (sides === 6 || sides === 10) ? (
    <DiceFace face={face} sides={sides} size={30} />
  ) : (
    <span className="min-w-16 shrink-0 text-[15px] whitespace-nowrap text-dim">
      {ui('dice.of', { face, sides })}
    </span>
  )
}
