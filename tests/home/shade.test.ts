import { expect, test } from 'vitest'
import { SHADE_COOKIE, SHADES, shadeCookie, shadeIn, shadeOf } from '@/components/ui/shade'

test('what was chosen is read again from the cookies of the browser, and nothing else is a choice', () => {
  for (const shade of SHADES) expect(shadeIn(`a=1; ${shadeCookie(shade).split(';')[0]}; z=2`)).toBe(shade)
  for (const cookies of ['', `x${SHADE_COOKIE}=night`, `${SHADE_COOKIE}=pink`, `a=${SHADE_COOKIE}`])
    expect(shadeIn(cookies)).toBe('system')
  expect([shadeOf(undefined), shadeOf('constructor')]).toEqual(['system', 'system'])
})
