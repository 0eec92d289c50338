import type { Database } from '../../apps/server/src/db/database.ts'

const ACCOUNTS: Record<string, string> = {
  'an account without its student':
    'select u.id from users u left join applicants a on a.user_id = u.id where a.id is null',
}

const APPLICATIONS: Record<string, string> = {
  'a received application without its submission': `
    select a.id from applications a left join submissions s on s.application_id = a.id
    where a.status = 'Received' and s.application_id is null`,
  'a submission of an application that is a draft': `
    select a.id from applications a join submissions s on s.application_id = a.id
    where a.status <> 'Received'`,
  'two applications to one round': `
    select applicant_id from applications
    group by applicant_id, scholarship_id, cycle having count(*) > 1`,
  'an answer that is not in the history': `
    select answer.application_id from application_answers answer
    left join answer_history kept using (application_id, requirement_id, version)
    where kept.value is distinct from answer.value`,
  'an answer taken from somebody else': `
    select s.application_id from answer_sources s
    join applications mine on mine.id = s.application_id
    join applications source on source.id = s.source_application_id
    where mine.applicant_id <> source.applicant_id`,
  'an answer taken from one that was never kept': `
    select s.application_id from answer_sources s
    left join answer_history kept on kept.application_id = s.source_application_id
      and kept.requirement_id = s.source_requirement_id and kept.version = s.source_version
    where kept.application_id is null`,
}

/** Receipts by the application they link to; a mail of an outcome links there, too, and is none. */
const RECEIPTS = `
    select mail.id, link[1]::uuid as application_id from outbox_emails mail
    cross join lateral regexp_matches(mail.body_text, 'receipt\\?([0-9a-f-]{36})', 'g') as link
    where not exists (select from announcement_items told where told.mail_id = mail.id)`

const SUBMISSIONS: Record<string, string> = {
  'a submission that differs from its answers': `
    select s.application_id from submissions s
    cross join lateral jsonb_to_recordset(s.answers) as sent("requirementId" uuid, value jsonb)
    left join application_answers answer
      on answer.application_id = s.application_id and answer.requirement_id = sent."requirementId"
    where answer.value is distinct from sent.value`,
  'a submission without an answer that its scholarship needs': `
    select s.application_id from submissions s
    join applications a on a.id = s.application_id
    join requirements r on r.scholarship_id = a.scholarship_id
      and not r.is_optional and r.removed_at is null
    where not s.answers @> jsonb_build_array(jsonb_build_object('requirementId', r.id))`,
  'a submission that holds a file which is gone': `
    select s.application_id from submissions s
    cross join lateral jsonb_array_elements(s.answers) as sent
    left join files f on f.id = split_part(sent ->> 'value', '/', 5)
    where sent ? 'file' and f.state is distinct from 'stored'`,
  'a receipt that was mailed without its application': `
    select receipt.id from (${RECEIPTS}) as receipt
    left join submissions s using (application_id)
    where s.receipt_written_at is null`,
  'a receipt that was mailed twice': `
    select application_id from (${RECEIPTS}) as receipt
    group by application_id having count(*) > 1`,
}

const STAGES: Record<string, string> = {
  'a stage of a draft': `
    select a.id from applications a left join application_stages s on s.application_id = a.id
    where a.status <> 'Received' and (a.stage is not null or s.stage is not null)`,
  'a stage that is not the last of its history': `
    select a.id from applications a left join (
      select distinct on (application_id) application_id, stage from application_stages
      order by application_id, ordinal desc) latest on latest.application_id = a.id
    where a.stage is distinct from latest.stage`,
  'a stage after a final one': `
    select later.application_id from application_stages earlier
    join application_stages later using (application_id)
    where later.ordinal > earlier.ordinal
      and earlier.stage in ('won', 'not_selected', 'withdrawn')`,
}

