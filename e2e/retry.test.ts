import { aStudent } from './support/people.ts'
import { it } from './support/journey.ts'
import { expect } from 'vitest'

it('reaches the success page when the answer to a submission was lost', async ({
  open,
  server,
}) => {
  const page = await open({ as: await aStudent(server) })
  await page.goto(`${server.url}/auth/dashboard/easy-apply`)
  await page
    .getByRole('link', { name: /^View Detail/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Submit application' }).waitFor()

  const keys: string[] = []
  let isCut = true
  await page.route('**/submit-individual-scholarship', async (route) => {
    const { status } = route.request().postDataJSON() as { status: string }
    if (status !== 'received' || !isCut) return route.continue()
    isCut = false
    // It arrives and is written, but its answer never comes back; nor will the key be known again.
    const headers = { ...route.request().headers(), 'idempotency-key': crypto.randomUUID() }
    await route.fetch({ headers })
    keys.push(headers['idempotency-key'])
    return route.abort()
  })
  await page.getByRole('button', { name: 'Submit application' }).click()
  await page.getByRole('button', { name: 'Send application' }).click()
  await page.getByText('Something went wrong').first().waitFor()
  expect(keys).toHaveLength(1)
  await page.getByRole('button', { name: 'Submit application' }).click()
  await page.getByRole('button', { name: 'Send application' }).click()
  await page.waitForURL(/\/auth\/apply-success\?/)
  await page.getByRole('heading', { name: 'Application sent !' }).waitFor()
})
