import { randomUUID } from 'node:crypto'
import { DEFAULT_TIME_ZONE, isTimeZone } from '../../../days.ts'
import {
  UNIQUE_VIOLATION,
  sqlStateOf,
  type Database,
  type Transaction,
} from '../../../db/database.ts'
import { applicants, termsAcceptances, users } from '../../../db/schema/accounts.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { UserSession } from '../../../http/user-session.ts'

export interface NewAccount {
  email: string
  passwordHash: string | null
  googleSubject?: string
  /** Absent: mail to the address has not been proven yet. */
  emailConfirmedAt?: Date
  role: UserSession['role']
  firstName: string
  lastName: string
  phone?: string | undefined
  applicantType: 'STUDENT' | 'PARENT'
  timeZone?: string | undefined
  /** Absent: the terms were not agreed to. */
  termsVersion?: string | undefined
  tracking?: Record<string, string> | undefined
  createdAt: Date
}

export interface Account {
  userId: string
  applicantId: string
}

/**
 * Makes a user and the student profile that goes with every user, with what `also` does or not at
 * all; throws APPLICANT_EXISTS.
 */
export async function createAccount(
  db: Database,
  account: NewAccount,
  also: (tx: Transaction, made: Account) => Promise<void> = async () => undefined,
): Promise<Account> {
  try {
    return await db.transaction(async (transaction) => {
      const userId = await insertUser(transaction, account)
      const applicantId = await insertApplicant(transaction, userId, account)
      await also(transaction, { userId, applicantId })
      return { userId, applicantId }
    })
  } catch (error) {
    if (sqlStateOf(error) === UNIQUE_VIOLATION) throw new CallFailure('APPLICANT_EXISTS')
    throw error
  }
}

export async function insertUser(transaction: Transaction, account: NewAccount): Promise<string> {
  const id = randomUUID()
  const { email, passwordHash, role, firstName, lastName, createdAt } = account
  await transaction.insert(users).values({
    id,
    email,
    emailConfirmedAt: account.emailConfirmedAt,
    passwordHash,
    googleSubject: account.googleSubject,
    role,
    firstName,
    lastName,
    phone: account.phone || null,
    termsAcceptedAt: account.termsVersion === undefined ? null : createdAt,
    termsVersion: account.termsVersion ?? null,
    tracking: account.tracking ?? null,
    createdAt,
  })
  if (account.termsVersion !== undefined)
    await transaction
      .insert(termsAcceptances)
      .values({ userId: id, version: account.termsVersion, acceptedAt: createdAt })
  return id
}

/** An empty profile: nothing in it is assumed. */
export async function insertApplicant(
  transaction: Transaction,
  userId: string,
  of: { applicantType: 'STUDENT' | 'PARENT'; timeZone?: string | undefined; createdAt: Date },
): Promise<string> {
  const id = randomUUID()
  const timeZone = of.timeZone !== undefined && isTimeZone(of.timeZone) ? of.timeZone : undefined
  await transaction.insert(applicants).values({
    id,
    userId,
    applicantType: of.applicantType,
    timeZone: timeZone ?? DEFAULT_TIME_ZONE,
    isProfileUpdate: false,
    isScholarshipApplied: false,
    isTrailTaken: false,
    profileVersion: 1,
    createdAt: of.createdAt,
  })
  return id
}
