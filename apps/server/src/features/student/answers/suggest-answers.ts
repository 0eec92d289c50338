import type { AnswerSuggestion } from '@laurel/contract/answers'
import { and, desc, eq, inArray, ne, or } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Queryable } from '../../../db/database.ts'
import { applicationAnswers, applications } from '../../../db/schema/applications.ts'
import { requirements, scholarships } from '../../../db/schema/scholarships.ts'
import { textOf } from '../../../html.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { readRequirements, type RequirementRow } from '../../catalogue/scholarships/queries.ts'
import { convertAnswer, writtenText } from './convert-answer.ts'
import { LIKENESS_THRESHOLD, measureLikeness, weighQuestion } from './measure-likeness.ts'
import { readPublicScholarship } from './queries.ts'

const MOST_SUGGESTIONS = 3
/** How many are read in full, since several may say the same. */
const MOST_READ = 12

interface Suggested {
  requirementId: string
  suggestions: AnswerSuggestion[]
}

/** Earlier answers of a student to what a scholarship asks, by requirement, most alike first. */
export async function suggestAnswers(
  app: Pick<App, 'db'>,
  applicantId: OwnApplicantId,
  scholarshipId: string,
): Promise<Suggested[]> {
  const { cycle } = await readPublicScholarship(app, scholarshipId)
  const asked = (await readRequirements(app.db, [scholarshipId])).get(scholarshipId) ?? []
  const earlier = await readEarlier(app.db, applicantId, { scholarshipId, cycle })
  const found = asked.map((requirement) => ({
    requirement,
    alike: findAlike(requirement, earlier),
  }))
  const values = await readValues(
    app.db,
    found.flatMap(({ alike }) => alike),
  )
  return found
    .map(({ requirement, alike }) => ({
      requirementId: requirement.id,
      suggestions: distinct(alike, values).map((each) => toSuggestion(each, requirement)),
    }))
    .filter(({ suggestions }) => suggestions.length > 0)
}

type Earlier = Awaited<ReturnType<typeof readEarlier>>[number]
type Alike = Earlier & { likeness: number }

/** Every answer of other applications, the latest first; texts are read once they are chosen. */
async function readEarlier(
  db: Queryable,
  applicantId: OwnApplicantId,
  present: { scholarshipId: string; cycle: string },
) {
  const rows = await db
    .select({
      applicationId: applications.id,
      status: applications.status,
      scholarshipId: scholarships.id,
      scholarshipTitle: scholarships.title,
      updatedAt: applicationAnswers.updatedAt,
      requirement: requirements,
    })
    .from(applicationAnswers)
    .innerJoin(applications, eq(applications.id, applicationAnswers.applicationId))
    .innerJoin(requirements, eq(requirements.id, applicationAnswers.requirementId))
    .innerJoin(scholarships, eq(scholarships.id, applications.scholarshipId))
    .where(
      and(
        eq(applications.applicantId, applicantId),
        or(
          ne(applications.scholarshipId, present.scholarshipId),
          ne(applications.cycle, present.cycle),
        ),
      ),
    )
    .orderBy(desc(applicationAnswers.updatedAt), applications.id)
  return rows.map((row) => ({
    ...row,
    kind: kindOf(row.requirement),
    question: weighRequirement(row.requirement),
  }))
}

/** Descriptions are HTML. */
const weighRequirement = ({ title, description }: RequirementRow) =>
  weighQuestion({ title, description: textOf(description) })

/** Answers can stand for each other within one kind; files and agreements for nothing else. */
function kindOf({ dataType, options }: RequirementRow): string | undefined {
  if (options.length > 0) return `${dataType}:${JSON.stringify(options.toSorted())}`
  if (dataType === 'editor' || dataType === 'text') return 'writing'
  return dataType === 'link' ? 'link' : undefined
}

/** Most alike first; what was sent before drafts, the latest first. */
function findAlike(requirement: RequirementRow, earlier: readonly Earlier[]): Alike[] {
  const kind = kindOf(requirement)
  if (kind === undefined) return []
  const question = weighRequirement(requirement)
  return earlier
    .filter((each) => each.kind === kind)
    .map((each) => ({ ...each, likeness: measureLikeness(question, each.question) }))
    .filter(({ likeness }) => likeness >= LIKENESS_THRESHOLD)
    .sort((one, other) => other.likeness - one.likeness || rankOf(one) - rankOf(other))
    .slice(0, MOST_READ)
}

const rankOf = ({ status }: Earlier): number => (status === 'Received' ? 0 : 1)
const keyOf = (applicationId: string, requirementId: string) => `${applicationId}/${requirementId}`

async function readValues(db: Queryable, alike: readonly Alike[]) {
  if (alike.length === 0) return new Map()
  const { applicationId, requirementId, value } = applicationAnswers
  const rows = await db
    .select({ applicationId, requirementId, value })
    .from(applicationAnswers)
    .where(
      and(
        inArray(applicationId, [...new Set(alike.map((each) => each.applicationId))]),
        inArray(requirementId, [...new Set(alike.map((each) => each.requirement.id))]),
      ),
    )
  return new Map(rows.map((row) => [keyOf(row.applicationId, row.requirementId), row.value]))
}

type Chosen = Alike & { value: NonNullable<AnswerSuggestion['fieldValue']> }

/** The first of each text, without what is empty. */
function distinct(alike: readonly Alike[], values: ReadonlyMap<string, Chosen['value']>): Chosen[] {
  const seen = new Set([''])
  const chosen: Chosen[] = []
  for (const each of alike) {
    const value = values.get(keyOf(each.applicationId, each.requirement.id))
    if (value === undefined) continue
    const text = writtenText(each.requirement.dataType, value)
    if (!seen.has(text)) chosen.push({ ...each, value })
    seen.add(text)
  }
  return chosen.slice(0, MOST_SUGGESTIONS)
}

function toSuggestion(chosen: Chosen, requirement: RequirementRow): AnswerSuggestion {
  const { applicationId, scholarshipId, status, likeness, value, updatedAt } = chosen
  const { id, title, description, dataType } = chosen.requirement
  return {
    applicationId,
    requirementId: id,
    scholarshipId,
    title: chosen.scholarshipTitle,
    status,
    question: [title, textOf(description)].filter((part) => part !== '').join('\n'),
    fieldValue: convertAnswer(value, dataType, requirement.dataType),
    savedAt: updatedAt.toISOString(),
    likeness,
  }
}
