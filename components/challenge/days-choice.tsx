import { WEEK, weekdayName } from '@/components/ui/days-told'
import { useWords } from '@/components/words'
import { type FreeDays, WEEKEND } from '@/lib/kernel/time/calendar'
import type { CreateRequest } from '@/lib/play/api/seats'

const isSame = (one: FreeDays, other: FreeDays) => one.join() === other.join()

/** What a challenge says of free days. */
export const asAgreed = (free: FreeDays): Pick<CreateRequest, 'weekendsOff' | 'free'> =>
  free.length === 0 ? {} : isSame(free, WEEKEND) ? { weekendsOff: true } : { free }

/** The days of the week on which time counts; at least one does. */
export function DaysChoice({ free, onPick }: { free: FreeDays; onPick: (free: FreeDays) => void }) {
  const { ui, language } = useWords()
  const turn = (day: number, counts: boolean) =>
    onPick(counts ? free.filter((one) => one !== day) : [...free, day].sort())
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-[15px]">{ui('pace.days')}</legend>
      <div className="grid grid-cols-4 gap-1 sm:grid-cols-7">
        {WEEK.map((day) => {
          const counts = !free.includes(day)
          return (
            <label
              key={day}
              className="grid min-h-14 cursor-pointer content-center justify-items-center rounded-xl border border-line text-[15px] font-bold has-disabled:opacity-60"
            >
              <input
                type="checkbox"
                aria-label={weekdayName(day, language)}
                checked={counts}
                disabled={counts && free.length === WEEK.length - 1}
                onChange={({ target }) => turn(day, target.checked)}
                className="size-5 accent-primary"
              />
              {weekdayName(day, language, 'short')}
            </label>
          )
        })}
      </div>
      <label className="flex min-h-12 items-center gap-3 rounded-xl border border-line px-3 font-bold">
        <input
          type="checkbox"
          checked={isSame(free, WEEKEND)}
          onChange={({ target }) => onPick(target.checked ? WEEKEND : [])}
          className="size-5 accent-primary"
        />
        {ui('pace.weekends')}
      </label>
    </fieldset>
  )
}
