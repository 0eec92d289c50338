import type { Criteria } from '@laurel/matching/criteria'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { Audience } from './draft-saver.ts'
import { WhoItIsFor } from './who-it-is-for.tsx'

const GPA = 'More for: GPA at least 3.0'
const SAT = 'More for: SAT score at least 1200'

function Rules() {
  const criteria: Criteria = {
    all: [
      { fact: 'gpa', gte: 3 },
      { fact: 'sat', gte: 1200 },
    ],
  }
  const [audience, setAudience] = useState<Audience>({
    criteria,
    reasons: {},
    suggestions: { all: [] },
  })
  return (
    <WhoItIsFor
      audience={audience}
      onChange={(part) => setAudience((before) => ({ ...before, ...part }))}
      errorOf={() => undefined}
      notes={{}}
      isReadOnly={false}
    />
  )
}

async function choose(menu: string, action: string): Promise<void> {
  const button = page.getByRole('button', { name: menu, exact: true }).element()
  if (!(button instanceof HTMLElement)) throw new Error('There is no menu.')
  button.focus()
  await userEvent.keyboard('{Enter}')
  const item = page.getByRole('button', { name: action, exact: true }).element()
  if (!(item instanceof HTMLElement)) throw new Error('There is no action.')
  item.focus()
  await userEvent.keyboard('{Enter}')
}
const expectFocus = (name: string) =>
  expect.element(page.getByRole('button', { name, exact: true })).toHaveFocus()

it.each(['Move down', 'Make it nice to have', 'Make it one way of several'])(
  'keeps the keyboard at a rule after “%s”',
  async (action) => {
    await render(<Rules />)
    await choose(GPA, action)
    await expectFocus(GPA)
  },
)

it('goes on with the next rule once one is removed, and after the last with what adds one', async () => {
  await render(<Rules />)
  await choose(GPA, 'Remove')
  await expectFocus(SAT)
  await choose(SAT, 'Remove')
  await expect.element(page.getByRole('combobox', { name: 'Add a rule' })).toHaveFocus()
})

it('opens the fact that a whole rule names, and keeps the words of a question of its own', async () => {
  await render(<Rules />)
  const field = page.getByRole('combobox', { name: 'Add a rule' })
  await userEvent.fill(field, 'gpa at least 3')
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Rule' })
  await expect.element(dialog.getByLabelText('About')).toHaveValue('gpa')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await userEvent.fill(field, 'Plays the bagpipes')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Plays the bagpipes')
})
