import type { AiPolicy } from '@laurel/contract/chat-shapes'
import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import { textOf } from '../../../html.ts'
import { readPublicScholarship } from '../answers/queries.ts'
import { readRequirements, type RequirementRow } from '../../catalogue/scholarships/queries.ts'
import { limitOf, type WordLimit } from './word-bounds.ts'

/** What an essay is written for. */
export interface EssaySubject extends WordLimit {
  scholarshipTitle: string
  /** The question in plain text, its title first. */
  question: string
  /** What the requirement is called. */
  title: string
  isShortAnswer: boolean
  aiPolicy: AiPolicy
}

const MOST_QUESTION_CHARACTERS = 4000

/** @throws NOT_FOUND for an unknown scholarship, UNKNOWN_REQUIREMENT for what is not written. */
export async function readSubject(
  app: Pick<App, 'db'>,
  { scholarshipId, requirementId }: { scholarshipId: string; requirementId: string },
): Promise<EssaySubject> {
  const scholarship = await readPublicScholarship(app, scholarshipId)
  const asked = (await readRequirements(app.db, [scholarshipId])).get(scholarshipId) ?? []
  const requirement = asked.find(({ id }) => id === requirementId)
  if (!requirement || !isWritten(requirement)) throw new CallFailure('UNKNOWN_REQUIREMENT')
  const isShortAnswer = requirement.dataType === 'text'
  return {
    scholarshipTitle: scholarship.title,
    title: requirement.title,
    question: sayQuestion(requirement.title, textOf(requirement.description)),
    isShortAnswer,
    ...limitOf(requirement.limits.wordLength, isShortAnswer),
    aiPolicy: scholarship.aiPolicy,
  }
}

/** What is handed in as a file is written here as well, where it may be a PDF. */
function isWritten({ dataType, limits }: RequirementRow): boolean {
  if (dataType === 'file') return limits.fileType === undefined || limits.fileType.includes('.pdf')
  return dataType === 'editor' || dataType === 'text'
}

const sayQuestion = (title: string, description: string): string =>
  (description === '' ? title : `${title}\n${description}`).slice(0, MOST_QUESTION_CHARACTERS)
