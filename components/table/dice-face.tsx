'use client'

import { useWords } from '@/components/words'

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
}

/** One die as it fell: pips for six sides, a figure for others. */
export function DiceFace({ face, sides, size = 40 }: { face: number; sides: number; size?: number }) {
  const { ui } = useWords()
  const pips = sides === 6 ? PIPS[face] : undefined
  return (
    <svg
      viewBox="0 0 40 40"
      width={size}
      height={size}
      role="img"
      aria-label={ui('dice.of', { face, sides })}
      className="tumble shrink-0"
    >
      {pips ? (
        <>
          <rect x="2" y="2" width="36" height="36" rx="7" fill="#fffaf0" stroke="#2b2420" strokeWidth="2" />
          {pips.map(([x, y]) => (
            <circle key={`${x}${y}`} cx={10 + x * 10} cy={10 + y * 10} r="3.6" fill="#2b2420" />
          ))}
        </>
      ) : (
        <>
          <path d="M20 2 38 16 33 34 20 38 7 34 2 16Z" fill="#a93a2a" stroke="#5a160c" strokeWidth="2" />
          <text
            x="20"
            y="27"
            textAnchor="middle"
            fontSize="19"
            fontWeight="700"
            fill="#fff4dd"
            fontFamily="var(--font-figures)"
          >
            {face}
          </text>
        </>
      )}
    </svg>
  )
}
