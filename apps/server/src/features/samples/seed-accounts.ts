import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FieldValue } from '@laurel/contract/application-shapes'
import type { FactValue } from '@laurel/matching/answers'
import { eq, inArray } from 'drizzle-orm'
import { DAY_MILLISECONDS, dayIn } from '../../days.ts'
import type { Transaction } from '../../db/database.ts'
import { applicants, signedInDays, users } from '../../db/schema/accounts.ts'
import {
  answerHistory,
  applicationAnswers,
  applications,
  submissions,
} from '../../db/schema/applications.ts'
import {
  organisationMembers,
  organisations,
  requirements,
  savedScholarships,
  scholarships,
} from '../../db/schema/scholarships.ts'
import { hashPassword } from '../accounts/hash-password.ts'
import { insertApplicant, insertUser } from '../accounts/create-account.ts'
import { TERMS_VERSION } from '../accounts/rules.ts'
import { writeAnswers } from '../profile/write-answers.ts'
import { sampleKey } from './read-samples.ts'

export const DEMO_PASSWORD = 'laurel-demo-1'
const FILE = new URL('../../../../../seed/accounts.json', import.meta.url)
interface SampleApplication {
  scholarship: string
  startedDaysAgo?: number
  submittedDaysAgo?: number
  /** By the key of the requirement's field. */
  answers: Record<string, FieldValue>
}

interface SampleAccount {
  email: string
  role: 'APPLICANT' | 'ORGANISER' | 'ADMIN'
  applicantType?: 'STUDENT' | 'PARENT'
  firstName: string
  lastName: string
  phone?: string
  timeZone: string
  address?: { addressLine1?: string; addressLine2?: string }
  answers?: Record<string, FactValue[]>
  saved?: string[]
  drafts?: SampleApplication[]
  submitted?: SampleApplication[]
  organisation?: string
  /** A subscription that runs this long from now. */
  subscribedDays?: number
}

/** Makes the demo accounts with what they saved, began and sent. */
export async function seedAccounts(tx: Transaction, now: Date): Promise<void> {
  const accounts = JSON.parse(await readFile(FILE, 'utf8')) as SampleAccount[]
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  for (const account of accounts) await seedAccount(tx, account, passwordHash, now)
}

async function seedAccount(
  tx: Transaction,
  account: SampleAccount,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const [known] = await tx.select().from(users).where(eq(users.email, account.email))
  if (known) return
  const { applicantType = 'STUDENT', timeZone, address, organisation, subscribedDays } = account
  const details = { ...account, passwordHash, applicantType, createdAt: now }
  const userId = await insertUser(tx, { ...details, termsVersion: TERMS_VERSION })
  const applicantId = await insertApplicant(tx, userId, details)
  if (subscribedDays !== undefined) await subscribe(tx, applicantId, subscribedDays, now)
  if (address) await tx.update(applicants).set(address).where(eq(applicants.id, applicantId))
  await writeAnswers(tx, {
    applicantId,
    answers: account.answers ?? {},
    source: 'sample',
    answeredAt: now,
  })
  await tx.insert(signedInDays).values({ applicantId, day: dayIn(timeZone, now) })
  if (organisation !== undefined) await joinOrganisation(tx, userId, organisation)
  await seedSaved(tx, applicantId, account.saved ?? [], now)
  for (const draft of account.drafts ?? []) await seedApplication(tx, applicantId, draft, now)
  for (const sent of account.submitted ?? []) await seedApplication(tx, applicantId, sent, now)
}

async function subscribe(
  tx: Transaction,
  applicantId: string,
  days: number,
  now: Date,
): Promise<void> {
  const subscribedUntil = new Date(now.getTime() + days * DAY_MILLISECONDS)
  await tx.update(applicants).set({ subscribedUntil }).where(eq(applicants.id, applicantId))
}

async function joinOrganisation(tx: Transaction, userId: string, slug: string): Promise<void> {
  const [found] = await tx.select().from(organisations).where(eq(organisations.slug, slug))
  if (!found) throw new Error(`The sample accounts name an unknown organisation, ${slug}.`)
  await tx.insert(organisationMembers).values({ organisationId: found.id, userId })
}

async function seedSaved(
  tx: Transaction,
  applicantId: string,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  if (keys.length === 0) return
  const found = await tx
    .select({ scholarshipId: scholarships.id })
    .from(scholarships)
    .where(inArray(scholarships.sourceKey, keys.map(sampleKey)))
  await tx
    .insert(savedScholarships)
    .values(found.map((row) => ({ ...row, applicantId, savedAt: now })))
}

async function seedApplication(
  tx: Transaction,
  applicantId: string,
  sample: SampleApplication,
  now: Date,
): Promise<void> {
  const { scholarship, answers, startedDaysAgo, submittedDaysAgo } = sample
  const found = await findSample(tx, scholarship)
  const daysAgo = submittedDaysAgo ?? startedDaysAgo ?? 0
  const at = new Date(now.getTime() - daysAgo * DAY_MILLISECONDS)
  const applicationId = randomUUID()
  await tx.insert(applications).values({
    id: applicationId,
    applicantId,
    scholarshipId: found.id,
    cycle: found.cycle,
    status: submittedDaysAgo === undefined ? 'Draft' : 'Received',
    origin: 'individual',
    version: 1,
    createdAt: at,
    updatedAt: at,
  })
  const asked = await tx.select().from(requirements).where(eq(requirements.scholarshipId, found.id))
  const given = asked.flatMap(({ id, title, fieldKey }) => {
    const value = answers[fieldKey]
    return value === undefined ? [] : [{ requirementId: id, title, value }]
  })
  const rows = given.map(({ requirementId, value }) => ({
    applicationId,
    requirementId,
    value,
    version: 1,
  }))
  if (rows.length > 0) {
    await tx.insert(applicationAnswers).values(rows.map((row) => ({ ...row, updatedAt: at })))
    await tx.insert(answerHistory).values(rows.map((row) => ({ ...row, savedAt: at })))
  }
  if (submittedDaysAgo !== undefined)
    await tx
      .insert(submissions)
      .values({ applicationId, submittedAt: at, recipient: found.sponsor, answers: given })
}

async function findSample(tx: Transaction, key: string) {
  const [found] = await tx
    .select({ id: scholarships.id, cycle: scholarships.cycle, sponsor: organisations.name })
    .from(scholarships)
    .innerJoin(organisations, eq(organisations.id, scholarships.organisationId))
    .where(eq(scholarships.sourceKey, sampleKey(key)))
  if (!found) throw new Error(`The sample accounts name an unknown scholarship, ${key}.`)
  return found
}
