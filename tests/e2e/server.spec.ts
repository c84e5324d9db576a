import { connect } from 'node:net'
import { expect, test } from '@playwright/test'

test('a script goes in Brotli to whoever takes it, under the headers of a page', async ({ request }) => {
  const page = await request.get('/')
  const path = /\/_next\/static\/[^"]+\.js/.exec(await page.text())![0]
  const sent = async (ways: string) =>
    (await request.get(path, { headers: { 'accept-encoding': ways } })).headers()
  for (const ways of ['br', 'gzip, deflate, br, zstd', 'gzip;q=0.5, br;q=0.9'])
    expect((await sent(ways))['content-encoding'], ways).toBe('br')
  for (const ways of ['gzip', 'gzip, br;q=0', 'br; q=0.0, gzip'])
    expect((await sent(ways))['content-encoding'], ways).toBe('gzip')
  for (const name of ['content-security-policy', 'x-content-type-options', 'cross-origin-resource-policy'])
    expect((await sent('br'))[name], name).toBe(page.headers()[name])
})

test('whoever asks for anything but HTTP is hung up on', async ({ baseURL }) => {
  test.setTimeout(30_000)
  const { hostname, port } = new URL(baseURL!)
  const ask = 'GET /_next/none HTTP/1.1\r\nHost: table\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
  const socket = connect(Number(port), hostname, () => socket.write(ask))
  const got = await new Promise((hungUp) => {
    let text = ''
    socket.on('data', (part) => {
      text += part
    })
    socket.on('close', () => hungUp(text))
  })
  expect(got).toBe('')
})
