import { anAccount, openAnswer } from './support/form.ts'
import { withOwnServer } from './support/journey.ts'
import { aStudent } from './support/people.ts'
import { startServer } from './support/server.ts'
import { expect } from 'vitest'

const SCHOLARSHIP = 'Solid B Scholarship'
const QUESTION = 'What makes you show up?'
const TEXT = 'Typed without a server.'

const it = withOwnServer()

it('saves what was typed while the server was dead', async ({ open, server, onTestFinished }) => {
  const student = await aStudent(server)
  const id = await (await anAccount(server.url, student)).find(SCHOLARSHIP)
  const page = await open({ as: student })
  const box = await openAnswer(page, server.url, id, QUESTION)
  const form = page.getByRole('form', { name: 'Application' })
  await server.kill()
  await box.fill(TEXT)
  await form.getByText('Not saved. Retrying…').first().waitFor()
  const { port } = new URL(server.url)
  const again = await startServer({ PORT: port }, server.dataDir)
  onTestFinished(() => again.stop())
  await form
    .getByText(/^Saved \d/)
    .first()
    .waitFor()
  const account = await anAccount(server.url, student)
  await expect.poll(async () => Object.values(await account.answers(id))).toEqual([TEXT])
})
