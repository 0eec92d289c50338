import { htmlToText, textToHtml } from '@laurel/contract/essay-text'
import type { WebhookEvent } from '@laurel/contract/webhooks'
import { sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { applicants } from '../../../db/schema/accounts.ts'
import { prepareStatement } from '../../../db/prepare-statement.ts'
import { applications, submissions } from '../../../db/schema/applications.ts'
import { webhookDeliveries, webhooks } from '../../../db/schema/integrations.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { discloseEssays } from '../essays/disclosure.ts'
import type { NewEditRow } from '../essays/record-essays.ts'
import { isEssayText, isPlainText } from '../essays/rules.ts'
import { submittedBy } from '../../money/quota/queries.ts'
import { withoutLostFiles, type HeldFile } from './hold-files.ts'
import { withoutSensitive } from './list-sent-facts.ts'
import type { Origin } from './origin.ts'
import type { Prepared } from './prepare-sending.ts'
import {
  changesOf,
  KEEPING_CHANGES,
  keepSources,
  recordChanges,
  type MergedAnswers,
} from './save-answers.ts'

interface Ready {
  applicationId: string
  merged: MergedAnswers
  files: ReadonlyMap<string, HeldFile>
  sending: { origin: Origin; arrivedAt: Date }
  now: Date
}

interface Received extends ReturnType<typeof changesOf> {
  applicantId: OwnApplicantId
  origin: Origin
  /** Itself when it counts towards the free limit. */
  countedId: string | null
  arrivedAt: Date
  recipient: string
  answers: string
  sender: string
}

const RECEIVED = sql.raw(`'${'application.received' satisfies WebhookEvent}'`)

/**
 * The student's row too: what matching knows changes, for the scholarship is no longer listed. Whoever
 * asked to be told by a webhook is told in the same moment.
 */
const updateReceived = prepareStatement<{ submitted: number }, Received>(
  'update received',
  sql`
    with ${KEEPING_CHANGES}, received as (
      update ${applications}
      set status = 'Received', origin = ${sql.placeholder('origin')}, version = version + 1,
        updated_at = ${sql.placeholder('now')}
      where id = ${sql.placeholder('applicationId')}
    ), submission as (
      insert into ${submissions} (application_id, submitted_at, recipient, answers, sender)
      values (${sql.placeholder('applicationId')}, ${sql.placeholder('arrivedAt')},
        ${sql.placeholder('recipient')}, ${sql.placeholder('answers')},
        ${sql.placeholder('sender')})
    ), told as (
      insert into ${webhookDeliveries} (id, webhook_id, event, data, created_at, next_try_at)
      select gen_random_uuid(), ${webhooks.id}, ${RECEIVED},
        jsonb_build_object('applicationId', ${applications.id},
          'scholarshipId', ${applications.scholarshipId}),
        ${sql.placeholder('now')}::timestamptz,
        case when ${webhooks.switchedOffAt} is null then ${sql.placeholder('now')}::timestamptz end
      from ${applications}
      join ${scholarships} on ${scholarships.id} = ${applications.scholarshipId}
      join ${webhooks} on ${webhooks.organisationId} = ${scholarships.organisationId}
      where ${applications.id} = ${sql.placeholder('applicationId')}
        and ${RECEIVED} = any(${webhooks.events})
    )
    update ${applicants}
    set is_scholarship_applied = true, profile_version = profile_version + 1
    where id = ${sql.placeholder('applicantId')}
    returning ${submittedBy(sql.placeholder('applicantId'), sql.placeholder('countedId'))}
      as submitted`,
)

/**
 * Keeps the answers, moves an application to Received and keeps exactly what was sent; nothing
 * changes it later. Returns how many applications the student has submitted now.
 */
export async function markReceived(
  tx: Transaction,
  app: Pick<App, 'essaySeals'>,
  prepared: Prepared,
  ready: Ready,
): Promise<number> {
  const { applicantId, scholarship, sender } = prepared
  const { applicationId, merged, sending, now } = ready
  const recorded = await recordChanges(tx, app, { applicationId, applicantId }, merged, now)
  const answers = await answersToSend(tx, prepared, ready, recorded)
  const [marked] = await updateReceived(tx, {
    ...changesOf(applicationId, merged, recorded, now),
    applicantId,
    origin: sending.origin,
    countedId: sending.origin === 'individual' ? applicationId : null,
    arrivedAt: sending.arrivedAt,
    recipient: scholarship.sponsor,
    answers: JSON.stringify(answers),
    sender: JSON.stringify(isByItself(sending.origin) ? withoutSensitive(sender) : sender),
  })
  await keepSources(tx, applicationId, merged, now)
  return marked?.submitted ?? 0
}

/** Sent because a switch is on: the student did not look through what goes out. */
const isByItself = (origin: Origin): boolean => origin === 'recurring' || origin === 'automatic'

/** What is sent of the answers: what is written with what it has to disclose. */
async function answersToSend(
  tx: Transaction,
  { applicantId, scholarship, asked }: Prepared,
  { applicationId, merged, files }: Ready,
  recorded: readonly NewEditRow[],
) {
  const values = withoutLostFiles(asked, merged.values, files)
  const written = asked.flatMap((each) => {
    const value = values.get(each.id) ?? null
    if (isPlainText(each, value)) return [[each.id, textToHtml(value)] as const]
    return isEssayText(each, value) ? [[each.id, value] as const] : []
  })
  const owner = { applicationId, applicantId }
  const essays = await discloseEssays(tx, owner, scholarship.aiPolicy, new Map(written), recorded)
  return asked.flatMap((each) => {
    const { id, title } = each
    const given = values.get(id)
    const html = essays.get(id)
    const isPlain = given !== undefined && isPlainText(each, given)
    const value = isPlain && html !== undefined ? disclosedText(given, html) : (html ?? given)
    const file = files.get(id)
    return value === undefined ? [] : [{ requirementId: id, title, value, ...(file && { file }) }]
  })
}

/** A plain answer, letter for letter unless something is disclosed in it. */
const disclosedText = (text: string, html: string): string =>
  html === textToHtml(text) ? text : htmlToText(html)
