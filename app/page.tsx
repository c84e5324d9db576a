import { cookies } from 'next/headers'
import { Home } from '@/components/home/home'
import { COOKIE_NAMES } from '@/lib/accounts/cookie'

export default async function Page() {
  const sent = await cookies()
  return <Home known={COOKIE_NAMES.some((name) => sent.has(name))} />
}
