/**
 * What was answered to a question, as a list: one entry for a single answer, several for several.
 * An empty list says that the person passed over the question; undefined, that it was not asked.
 */
export type Given = readonly string[]

export type Answers = Readonly<Record<string, Given | undefined>>

export interface Choice {
  id: string
  label: string
}

/** How a question is answered. The parts of an answer stand in the order of the control's own. */
export type Control =
  | { kind: 'text'; type: 'text' | 'email'; autoComplete: string; isLong?: boolean }
  | { kind: 'password' }
  /** Country of the dial code, digits. */
  | { kind: 'phone' }
  | { kind: 'terms' }
  | { kind: 'choice'; choices: readonly Choice[]; isMultiple: boolean }
  /** YYYY-MM-DD. */
  | { kind: 'birthDate' }
  /** YYYY-MM. */
  | { kind: 'month' }
  /** Names of schools, up to so many. */
  | { kind: 'school'; of: 'highSchool' | 'college'; most: number }
  /** GPA, marking system, the grade as it was typed. */
  | { kind: 'grade' }
  /** The parts of ADDRESS_PARTS. */
  | { kind: 'address' }

/** What is wrong with an answer and with which of its parts, the first by default. */
export interface Problem {
  message: string
  part?: number
}

export interface RuleContext {
  answers: Answers
  /** YYYY-MM-DD where the person is. */
  today: string
  /** Forms require more than the conversation, in which a school and a street can be passed over. */
  isChat?: boolean
}

export interface Question {
  /** The key of the form field, or the name of the part of the account. */
  key: string
  /** 2 to 18; the first step is the welcome. */
  step: number
  /** What the control is called in a form. */
  label: string
  ask: { student: string; parent: string }
  /** One line on why it is asked. */
  why?: string
  control: Control
  /** Nobody's business unless the person wants it to be: *Prefer not to say* is an answer. */
  isSensitive?: boolean
  /** May be skipped. */
  isOptional?: (answers: Answers) => boolean
  /** May be skipped in the conversation, though the specification's forms require it. */
  isOptionalInChat?: true
  /** Asked only when this holds; undefined while it cannot be told. */
  isAsked?: (answers: Answers) => boolean | undefined
  /** What is wrong with an answer that was given, by the specification's rules (2, section 5). */
  problem: (given: Given, context: RuleContext) => Problem | undefined
}

/** Whether a question may be left without an answer. */
export const canSkip = (question: Question, answers: Answers, isChat = false): boolean =>
  question.isSensitive === true ||
  (question.isOptional?.(answers) ?? false) ||
  (isChat && question.isOptionalInChat === true)

export const isAsked = (question: Question, answers: Answers): boolean =>
  question.isAsked ? question.isAsked(answers) === true : true

/** The question as it is put: to the student, or to a parent about the student. */
export const wordsOf = (question: Question, answers: Answers): string =>
  answers['iAm']?.[0] === 'PARENT' ? question.ask.parent : question.ask.student

/** What stands in the way of going on: nothing when the question may be skipped and was. */
export function problemOf(
  question: Question,
  given: Given,
  context: RuleContext,
): Problem | undefined {
  const isEmpty = given.every((part) => part.trim() === '')
  if (isEmpty && canSkip(question, context.answers, context.isChat)) return undefined
  return question.problem(given, context)
}
