import type { OrganisationRole } from '@laurel/contract/organisation-rights'
import type { Answers } from '@laurel/matching/answers'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { DAY_MILLISECONDS } from '../../days.ts'
import { applicants } from '../../db/schema/accounts.ts'
import { organisationMembers } from '../../db/schema/organisations.ts'
import { scholarships } from '../../db/schema/scholarships.ts'
import { createAccount } from '../../features/people/accounts/create-account.ts'
import { startSession } from '../../features/people/accounts/start-session.ts'
import { writeAnswers } from '../../features/people/profile/write-answers.ts'
import { ownApplicantId, type OwnApplicantId } from '../../http/session.ts'

interface StudentOptions {
  answers?: Answers
  email?: string
  firstName?: string
  lastName?: string
  /** IANA name. */
  timeZone?: string
  role?: 'APPLICANT' | 'ORGANISER' | 'ADMIN'
  /** With a subscription that has a month to run. */
  isSubscriber?: boolean
}

export interface Student {
  applicantId: OwnApplicantId
  userId: string
  email: string
  /** Good for 15 minutes of the test's clock. */
  token: string
  refreshToken: string
  /** For `inject`: the student's own authorization. */
  headers: { authorization: string }
}

/** A student who has signed up, answered and is signed in. Without a password: hashing is slow. */
export async function aStudent(
  app: Pick<App, 'db' | 'clock' | 'tokens'>,
  options: StudentOptions = {},
): Promise<Student> {
  const { answers = {}, email = `student-${randomUUID()}@example.org` } = options
  const { userId, applicantId } = await createAccount(app.db, {
    email,
    passwordHash: null,
    role: options.role ?? 'APPLICANT',
    firstName: options.firstName ?? 'Dana',
    lastName: options.lastName ?? 'Reyes',
    applicantType: 'STUDENT',
    timeZone: options.timeZone,
    createdAt: app.clock.now(),
  })
  await app.db.transaction((transaction) =>
    writeAnswers(transaction, {
      applicantId,
      answers,
      source: 'profile',
      answeredAt: app.clock.now(),
    }),
  )
  if (options.isSubscriber) await subscribe(app, applicantId)
  const pair = await startSession(app, userId, undefined)
  return {
    applicantId: ownApplicantId(applicantId),
    userId,
    email,
    token: pair.accessToken,
    refreshToken: pair.refreshToken,
    headers: { authorization: `Bearer ${pair.accessToken}` },
  }
}

async function subscribe({ db, clock }: Pick<App, 'db' | 'clock'>, applicantId: string) {
  const subscribedUntil = new Date(clock.now().getTime() + 30 * DAY_MILLISECONDS)
  await db.update(applicants).set({ subscribedUntil }).where(eq(applicants.id, applicantId))
}

/** Somebody of the organisation that gives this scholarship: its owner unless told otherwise. */
export async function aSponsor(
  app: Pick<App, 'db' | 'clock' | 'tokens'>,
  scholarshipId: string,
  role: OrganisationRole = 'owner',
): Promise<Student> {
  const sponsor = await aStudent(app, { role: 'ORGANISER' })
  const [given] = await app.db
    .select({ organisationId: scholarships.organisationId })
    .from(scholarships)
    .where(eq(scholarships.id, scholarshipId))
  if (!given) throw new Error(`There is no scholarship ${scholarshipId}.`)
  await app.db
    .insert(organisationMembers)
    .values({ ...given, userId: sponsor.userId, role, joinedAt: app.clock.now() })
  return sponsor
}
