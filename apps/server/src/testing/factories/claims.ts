import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { claimLinks, listingClaims } from '../../db/schema/claims.ts'
import { outboxEmails } from '../../db/schema/sessions.ts'
import { hashOfToken } from '../../features/people/accounts/secret-token.ts'
import type { TestApp } from '../app.ts'
import { aScholarship, type ScholarshipOptions } from './scholarship.ts'
import { aStudent, type Student } from './student.ts'

/** A listing as an import brings it, with a page at lakeshorecu.org that nobody looks after. */
export async function anImportedListing(
  app: TestApp,
  options: ScholarshipOptions = {},
): Promise<string> {
  const { id } = await aScholarship(app, {
    title: 'Lakeshore Award',
    sponsor: `Lakeshore Credit Union ${randomUUID()}`,
    delivery: 'provider',
    applyUrl: 'https://www.lakeshorecu.org/scholarship',
    ...options,
  })
  return id
}

interface Asked {
  owner: Student
  organisationId: string
  scholarshipId?: string
  email?: string
}

const LINK = /organisation-invitation#claim\.([\w-]+)/

/** Asks for a listing by mail, and reads the link out of it. */
export async function aClaimLink(app: TestApp, { owner, organisationId, ...asked }: Asked) {
  const scholarshipId = asked.scholarshipId ?? (await anImportedListing(app))
  const email = asked.email ?? `${randomUUID()}@lakeshorecu.org`
  const answer = await app.server.inject({
    method: 'POST',
    url: `/api/v1/organisations/${organisationId}/claims`,
    headers: owner.headers,
    payload: { scholarshipId, email },
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const [link] = await app.db
    .select()
    .from(claimLinks)
    .where(
      and(
        eq(claimLinks.organisationId, organisationId),
        eq(claimLinks.scholarshipId, scholarshipId),
      ),
    )
  const mails = await app.db.select().from(outboxEmails).where(eq(outboxEmails.recipient, email))
  const tokens = mails.map(({ bodyText }) => LINK.exec(bodyText)?.[1] ?? '')
  const token = tokens.find((each) => hashOfToken(each) === link?.tokenHash) ?? ''
  return { id: link?.id ?? '', scholarshipId, organisationId, email, token }
}

/** A listing that an organisation took over, by somebody else who followed the link. */
export async function aTakenListing(app: TestApp, asked: Asked) {
  const link = await aClaimLink(app, asked)
  const answer = await app.server.inject({
    method: 'POST',
    url: `/api/v1/claims/${link.token}/accept`,
    headers: (await aStudent(app)).headers,
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const isOfListing = eq(listingClaims.scholarshipId, link.scholarshipId)
  const [claim] = await app.db.select().from(listingClaims).where(isOfListing)
  return { ...link, claimId: claim?.id ?? '' }
}
