const COLUMNS = 13
const ROWS = 6
/** Half the width of a hex, and the height of a row, in units of the drawing. */
const HALF = 26
const ROW = 45

const hex = (x: number, y: number) => `M${x} ${y - 30}l26 15v30l-26 15l-26-15v-30z`

const GRID = Array.from({ length: COLUMNS * ROWS }, (_, i) => {
  const row = Math.floor(i / COLUMNS)
  return hex((i % COLUMNS) * 2 * HALF + (row % 2) * HALF, row * ROW)
}).join('')

/** Crowns of a wood: x, y, radius. */
const CROWNS: readonly (readonly [number, number, number])[] = [
  [92, 62, 5],
  [110, 50, 6],
  [128, 66, 5],
  [146, 54, 6],
  [104, 82, 6],
  [124, 90, 5],
  [144, 84, 6],
  [162, 72, 5],
  [486, 168, 6],
  [506, 180, 5],
  [524, 164, 6],
  [502, 200, 6],
  [524, 192, 5],
  [542, 182, 6],
]

/** A scrap of the map with one lost counter on it, for pages that have nothing to show. */
export function MapArt({ figures }: { figures: string }) {
  return (
    <svg
      viewBox="0 0 600 225"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="h-[clamp(5rem,26dvh,12rem)] w-full rounded-2xl border border-line sm:h-[clamp(5rem,26dvh,14rem)]"
    >
      <rect width="600" height="225" className="fill-(--map-paper)" />
      <path
        d="M78 66c0-24 30-34 50-30 26-4 54 18 52 40 2 20-20 36-50 34-34 2-54-18-52-44zM470 184c-4-24 24-40 50-36 26 0 44 18 42 38 0 20-24 34-48 34-26 0-42-14-44-36z"
        className="fill-(--map-woods) stroke-(--map-woods-edge)"
        strokeWidth="2"
      />
      {CROWNS.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} className="fill-(--map-woods-edge) opacity-55" />
      ))}
      <path d={GRID} fill="none" className="stroke-(--map-grid)" strokeWidth="1" />
      <path
        d="M-10 196c50-30 96 6 150-20s50-66 112-60 74 50 130 34 56-70 96-92 60-40 130-66"
        fill="none"
        strokeLinecap="round"
        className="stroke-(--map-water-edge)"
        strokeWidth="15"
      />
      <path
        d="M-10 196c50-30 96 6 150-20s50-66 112-60 74 50 130 34 56-70 96-92 60-40 130-66"
        fill="none"
        strokeLinecap="round"
        className="stroke-(--map-water)"
        strokeWidth="11"
      />
      <path
        d="M-10 112C70 96 130 130 208 72s120-44 190-8 130 86 212 78"
        fill="none"
        className="stroke-(--map-road)"
        strokeWidth="3.5"
      />
      <g transform="translate(284 60) rotate(-7 32 32)">
        <rect x="3" y="4" width="64" height="64" rx="6" className="fill-black/25" />
        <rect
          width="64"
          height="64"
          rx="6"
          className="fill-soviet stroke-(--map-card-edge)"
          strokeWidth="2"
        />
        <path
          d="M17 10h30v20h-30zM17 10l30 20M47 10l-30 20"
          className="stroke-soviet-ink"
          strokeWidth="2.4"
          fill="none"
        />
        <text
          x="32"
          y="55"
          textAnchor="middle"
          className="fill-soviet-ink font-figures text-[23px] font-bold"
        >
          {figures}
        </text>
      </g>
    </svg>
  )
}

/** Empty hexes behind a page that leaves a large window empty. */
export function HexGround() {
  return (
    <svg aria-hidden="true" className="fixed inset-0 -z-10 hidden size-full bg-(--map-paper) lg:block">
      <pattern id="hexes" width="52" height="90" patternUnits="userSpaceOnUse">
        <path
          d="M0 15l26-15 26 15v30l-26 15-26-15zM26 60v30"
          fill="none"
          className="stroke-(--map-grid)"
          strokeWidth="1"
        />
      </pattern>
      <rect width="100%" height="100%" fill="url(#hexes)" />
    </svg>
  )
}
