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
  const there = routes.flatMap((route) => {
    const params = paramsOf(route.path, pathname)
    return params ? [{ route, params }] : []
  })
  // An address of its own goes before a pattern that would fit it too, and that before what fits all.
  const fixed = there.filter(({ params }) => Object.keys(params).length === 0)
  const known = there.filter(({ route }) => !REST.test(route.path))
  const all = [fixed, known, there].find(({ length }) => length > 0) ?? []
  const found = all.find(({ route }) => route.method === request.method)
  if (!found) return new Response(null, { status: all.length > 0 ? 405 : 404 })
  return found.route.handler(request, { params: Promise.resolve(found.params) })
}

/** At the end of the path of a route that is for all addresses below it. */
const REST = /\[\.\.\.(\w+)\]$/

/** What stands in an address where the route has a name in brackets; null if it is not an address of this route. */
function paramsOf(route: string, pathname: string): Record<string, string> | null {
  const [rest, gap] = REST.exec(route) ?? []
  if (rest && gap) {
    const above = route.slice(0, -rest.length)
    return pathname.startsWith(above) ? { [gap]: pathname.slice(above.length) } : null
  }
  const [names, parts] = [route, pathname].map((path) => path.split('/')) as [string[], string[]]
  if (names.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [i, name] of names.entries()) {
    const [, gap] = /^\[(\w+)\]$/.exec(name) ?? []
    if (gap) params[gap] = parts[i]!
    else if (name !== parts[i]) return null
  }
  return params
}
