import { cookies } from 'next/headers'
import { Home } from '@/components/home/home'
import { COOKIE_NAMES } from '@/lib/accounts/cookie'

export default async function Page({ searchParams }: PageProps<'/'>) {
  const [sent, { game }] = await Promise.all([cookies(), searchParams])
  const known = COOKIE_NAMES.some((name) => sent.has(name))
  return <Home known={known} taken={typeof game === 'string' ? game : undefined} />
}
