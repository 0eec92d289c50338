import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { StepButtons } from './step-buttons.tsx'

function Pages() {
  const [at, setAt] = useState(0)
  return (
    <>
      <p>Page {at + 1}</p>
      <StepButtons words={['Newer', 'Older']} at={at} count={2} onStep={setAt} />
    </>
  )
}

it('keeps the focus at either end, and goes no further', async () => {
  await render(<Pages />)
  const older = page.getByRole('button', { name: 'Older' })
  await older.click()
  await expect.element(page.getByText('Page 2')).toBeVisible()
  await expect.element(older).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Page 2')).toBeVisible()
  await expect.element(older).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Newer' }).click()
  await expect.element(page.getByText('Page 1')).toBeVisible()
})
