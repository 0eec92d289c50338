import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { forgetEverything, signIn } from '../../../../testing/sign-in.ts'
import { WhatNext } from './what-next.tsx'

afterEach(forgetEverything)

const scholarship = {
  user: { firstName: 'Harbour Light Trust' },
  deadline: { type: 'fixed', date: '2027-03-01', timeZone: 'America/New_York' },
  announceBy: '2027-05-03',
} as ScholarshipDetail

it('promises what is true: at once, by when, and a call only to whoever gave a number', async () => {
  signIn({ phone: null })
  const shown = await render(<WhatNext scholarship={scholarship} />)
  await expect.element(page.getByText(/^Harbour Light Trust receives it at once\./)).toBeVisible()
  await expect
    .element(page.getByText(/The sponsor plans to announce by 3 May 2027\.$/))
    .toBeVisible()
  await expect
    .element(page.getByText(/^You hear from us by email and in your notifications\./))
    .toBeVisible()
  expect(page.getByText(/may phone you/).elements()).toEqual([])
  await shown.unmount()
  signIn({ phone: '+16145550142' })
  await render(<WhatNext scholarship={scholarship} />)
  await expect.element(page.getByText(/Harbour Light Trust may phone you, too\.$/)).toBeVisible()
})
