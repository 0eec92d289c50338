import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { TERMS_VERSION } from '@laurel/contract/terms'
import type { FactValue } from '@laurel/matching/answers'
import { eq, inArray } from 'drizzle-orm'
import { DAY_MILLISECONDS, dayIn } from '../../../days.ts'
import type { Transaction } from '../../../db/database.ts'
import { applicants, signedInDays, users } from '../../../db/schema/accounts.ts'
import { familyLinks } from '../../../db/schema/family.ts'
import { organisationMembers, organisations } from '../../../db/schema/organisations.ts'
import { savedScholarships, scholarships } from '../../../db/schema/scholarships.ts'
import { hashPassword } from '../../people/accounts/hash-password.ts'
import { insertApplicant, insertUser } from '../../people/accounts/create-account.ts'
import { grant } from '../../money/billing/grant.ts'
import { writeAnswers } from '../../people/profile/write-answers.ts'
import { keepDemoPassword } from './keep-demo-password.ts'
import { sampleKey } from './read-samples.ts'
import { seedApplication, type SampleApplication } from './seed-application.ts'

const FILE = new URL('../../../../../../seed/accounts.json', import.meta.url)

export interface SampleAccount {
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
  /** E-mail addresses of the students whom this parent follows. */
  follows?: string[]
  /** A subscription that runs this long from now. */
  subscribedDays?: number
}

export const readSampleAccounts = async (): Promise<SampleAccount[]> =>
  JSON.parse(await readFile(FILE, 'utf8')) as SampleAccount[]

/** Makes the demo accounts with what they saved, began and sent. */
export async function seedAccounts(
  tx: Transaction,
  now: Date,
  demoPassword: string | undefined,
): Promise<void> {
  const accounts = await readSampleAccounts()
  const passwordHash = await hashPassword(await keepDemoPassword(tx, demoPassword))
  for (const account of accounts) await seedAccount(tx, account, passwordHash, now)
  for (const { email, follows = [] } of accounts) await seedLinks(tx, email, follows, now)
}

/** Makes one account, unless its address is taken. */
export async function seedAccount(
  tx: Transaction,
  account: SampleAccount,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const [known] = await tx.select().from(users).where(eq(users.email, account.email))
  if (known) return
  const { applicantType = 'STUDENT', timeZone, address, organisation, subscribedDays } = account
  const details = { ...account, passwordHash, applicantType, createdAt: now, emailConfirmedAt: now }
  const userId = await insertUser(tx, { ...details, termsVersion: TERMS_VERSION })
  const applicantId = await insertApplicant(tx, userId, details)
  if (subscribedDays !== undefined) {
    const endsAt = new Date(now.getTime() + subscribedDays * DAY_MILLISECONDS)
    await grant(tx, { applicantId, reason: 'A demo account', endsAt, now })
  }
  if (address) await tx.update(applicants).set(address).where(eq(applicants.id, applicantId))
  await writeAnswers(tx, {
    applicantId,
    answers: account.answers ?? {},
    source: 'sample',
    answeredAt: now,
  })
  await tx.insert(signedInDays).values({ applicantId, day: dayIn(timeZone, now), usedAt: now })
  if (organisation !== undefined) await joinOrganisation(tx, userId, organisation, now)
  await seedSaved(tx, applicantId, account.saved ?? [], now)
  const owner = { applicantId, account, timeZone }
  for (const sample of [...(account.drafts ?? []), ...(account.submitted ?? [])])
    await seedApplication(tx, owner, sample, now)
}

export async function seedLinks(
  tx: Transaction,
  parentEmail: string,
  follows: readonly string[],
  now: Date,
): Promise<void> {
  if (follows.length === 0) return
  const [parent] = await tx.select().from(users).where(eq(users.email, parentEmail))
  const students = await tx
    .select({ studentId: applicants.id })
    .from(applicants)
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(inArray(users.email, [...follows]))
  if (!parent || students.length < follows.length)
    throw new Error(`The sample accounts name an unknown student of ${parentEmail}.`)
  const links = students.map((row) => ({
    id: randomUUID(),
    ...row,
    parentId: parent.id,
    createdAt: now,
  }))
  await tx.insert(familyLinks).values(links).onConflictDoNothing()
}

async function joinOrganisation(
  tx: Transaction,
  userId: string,
  slug: string,
  now: Date,
): Promise<void> {
  const [found] = await tx.select().from(organisations).where(eq(organisations.slug, slug))
  if (!found) throw new Error(`The sample accounts name an unknown organisation, ${slug}.`)
  await tx
    .insert(organisationMembers)
    .values({ organisationId: found.id, userId, role: 'owner', joinedAt: now })
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
