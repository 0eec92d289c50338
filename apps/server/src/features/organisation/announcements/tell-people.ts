import type { Stage } from '@laurel/contract/application-shapes'
import type { Told } from '@laurel/contract/announcements'
import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { applications } from '../../../db/schema/applications.ts'
import { organisations } from '../../../db/schema/organisations.ts'
import { announcementItems, decisions, type announcements } from '../../../db/schema/rounds.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { enterStages } from '../../student/applications/enter-stage.ts'
import { canEnter } from '../../student/applications/states.ts'
import { writeEmails } from '../../common/mail/write-email.ts'
import { writeOutcomes } from '../../student/notifications/write-outcomes.ts'
import { recordWebhookEvents } from '../webhooks/record-event.ts'
import { outcomeEmail } from './emails.ts'

export type Announced = typeof announcements.$inferSelect

/** The stage that an outcome leads to; alternates and finalists stay what they are: finalists. */
const STAGES: Record<Told, Stage> = {
  won: 'won',
  alternate: 'finalist',
  finalist: 'finalist',
  not_selected: 'not_selected',
  forfeited: 'not_selected',
}

/**
 * Tells those of an announcement who were not told yet, each by the stage of the application, a
 * mail and a notification; answers how many. Whom another transaction is about to tell is left to it.
 */
export async function tellPeople(
  tx: Transaction,
  { clock, config }: Pick<App, 'clock' | 'config'>,
  announcement: Announced,
  applicationIds: readonly string[],
): Promise<number> {
  const now = clock.now()
  const held = await holdUntold(tx, announcement.id, applicationIds)
  await forget(
    tx,
    announcement.id,
    held.filter(({ isLeaving }) => isLeaving),
  )
  const told = held
    .filter(({ isLeaving }) => !isLeaving)
    .map((person) => ({ ...person, mailId: randomUUID() }))
  if (told.length === 0) return 0
  const moved = told
    .map((person) => ({ ...person, next: STAGES[person.outcome] }))
    .filter((person) => person.stage !== person.next && canEnter(person, person.next))
  await enterStages(
    tx,
    moved.map(({ applicationId, next }) => ({ applicationId, stage: next })),
    'sponsor',
    now,
  )
  await writeEmails(
    tx,
    told.map((person) => toEmail(person, announcement, config)),
    now,
  )
  await writeOutcomes(tx, `announcement:${announcement.id}`, told, now)
  await tellPrograms(tx, announcement, told, now)
  await markTold(tx, announcement.id, told, now)
  return told.length
}

/** In the order of their ids, so that two at once cannot wait for each other. */
async function holdUntold(tx: Transaction, announcementId: string, ids: readonly string[]) {
  const items = announcementItems
  const isAsked = and(
    eq(items.announcementId, announcementId),
    inArray(items.applicationId, [...ids]),
    isNull(items.toldAt),
  )
  const rows = await tx
    .select({
      applicationId: items.applicationId,
      applicantId: applications.applicantId,
      outcome: items.outcome,
      amountUsd: items.amountUsd,
      place: decisions.place,
      status: applications.status,
      stage: applications.stage,
      userId: users.id,
      recipient: users.email,
      firstName: users.firstName,
      purgeAfter: users.purgeAfter,
      scholarshipId: scholarships.id,
      title: scholarships.title,
      sponsor: organisations.name,
      organisationId: organisations.id,
    })
    .from(items)
    .innerJoin(applications, eq(applications.id, items.applicationId))
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .innerJoin(scholarships, eq(scholarships.id, applications.scholarshipId))
    .innerJoin(organisations, eq(organisations.id, scholarships.organisationId))
    .leftJoin(decisions, eq(decisions.applicationId, items.applicationId))
    .where(isAsked)
    .orderBy(asc(items.applicationId))
    .for('update', { of: [items, applications], skipLocked: true })
  return rows.map(({ purgeAfter, ...row }) => ({
    ...row,
    isLeaving: purgeAfter !== null || row.stage === 'withdrawn',
  }))
}

type Held = Awaited<ReturnType<typeof holdUntold>>[number]

/** Whoever deletes the account is told nothing more, nor who withdrew in the last second. */
async function forget(tx: Transaction, id: string, leaving: readonly Held[]): Promise<void> {
  if (leaving.length === 0) return
  const ids = leaving.map(({ applicationId }) => applicationId)
  await tx
    .delete(announcementItems)
    .where(
      and(eq(announcementItems.announcementId, id), inArray(announcementItems.applicationId, ids)),
    )
}

function toEmail(person: Held & { mailId: string }, { words }: Announced, config: App['config']) {
  const { mailId, recipient, userId, outcome } = person
  const own = outcome === 'forfeited' ? undefined : words[outcome]
  return { id: mailId, recipient, userId, ...outcomeEmail({ ...person, words: own }, config) }
}

const tellPrograms = (
  tx: Transaction,
  { scholarshipId }: Announced,
  told: readonly Held[],
  now: Date,
): Promise<void> =>
  recordWebhookEvents(
    tx,
    { organisationId: told[0]?.organisationId ?? '', event: 'decision.announced' },
    told.map(({ applicationId, outcome }) => ({ scholarshipId, applicationId, outcome })),
    now,
  )

async function markTold(
  tx: Transaction,
  announcementId: string,
  told: readonly { applicationId: string; mailId: string }[],
  now: Date,
): Promise<void> {
  const rows = told.map(({ applicationId, mailId }) => ({ applicationId, mailId }))
  await tx.execute(sql`
    update announcement_items set told_at = ${now.toISOString()}::timestamptz,
      mail_id = told."mailId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as told("applicationId" uuid, "mailId" uuid)
    where announcement_id = ${announcementId} and application_id = told."applicationId"`)
}
