import { GUEST_NAME } from '@laurel/contract/support'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { supportRequests } from '../../../db/schema/support.ts'
import { ownApplicantId } from '../../../http/session.ts'
import { readIsSubscriber } from '../../money/quota/queries.ts'

const FILE = new URL('../../../../../../seed/support-requests.json', import.meta.url)
const HOUR_MILLISECONDS = 3_600_000

interface SampleRequest {
  /** Who asked: a demo account, or a guest with an address and a phone. */
  account?: string
  email?: string
  phone?: string
  query?: string
  description: string
  askedHoursAgo: number
  answer?: string
  answeredHoursAgo?: number
}

/** Gives the support queue something to show. */
export async function seedSupport(tx: Transaction, now: Date): Promise<void> {
  const samples = JSON.parse(await readFile(FILE, 'utf8')) as SampleRequest[]
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MILLISECONDS)
  for (const sample of samples) {
    const { query = '', description, askedHoursAgo, answer, answeredHoursAgo } = sample
    await tx.insert(supportRequests).values({
      ...(await readAsker(tx, sample, now)),
      id: randomUUID(),
      query,
      description,
      status: answer === undefined ? 'Active' : 'Resolved',
      createdAt: hoursAgo(askedHoursAgo),
      answer,
      resolvedAt: answeredHoursAgo === undefined ? undefined : hoursAgo(answeredHoursAgo),
    })
  }
}

async function readAsker(
  tx: Transaction,
  { account, email = '', phone }: SampleRequest,
  now: Date,
) {
  if (account === undefined)
    return { applicantId: null, name: GUEST_NAME, email, phone, isPriority: false }
  const [asker] = await tx
    .select({ applicantId: applicants.id, user: users })
    .from(applicants)
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(eq(users.email, account))
  if (!asker) throw new Error(`The sample requests name an unknown account, ${account}.`)
  const { applicantId, user } = asker
  return {
    applicantId,
    name: `${user.firstName} ${user.lastName}`,
    email: user.email,
    phone: user.phone,
    isPriority: await readIsSubscriber(tx, ownApplicantId(applicantId), now),
  }
}
