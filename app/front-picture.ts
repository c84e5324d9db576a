import 'server-only'
import { gameOf } from '@/components/games'
import type { Size } from '@/components/picture/draw'
import { drawingOf } from '@/components/picture/standing'
import { theStudio } from '@/components/picture/the-studio'
import { openPublicSince, publicVersion } from '@/lib/play/games/open-public'
import { notFound } from '@/lib/play/http/problem'
import { currentServices, type Services } from '@/lib/play/services'
import { type Language, spokenTo } from '@/lib/words/language'

/** Which picture: of a game, for who has the public part of its link, as spectators had it at a version. */
interface Asked {
  game: string
  p: string
  version: number
  size: Size
  language: Language
}

/** The front of a game as a PNG, drawn once; `admit` throws where it must be drawn and this visitor may not ask for it. */
export const frontPicture = (
  services: Services,
  { game, p, version, size, language }: Asked,
  admit: () => void,
): Promise<Uint8Array> =>
  theStudio().picture([game, version, size, language].join(' '), admit, async () => {
    const answer = await openPublicSince(services, game, p)
    if (!gameOf(answer.kind)) throw notFound()
    return drawingOf(answer, size, language)
  })

/** The large one as it is now, for a letter that this process sends. */
export const paint: NonNullable<Services['paint']> = async ({ game, p, language }) => {
  const services = currentServices()
  const version = await publicVersion(services, game, p)
  const asked = { game, p, version, size: 'large', language: spokenTo(language) } as const
  return frontPicture(services, asked, () => undefined)
}
