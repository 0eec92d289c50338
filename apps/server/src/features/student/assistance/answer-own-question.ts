import { answerApplicationStatus } from './answer-applications.ts'
import { answerEssaysNeeded } from './answer-essay.ts'
import { answerFirstMatches, answerMatchCount, answerOpensMost } from './answer-matches.ts'
import {
  answerClosest,
  answerDraftMissing,
  answerNextDeadlines,
  answerPotential,
  answerSavedList,
} from './answer-own.ts'
import { answerWorkToday } from './answer-plan.ts'
import { answerFreeViews } from './answer-quota.ts'
import type { Asking, Found } from './found.ts'
import type { OwnQuestionId } from './own-questions.ts'

const ANSWERS: Record<OwnQuestionId, (asking: Asking) => Promise<Found>> = {
  'match-count': answerMatchCount,
  'next-deadlines': answerNextDeadlines,
  'draft-missing': answerDraftMissing,
  'closest-to-ready': answerClosest,
  'opens-most': answerOpensMost,
  'best-matches': answerFirstMatches('match'),
  'application-status': answerApplicationStatus,
  'work-today': answerWorkToday,
  'essays-needed': answerEssaysNeeded,
  easiest: answerFirstMatches('effort'),
  'highest-amounts': answerFirstMatches('amount'),
  potential: answerPotential,
  'saved-list': answerSavedList,
  'free-views': answerFreeViews,
}

/** The answer to a question about what this student has here. */
export const answerOwn = (asking: Asking, id: OwnQuestionId): Promise<Found> => ANSWERS[id](asking)
