import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..', 'app', 'api')

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>

export interface Route {
  /** As Next sees it, such as `/api/games/[gameId]/orders`. */
  path: string
  method: string
  handler: Handler
}

/** Every route there is, read from the folders. */
export async function allRoutes(): Promise<Route[]> {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('route.ts'),
  )
  const routes = await Promise.all(
    files.sort().map(async (file) => {
      const module = (await import(/* @vite-ignore */ join(ROOT, file))) as Record<string, Handler>
      const path = `/api/${file.replaceAll('\\', '/').replace(/\/?route\.ts$/, '')}`
      return Object.entries(module).map(([method, handler]) => ({ path, method, handler }))
    }),
  )
  return routes.flat()
}

let routes: Route[] | undefined

/** Answers a request as the server would, by the route that its address names. */
export async function serve(request: Request): Promise<Response> {
  routes ??= await allRoutes()
  const { pathname } = new URL(request.url)
  const [, , , gameId] = pathname.split('/')
  const isFixed = gameId === undefined || routes.some((route) => route.path === pathname)
  const path = isFixed ? pathname : pathname.replace(`/${gameId}`, '/[gameId]')
  const found = routes.find((route) => route.path === path && route.method === request.method)
  if (!found) return new Response(null, { status: routes.some((route) => route.path === path) ? 405 : 404 })
  return found.handler(request, {
    params: Promise.resolve<Record<string, string>>(isFixed ? {} : { gameId }),
  })
}
