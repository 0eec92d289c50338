import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ChoiceSearch } from './choice-search.tsx'

const STATES = [
  { id: 'OH', label: 'Ohio' },
  { id: 'OK', label: 'Oklahoma' },
  { id: 'TX', label: 'Texas' },
]
const onChange = vi.fn()
beforeEach(() => void onChange.mockReset())

interface Shown {
  isMultiple?: boolean
  first?: readonly string[]
}

function States({ isMultiple = false, first = [] }: Shown) {
  const [given, setGiven] = useState(first)
  return (
    <>
      <ChoiceSearch
        id="state"
        label="State"
        choices={STATES}
        isMultiple={isMultiple}
        given={given}
        onChange={(next) => {
          onChange(next)
          setGiven(next)
        }}
      />
      <button type="button">Next</button>
    </>
  )
}

const field = page.getByRole('combobox', { name: 'State' })
const options = page.getByRole('option')
const active = page.getByRole('option', { selected: true })

it('begins at what is chosen, so that Enter alone changes nothing', async () => {
  await render(<States first={['TX']} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(active).toHaveTextContent('Texas')
  expect(options.elements()).toHaveLength(3)
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Texas')
  expect(onChange.mock.calls).toEqual([[['TX']]])
})

it.each([
  ['a click', () => field.click()],
  ['the Tab key', () => userEvent.tab()],
])('after %s, what is typed takes the place of what was chosen', async (_way, enter) => {
  await render(<States first={['TX']} />)
  await enter()
  await userEvent.keyboard('okl{Enter}')
  await expect.element(field).toHaveValue('Oklahoma')
  expect(onChange).toHaveBeenLastCalledWith(['OK'])
})

it('keeps what is chosen when something is only typed', async () => {
  await render(<States first={['TX']} />)
  await field.click()
  await userEvent.keyboard('oh')
  await userEvent.tab()
  await expect.element(field).toHaveValue('Texas')
  expect(onChange).not.toHaveBeenCalled()
})

it('takes a name that was typed to its end', async () => {
  await render(<States />)
  await field.click()
  await userEvent.keyboard('ohio')
  await userEvent.tab()
  await expect.element(field).toHaveValue('Ohio')
  expect(onChange.mock.calls).toEqual([[['OH']]])
})

it('takes the answer back when it is emptied', async () => {
  await render(<States first={['TX']} />)
  await userEvent.tab()
  await userEvent.keyboard('{Delete}')
  expect(onChange.mock.calls).toEqual([[[]]])
  await userEvent.tab()
  await expect.element(field).toHaveValue('')
})

it('follows an answer that changes elsewhere', async () => {
  const { rerender } = await render(<States key="one" first={['TX']} />)
  await rerender(<States key="other" first={['OH']} />)
  await expect.element(field).toHaveValue('Ohio')
})

it('collects several, offers the rest, and gives the focus back when one goes', async () => {
  await render(<States isMultiple first={['TX']} />)
  await field.click()
  expect(options.elements().map((each) => each.textContent)).toEqual(['Ohio', 'Oklahoma'])
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('list', { name: 'Chosen' })).toHaveTextContent('TexasOhio')
  await page.getByRole('button', { name: 'Remove Texas' }).click()
  expect(onChange).toHaveBeenLastCalledWith(['OH'])
  await expect.element(field).toHaveFocus()
})
