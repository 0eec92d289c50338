import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { Given, Problem } from '../question.ts'
import { BirthDateControl, MonthControl } from './date-controls.tsx'

const answers: Given[] = []
const last = () => answers.at(-1)

interface Shown {
  given?: Given
  problem?: Problem
}

function Graduation({ given: first = [], problem }: Shown) {
  const [given, setGiven] = useState<Given>(first)
  const change = (next: Given) => {
    answers.push(next)
    setGiven(next)
  }
  return (
    <MonthControl
      id="graduation"
      label="Graduation"
      given={given}
      problem={problem}
      onChange={change}
    />
  )
}

const month = page.getByRole('combobox', { name: 'Month' })
const year = page.getByRole('combobox', { name: 'Year' })

it('a month and a year make one answer, whichever comes first', async () => {
  await render(<Graduation />)
  await year.selectOptions('2027')
  expect(last()).toEqual(['2027-'])
  await month.selectOptions('May')
  expect(last()).toEqual(['2027-05'])
  await year.selectOptions('2028')
  expect(last()).toEqual(['2028-05'])
})

it('a month and a year are found by typing, as in any list of the browser', async () => {
  await render(<Graduation />)
  await userEvent.tab()
  await userEvent.keyboard('Sep')
  await userEvent.tab()
  await userEvent.keyboard('2029')
  await expect.element(year).toHaveValue('2029')
  expect(last()).toEqual(['2029-09'])
})

it('what was chosen can be taken back to nothing', async () => {
  await render(<Graduation given={['2027-05']} />)
  await month.selectOptions('Choose')
  expect(last()).toEqual(['2027-'])
  await year.selectOptions('Choose')
  expect(last()).toEqual([])
})

it('only the half that is missing is told so', async () => {
  const problem = { message: 'Please choose a month and a year.' }
  await render(<Graduation given={['2027-']} problem={problem} />)
  await expect.element(month).toHaveAttribute('aria-invalid', 'true')
  await expect.element(month).toHaveAccessibleDescription(problem.message)
  await expect.element(year).not.toHaveAttribute('aria-invalid')
})

it('a date of birth is typed key by key, and reaches up to 16 years ago', async () => {
  const given: Given[] = []
  await render(
    <BirthDateControl
      id="dob"
      label="Date of birth"
      given={[]}
      today="2027-03-01"
      onChange={(next) => given.push(next)}
    />,
  )
  const field = page.getByLabelText('Date of birth')
  await expect.element(field).toHaveAttribute('max', '2011-03-01')
  await field.fill('2008-05-17')
  expect(given.at(-1)).toEqual(['2008-05-17'])
})
