import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { applications } from '../../../db/schema/applications.ts'
import { requirements, savedScholarships, scholarships } from '../../../db/schema/scholarships.ts'
import { textOf } from '../../../html.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { LIKENESS_THRESHOLD, measureLikeness, weighQuestion } from '../answers/measure-likeness.ts'
import { requireAllowed } from './policy.ts'
import { wordsOf } from '../../../text/words.ts'

const RESTRICTING = ['not_allowed', 'editing_only'] as const

/**
 * Refuses to write about what is asked by a scholarship whose sponsor does not let an assistant
 * write it: named by its title, or asked for by one that the student saved or has begun.
 * @throws AI_POLICY
 */
export async function refuseRestrictedTopic(
  app: Pick<App, 'db'>,
  applicantId: OwnApplicantId,
  topic: string,
): Promise<void> {
  const words = ` ${wordsOf(topic).join(' ')} `
  const asked = weighQuestion({ title: topic.split('\n')[0] ?? '', description: topic })
  const rows = await readRestricted(app, applicantId)
  for (const { title, description, scholarshipTitle, aiPolicy } of rows) {
    const named = wordsOf(scholarshipTitle)
    const question = weighQuestion({ title, description: textOf(description) })
    const isNamed = named.length > 1 && words.includes(` ${named.join(' ')} `)
    if (isNamed || measureLikeness(asked, question) >= LIKENESS_THRESHOLD)
      requireAllowed(aiPolicy, 'draft')
  }
  await refuseNamed(app, topic)
}

/** What the student's own scholarships ask for that may not be written by an assistant. */
const readRestricted = ({ db }: Pick<App, 'db'>, applicantId: OwnApplicantId) =>
  db
    .select({
      title: requirements.title,
      description: requirements.description,
      scholarshipTitle: scholarships.title,
      aiPolicy: scholarships.aiPolicy,
    })
    .from(requirements)
    .innerJoin(scholarships, eq(scholarships.id, requirements.scholarshipId))
    .where(
      and(
        inArray(scholarships.aiPolicy, [...RESTRICTING]),
        inArray(requirements.dataType, ['editor', 'text', 'file']),
        isNull(requirements.removedAt),
        or(
          inArray(scholarships.id, savedBy(db, applicantId)),
          inArray(scholarships.id, begunBy(db, applicantId)),
        ),
      ),
    )

const savedBy = (db: App['db'], applicantId: OwnApplicantId) =>
  db
    .select({ id: savedScholarships.scholarshipId })
    .from(savedScholarships)
    .where(eq(savedScholarships.applicantId, applicantId))

const begunBy = (db: App['db'], applicantId: OwnApplicantId) =>
  db
    .select({ id: applications.scholarshipId })
    .from(applications)
    .where(eq(applications.applicantId, applicantId))

/** Shorter titles are words that stand in many a topic. */
const LEAST_TITLE_CHARACTERS = 9

/** The client's own prompt names the scholarship (specification 1, section 7), saved or not. */
async function refuseNamed({ db }: Pick<App, 'db'>, topic: string): Promise<void> {
  const [named] = await db
    .select({ aiPolicy: scholarships.aiPolicy })
    .from(scholarships)
    .where(
      and(
        inArray(scholarships.aiPolicy, [...RESTRICTING]),
        eq(scholarships.status, 'published'),
        sql`length(${scholarships.title}) >= ${LEAST_TITLE_CHARACTERS}`,
        sql`position(lower(${scholarships.title}) in ${topic.toLowerCase()}) > 0`,
      ),
    )
    .limit(1)
  if (named) requireAllowed(named.aiPolicy, 'draft')
}
