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
  /** Who plays which side. */
  players: string
}

/** The words below the map, in pixels. */
export const BAND = 122

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
const ROOM = 140

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

function Band({ title, when, stands, tone, players }: PictureFacts) {
  const pill = tone ? DAY.card[tone] : { ground: '#e9dfc6', ink: INK, edge: '#cfc2a3' }
  return (
    <div
      style={{
        position: 'absolute',
        left: 0,
        right: 0,
        bottom: 0,
        height: BAND,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        padding: '0 40px',
        backgroundColor: '#faf5e8',
        borderTop: '3px solid #cfc2a3',
        color: INK,
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ fontFamily: 'Old Standard TT', fontWeight: 700, fontSize: 44, lineHeight: 1.15 }}>
          {printable(title)}
        </div>
        <div style={{ fontSize: 28, fontWeight: 500, color: DIM }}>{printable(when)}</div>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end' }}>
        <div
          style={{
            fontSize: 32,
            fontWeight: 800,
            padding: '2px 20px 4px',
            borderRadius: 12,
            backgroundColor: pill.ground,
            color: pill.ink,
            border: `2px solid ${pill.edge}`,
          }}
        >
          {printable(stands)}
        </div>
        <div style={{ fontSize: 24, fontWeight: 500, color: DIM, marginTop: 8 }}>{printable(players)}</div>
      </div>
    </div>
  )
}
