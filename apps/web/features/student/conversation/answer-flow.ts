import { answerWords } from '../../people/questions/answer-words.ts'
import { ACCOUNT_PHASE, isProfileStep } from '../../people/questions/phases.ts'
import { toProfileUpdate } from '../../people/questions/profile-update.ts'
import { type Given, problemOf, type Question } from '../../people/questions/question.ts'
import { ADDRESS_PARTS } from '../../people/questions/rules.ts'
import { afterEmail, chatProblem, createAccount } from './account-flow.ts'
import { advance } from './advance.ts'
import { refreshCount } from './live-count.ts'
import { noteTold } from './note-told.ts'
import { isLoggedOut, type Talk } from './talk.ts'

/** Specification 2, section 5, "Chat answers". */
export const CONTINUE_QUESTION = 'Would you like to continue on profile setup?'
const VALIDATION_FAILED = 'Response validation failed, but continuing with setup.'

/** Takes an answer, or says what is wrong with it. */
export async function answer(talk: Talk, question: Question, given: Given): Promise<void> {
  const { key, step } = question
  const context = { answers: talk.answers, today: talk.ports.today(), isChat: true }
  const problem = chatProblem(key, given) ?? problemOf(question, given, context)
  if (problem) return talk.refuse(problem)
  if (key === 'password') talk.password = given[0] ?? ''
  talk.show({ problem: undefined })
  talk.dispatch(
    { type: 'answered', key, given, words: answerWords(question, given) },
    ...(isSaved(talk, question) ? [changed(talk, question)] : []),
  )
  if (isProfileStep(step)) void refreshCount(talk)
  if (key === 'email') return afterEmail(talk)
  if (talk.progress.applicantId === null) return afterAccountAnswer(talk)
  if (isProfileStep(step) && !(await isFine(talk, question, given))) return
  if (key === 'additionalDetails') await noteTold(talk, given)
  await advance(talk)
}

const isSaved = (talk: Talk, question: Question) =>
  talk.progress.saved.includes(talk.groupOf(question))

/** An edited answer of a phase that is saved makes it be saved again. */
const changed = (talk: Talk, question: Question) => ({
  type: 'changedGroup' as const,
  group: talk.groupOf(question),
})

async function afterAccountAnswer(talk: Talk): Promise<void> {
  const isComplete = talk.askedIn(ACCOUNT_PHASE).every(({ key }) => talk.answers[key] !== undefined)
  await (isComplete ? createAccount(talk) : advance(talk))
}

/** Whether an answer makes sense for its question; a check that fails stops nobody. */
async function isFine(talk: Talk, question: Question, given: Given): Promise<boolean> {
  if (given.every((part) => part.trim() === '')) return true
  try {
    const { result, message } = await talk.think(() =>
      talk.ports.validate(...checkable(question, given), unsavedAnswers(talk)),
    )
    talk.isValidationDown = false
    if (result === 'yes') return true
    talk.say(message, 'warning')
    talk.dispatch(
      { type: 'laurelSaid', text: CONTINUE_QUESTION, tone: 'question' },
      { type: 'went', place: { at: 'doubt', key: question.key } },
    )
    return false
  } catch (error) {
    if (isLoggedOut(error)) {
      talk.askToLogInAgain()
      return false
    }
    console.error('An answer could not be checked', error)
    // Said once for as long as it lasts.
    if (!talk.isValidationDown) talk.say(VALIDATION_FAILED, 'warning')
    talk.isValidationDown = true
    return true
  }
}

const ZIP_CODE = ADDRESS_PARTS.indexOf('zipCode')

/** What is checked of an answer: a grade as its GPA, an address by its ZIP code. */
function checkable({ key, control }: Question, given: Given): [string, string | string[]] {
  if (control.kind === 'address') return ['zipCode', given[ZIP_CODE] ?? '']
  const values = control.kind === 'grade' ? given.slice(0, 1) : given.filter((part) => part !== '')
  const [first = ''] = values
  return [key, values.length > 1 ? [...values] : first]
}

/** Answers that are not saved yet: one must fit the other. */
function unsavedAnswers(talk: Talk) {
  const isUnsaved = (question: Question) => !talk.progress.saved.includes(talk.groupOf(question))
  const questions = talk.questions.filter(
    (question) => isProfileStep(question.step) && isUnsaved(question),
  )
  const { applicantFields, address } = toProfileUpdate(questions, talk.answers)
  return { ...(applicantFields && { applicantFields }), ...(address && { address }) }
}

/** Keeps a doubted answer. */
export async function keepAnswer(talk: Talk): Promise<void> {
  talk.dispatch({ type: 'youSaid', text: 'Keep my answer' })
  await advance(talk)
}

/** Reopens the question of an answer; what was answered later stays. */
export function edit(talk: Talk, key: string): void {
  const question = talk.find(key)
  if (!question || talk.view.isThinking) return
  talk.show({ problem: undefined, cards: undefined })
  talk.ask(question, { isEdit: true })
}

/** Leaves the answer as it was. */
export async function cancelEdit(talk: Talk): Promise<void> {
  talk.show({ problem: undefined })
  talk.dispatch({ type: 'tookBackQuestion' })
  await advance(talk)
}

/** An answer can be changed as long as the chat is the place where it is changed. */
export function canEdit(talk: Talk, key: string): boolean {
  const question = talk.find(key)
  if (!question || key === 'terms' || key === 'password') return false
  const hasAccount = talk.progress.applicantId !== null
  return !(hasAccount && key === 'email')
}
