import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { users } from '../apps/server/src/db/schema/accounts.ts'
import { charges } from '../apps/server/src/db/schema/billing.ts'
import { partners } from '../apps/server/src/db/schema/partners.ts'
import { outboxEmails } from '../apps/server/src/db/schema/sessions.ts'
import { creditPayments } from '../apps/server/src/features/running/partners/credit-payments.ts'
import { makePayouts } from '../apps/server/src/features/running/partners/make-payouts.ts'
import { noteSignUps } from '../apps/server/src/features/running/partners/note-sign-ups.ts'
import { DAY_MILLISECONDS } from '../apps/server/src/days.ts'
import { expectStructure } from './checks/structure.ts'
import { expectAccessible, expectAccessibleInBoth } from './support/axe.ts'
import { expectFitting } from './support/expect-fitting.ts'
import { expectFocus } from './support/focus.ts'
import { withOwnServer } from './support/journey.ts'
import { aNewcomer, anAdministrator } from './support/people.ts'
import { payWith } from './support/sandbox.ts'

// What is owed is of everybody on the server.
const it = withOwnServer()

it('adds a partner, counts who comes by their link, and notes what was paid', async ({
  open,
  server,
}) => {
  const db = await server.database()
  const admin = await open({ as: await anAdministrator(server) })
  await admin.goto(`${server.url}/admin/visitors`)
  await admin.getByRole('navigation', { name: 'Who comes' }).getByText('Partners').click()
  await admin.getByRole('heading', { level: 1, name: 'Partners' }).waitFor()
  await admin.getByText('Nobody is a partner yet.').waitFor()

  const add = admin.getByRole('button', { name: 'Add a partner' })
  await add.click()
  const form = admin.getByRole('dialog', { name: 'Add a partner' })
  await form.getByRole('button', { name: 'Add them' }).click()
  await form.getByText('Please agree on a reward, a share, or both.').waitFor()
  await expectFocus(form.getByLabel('Name'))
  await form.getByLabel('Name').fill('College Club')
  await form.getByLabel('Email').fill('club@example.org')
  await form.getByLabel('Link id').fill('a b')
  await form.getByLabel('For a new member ($)').fill('5')
  await form.getByLabel('Of every payment (%)').fill('12.5')
  await form.getByRole('radio', { name: 'Once enough has come together' }).check()
  await form.getByLabel('The amount ($)').fill('1')
  await form.getByRole('button', { name: 'Add them' }).click()
  await form.getByText(/^Please use 3 to 60 letters/).waitFor()
  await expectFocus(form.getByLabel('Link id'))
  await expectAccessibleInBoth(admin, 'adding a partner')
  await form.getByLabel('Link id').fill('club')
  await form.getByRole('button', { name: 'Add them' }).click()
  await form.waitFor({ state: 'hidden' })
  await admin.getByRole('button', { name: 'College Club' }).waitFor()

  // Somebody follows the link, signs up, and becomes a member; then 61 days go by.
  const person = await aNewcomer(server)
  await db
    .update(users)
    .set({ tracking: { trackDeskLinkId: 'club', trackDeskSourceId: 'newsletter' } })
    .where(eq(users.email, person.email))
  const member = await open({ as: person })
  await member.goto(`${server.url}/auth/payment?pId=sandbox_month`)
  await payWith(member, 'Pays')
  await member.waitForURL(/\/dashboard\/success/)
  await expect.poll(() => db.$count(charges)).toBe(1)
  const now = new Date()
  const clock = { now: () => now }
  await noteSignUps({ db })
  await creditPayments({ db, clock })
  await makePayouts({ db, clock: { now: () => new Date(now.getTime() + 61 * DAY_MILLISECONDS) } })

  await admin.reload()
  await admin.getByRole('button', { name: 'College Club' }).click()
  const details = admin.getByRole('dialog', { name: 'College Club' })
  await details.getByText('newsletter').waitFor()
  // $5, and 12.5% of $15 without the half cent.
  await details.getByText('$6.87').first().waitFor()
  await expectAccessibleInBoth(admin, 'a partner')
  await details.getByRole('button', { name: 'End the partnership' }).click()
  await details.getByRole('button', { name: 'Go on with them' }).waitFor()
  await admin.keyboard.press('Escape')
  await details.waitFor({ state: 'hidden' })
  for (const width of [320, 390, 1280]) {
    await admin.setViewportSize({ width, height: 900 })
    await expectFitting(admin, `partners at ${width} px`)
    await expectAccessible(admin, `partners at ${width} px`)
  }
  await expectStructure(admin, 'partners')

  await admin.getByRole('navigation', { name: 'Who comes' }).getByText('Payouts').click()
  await admin.getByRole('heading', { level: 1, name: 'Payouts' }).waitFor()
  await admin.getByRole('button', { name: 'Note the payment to College Club' }).click()
  const payment = admin.getByRole('dialog', { name: 'Note a payment' })
  await payment.getByRole('button', { name: 'It was paid' }).click()
  await expectFocus(payment.getByLabel('Reference'))
  await payment.getByLabel('Reference').fill('ACH 17')
  await expectAccessible(admin, 'noting a payment')
  await payment.getByRole('button', { name: 'It was paid' }).click()
  await payment.waitFor({ state: 'hidden' })
  await admin.getByText('ACH 17').waitFor()
  await expectAccessible(admin, 'payouts')

  // The partner opens the address that was mailed, without an account.
  const [mail] = await db
    .select()
    .from(outboxEmails)
    .where(eq(outboxEmails.recipient, 'club@example.org'))
  const [address = ''] = /https?:\S+figures\S+/.exec(mail?.bodyText ?? '') ?? []
  const partner = await open()
  await partner.goto(`${server.url}${new URL(address).pathname}`)
  await partner.getByRole('heading', { level: 1, name: 'Your figures' }).waitFor()
  await partner.getByText(/paid under ACH 17/).waitFor()
  expect(await partner.content()).not.toContain(person.email)
  for (const width of [320, 390, 1280]) {
    await partner.setViewportSize({ width, height: 900 })
    await expectFitting(partner, `own figures at ${width} px`)
    await expectAccessibleInBoth(partner, `own figures at ${width} px`)
  }
  expect(await db.$count(partners)).toBe(1)
})
