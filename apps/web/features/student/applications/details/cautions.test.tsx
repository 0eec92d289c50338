import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Cautions } from './cautions.tsx'

const care = page.getByRole('complementary', { name: 'Be careful' })

it('says what deserves care, in the words of the listing', async () => {
  const fee = { kind: 'fee', words: 'Pay $25 to enter.' } as const
  await render(<Cautions cautions={[fee, { kind: 'unnamed', words: '' }]} />)
  await expect.element(care.getByText('It asks for money.')).toBeVisible()
  await expect.element(care.getByText('Pay $25 to enter.')).toBeVisible()
  await expect.element(care.getByText('We do not know who gives it.')).toBeVisible()
  expect(care.getByRole('listitem').elements()).toHaveLength(2)
})

it('says nothing where nothing does', async () => {
  await render(<Cautions cautions={[]} />)
  await expect.element(care).not.toBeInTheDocument()
})
