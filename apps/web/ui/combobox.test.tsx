import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Combobox } from './combobox.tsx'

const STATES = ['Ohio', 'Oklahoma', 'Oregon', 'Texas'].map((label) => ({ id: label, label }))
const onPick = vi.fn()

function HomeState({ error }: { error?: string }) {
  const [text, setText] = useState('')
  const options = STATES.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()))
  const pick = (option: (typeof STATES)[number]) => {
    setText(option.label)
    onPick(option.id)
  }
  return (
    <>
      <Combobox
        label="State"
        text={text}
        onText={setText}
        options={options}
        onPick={pick}
        error={error}
      />
      <button type="button">Next</button>
    </>
  )
}

const field = page.getByRole('combobox', { name: 'State' })
const options = page.getByRole('option')
const active = page.getByRole('option', { selected: true })

it('is chosen from by keyboard: what is typed narrows the list, arrows go round it', async () => {
  await render(<HomeState />)
  await userEvent.tab()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('o')
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  expect(options.elements().map((each) => each.textContent)).toEqual(['Ohio', 'Oklahoma', 'Oregon'])
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(active).toHaveTextContent('Oregon')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(active).toHaveTextContent('Oklahoma')
  await expect.element(field).toHaveAttribute('aria-activedescendant', active.element().id)
  await userEvent.keyboard('{Enter}')
  expect(onPick).toHaveBeenLastCalledWith('Oklahoma')
  await expect.element(field).toHaveValue('Oklahoma')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
})

it('begins at the first again once something else is typed', async () => {
  await render(<HomeState />)
  await field.click()
  await userEvent.keyboard('o{ArrowDown}{ArrowDown}r')
  await expect.element(active).toHaveTextContent('Oregon')
  await userEvent.keyboard('{Backspace}')
  await expect.element(active).toHaveTextContent('Ohio')
})

it('is closed by Escape, which keeps what was typed, and by leaving it', async () => {
  await render(<HomeState />)
  await field.click()
  await userEvent.keyboard('te{Escape}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field).toHaveValue('te')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(active).toHaveTextContent('Texas')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
})

it('says when nothing fits, and Enter then chooses nothing', async () => {
  onPick.mockReset()
  await render(<HomeState />)
  await field.click()
  await userEvent.keyboard('zz')
  await expect.element(page.getByRole('status')).toHaveTextContent('No results')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onPick).not.toHaveBeenCalled()
  await userEvent.keyboard('{Backspace}{Backspace}')
  await expect.element(active).toHaveTextContent('Ohio')
})

it('is chosen from by mouse without losing the focus', async () => {
  await render(<HomeState />)
  await field.click()
  await page.getByRole('option', { name: 'Texas' }).click()
  await expect.element(field).toHaveValue('Texas')
  await expect.element(field).toHaveFocus()
})

it('tells what is wrong with it', async () => {
  await render(<HomeState error="Choose a state." />)
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription('Choose a state.')
})
