import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { CheckField } from './check-field.tsx'
import { SearchedChoices } from './searched-choices.tsx'
import { ChoiceField } from './choice-field.tsx'
import { PasswordField } from './password-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

const PROBLEM = 'Tell us what to call you.'
const HINT = 'As friends call you.'
const LEVELS = [
  { value: 'highSchool', label: 'High school' },
  { value: 'college', label: 'College' },
]

it.each([
  ['text field', <TextField key="one" id="one" label="Name" hint={HINT} error={PROBLEM} />],
  ['text area', <TextArea key="one" id="one" label="Name" hint={HINT} error={PROBLEM} />],
  [
    'select',
    <SelectField
      key="one"
      id="one"
      label="Name"
      hint={HINT}
      error={PROBLEM}
      options={LEVELS}
      value=""
      onChange={() => undefined}
    />,
  ],
])('a %s has its label, and is described by its hint and what is wrong', async (_kind, field) => {
  await render(field)
  const control = page.getByLabelText('Name')
  await expect.element(control).toHaveAttribute('aria-invalid', 'true')
  await expect.element(control).toHaveAccessibleDescription(`${HINT} ${PROBLEM}`)
  await page.getByText('Name').click()
  await expect.element(control).toHaveFocus()
})

it('a field without a problem says nothing of one, nor of a hint it does not have', async () => {
  await render(<TextField label="Name" isOptional />)
  const control = page.getByRole('textbox', { name: 'Name (optional)' })
  await expect.element(control).not.toHaveAttribute('aria-invalid')
  await expect.element(control).not.toHaveAttribute('aria-describedby')
})

it('two fields of the same words on one page are two fields', async () => {
  await render(
    <>
      <TextField label="Name" error="First" />
      <TextField label="Name" error="Second" />
    </>,
  )
  const [first, second] = page.getByLabelText('Name').all()
  await expect.element(first!).toHaveAccessibleDescription('First')
  await expect.element(second!).toHaveAccessibleDescription('Second')
})

it('a password is shown on request, without moving what is typed', async () => {
  await render(<PasswordField label="Password" />)
  const field = page.getByLabelText('Password', { exact: true })
  await field.fill('Blue-Heron-7')
  await expect.element(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show Password' }).click()
  await expect.element(field).toHaveAttribute('type', 'text')
  await expect.element(field).toHaveValue('Blue-Heron-7')
  await page.getByRole('button', { name: 'Hide Password' }).click()
  await expect.element(field).toHaveAttribute('type', 'password')
})

it('a single box is ticked by its words as well, and described by its hint', async () => {
  const onChange = vi.fn()
  await render(<CheckField label="None" hint={HINT} isChecked={false} onChange={onChange} />)
  const box = page.getByRole('checkbox', { name: 'None' })
  await expect.element(box).toHaveAccessibleDescription(HINT)
  await page.getByText('None').click()
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(onChange.mock.calls).toEqual([[true], [true]])
})

function SchoolLevel({ isMultiple, error }: { isMultiple: boolean; error?: string }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const choose = (value: string) => {
    if (!isMultiple) setChosen([value])
    else if (chosen.includes(value)) setChosen(chosen.filter((each) => each !== value))
    else setChosen([...chosen, value])
  }
  return (
    <ChoiceField
      id="level"
      name="level"
      legend="School level"
      hint="Where you are now."
      error={error}
      options={LEVELS}
      isMultiple={isMultiple}
      chosen={chosen}
      onChoose={choose}
    />
  )
}

it('one of several options is chosen with the arrow keys', async () => {
  await render(<SchoolLevel isMultiple={false} />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('radio', { name: 'High school' })).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('radio', { name: 'College' })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'High school' })).not.toBeChecked()
})

it('several options are ticked and taken back with the space bar', async () => {
  await render(<SchoolLevel isMultiple />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  for (const { label } of LEVELS)
    await expect.element(page.getByRole('checkbox', { name: label })).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('checkbox', { name: 'College' })).not.toBeChecked()
})

it('a group of options is described as a whole, and each option is told that it is missing', async () => {
  await render(<SchoolLevel isMultiple={false} error="Choose a school level." />)
  const group = page.getByRole('group', { name: 'School level' })
  await expect
    .element(group)
    .toHaveAccessibleDescription('Where you are now. Choose a school level.')
  for (const each of page.getByRole('radio').all()) {
    await expect.element(each).toHaveAttribute('aria-invalid', 'true')
    await expect.element(each).toHaveAccessibleDescription('Choose a school level.')
  }
})

it('a box to tick stays under a bar that is drawn over it', async () => {
  await render(
    <div style={{ position: 'relative' }}>
      <CheckField label="None" isChecked={false} onChange={() => undefined} />
      <div data-testid="bar" style={{ position: 'absolute', inset: 0 }} />
    </div>,
  )
  const box = page.getByRole('checkbox', { name: 'None' }).element().getBoundingClientRect()
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  expect(top).toBe(page.getByTestId('bar').element())
})

it('many options that stand open are found by a part of their words', async () => {
  const options = Array.from({ length: 13 }, (_, at) => ({ value: `${at}`, label: `Unit ${at}` }))
  await render(
    <SearchedChoices
      name="unit"
      legend="Unit"
      isMultiple
      options={options}
      chosen={[]}
      onChoose={() => undefined}
    />,
  )
  const search = page.getByRole('searchbox', { name: 'Search the list' })
  await search.fill(' UNIT 12')
  await expect.element(page.getByRole('checkbox')).toHaveAccessibleName('Unit 12')
  await search.fill('navy')
  await expect.element(page.getByText('No results')).toBeVisible()
})
