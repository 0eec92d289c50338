import type { Deadline, RequirementLimits } from '@laurel/contract/scholarship-shapes'
import type { Criteria } from '@laurel/matching/criteria'
import { randomUUID } from 'node:crypto'
import { asc, eq, inArray } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { DEFAULT_TIME_ZONE } from '../../days.ts'
import { requirements, scholarships } from '../../db/schema/scholarships.ts'
import { storeScholarships } from '../../features/catalogue/scholarships/store-scholarships.ts'
import type {
  RequirementInput,
  ScholarshipInput,
} from '../../features/catalogue/scholarships/scholarship-input.ts'

type Clauses = Criteria['all']

export interface ScholarshipOptions extends Partial<
  Omit<ScholarshipInput, 'criteria' | 'deadline'>
> {
  criteria?: Clauses
  /** A day in the usual time zone, or more of the deadline; open for ever without one. */
  deadline?: string | Partial<Deadline>
}

export interface StoredScholarship {
  id: string
  sourceKey: string
  /** Ids of the requirements, in order. */
  asks: string[]
}

interface Asked {
  title?: string
  isOptional?: boolean
  options?: string[]
  limits?: RequirementLimits
}

/** A requirement for `aScholarship`; it is called after its type unless it has a title. */
export function asks(dataType: RequirementInput['dataType'], asked: Asked = {}): RequirementInput {
  const { title = dataType, isOptional = false, options = [], limits = {} } = asked
  return {
    title,
    description: '',
    isOptional,
    requirementType: dataType === 'editor' ? 'essay' : 'inputText',
    dataType,
    isCv: false,
    fieldKey: dataType,
    fieldName: title,
    options,
    limits,
  }
}

export const asksCv = (): RequirementInput => ({
  ...asks('file', { title: 'CV', limits: { fileType: ['.pdf'], fileSize: 2 } }),
  isCv: true,
  fieldKey: 'cv',
})

type Parts = Pick<App, 'db' | 'clock'> & { matches: Pick<App['matches'], 'catchUp'> }

/** An open scholarship that asks nothing unless told otherwise; lists show it at once. */
export async function aScholarship(
  app: Parts,
  options: ScholarshipOptions = {},
): Promise<StoredScholarship> {
  const [stored] = await someScholarships(app, [options])
  if (!stored) throw new Error('The scholarship was not stored.')
  return stored
}

/** Several scholarships at once, in the order given. */
export async function someScholarships(
  app: Parts,
  many: readonly ScholarshipOptions[],
): Promise<StoredScholarship[]> {
  const inputs = many.map(toInput)
  await app.db.transaction((tx) => storeScholarships(tx, inputs, app.clock.now()))
  await app.matches.catchUp()
  return readStored(
    app,
    inputs.map((input) => input.sourceKey),
  )
}

function toInput({
  criteria = [],
  deadline = {},
  ...options
}: ScholarshipOptions): ScholarshipInput {
  const title = options.title ?? 'Harbour Light Award'
  return {
    sourceKey: `test:${randomUUID()}`,
    sponsor: 'Harbour Light Trust',
    title,
    descriptionHtml: `<p>${title}</p>`,
    descriptionText: title,
    amounts: [1000],
    award: null,
    deadline: toDeadline(deadline),
    recurrence: null,
    criteria: { all: criteria },
    known: 'stated',
    unreadSentences: [],
    suggestedCriteria: null,
    requirements: [],
    aiPolicy: 'allowed',
    delivery: 'laurel',
    applyUrl: null,
    termsHtml: null,
    privacyHtml: null,
    affidavitHtml: null,
    source: null,
    status: 'published',
    isSample: false,
    isRandomDraw: false,
    isFeatured: false,
    ...options,
  }
}

function toDeadline(deadline: string | Partial<Deadline>): Deadline {
  const stated = typeof deadline === 'string' ? { date: deadline } : deadline
  const { date = null } = stated
  return {
    type: date === null ? 'rolling' : 'fixed',
    timeZone: DEFAULT_TIME_ZONE,
    ...stated,
    date,
  }
}

async function readStored({ db }: Parts, sourceKeys: string[]): Promise<StoredScholarship[]> {
  const rows = await db
    .select({ id: scholarships.id, sourceKey: scholarships.sourceKey })
    .from(scholarships)
    .where(inArray(scholarships.sourceKey, sourceKeys))
  const asked = await db
    .select({ id: requirements.id, scholarshipId: requirements.scholarshipId })
    .from(requirements)
    .innerJoin(scholarships, eq(scholarships.id, requirements.scholarshipId))
    .where(inArray(scholarships.sourceKey, sourceKeys))
    .orderBy(asc(requirements.position))
  return sourceKeys.flatMap((sourceKey) => {
    const row = rows.find((each) => each.sourceKey === sourceKey)
    if (!row) return []
    const mine = asked.filter(({ scholarshipId }) => scholarshipId === row.id)
    return [{ ...row, asks: mine.map(({ id }) => id) }]
  })
}
