import type { Forecast } from '../port'
import { useTableWords } from '../text/words'

type Chance = Forecast['chances'][number]
const percent = ({ ways, of }: Chance) => Math.round((ways / of) * 100)
/** A face of a twenty-sided die still has room for a figure. */
const NARROW = 0.08

/** A sign always has room; a word has where this much of the bar is there for each letter. */
const SIGN = 3
const LETTER = 0.02
const hasRoom = ({ text, ways, of }: Chance) => text.length <= SIGN || ways / of > text.length * LETTER

/** What harms whoever reads, what harms the other, and what nobody. */
const toneOf = ({ hurts }: Chance, viewer: Chance['hurts']) =>
  !hurts ? 'bg-second' : hurts === viewer ? 'bg-warn-ground text-warn' : 'bg-good/25'

interface Props {
  chances: Forecast['chances']
  /** Absent: the attacker. */
  viewer?: 'attacker' | 'defender'
}

/** All that the die may bring as one bar, each result as wide as it is likely. */
export function ChanceBar({ chances, viewer = 'attacker' }: Props) {
  const { tell, say } = useTableWords()
  const told = chances.map((chance) => `${say(chance.words)} ${percent(chance)} %`)
  return (
    <div
      role="img"
      aria-label={`${tell('fight.chances')}: ${told.join(', ')}`}
      data-testid="chances"
      className="flex min-w-0 grow gap-px overflow-hidden rounded-lg border border-line bg-line"
    >
      {chances.map((chance) => (
        <span
          key={chance.text}
          style={{ flexGrow: chance.ways / chance.of }}
          className={`grid basis-0 content-center justify-items-center overflow-hidden py-0.5 leading-none transition-[flex-grow] motion-reduce:transition-none ${toneOf(chance, viewer)}`}
        >
          <b className="font-figures text-[16px] whitespace-nowrap">{hasRoom(chance) ? chance.text : null}</b>
          <span className="text-[13px] whitespace-nowrap">
            {chance.ways / chance.of > NARROW ? `${percent(chance)} %` : ''}
          </span>
        </span>
      ))}
    </div>
  )
}
