'use client'

import Link from 'next/link'
import { useEffect, useMemo, useState } from 'react'
import { api } from '@/components/table/api'
import { troubleIn } from '@/components/table/trouble'
import { useWords } from '@/components/words'
import type { DiceAnswer } from '@/lib/play/api'
import type { UiWord } from '@/lib/words/words'
import { type Checked, type CheckedTurn, checkDice, type Verdict } from './check'

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
      <Link href={`/games/${id}`} className="inline-flex min-h-12 items-center font-bold underline">
        {ui('dice.back')}
      </Link>
      <h1 className="font-display text-3xl">{ui('dice.title')}</h1>
      <p className="text-lg">{ui('dice.lead')}</p>
      {trouble ? <p role="alert">{ui(trouble)}</p> : null}
      {answer && checked ? (
        <Findings answer={answer} checked={checked} />
      ) : trouble ? null : (
        <p role="status">{ui('dice.loading')}</p>
      )}
      <section>
        <h2 className="text-xl font-extrabold">{ui('dice.trust.title')}</h2>
        <ul className="mt-2 grid list-disc gap-2 pl-5">
          {[1, 2, 3, 4].map((n) => (
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

function Value({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="font-bold">{label}</dt>
      <dd className="font-mono text-[13px] break-all">{value}</dd>
    </div>
  )
}

function Findings({ answer, checked }: { answer: DiceAnswer; checked: Checked }) {
  const { ui, sideName } = useWords()
  return (
    <>
      <p role="status" className={`text-lg ${checked.bad > 0 ? TONE.bad : TONE.good}`}>
        {checked.bad > 0
          ? ui('dice.summary.bad', { n: checked.bad })
          : ui('dice.summary.good', { n: checked.good })}
      </p>
      <dl className="grid gap-3">
        <Value label={ui('dice.commitment')} value={answer.commitment} />
        {answer.seats.map(({ seat, nonce }) => (
          <Value key={seat} label={`${ui('dice.seats')}: ${sideName(seat)}`} value={nonce ?? '-'} />
        ))}
        <Value label={ui('dice.mix')} value={answer.mix ?? '-'} />
        <Value label={ui('dice.seed')} value={answer.seed ?? ui('dice.seed.shut')} />
      </dl>
      <p className={TONE[checked.mix]}>
        {ui(checked.mix === 'shut' ? 'dice.mix.none' : `dice.mix.${checked.mix}`)}
      </p>
      {checked.seed === 'shut' ? null : (
        <p className={TONE[checked.seed]}>{ui(`dice.seed.${checked.seed}`)}</p>
      )}
      {checked.turns.map((turn) => (
        <Turn key={turn.turn} turn={turn} />
      ))}
    </>
  )
}

function Turn({ turn }: { turn: CheckedTurn }) {
  const { ui } = useWords()
  return (
    <section>
      <h2 className="text-xl font-extrabold">
        {turn.turn === 0 ? ui('dice.turn.setup') : ui('dice.turn', { turn: turn.turn })}
      </h2>
      <p className={TONE[turn.verdict]}>{ui(`dice.turn.${turn.verdict}`)}</p>
      {turn.key ? <p className="font-mono text-[13px] break-all">{turn.key}</p> : null}
      {turn.throws.length > 0 ? (
        <table className="mt-2 w-full text-[15px]">
          <thead>
            <tr className="border-b border-line text-left">
              <th className="py-1">{ui('dice.purpose')}</th>
              <th>{ui('dice.face')}</th>
              <th>{ui('dice.check')}</th>
            </tr>
          </thead>
          <tbody>
            {turn.throws.map((thrown) => (
              <tr key={thrown.purpose} className="border-b border-line">
                <td className="py-1 font-mono text-[13px] break-all">{thrown.purpose}</td>
                <td className="whitespace-nowrap">
                  {thrown.face} / {thrown.sides}
                </td>
                <td className={TONE[thrown.verdict]}>{ui(`dice.throw.${thrown.verdict}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  )
}
