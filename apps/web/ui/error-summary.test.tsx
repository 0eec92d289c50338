import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ErrorSummary } from './error-summary.tsx'
import { TextField } from './text-field.tsx'

/** A form of two fields, the second of them in a panel that may be folded. */
function Form() {
  const [values, setValues] = useState({ name: '', city: '' })
  const [attempt, setAttempt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const problems = [
    { fieldId: 'name', message: 'Enter your name.' },
    { fieldId: 'city', message: 'Enter your city.' },
  ].filter(({ fieldId }) => attempt > 0 && values[fieldId as keyof typeof values] === '')
  const of = (fieldId: string) => problems.find((each) => each.fieldId === fieldId)?.message
  return (
    <>
      <ErrorSummary
        problems={problems}
        attempt={attempt}
        onReveal={(fieldId) => fieldId === 'city' && setOpen(true)}
      />
      <TextField
        id="name"
        label="Name"
        error={of('name')}
        onChange={(event) => setValues({ ...values, name: event.target.value })}
      />
      {isOpen && <TextField id="city" label="City" error={of('city')} />}
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Save
      </button>
    </>
  )
}

const summary = page.getByRole('heading', { name: 'There is a problem' })
const save = page.getByRole('button', { name: 'Save' })

it('is not there before anything is wrong', async () => {
  await render(<Form />)
  await expect.element(summary).not.toBeInTheDocument()
})

it('takes the focus at each refused try, and not while a field is being mended', async () => {
  await render(<Form />)
  await save.click()
  await expect.element(summary).toHaveFocus()
  await page.getByLabelText('Name').click()
  await userEvent.keyboard('May')
  await expect.element(page.getByRole('link', { name: 'Enter your name.' })).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  await save.click()
  await expect.element(summary).toHaveFocus()
})

it('leads to each field with the words that stand there', async () => {
  await render(<Form />)
  await save.click()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const name = page.getByLabelText('Name')
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription('Enter your name.')
})

it('opens what hides a field before it goes there', async () => {
  await render(<Form />)
  await save.click()
  await expect.element(page.getByLabelText('City')).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Enter your city.' }).click()
  await expect.element(page.getByLabelText('City')).toHaveFocus()
})
