import type { AssistanceQuestion } from '@laurel/contract/assistance'
import type { HelpTopic } from '@laurel/contract/help-topic'
import { helpTopics } from '@laurel/contract/help-topics'
import { closestToReady } from '@laurel/contract/words/closest-to-ready'
import { isDraft } from '@laurel/contract/words/own-status'
import { potentialAwards } from '@laurel/contract/words/potential-awards'
import { upcoming } from '@laurel/contract/words/upcoming'
import { readStats } from '../applications/list-mine.ts'
import { readIsSubscriber } from '../../money/quota/queries.ts'
import { listUnlocks } from '../../catalogue/scholarships/list-unlocks.ts'
import { readOwn } from './answer-own.ts'
import type { Asking } from './found.ts'
import { OWN_QUESTIONS, type OwnQuestionId } from './own-questions.ts'

/** The help that is suggested beside a student's own questions. */
const SUGGESTED_HELP: readonly HelpTopic['id'][] = [
  'matching',
  'why-not-eligible',
  'essay-assistant',
  'ai-policies',
  'receipts',
  'privacy',
]

/** Questions worth asking for this student: those that would be answered with "nothing" are left out. */
export async function listQuestions(asking: Asking): Promise<AssistanceQuestion[]> {
  const worth = await findWorth(asking)
  const own = OWN_QUESTIONS.filter(({ id }) => worth.has(id))
  const topics = helpTopics(asking.app.config.productName)
  const help = SUGGESTED_HELP.flatMap((id) => topics.find((topic) => topic.id === id) ?? [])
  return [...own, ...help].map(({ id, question }) => ({ id, question }))
}

/** Every question that has an answer, suggested or not. */
export function findQuestion(product: string, id: string): AssistanceQuestion | undefined {
  const all: readonly AssistanceQuestion[] = [...OWN_QUESTIONS, ...helpTopics(product)]
  const found = all.find((each) => each.id === id)
  return found && { id, question: found.question }
}

async function findWorth(asking: Asking): Promise<Set<OwnQuestionId>> {
  const { app, who } = asking
  const now = app.clock.now()
  const [{ saved, mine }, stats, unlocks, isSubscriber] = await Promise.all([
    readOwn(asking),
    readStats(app, who),
    listUnlocks(app, who),
    readIsSubscriber(app.db, who.applicantId, now),
  ])
  const hasMatches = stats.yourRecommendation > 0
  const deadlines = upcoming(saved, mine, now)
  const worth: Record<OwnQuestionId, boolean> = {
    'match-count': true,
    'next-deadlines': deadlines.length > 0,
    'draft-missing': mine.some((each) => isDraft(each) && each.isOpen),
    'closest-to-ready': closestToReady(saved, mine).length > 0,
    'opens-most': unlocks.questions.some(({ scholarships }) => scholarships > 0),
    'best-matches': hasMatches,
    'application-status': stats.applied > 0,
    'work-today': deadlines.length > 0,
    'essays-needed': [...mine, ...saved].some(
      ({ isOpen, requirements }) =>
        isOpen && requirements.some(({ requirementType }) => requirementType === 'essay'),
    ),
    easiest: hasMatches,
    'highest-amounts': hasMatches,
    potential: potentialAwards(saved, mine).totalUsd > 0,
    'saved-list': saved.length > 0,
    'free-views': !isSubscriber,
  }
  return new Set(OWN_QUESTIONS.flatMap(({ id }) => (worth[id] ? [id] : [])))
}