const OUTCOMES: Record<string, string> = {
  'an outcome that was told without its mail': `
    select told.application_id from announcement_items told
    left join outbox_emails mail on mail.id = told.mail_id
    where (told.told_at is null) <> (told.mail_id is null)
      or (told.mail_id is not null and mail.id is null)`,
  'an outcome that was told without its notification, or not told and with one': `
    select told.application_id from announcement_items told
    join applications a on a.id = told.application_id
    left join notifications n on n.applicant_id = a.applicant_id
      and n.origin = 'announcement:' || told.announcement_id
    where (told.told_at is null) <> (n.id is null)`,
  'a mail of an outcome that stands for nobody': `
    select mail.id from outbox_emails mail
    cross join lateral regexp_matches(mail.body_text, 'receipt\\?([0-9a-f-]{36})', 'g') as link
    join announcement_items told on told.application_id = link[1]::uuid
    where told.mail_id is distinct from mail.id and mail.subject = (
      select subject from outbox_emails sent where sent.id = told.mail_id)`,
  'an outcome that was told before its application says so': `
    select told.application_id from announcement_items told
    join applications a on a.id = told.application_id
    where told.told_at is not null and a.stage is null`,
  'a program that was told of a decision twice, or of none': `
    select told.application_id from announcement_items told
    join announcements made on made.id = told.announcement_id
    join scholarships given on given.id = made.scholarship_id
    join webhooks asking on asking.organisation_id = given.organisation_id
      and asking.events @> array['decision.announced']
    left join webhook_deliveries sent on sent.webhook_id = asking.id
      and sent.event = 'decision.announced'
      and sent.data ->> 'applicationId' = told.application_id::text
    group by asking.id, told.application_id, told.told_at
    having count(sent.id) <> case when told.told_at is null then 0 else 1 end`,
  'an announced round whose announcement is not there, or twice': `
    select round.scholarship_id from rounds round
    left join announcements made using (scholarship_id, cycle)
    where round.announced_at is not null
    group by round.scholarship_id, round.cycle having count(made.id) <> 1`,
}

const NOTICES: Record<string, string> = {
  'somebody who was told of a notice twice': `
    select applicant_id from notifications where origin like 'notice:%'
    group by applicant_id, origin having count(*) > 1`,
}

const BULKS: Record<string, string> = {
  'a bulk application without its items': `
    select b.id from bulk_submissions b
    where not exists (select from bulk_submission_items i where i.bulk_submission_id = b.id)`,
  'a finished bulk application with an undecided item': `
    select b.id from bulk_submissions b
    join bulk_submission_items i on i.bulk_submission_id = b.id
    where b.finished_at is not null and i.outcome is null`,
  'an item of a bulk application marked submitted without its application': `
    select b.id from bulk_submissions b
    join bulk_submission_items i on i.bulk_submission_id = b.id and i.outcome = 'submitted'
    left join applications a on a.applicant_id = b.applicant_id
      and a.scholarship_id = i.scholarship_id and a.status = 'Received' and a.origin = 'bulk'
    where a.id is null`,
  'an application of a bulk that is not the outcome of one item': `
    select a.id from applications a
    left join bulk_submissions b on b.applicant_id = a.applicant_id
    left join bulk_submission_items i on i.bulk_submission_id = b.id
      and i.scholarship_id = a.scholarship_id and i.outcome = 'submitted'
    where a.origin = 'bulk' group by a.id having count(i.position) <> 1`,
  'an item of a bulk application skipped for no reason': `
    select bulk_submission_id from bulk_submission_items
    where (outcome is not distinct from 'skipped') <> (code is not null and description is not null)`,
}

/** What must find no row, whatever happened: nothing half-written, nothing doubled. */
const NEVER = {
  ...ACCOUNTS,
  ...APPLICATIONS,
  ...SUBMISSIONS,
  ...STAGES,
  ...OUTCOMES,
  ...NOTICES,
  ...BULKS,
}

/** Grow by thousands between two checks; a plan made for few of them compares each with each. */
const GROWN = 'applications, submissions, announcement_items, webhook_deliveries, outbox_emails'

/** Throws when a rule is broken, or could not be checked. */
export async function checkRows(pool: Database['$client']): Promise<void> {
  await pool.query(`analyze ${GROWN}`)
  for (const [rule, query] of Object.entries(NEVER)) {
    const { rows } = await pool.query(query).catch((cause: unknown) => {
      throw new Error(`It could not be checked whether there is ${rule}.`, { cause })
    })
    if (rows.length > 0) throw new Error(`There is ${rule}: ${JSON.stringify(rows.slice(0, 3))}`)
  }
}
