import { and, eq, isNotNull } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { App } from '../../../app-context.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { charges, plans, subscriptions } from '../../../db/schema/billing.ts'
import { escapeHtml } from '../../../html.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { sayDay } from '../../../text/say-day.ts'
import { renderAside } from '../../../pdf/render-aside.ts'
import { givenBackCents, plainTitle, sayPrice } from './rules.ts'

/** As essays have. */
const MARGIN_MILLIMETRES = 20

/** Answers with one invoice as a document to keep. */
export async function readInvoice(
  app: App,
  { applicantId, timeZone }: ApplicantSession,
  id: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await app.limits.use('essayFile', applicantId)
  const found = await findInvoice(app, applicantId, id)
  if (!found) throw new CallFailure('NOT_FOUND')
  const { charge, buyer } = found
  const number = charge.invoiceNumber ?? ''
  const { productName } = app.config
  const title = `Invoice ${number}`
  const pdf = await renderAside({
    title,
    about: [
      `From ${productName}`,
      `To ${buyer.firstName} ${buyer.lastName}`.trimEnd(),
      buyer.email,
    ],
    fullTitle: `${title} – ${productName}`,
    author: productName,
    html: toHtml(found, timeZone),
    date: sayDay(charge.chargedAt, timeZone),
    producedAt: app.clock.now(),
    marginMillimetres: MARGIN_MILLIMETRES,
  })
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${number}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(Buffer.from(pdf))
}

async function findInvoice({ db }: Pick<App, 'db'>, applicantId: string, id: string) {
  const [row] = await db
    .select({
      charge: charges,
      planTitle: plans.title,
      buyer: { firstName: users.firstName, lastName: users.lastName, email: users.email },
    })
    .from(charges)
    .innerJoin(subscriptions, eq(subscriptions.id, charges.subscriptionId))
    .innerJoin(applicants, eq(applicants.id, subscriptions.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .where(
      and(
        eq(charges.id, id),
        eq(subscriptions.applicantId, applicantId),
        isNotNull(charges.invoiceNumber),
      ),
    )
  return row
}

const TEST_LINE: [string, string] = ['Test', 'Made by a test checkout: no money moved.']

type Found = NonNullable<Awaited<ReturnType<typeof findInvoice>>>

function toHtml({ charge, planTitle }: Found, timeZone: string): string {
  const amount = sayPrice(charge.amountCents, charge.currency)
  const back = sayPrice(givenBackCents(charge), charge.currency)
  const day = (at: Date) => sayDay(at, timeZone)
  const title = planTitle === null ? 'Subscription' : plainTitle(planTitle)
  const lines: [string, string][] = [
    ['Subscription', title],
    ['Period', `${day(charge.periodStartsAt)} to ${day(charge.periodEndsAt)}`],
    ['Total', `${amount} (${charge.currency})`],
    // A document is passed on: whoever gets it must not take it for a payment.
    ...(charge.provider === 'sandbox' ? [TEST_LINE] : []),
    ['Paid on', day(charge.chargedAt)],
    ...(charge.cardLabel === null ? [] : [['Paid with', charge.cardLabel] as [string, string]]),
    ...(charge.refundedAt === null
      ? []
      : [['Refunded', `${back} on ${day(charge.refundedAt)}`] as [string, string]]),
  ]
  return lines
    .map(([name, text]) => `<p><strong>${escapeHtml(name)}</strong><br>${escapeHtml(text)}</p>`)
    .join('')
}
