import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { aServer } from '../../../../testing/a-server.ts'
import { letPass } from '../../../../testing/let-pass.ts'
import type { Given } from '../question.ts'
import { SchoolControl } from './school-control.tsx'

let server: ReturnType<typeof aServer>

function HighSchool({ first = [] }: { first?: Given }) {
  const [given, setGiven] = useState<Given>(first)
  return (
    <SchoolControl
      id="school"
      label="High school"
      of="highSchool"
      most={1}
      given={given}
      onChange={setGiven}
    />
  )
}

const field = page.getByRole('combobox', { name: 'High school' })
const rest = () => letPass(() => vi.advanceTimersByTime(800))

beforeEach(() => {
  server = aServer()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('does not search for what is there already', async () => {
  await render(<HighSchool first={['Roosevelt High']} />)
  await rest()
  expect(server.requests).toEqual([])
  await field.click()
  await userEvent.keyboard('s')
  await rest()
  expect(server.requests).toHaveLength(1)
})

it('offers what is found once typing rests, and what was typed as it stands', async () => {
  await render(<HighSchool />)
  await field.click()
  await userEvent.keyboard('bexley')
  await rest()
  await server.answer([{ name: 'Bexley High School' }])
  const options = page.getByRole('option')
  await expect.element(options.first()).toHaveTextContent('Bexley High School')
  await expect.element(options.last()).toHaveTextContent('Use “bexley”')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Bexley High School')
})
