import type { Database } from '../../apps/server/src/db/database.ts'
import type { Ledger } from './ledger.ts'

/** Throws unless the rows hold all that was acknowledged to every student of every round. */
export async function checkKept(
  pool: Database['$client'],
  ledgers: readonly Ledger[],
): Promise<void> {
  const expectNone = async (what: string, query: string, ...told: string[][]) => {
    const { rows } = await pool.query(query, told)
    if (rows.length > 0) throw new Error(`${what} is lost: ${JSON.stringify(rows[0])}`)
  }
  const accounts = ledgers.filter(({ token }) => token !== undefined).map(({ email }) => email)
  await expectNone('An acknowledged account', ACCOUNTS, accounts)
  await expectNone('An acknowledged text', TEXTS, textsOf(ledgers))
  const files = ledgers.flatMap((ledger) => ledger.files)
  const kept = files.filter(({ deletion }) => deletion === undefined).map(({ id }) => id)
  await expectNone('An acknowledged file', FILES, kept)
  const sent = sentOf(ledgers)
  await expectNone(
    'An acknowledged submission or withdrawal',
    SUBMISSIONS,
    sent.map(({ email }) => email),
    sent.map(({ scholarshipId }) => scholarshipId),
    sent.map(({ stage }) => stage),
  )
}

const ACCOUNTS = `
  select told.email from unnest($1::text[]) as told(email)
  where not exists (select from users where users.email = told.email)`
const TEXTS = `
  select told.text from unnest($1::text[]) as told(text)
  where not exists (select from answer_history where value = to_jsonb(told.text))`
const FILES = `
  select told.id from unnest($1::text[]) as told(id)
  where not exists (select from files where files.id = told.id and state = 'stored')`
const SUBMISSIONS = `
  select told.* from unnest($1::text[], $2::uuid[], $3::text[]) as told(email, scholarship_id, stage)
  where not exists (
    select from users join applicants on applicants.user_id = users.id
    join applications a on a.applicant_id = applicants.id
      and a.scholarship_id = told.scholarship_id
    join submissions s on s.application_id = a.id
    where users.email = told.email and (told.stage = '' or a.stage = told.stage))`

/** Those that were acknowledged; what was discarded may be gone. */
export const textsOf = (ledgers: readonly Ledger[]): string[] =>
  ledgers.flatMap(({ applications }) =>
    [...applications.values()].flatMap(({ acknowledged, discard }) =>
      discard === undefined ? acknowledged : [],
    ),
  )

const sentOf = (ledgers: readonly Ledger[]) =>
  ledgers.flatMap(({ email, applications }) =>
    [...applications].flatMap(([scholarshipId, { submit, withdrawal }]) =>
      submit?.acknowledged
        ? [{ email, scholarshipId, stage: withdrawal === 'acknowledged' ? 'withdrawn' : '' }]
        : [],
    ),
  )
