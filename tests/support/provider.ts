import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Client } from '@/lib/accounts/providers'

/** A place where people prove who they are, on loopback: it speaks what GitHub and Discord speak. */
export interface FakeProvider {
  client: Client
  /** Who comes next. */
  person: { id: string; name: string; email: string }
  /** What was asked with each code. */
  exchanges: URLSearchParams[]
  /** What the browser would do: follow the address, and come back with what it is given. */
  visit: (url: string) => { state: string; code: string; scope: string; redirect: string }
  stop: () => Promise<void>
}

export async function startProvider(): Promise<FakeProvider> {
  const exchanges: URLSearchParams[] = []
  const person = { id: '4711', name: 'Anna', email: 'anna@table.example' }
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      response.setHeader('content-type', 'application/json')
      if (request.url === '/token') {
        const asked = new URLSearchParams(body)
        const again = exchanges.some((one) => one.get('code') === asked.get('code'))
        exchanges.push(asked)
        response.statusCode = again ? 400 : 200
        response.end(
          JSON.stringify(
            again ? { error: 'invalid_grant' } : { access_token: 'access', token_type: 'bearer' },
          ),
        )
        return
      }
      response.end(
        JSON.stringify({
          ...person,
          login: person.name,
          username: person.name,
          avatar: null,
          discriminator: '0',
        }),
      )
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let codes = 0
  return {
    client: {
      clientId: 'us',
      clientSecret: 'secret',
      at: { authorization: `${at}/authorize`, token: `${at}/token`, userinfo: `${at}/user` },
    },
    person,
    exchanges,
    visit: (url) => {
      const { searchParams } = new URL(url)
      const [state, scope, redirect] = ['state', 'scope', 'redirect_uri'].map((name) =>
        String(searchParams.get(name)),
      ) as [string, string, string]
      return { state, scope, redirect, code: `code-${++codes}` }
    },
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  }
}
