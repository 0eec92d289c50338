import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { AmountField } from './amount-field.tsx'

interface WinnerProps {
  onPlaced: (amount: number | null) => void
}

function Winner({ onPlaced }: WinnerProps) {
  const [amount, setAmount] = useState<number | null>(2500)
  const [unread, setUnread] = useState('')
  const place = (placed: number | null) => {
    onPlaced(placed)
    setAmount(placed)
  }
  return (
    <AmountField
      name="Ana"
      amount={amount}
      usualAmount={1000}
      unread={unread}
      onAmount={place}
      onUnread={setUnread}
    />
  )
}

async function open() {
  const placed: (number | null)[] = []
  await render(<Winner onPlaced={(amount) => placed.push(amount)} />)
  return placed
}
const field = () => page.getByRole('textbox', { name: 'Amount for Ana, in US dollars' })
const NONE = 'Please enter dollars, such as 2,500, or nothing.'

it.each([
  ['12,0o0', NONE],
  ['abc', NONE],
  ['-5', NONE],
  ['12,50', NONE],
  ['10,000,001', 'Please enter at most $10,000,000.'],
])('keeps %s as it was typed, and says what is wrong once it is left', async (typed, problem) => {
  const placed = await open()
  await userEvent.fill(field(), typed)
  expect(page.getByText(problem).query()).toBeNull()
  await userEvent.tab()
  await expect.element(field()).toHaveValue(typed)
  await expect.element(field()).toHaveAccessibleDescription(problem)
  await expect.element(field()).toBeInvalid()
  expect(placed).toEqual([])
})

it.each([
  ['$12,000.50', 12_000.5, '12,000.50'],
  ['0', 0, '0'],
  ['', null, ''],
])('takes %j for %j', async (typed, amount, shown) => {
  const placed = await open()
  await userEvent.fill(field(), typed)
  await userEvent.keyboard('{Enter}')
  expect(placed).toEqual([amount])
  await expect.element(field()).toHaveValue(shown)
})

it('says nothing any more as soon as the amount is put right', async () => {
  const placed = await open()
  await userEvent.fill(field(), '12,0o0')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(NONE)).toBeVisible()
  await userEvent.fill(field(), '12,000')
  expect(page.getByText(NONE).query()).toBeNull()
  await userEvent.tab()
  expect(placed).toEqual([12_000])
})
