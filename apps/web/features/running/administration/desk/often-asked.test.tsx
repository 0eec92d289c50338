import type { OftenAsked } from '@laurel/contract/questions-admin'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ServerState } from '../../../../api/query-client.tsx'
import { aServer } from '../../../../testing/a-server.ts'
import { letPass } from '../../../../testing/let-pass.ts'
import { forgetEverything, signIn } from '../../../../testing/sign-in.ts'
import OftenAskedList from './often-asked.tsx'

const KEY = 'a'.repeat(32)
const bees: OftenAsked = {
  key: KEY,
  question: 'Do you keep bees?',
  listings: 6,
  wordings: 2,
  examples: [{ id: 'one', title: 'Bee Award', sponsor: 'Lake Fund', words: 'Must keep bees.' }],
}

let server: ReturnType<typeof aServer>
const answer = (data: unknown) => letPass(() => server.answer(data))
const last = () => {
  const { url, request } = server.requests.at(-1) ?? {}
  return `${request?.method} ${url}`
}
const button = (name: string) => page.getByRole('button', { name })

beforeEach(async () => {
  signIn()
  server = aServer()
  await render(
    <MemoryRouter>
      <ServerState>
        <OftenAskedList />
      </ServerState>
    </MemoryRouter>,
  )
  await answer({ total: 1, questions: [bees] })
  await expect.element(page.getByRole('heading', { name: 'Do you keep bees?' })).toBeVisible()
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

it('asks a question once, in words that make sense for all, and takes it back', async () => {
  await expect.element(page.getByText('6 listings, in 2 wordings')).toBeVisible()
  await userEvent.click(button('Ask once: Do you keep bees?'))
  const dialog = page.getByRole('dialog', { name: 'Ask it once' })
  const question = dialog.getByLabelText('What students are asked')
  await expect.element(question).toHaveFocus()
  await userEvent.fill(question, 'Do you keep our bees?')
  await userEvent.click(dialog.getByRole('button', { name: 'Ask once' }))
  await letPass(() => server.refuseFields({ question: 'Many listings share it.' }))
  await expect.element(dialog.getByText('Many listings share it.')).toBeVisible()
  await userEvent.fill(question, 'Do you keep a hive?')
  await userEvent.click(dialog.getByRole('button', { name: 'Ask once' }))
  await answer({ listings: 6 })
  await expect.element(dialog).not.toBeInTheDocument()
  const done = page.getByRole('status').filter({ hasText: '6 listings ask' })
  await expect.element(done).toMatchTextContent('“Do you keep a hive?”')
  await expect.element(done).toHaveFocus()
  await userEvent.click(button('Undo'))
  expect(last()).toMatch(/^POST .*\/admin\/desk\/decisions\/[-\da-f]{36}\/undo$/)
  await answer({ clauses: 6, listings: 6 })
  await expect.element(button('Ask once: Do you keep bees?')).toBeVisible()
})

it('leaves a question as it is, and says where somebody was faster', async () => {
  await userEvent.click(button('Leave as it is: Do you keep bees?'))
  expect(last()).toBe(`POST /api/v1/admin/desk/questions/${KEY}/settle`)
  await letPass(() => server.refuse(409, 'QUESTION_SETTLED'))
  await expect.element(page.getByRole('alert')).toMatchTextContent('The words of QUESTION_SETTLED.')
})
