import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts.ts'
import { organisationMembers, organisations } from '../../../db/schema/organisations.ts'
import { insertApplicant, insertUser } from '../../people/accounts/create-account.ts'
import { writeEmail } from '../../common/mail/write-email.ts'

export interface Organiser {
  userId: string
  /** What rows that name no sponsor are filed under. */
  organisation: string
}

/** The account cannot be an organiser's. */
export class NoOrganiser extends Error {
  override name = 'NoOrganiser'
}

const invitation = (productName: string): string =>
  `Your scholarships are on ${productName}, and an account for this address was made to look after them.\n\n` +
  `To choose a password, open ${productName}, press "Forgot password" and enter this address.\n`

/** The organiser whose scholarships are imported; an account is made, and invited by mail, where there is none. */
export async function inviteOrganiser(
  tx: Transaction,
  email: string,
  productName: string,
  now: Date,
): Promise<Organiser> {
  const [, domain = email] = email.split('@')
  const [known] = await tx
    .select({
      id: users.id,
      role: users.role,
      emailConfirmedAt: users.emailConfirmedAt,
      passwordHash: users.passwordHash,
    })
    .from(users)
    .where(eq(users.email, email))
  if (known?.role === 'APPLICANT')
    throw new NoOrganiser(`${email} is a student's or parent's account. Name another address.`)
  // Whoever chose a password without ever reading the address's mail may be anybody.
  if (known && known.passwordHash !== null && known.emailConfirmedAt === null)
    throw new NoOrganiser(`Nobody has shown yet that ${email} is theirs: it is not confirmed.`)
  if (known) {
    const [member] = await tx
      .select({ name: organisations.name })
      .from(organisationMembers)
      .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
      .where(eq(organisationMembers.userId, known.id))
      .limit(1)
    return { userId: known.id, organisation: member?.name ?? domain }
  }
  const account = {
    email,
    passwordHash: null,
    role: 'ORGANISER' as const,
    firstName: domain,
    lastName: '',
    applicantType: 'STUDENT' as const,
    createdAt: now,
  }
  const userId = await insertUser(tx, account)
  await insertApplicant(tx, userId, account)
  await writeEmail(
    tx,
    {
      recipient: email,
      subject: `Your scholarships on ${productName}`,
      bodyText: invitation(productName),
    },
    now,
  )
  return { userId, organisation: domain }
}
