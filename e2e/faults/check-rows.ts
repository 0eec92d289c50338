import type { Database } from '../../apps/server/src/db/database.ts'

/** What must find no row, whatever happened: nothing half-written, nothing doubled. */
const NEVER: Record<string, string> = {
  'an account without its student':
    'select u.id from users u left join applicants a on a.user_id = u.id where a.id is null',
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
  'a submission that differs from its answers': `
    select s.application_id from submissions s
    cross join lateral jsonb_to_recordset(s.answers) as sent("requirementId" uuid, value jsonb)
    left join application_answers answer
      on answer.application_id = s.application_id and answer.requirement_id = sent."requirementId"
    where answer.value is distinct from sent.value`,
  'a submission without its answer': `
    select application_id from submissions where jsonb_array_length(answers) = 0`,
}

/** Throws when a rule is broken or an acknowledged text is not in the history. */
export async function checkRows(
  pool: Database['$client'],
  acknowledged: readonly string[],
): Promise<void> {
  for (const [rule, query] of Object.entries(NEVER)) {
    const { rows } = await pool.query(query)
    if (rows.length > 0) throw new Error(`There is ${rule}: ${JSON.stringify(rows.slice(0, 3))}`)
  }
  const { rows } = await pool.query<{ lost: string }>(
    `select told.text as lost from unnest($1::text[]) as told(text)
     where not exists (select 1 from answer_history where value = to_jsonb(told.text))`,
    [acknowledged],
  )
  if (rows.length > 0) throw new Error(`Acknowledged, but not in the history: ${rows[0]?.lost}`)
}
