import pg from 'pg'
import { createCopyFile } from '../matching/copy-file.ts'
import { profileAt } from '../matching/generate-profile.ts'
import { randomAt } from '../matching/random.ts'

export interface StoredApplicant {
  userId: string
  /** Said very little. */
  isThin: boolean
}

const USER_COLUMNS = 'id, email, role, first_name, last_name, created_at'
const APPLICANT_COLUMNS = `id, user_id, applicant_type, time_zone, is_profile_update,
  is_scholarship_applied, is_trail_taken, subscribed_until, profile_version, created_at`
const FACT_COLUMNS = 'applicant_id, fact_key, ordinal, value, source, answered_at'
const DAY_MILLISECONDS = 86_400_000

/** Puts generated students, who subscribe, into the product's own tables. */
export async function storeApplicants(
  databaseUrl: string,
  dir: string,
  { seed, count, now }: { seed: number; count: number; now: Date },
): Promise<StoredApplicant[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const users = createCopyFile({ client, dir }, 'users', USER_COLUMNS)
    const applicants = createCopyFile({ client, dir }, 'applicants', APPLICANT_COLUMNS)
    const facts = createCopyFile({ client, dir }, 'applicant_facts', FACT_COLUMNS)
    const stored: StoredApplicant[] = []
    const at = now.toISOString()
    const paidUntil = new Date(now.getTime() + 30 * DAY_MILLISECONDS).toISOString()
    for (let position = 0; position < count; position++) {
      const random = randomAt(seed ^ 0x3c6ef372, position)
      const [userId, id] = [random.uuid(), random.uuid()]
      const { answers, isThin } = profileAt(seed, position)
      users.add([userId, `${userId}@example.org`, 'APPLICANT', 'Dana', 'Reyes', at])
      const flags = ['f', 'f', 'f']
      applicants.add([id, userId, 'STUDENT', 'America/New_York', ...flags, paidUntil, 1, at])
      for (const [key, values] of Object.entries(answers))
        for (const [ordinal, value] of textsOf(values).entries())
          facts.add([id, key, ordinal, value, 'profile', at])
      stored.push({ userId, isThin })
      if (position % 1000 === 0)
        await Promise.all([users.keepPace(), applicants.keepPace(), facts.keepPace()])
    }
    for (const file of [users, applicants, facts]) await file.load()
    for (const table of ['users', 'applicants', 'applicant_facts'])
      await client.query(`vacuum analyze ${table}`)
    return stored
  } finally {
    await client.end()
  }
}

/** One row of null stands for a known "none". */
const textsOf = (values: readonly unknown[]): string[] =>
  values.length === 0 ? ['\\N'] : values.map((value) => JSON.stringify(value))
