import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { letPass } from '../../testing/let-pass.ts'
import { MantineArea } from '../../ui/mantine/mantine-area.tsx'
import { FactSelect } from './fact-select.tsx'
import { keepInList } from './keep-in-list.ts'
import type { ProfileForm } from './profile-form.ts'

const GENDERS = { female: 'Female', male: 'Male', nonbinary: 'Non-binary' }
const onSave = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
const onGiven = vi.fn()

function Gender({ isMultiple }: { isMultiple: boolean }) {
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
    <MantineArea>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- As the editor. */}
      <form onKeyDownCapture={keepInList} onSubmit={onSave}>
        <FactSelect
          name="gender"
          label="Gender"
          form={form}
          options={GENDERS}
          isMultiple={isMultiple}
        />
        <button type="submit">Save</button>
      </form>
    </MantineArea>
  )
}

const field = page.getByRole('combobox', { name: 'Gender' })
/** What runs once the current task is done, unless the computer is busy. */
let late: (() => void)[]

async function type(words: string): Promise<void> {
  await field.click()
  await userEvent.keyboard(words)
  await expect.element(page.getByRole('option', { name: 'Male', exact: true })).toBeVisible()
}

beforeEach(() => {
  late = []
  onSave.mockClear()
  onGiven.mockClear()
  const inTime = window.setTimeout.bind(window)
  vi.spyOn(window, 'setTimeout').mockImplementation(((work: () => void, afterMs?: number) =>
    afterMs === 0 ? late.push(work) : inTime(work, afterMs)) as typeof setTimeout)
})

it.each([
  ['one answer', false],
  ['several answers', true],
])(
  'Enter chooses %s once, also when a busy computer runs its timers late',
  async (_name, isMultiple) => {
    await render(<Gender isMultiple={isMultiple} />)
    await type('ma')
    await letPass(() => late.splice(0).forEach((work) => work()))
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => onGiven.mock.calls).toEqual([[['male']]])
    expect(onSave).not.toHaveBeenCalled()
  },
)

it('Enter saves nothing where nothing is highlighted', async () => {
  await render(<Gender isMultiple={false} />)
  await field.click()
  await userEvent.keyboard('zz{Enter}')
  await expect.element(field).toHaveValue('zz')
  expect(onGiven).not.toHaveBeenCalled()
  expect(onSave).not.toHaveBeenCalled()
})

it('Enter chooses nothing that left the list while timers ran late', async () => {
  await render(<Gender isMultiple={false} />)
  await field.click()
  await letPass(() => late.splice(0).forEach((work) => work()))
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('non')
  await expect.element(page.getByRole('option', { name: 'Female' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(onGiven.mock.calls.flat(2)).not.toContain('female')
  expect(onSave).not.toHaveBeenCalled()
})
