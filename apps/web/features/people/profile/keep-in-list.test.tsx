import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { FactSelect } from './fact-select.tsx'
import { keepInList } from './keep-in-list.ts'
import type { ProfileForm } from './profile-form.ts'

const GENDERS = { female: 'Female', male: 'Male', none: 'None of these' }
const onSave = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
const onGiven = vi.fn()

function Gender({ isMultiple = false }: { isMultiple?: boolean }) {
  const [given, setGiven] = useState<string[]>([])
  // What a question reads of the form.
  const form = {
    values: { facts: { gender: given } },
    problems: {},
    changeFact: (_key: string, next: string[]) => {
      onGiven(next)
      setGiven(next)
    },
  } as unknown as ProfileForm
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- As the editor.
    <form onKeyDown={keepInList} onSubmit={onSave}>
      <FactSelect
        name="gender"
        label="Gender"
        form={form}
        options={GENDERS}
        isMultiple={isMultiple}
        skip="Prefer not to say"
      />
      <button type="submit">Save</button>
    </form>
  )
}

const field = page.getByRole('combobox', { name: 'Gender' })
const chosen = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((each) => each.textContent)

beforeEach(() => {
  onSave.mockClear()
  onGiven.mockClear()
})

it.each([
  ['one answer', false],
  ['several answers', true],
])('Enter chooses %s once, and saves nothing', async (_name, isMultiple) => {
  await render(<Gender isMultiple={isMultiple} />)
  await field.click()
  await userEvent.keyboard('ma{Enter}')
  expect(onGiven.mock.calls).toEqual([[['male']]])
  await userEvent.keyboard('{Enter}')
  expect(onGiven).toHaveBeenCalledOnce()
  expect(onSave).not.toHaveBeenCalled()
})

it('Enter saves nothing where nothing fits', async () => {
  await render(<Gender />)
  await field.click()
  await userEvent.keyboard('zz{Enter}')
  await expect.element(field).toHaveValue('zz')
  expect(onGiven).not.toHaveBeenCalled()
  expect(onSave).not.toHaveBeenCalled()
})

it('an answer that stands alone takes the others back, and goes with the next', async () => {
  await render(<Gender isMultiple />)
  await field.click()
  await userEvent.keyboard('fe{Enter}ma{Enter}')
  expect(chosen()).toEqual(['Female', 'Male'])
  await userEvent.keyboard('prefer{Enter}')
  expect(chosen()).toEqual(['Prefer not to say'])
  await userEvent.keyboard('fe{Enter}')
  expect(chosen()).toEqual(['Female'])
})
