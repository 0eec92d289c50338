import type { ApplicantDetails, FieldValue } from '@laurel/contract/application-shapes'
import { and, eq, gt, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../../db/database.ts'
import {
  answerHistory,
  answerSources,
  applicationAnswers,
  applications,
} from '../../../db/schema/applications.ts'
import { requirements, scholarships } from '../../../db/schema/scholarships.ts'
import { convertAnswer, writtenText } from './convert-answer.ts'
import { isTakenFrom } from './trace-text.ts'

type Field = ApplicantDetails['applicantFields'][number]
type AnswerLinks = Pick<Field, 'source' | 'usedIn'>

const givers = { application: alias(applications, 'giver'), scholarship: alias(scholarships, 'gs') }
const takers = { application: alias(applications, 'taker'), scholarship: alias(scholarships, 'ts') }
const asked = { there: alias(requirements, 'asked_there'), here: alias(requirements, 'asked_here') }
const here = alias(applicationAnswers, 'here')
/** The answer at the source, only if it was written on since. */
const newer = alias(applicationAnswers, 'newer')

/** Where the answers of an application were taken from and taken to, by requirement. */
export async function readAnswerLinks(
  db: Queryable,
  applicationId: string,
): Promise<Map<string, AnswerLinks>> {
  const rows = (await selectLinks(db, applicationId)).filter(isStillTaken)
  const links = new Map<string, AnswerLinks>()
  const of = (id: string) => links.get(id) ?? links.set(id, {}).get(id) ?? {}
  for (const row of rows) {
    if (row.applicationId === applicationId) of(row.requirementId).source = toSource(row)
    else {
      const known = of(row.sourceRequirementId)
      known.usedIn = [...(known.usedIn ?? []), toUse(row)]
    }
  }
  return links
}

type Link = Awaited<ReturnType<typeof selectLinks>>[number]

const selectLinks = (db: Queryable, id: string) =>
  db
    .select({
      applicationId: answerSources.applicationId,
      requirementId: answerSources.requirementId,
      sourceApplicationId: answerSources.sourceApplicationId,
      sourceRequirementId: answerSources.sourceRequirementId,
      giverTitle: givers.scholarship.title,
      takerTitle: takers.scholarship.title,
      takerScholarshipId: takers.scholarship.id,
      takerStatus: takers.application.status,
      dataTypeThere: asked.there.dataType,
      dataTypeHere: asked.here.dataType,
      here: here.value,
      newer: newer.value,
      taken: answerHistory.value,
    })
    .from(answerSources)
    .innerJoin(givers.application, eq(givers.application.id, answerSources.sourceApplicationId))
    .innerJoin(givers.scholarship, eq(givers.scholarship.id, givers.application.scholarshipId))
    .innerJoin(takers.application, eq(takers.application.id, answerSources.applicationId))
    .innerJoin(takers.scholarship, eq(takers.scholarship.id, takers.application.scholarshipId))
    .innerJoin(asked.there, eq(asked.there.id, answerSources.sourceRequirementId))
    .innerJoin(asked.here, eq(asked.here.id, answerSources.requirementId))
    .innerJoin(
      here,
      and(
        eq(here.applicationId, answerSources.applicationId),
        eq(here.requirementId, answerSources.requirementId),
      ),
    )
    .leftJoin(
      newer,
      and(
        eq(newer.applicationId, answerSources.sourceApplicationId),
        eq(newer.requirementId, answerSources.sourceRequirementId),
        gt(newer.version, answerSources.sourceVersion),
      ),
    )
    .leftJoin(
      answerHistory,
      and(
        eq(answerHistory.applicationId, answerSources.sourceApplicationId),
        eq(answerHistory.requirementId, answerSources.sourceRequirementId),
        eq(answerHistory.version, answerSources.sourceVersion),
      ),
    )
    .where(or(eq(answerSources.applicationId, id), eq(answerSources.sourceApplicationId, id)))
    .orderBy(answerSources.takenAt)

/** An answer that was written anew, or put back, has nothing to do with its source any more. */
function isStillTaken({ taken, here, dataTypeThere, dataTypeHere }: Link): boolean {
  if (taken === null) return true
  return isTakenFrom(writtenText(dataTypeHere, here), writtenText(dataTypeThere, taken))
}

function toSource(link: Link): NonNullable<Field['source']> {
  const changed = changedValue(link)
  return {
    applicationId: link.sourceApplicationId,
    requirementId: link.sourceRequirementId,
    title: link.giverTitle,
    hasChanged: changed !== undefined,
    ...(changed !== undefined && { fieldValue: changed }),
  }
}

function toUse(link: Link): NonNullable<Field['usedIn']>[number] {
  return {
    scholarshipId: link.takerScholarshipId,
    title: link.takerTitle,
    status: link.takerStatus,
    isBehind: link.takerStatus === 'Draft' && changedValue(link) !== undefined,
  }
}

/** What the source says now, when it says something else than was taken and than is here. */
function changedValue(link: Link): FieldValue | undefined {
  if (link.newer === null) return undefined
  const now = writtenText(link.dataTypeThere, link.newer)
  const isAsTaken = link.taken !== null && writtenText(link.dataTypeThere, link.taken) === now
  if (isAsTaken || now === '' || writtenText(link.dataTypeHere, link.here) === now) return undefined
  return convertAnswer(link.newer, link.dataTypeThere, link.dataTypeHere)
}
