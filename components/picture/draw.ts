import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import type { ReactElement } from 'react'
import type { FrontPicture } from '@/components/games/manifest'
import type { MapPicture } from '@/components/map/picture'
import { fewColours } from './few-colours'
import { BAND, frontPicture, type PictureFacts, printPicture } from './front-picture'
import { laid } from './laid'
import { decoded, encoded, type Paletted, type Pixels } from './png'

/** By its whole name, so that a build for a host finds the few files that this may be, and does not take all there are. */
const file = (family: string, weight: number) =>
  readFile(
    join(process.cwd(), `node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`),
  )
let fonts: ReturnType<typeof read> | null = null

const read = () =>
  Promise.all(
    (
      [
        ['Alegreya Sans', 'alegreya-sans', 500],
        ['Alegreya Sans', 'alegreya-sans', 700],
        ['Alegreya Sans', 'alegreya-sans', 800],
        ['Barlow Condensed', 'barlow-condensed', 700],
        ['Old Standard TT', 'old-standard-tt', 700],
      ] as const
    ).map(async ([name, family, weight]) => ({
      name,
      weight,
      style: 'normal' as const,
      data: await file(family, weight),
    })),
  )

/** Pixels of the pictures: for link previews, and for lists. */
export const SIZES = { large: { width: 1200, height: 630 }, small: { width: 360, height: 200 } } as const
export type Size = keyof typeof SIZES

/** Pixels to a hex: programs show the large one at a quarter of its size, and it is to be read there. */
const SCALE = { large: 54, small: 12 } as const

/** So many prints are kept, each of at most 0.6 megabytes. */
const MOST_PRINTS = 40
const prints = new Map<string, Promise<Paletted>>()

/** What is printed on a part of a map is painted once. */
function printOf({ id, svg }: MapPicture['print'], width: number, height: number): Promise<Paletted> {
  const known = prints.get(id)
  if (known) return known
  const made = drawn(printPicture(svg(), { width, height }), { width, height }).then(fewColours)
  if (prints.size >= MOST_PRINTS) prints.delete(prints.keys().next().value!)
  prints.set(id, made)
  made.catch(() => prints.delete(id))
  return made
}

async function drawn(element: ReactElement, room: { width: number; height: number }): Promise<Pixels> {
  fonts ??= read()
  const response = new ImageResponse(element, { ...room, fonts: await fonts })
  return decoded(Buffer.from(await response.arrayBuffer()))
}

/** The picture as PNG. */
export async function draw(front: FrontPicture, size: Size, facts: PictureFacts | null): Promise<Buffer> {
  const { width, height } = SIZES[size]
  const room = { width, height: facts ? height - BAND : height }
  const map = front.map(room, SCALE[size])
  const print = await printOf(map.print, room.width, room.height)
  // The print is laid beneath here and not by `next/og`, which would read and write it with every picture again.
  return encoded(fewColours(laid(print, await drawn(frontPicture(map, room, facts), SIZES[size]))))
}
