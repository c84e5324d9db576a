'use client'

import type { PlanControls } from '@/components/table/game-controls'
import { Button } from '@/components/ui/button'
import { CloseIcon } from '@/components/ui/icons'
import { useWords } from '@/components/words'
import { mayLeave, type OrderBody, type Planned } from './plan'

interface Props {
  plan: PlanControls
  /** While something is being sent nothing is taken out. */
  busy: boolean
  /** An order as a line. */
  tell: (order: OrderBody) => string
}

/** Orders that wait for a connection, or that the server did not take: the player sees each, and decides about it. */
export function PlanCard({ plan, busy, tell }: Props) {
  const { ui } = useWords()
  const { orders, held, end, unkept } = plan
  const lost = held === 'lost'
  if (orders.length === 0) return <p className="mb-2 px-1 text-[15px]">{ui('plan.may')}</p>
  const goes = (one: Planned) => !lost && mayLeave({ held }, one)
  const leaves = orders.some(goes)
  return (
    <section
      aria-label={ui('plan.title')}
      data-testid="plan"
      className={`mb-2 grid max-h-[40dvh] gap-1 overflow-y-auto rounded-xl px-3 py-1.5 text-[15px] ${held ? 'border border-warn bg-warn-ground text-warn' : 'bg-second'}`}
    >
      <p role="status" className="font-bold">
        {ui(`plan.${held ?? 'waits'}`, { n: orders.length })} {end ? ui(`plan.${end}`) : null}
        {unkept ? ` ${ui('plan.unkept')}` : null}
      </p>
      <details open={held !== null}>
        <summary className="min-h-12 content-center font-bold">{ui('plan.show')}</summary>
        <ol className="divide-y divide-line">
          {orders.map((one) => (
            <li key={one.id} className="flex min-h-12 items-center gap-2">
              <span className="grow">{tell(one.order)}</span>
              {goes(one) ? (
                <Button
                  look="quiet"
                  className="px-2 !text-current"
                  aria-label={ui('plan.remove', { order: tell(one.order) })}
                  disabled={busy}
                  onClick={() => plan.remove(one)}
                >
                  <CloseIcon />
                </Button>
              ) : null}
            </li>
          ))}
        </ol>
        {leaves && !held ? (
          <Button look="quiet" className="-ml-3 text-[15px] underline" disabled={busy} onClick={plan.clear}>
            {ui('plan.clear')}
          </Button>
        ) : null}
      </details>
      {held ? (
        <div className="flex flex-wrap gap-2 pb-1">
          {lost ? null : (
            <Button look="primary" className="flex-1" disabled={busy} onClick={plan.sendAnew}>
              {ui('plan.send')}
            </Button>
          )}
          <Button className="flex-1" disabled={busy} onClick={plan.clear}>
            {ui('plan.clear')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
