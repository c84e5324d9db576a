import type { CSSProperties, ReactElement } from 'react'
import { DAY } from '@/components/map/palette'
import type { MapPicture } from '@/components/map/picture'
import { printable } from './printable'

export interface PictureFacts {
  title: string
  /** Turn and date. */
  when: string
  /** Whose move it is, or how it ended. */
  stands: string
  /** The side to move, for its colour; null for none or both. */
  tone: 'west' | 'east' | null
}

/** The words below the map, in pixels. */
export const BAND = 182
/** Letters of what is said that fit in the larger type. */
const SHORT = 36

const INK = '#221c18'
const DIM = '#5f5546'

interface Room {
  width: number
  height: number
}

/** What is printed on the map: drawn by `next/og`, as is what lies upon it. */
export const printPicture = (svg: string, room: Room): ReactElement => (
  <div style={{ display: 'flex', width: '100%', height: '100%', backgroundColor: DAY.paper }}>
    <Layer svg={svg} room={room} />
  </div>
)

/** What lies upon the print, with the names, and below it how the game stands. */
export const frontPicture = (map: MapPicture, room: Room, facts: PictureFacts | null): ReactElement => (
  <div style={{ display: 'flex', width: '100%', height: '100%' }}>
    <Layer svg={map.svg} room={room} />
    {map.texts.map((text, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
      <Name key={n} {...text} />
    ))}
    {facts ? <Band {...facts} /> : null}
  </div>
)

/** An SVG, by an address that is fetched from nowhere. */
function Layer({ svg, room }: { svg: string; room: Room }) {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return (
    // biome-ignore lint/performance/noImgElement: not a page
    // biome-ignore lint/a11y/useAltText: not a page
    <img src={src} {...room} style={{ position: 'absolute', left: 0, top: 0 }} />
  )
}

/** Room on each side of the middle of a name. */
const ROOM = 260

function Name({ text, x, y, size, weight, family, colour, halo }: MapPicture['texts'][number]) {
  const place: CSSProperties = {
    position: 'absolute',
    display: 'flex',
    justifyContent: 'center',
    left: x - ROOM,
    top: y - size * 0.62,
    width: ROOM * 2,
    fontFamily: family,
    fontWeight: weight as CSSProperties['fontWeight'],
    fontSize: size,
    lineHeight: 1.2,
  }
  const words = printable(text)
  return (
    <>
      {halo ? (
        <div style={{ ...place, color: halo.colour, WebkitTextStroke: `${halo.width}px ${halo.colour}` }}>
          {words}
        </div>
      ) : null}
      <div style={{ ...place, color: colour }}>{words}</div>
    </>
  )
}

/** Whose move it is, or that one is invited, large enough to be read at a quarter of its size; below it which game, and when. */
function Band({ title, when, stands, tone }: PictureFacts) {
  const pill = tone ? DAY.card[tone] : { ground: '#e9dfc6', ink: INK, edge: '#cfc2a3' }
  const said = printable(stands)
  return (
    <div
      style={{
        position: 'absolute',
        left: 0,
        right: 0,
        bottom: 0,
        height: BAND,
        display: 'flex',
        flexDirection: 'column',
        backgroundColor: '#faf5e8',
        borderTop: '3px solid #cfc2a3',
        color: INK,
      }}
    >
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          height: 104,
          padding: '0 36px 8px',
          fontSize: said.length > SHORT ? 54 : 68,
          fontWeight: 800,
          whiteSpace: 'nowrap',
          backgroundColor: pill.ground,
          color: pill.ink,
          borderBottom: `3px solid ${pill.edge}`,
        }}
      >
        {said}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', padding: '4px 36px 0', whiteSpace: 'nowrap' }}>
        <div style={{ fontFamily: 'Old Standard TT', fontWeight: 700, fontSize: 46 }}>{printable(title)}</div>
        <div style={{ fontSize: 42, fontWeight: 700, color: DIM, marginLeft: 24 }}>{printable(when)}</div>
      </div>
    </div>
  )
}
