import type { VaultFile } from '@laurel/contract/files'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import {
  applicationAnswers,
  applications,
  files,
  submissions,
} from '../../../db/schema/applications.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { fileIdOf, LINK_START, publicUrlOf } from '../../../file-links.ts'

/** The student's files with the drafts and submissions that hold each, latest first. */
export async function listFiles(db: Queryable, applicantId: OwnApplicantId): Promise<VaultFile[]> {
  const rows = await db
    .select()
    .from(files)
    .where(and(eq(files.applicantId, applicantId), eq(files.state, 'stored')))
    .orderBy(desc(files.createdAt), files.id)
  const uses = await readUses(db, applicantId)
  return rows.map(({ id, name, sizeBytes, contentType, createdAt, purpose }) => ({
    id,
    name,
    size: sizeBytes,
    type: contentType,
    publicUrl: publicUrlOf(id, name),
    createdAt: createdAt.toISOString(),
    purpose,
    usedIn: uses.get(id) ?? [],
  }))
}

type Use = VaultFile['usedIn'][number]

async function readUses(db: Queryable, applicantId: OwnApplicantId): Promise<Map<string, Use[]>> {
  const { rows } = await db.execute<Use & { link: string }>(sql`
    select ${applications.scholarshipId} as "scholarshipId", ${scholarships.title},
      ${applications.status}, answer.link
    from ${applications}
    join ${scholarships} on ${scholarships.id} = ${applications.scholarshipId}
    cross join lateral (
      select ${applicationAnswers.value} #>> '{}' as link from ${applicationAnswers}
      where ${applicationAnswers.applicationId} = ${applications.id}
        and ${applications.status} = 'Draft'
      union
      select each -> 'value' #>> '{}' from ${submissions}, jsonb_array_elements(${submissions.answers}) each
      where ${submissions.applicationId} = ${applications.id}
    ) answer
    where ${applications.applicantId} = ${applicantId} and answer.link like ${`${LINK_START}%`}
    order by ${applications.updatedAt} desc, ${applications.id}`)
  const uses = new Map<string, Use[]>()
  for (const { link, ...use } of rows) {
    const id = fileIdOf(link)
    if (id !== undefined) uses.set(id, [...(uses.get(id) ?? []), use])
  }
  return uses
}
