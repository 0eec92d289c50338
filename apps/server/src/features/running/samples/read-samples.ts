import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Award, Deadline, RequirementLimits } from '@laurel/contract/scholarship-shapes'
import type { Criteria } from '@laurel/matching/criteria'
import { DAY_MILLISECONDS, dayIn } from '../../../days.ts'
import { textOf } from '../../../html.ts'
import { toSafeHtml } from '../../catalogue/parsing/cells/parse-html.ts'
import { nextOccurrence } from '../../catalogue/scholarships/rules.ts'
import {
  CV_REQUIREMENT,
  type RequirementInput,
  type ScholarshipInput,
} from '../../catalogue/scholarships/scholarship-input.ts'

const FOLDER = new URL('../../../../../../seed/scholarships/', import.meta.url)
type SampleDeadline = Pick<Deadline, 'type' | 'monthDay' | 'raw' | 'timeZone'> & {
  /** Days from the day of seeding, so that samples never go stale before they are loaded. */
  inDays?: number
}

interface SampleRequirement {
  kind?: 'cv'
  title?: string
  description: string
  optional?: boolean
  limits?: RequirementLimits
  requirementType?: RequirementInput['requirementType']
  field?: Pick<RequirementInput, 'dataType'> & { key: string; name: string; options?: string[] }
}

interface Sample {
  key: string
  title: string
  description: string
  amounts: number[]
  award: Award | null
  deadline: SampleDeadline
  recurrence?: string
  criteria: Criteria['all']
  requirements: SampleRequirement[]
  aiPolicy: ScholarshipInput['aiPolicy']
  delivery: ScholarshipInput['delivery']
  applyUrl?: string
  isRandomDraw?: boolean
  featured?: boolean
  createdDaysAgo: number
  terms?: string
  privacy?: string
  affidavit?: string
}

interface SampleFile {
  sponsor: { name: string }
  scholarships: Sample[]
}

export const sampleKey = (key: string): string => `sample:${key}`

/** The sample catalogue with its dates worked out from now. */
export async function readSamples(now: Date): Promise<ScholarshipInput[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.json')).sort()
  const files = await Promise.all(
    names.map((name) => readFile(fileURLToPath(new URL(name, FOLDER)), 'utf8')),
  )
  return files.flatMap((text) => {
    const { sponsor, scholarships } = JSON.parse(text) as SampleFile
    return scholarships.map((sample) => toInput(sample, sponsor.name, now))
  })
}

function toInput(sample: Sample, sponsor: string, now: Date): ScholarshipInput {
  return {
    sourceKey: sampleKey(sample.key),
    sponsor,
    title: sample.title,
    descriptionHtml: toSafeHtml(sample.description),
    descriptionText: textOf(sample.description),
    amounts: sample.amounts,
    award: sample.award,
    deadline: toDeadline(sample.deadline, now),
    recurrence: sample.recurrence ?? null,
    criteria: { all: sample.criteria },
    known: 'stated',
    unreadSentences: [],
    suggestedCriteria: null,
    requirements: sample.requirements.map(toRequirement),
    aiPolicy: sample.aiPolicy,
    delivery: sample.delivery,
    applyUrl: sample.applyUrl ?? null,
    termsHtml: safeOrNone(sample.terms),
    privacyHtml: safeOrNone(sample.privacy),
    affidavitHtml: safeOrNone(sample.affidavit),
    source: null,
    status: 'published',
    isSample: true,
    isRandomDraw: sample.isRandomDraw ?? false,
    isFeatured: sample.featured ?? false,
    createdAt: new Date(now.getTime() - sample.createdDaysAgo * DAY_MILLISECONDS),
  }
}

const safeOrNone = (html: string | undefined) => (html === undefined ? null : toSafeHtml(html))

function toDeadline({ inDays, ...deadline }: SampleDeadline, now: Date): Deadline {
  const { timeZone, monthDay } = deadline
  if (inDays !== undefined) {
    const date = dayIn(timeZone, new Date(now.getTime() + inDays * DAY_MILLISECONDS))
    return { ...deadline, date }
  }
  if (monthDay === undefined) return { ...deadline, date: null }
  return { ...deadline, date: nextOccurrence(monthDay, dayIn(timeZone, now)), isInferred: true }
}

function toRequirement(sample: SampleRequirement): RequirementInput {
  const { field, title } = sample
  const description = toSafeHtml(sample.description)
  if (field === undefined) return { ...CV_REQUIREMENT, description }
  return {
    title: title ?? field.name,
    description,
    isOptional: sample.optional ?? false,
    requirementType: sample.requirementType ?? 'inputText',
    dataType: field.dataType,
    isCv: false,
    fieldKey: field.key,
    fieldName: field.name,
    options: field.options ?? [],
    limits: sample.limits ?? {},
  }
}
