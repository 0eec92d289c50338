import { FACT_WORDS } from '@laurel/contract/profile-facts'
import { OPTION_LABELS } from '@laurel/contract/profile-options'
import type { Answers, FactValue } from '@laurel/matching/answers'
import { FACTS, type FactDefinition, type FactId } from '@laurel/matching/facts'
import type { App } from '../../../app-context.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import type { Material } from '../../../integrations/ai/writing-task.ts'
import { writtenText } from '../answers/convert-answer.ts'
import { suggestAnswers } from '../answers/suggest-answers.ts'
import { readAnswers } from '../../people/profile/read-answers.ts'
import { splitQualified } from '../../people/profile/parse-place.ts'

/** What an essay may speak of unasked. Nothing sensitive: a student who wants it told, tells it. */
const TOLD_FACTS: readonly FactId[] = [
  'schoolLevel',
  'fieldOfStudy',
  'degreeType',
  'careerGoal',
  'college',
  'highSchool',
  'city',
  'state',
  'activity',
  'membership',
  'occupation',
  'employer',
]
const facts: readonly FactDefinition[] = FACTS
const TOLD = facts.filter(({ id, sensitive }) => !sensitive && TOLD_FACTS.includes(id as FactId))

/** What is known of the student that an essay may rest on. */
export async function gatherMaterial(
  app: App,
  applicantId: OwnApplicantId,
  about: { scholarshipId: string; requirementId: string } | undefined,
): Promise<Material[]> {
  const [answers, earlier] = await Promise.all([
    readAnswers(app.db, applicantId),
    about ? earlierAnswers(app, applicantId, about) : [],
  ])
  return [...profileMaterial(answers), ...earlier]
}

/** The facts of a profile in words. */
export function profileMaterial(answers: Answers): Material[] {
  return TOLD.flatMap(({ id, openOption }) => {
    const told = (answers[id] ?? []).filter((value) => value !== openOption)
    if (told.length === 0) return []
    const text = told.map((value) => sayValue(id as FactId, value)).join(', ')
    return [{ from: 'profile' as const, about: id, label: FACT_WORDS[id as FactId].label, text }]
  })
}

function sayValue(fact: FactId, value: FactValue): string {
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = OPTION_LABELS
  const label = labels[fact]?.[String(value)]
  return label ?? splitQualified(String(value)).name
}

/** More of what was written for others would drown what is said now. */
const MOST_EARLIER = 2
const MOST_CHARACTERS = 2000

async function earlierAnswers(
  app: App,
  applicantId: OwnApplicantId,
  { scholarshipId, requirementId }: { scholarshipId: string; requirementId: string },
): Promise<Material[]> {
  const all = await suggestAnswers(app, applicantId, scholarshipId)
  const mine = all.find((each) => each.requirementId === requirementId)?.suggestions ?? []
  return mine.slice(0, MOST_EARLIER).map(({ question, title, fieldValue }) => ({
    from: 'answer' as const,
    about: question,
    label: `Your answer for ${title}`,
    text: writtenText('editor', fieldValue).slice(0, MOST_CHARACTERS),
  }))
}
