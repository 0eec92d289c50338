import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { CodeBoxes } from './code-boxes.tsx'
import { emptyCode } from './code-digits.ts'

interface Shown {
  error?: string
  isFocused?: boolean
}

/** The boxes of a mailed code, below the mail that it is copied from. */
function CodeStep({ error, isFocused = false }: Shown) {
  const [digits, setDigits] = useState(emptyCode(6))
  return (
    <>
      <input aria-label="Mail" defaultValue="Your code is 482 915." />
      <CodeBoxes
        id="code"
        digits={digits}
        onChange={setDigits}
        error={error}
        isFocused={isFocused}
      />
    </>
  )
}

const box = (position: number) => page.getByLabelText(`Digit ${position} of 6`)
const boxes = page.getByRole('group', { name: '6-digit code' }).getByRole('textbox')
const code = () => boxes.elements().map((each) => (each as HTMLInputElement).value)

it('is typed without touching a box', async () => {
  await render(<CodeStep isFocused />)
  await userEvent.keyboard('48a2')
  expect(code()).toEqual(['4', '8', '2', '', '', ''])
  await expect.element(box(4)).toHaveFocus()
  await userEvent.keyboard('915')
  expect(code().join('')).toBe('482915')
  await expect.element(box(6)).toHaveFocus()
})

it('is pasted whole into whichever box, words around it left out', async () => {
  await render(<CodeStep />)
  await userEvent.tripleClick(page.getByLabelText('Mail'))
  await userEvent.copy()
  await box(3).click()
  await userEvent.paste()
  expect(code().join('')).toBe('482915')
  await expect.element(box(6)).toHaveFocus()
})

it('is taken back digit by digit, by Backspace alone', async () => {
  await render(<CodeStep isFocused />)
  await userEvent.keyboard('123')
  await userEvent.keyboard('{Backspace}')
  await expect.element(box(3)).toHaveFocus()
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
  expect(code()).toEqual(['1', '', '', '', '', ''])
  await userEvent.keyboard('{Backspace}{Backspace}')
  await expect.element(box(1)).toHaveFocus()
  expect(code().join('')).toBe('')
})

it('is mended in place: arrows, Home and End move, a digit replaces the one that stands there', async () => {
  await render(<CodeStep isFocused />)
  await userEvent.keyboard('123456{Home}{ArrowLeft}{ArrowRight}9')
  expect(code().join('')).toBe('193456')
  await expect.element(box(3)).toHaveFocus()
  await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}0')
  expect(code().join('')).toBe('193406')
})

it('tells each box that the code was refused, and an alert says why', async () => {
  const { rerender } = await render(<CodeStep />)
  await expect.element(box(1)).not.toHaveAttribute('aria-invalid')
  await rerender(<CodeStep error="This code has expired." />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('This code has expired.')
  for (const each of boxes.all()) {
    await expect.element(each).toHaveAttribute('aria-invalid', 'true')
    await expect.element(each).toHaveAccessibleDescription('This code has expired.')
  }
})
