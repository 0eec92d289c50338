import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { applications, providerApplications } from '../../../db/schema/applications.ts'
import { escapeHtml, textOf } from '../../../html.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { readQuota } from '../../money/quota/queries.ts'
import { canView } from './policy.ts'

/** A little more than the longest snippet of a card: specification 1, section 9. */
const SNIPPET_CHARACTERS = 160

/**
 * Rows of a list as this student may have them: what the limit of free views closes carries what a
 * card shows, as closed as its own page.
 */
export async function lockRows(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  applicantId: OwnApplicantId,
  rows: readonly ListedScholarship[],
): Promise<ListedScholarship[]> {
  if (rows.length === 0) return []
  const quota = await readQuota(db, applicantId, clock.now())
  const isClosed = ({ isRandomDraw }: ListedScholarship) =>
    !canView({ ...quota, isRandomDraw, hasOwnApplication: false })
  if (!rows.some(isClosed)) return [...rows]
  const { rows: own } = await db.execute<{ id: string }>(sql`
    select scholarship_id as id from ${applications} where applicant_id = ${applicantId}
    union select scholarship_id from ${providerApplications} where applicant_id = ${applicantId}`)
  const ownIds = new Set(own.map(({ id }) => id))
  return rows.map((row) => (isClosed(row) && !ownIds.has(row.id) ? lockRow(row) : row))
}

function lockRow(row: ListedScholarship): ListedScholarship {
  const snippet = textOf(row.description).replaceAll(/\s+/g, ' ')
  return {
    ...row,
    description: escapeHtml([...snippet].slice(0, SNIPPET_CHARACTERS).join('')),
    isLocked: true,
    requirementCount: row.requirements.length,
    requirements: [],
  }
}
