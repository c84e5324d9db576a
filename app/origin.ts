import { headers } from 'next/headers'

/** Where this page was asked for, such as https://example.org: pictures of shared links need whole addresses. */
export async function originOf(): Promise<string> {
  const asked = await headers()
  const host = asked.get('x-forwarded-host') ?? asked.get('host') ?? 'localhost'
  const scheme = asked.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https' ? 'https' : 'http'
  return /^[\w.:[\]-]+$/.test(host) ? `${scheme}://${host}` : ''
}
