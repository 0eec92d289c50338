import type { Answers } from '@laurel/matching/answers'
import type { OwnApplicantId } from '../../../http/session.ts'

/** An answer given in the conversation, with what is known of whoever gave it. */
export interface GivenAnswer {
  /** The key of a form field, or the question as it was put. */
  question: string
  answer: string | readonly string[]
  /** Saved, or given before in this conversation. */
  known: Answers
  /** YYYY-MM-DD where the student is. */
  today: string
}

/** Judges whether an answer makes sense for its question: by rules, then by a model if there is one. */
export interface AnswerJudge {
  /** What is odd and what to do, in one sentence to the person; undefined for a sensible answer. */
  findOddity(given: GivenAnswer, applicantId: OwnApplicantId): Promise<string | undefined>
}
