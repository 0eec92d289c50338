import type { FieldValue } from '@laurel/contract/application-shapes'
import { htmlToText } from '@laurel/contract/essay-text'
import { optionLabel } from '@laurel/contract/profile-options'
import { questionLabel } from '@laurel/contract/words/open-question'
import type { Criteria } from '@laurel/matching/criteria'
import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { Sender } from '../../../db/schema/applications.ts'
import { requirements, scholarships } from '../../../db/schema/scholarships.ts'
import { receiptNumber } from '../../student/applications/rules.ts'
import type { ExportedApplicant } from './read-batches.ts'
import type { Column as TableColumn } from '../../../exports/write-table.ts'
import type { Cell } from '../../../exports/write-csv.ts'

/** A column of the exported table. */
export type Column = TableColumn<ExportedApplicant>

/** Named as providers' associations name them in their exchange of applications, where they do. */
const OF_EVERYBODY: readonly Column[] = [
  { name: 'Application ID', cellOf: ({ applicationId }) => receiptNumber(applicationId) },
  { name: 'First Name', cellOf: ({ sender }) => sender?.firstName },
  { name: 'Last Name', cellOf: ({ sender }) => sender?.lastName },
  { name: 'Email Address', cellOf: ({ sender }) => sender?.email },
  { name: 'Phone Number', cellOf: ({ sender }) => sender?.phone },
  { name: 'Date Submitted', cellOf: ({ submittedAt }) => submittedAt.toISOString() },
  { name: 'Application Status', cellOf: ({ standing }) => standing },
  { name: 'Questions Answered', cellOf: ({ answered }) => answered },
  { name: 'Questions Asked', cellOf: ({ asked }) => asked },
  { name: 'Tags', cellOf: ({ tags }) => tags?.join('; ') },
  { name: 'Assigned To', cellOf: ({ assignedId, assignedTo }) => assignedId && assignedTo },
]

/** The columns of a scholarship: of everybody, of each fact its rules ask for, of each question. */
export async function listColumns(db: Queryable, scholarshipId: string): Promise<Column[]> {
  const [scholarship] = await db
    .select({ criteria: scholarships.criteria })
    .from(scholarships)
    .where(eq(scholarships.id, scholarshipId))
  const asked = await db
    .select()
    .from(requirements)
    .where(eq(requirements.scholarshipId, scholarshipId))
    .orderBy(asc(requirements.position), asc(requirements.id))
  const keys = [...new Set(factsOf(scholarship?.criteria))]
  return [
    ...OF_EVERYBODY,
    ...keys.map(factColumn),
    { name: 'Other Facts', cellOf: ({ sender }) => otherFacts(sender, keys) },
    ...asked.map(answerColumn),
  ]
}

type Clause = Criteria['all'][number]

function factsOf(criteria: Criteria | undefined): string[] {
  const keysOf = (clause: Clause): string[] => {
    if ('any' in clause) return clause.any.flatMap(keysOf)
    if ('all' in clause) return clause.all.flatMap(keysOf)
    if ('not' in clause) return keysOf(clause.not)
    if (!('fact' in clause)) return []
    const { fact, relation } = clause
    return [relation === undefined || relation === 'self' ? fact : `${fact}:${relation}`]
  }
  return (criteria?.all ?? []).flatMap(keysOf)
}

type Fact = Sender['facts'][number]

const factColumn = (key: string): Column => ({
  name: nameOfFact(key),
  cellOf: ({ sender }) => {
    const fact = sender?.facts.find((each) => each.fact === key)
    return fact && valuesOf(fact)
  },
})

function nameOfFact(key: string): string {
  const [fact = key, relation] = key.split(':')
  return questionLabel(relation === undefined ? { fact } : { fact, relation })
}

function valuesOf({ fact: key, values }: Fact): Cell {
  const [fact = key] = key.split(':')
  const [only] = values
  if (values.length === 1 && typeof only !== 'string') return only
  return values
    .map((value) => (typeof value === 'string' ? (optionLabel(fact, value) ?? value) : value))
    .join('; ')
}

/** What was sent under rules that are no longer those of the scholarship. */
const otherFacts = (sender: Sender | null, keys: readonly string[]): string =>
  (sender?.facts ?? [])
    .filter(({ fact }) => !keys.includes(fact))
    .map((fact) => `${nameOfFact(fact.fact)}: ${valuesOf(fact)}`)
    .join('; ')

const answerColumn = ({ id, title, dataType }: typeof requirements.$inferSelect): Column => ({
  name: title,
  cellOf: ({ answers }) => {
    const answer = answers.find(({ requirementId }) => requirementId === id)
    if (!answer) return null
    // A file's own name: its link is the student's.
    if (answer.file) return answer.file.name
    return dataType === 'editor' && typeof answer.value === 'string'
      ? htmlToText(answer.value)
      : plainOf(answer.value)
  },
})

const plainOf = (value: FieldValue): Cell => (Array.isArray(value) ? value.join('; ') : value)
