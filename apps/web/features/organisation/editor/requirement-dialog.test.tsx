import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { RequirementDialog } from './requirement-dialog.tsx'
import { aRequirement } from './requirement-kinds.ts'

it.each([
  ['essay', 'Word limit (optional)', 'words'],
  ['file', 'Largest size, in MB (optional)', 'fileMegabytes'],
] as const)('keeps no %s with a limit that is no number', async (kind, name, limit) => {
  const onDone = vi.fn()
  const asked = { ...aRequirement(kind), title: 'Why?' }
  await render(<RequirementDialog asked={asked} onClose={() => undefined} onDone={onDone} />)
  const field = page.getByRole('textbox', { name })
  const keep = page.getByRole('button', { name: 'Keep it' })
  await userEvent.fill(field, '5oo')
  await userEvent.click(keep)
  await expect.element(field).toHaveValue('5oo')
  await expect.element(field).toBeInvalid()
  expect(onDone).not.toHaveBeenCalled()
  await userEvent.fill(field, '5')
  await userEvent.click(keep)
  const limits = { ...asked.limits, [limit]: 5 }
  expect(onDone.mock.calls).toEqual([[{ ...asked, limits }]])
})
