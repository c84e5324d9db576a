import { CATALOGUES } from '@/components/games/catalogues'

// Words travel as data beside the scripts: a browser need not compile them, and gets those of its language only.
export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () =>
  Object.entries(CATALOGUES).flatMap(([game, languages]) =>
    Object.keys(languages).map((language) => ({ game, language })),
  )

export async function GET(_request: Request, { params }: RouteContext<'/words/[game]/[language]'>) {
  const { game, language } = await params
  return Response.json(CATALOGUES[game]![language as keyof (typeof CATALOGUES)[string]])
}
