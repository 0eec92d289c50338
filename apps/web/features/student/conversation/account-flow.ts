import { CallError } from '../../../api/call-error.ts'
import { isEmail } from '../../people/accounts/account-rules.ts'
import { splitName } from '../../people/questions/account-questions.ts'
import { ACCOUNT_PHASE } from '../../people/questions/phases.ts'
import type { Given, Problem } from '../../people/questions/question.ts'
import { advance } from './advance.ts'
import { givenPhone } from './given-phone.ts'
import { refreshCount } from './live-count.ts'
import { isCode, type Talk } from './talk.ts'

/** The texts of specification 2, sections 5 and 8. */
const INVALID_EMAIL = 'Please enter a valid email address.'
const EMPTY_PASSWORD = 'Password cannot be empty. Please try again.'
const UNKNOWN_EMAIL = 'Email not found. Please start over.'
const CHECK_FAILED = 'Error checking email. Please try again.'
const LOGIN_FAILED = 'Login failed. Please try again.'
const LOGIN_UNKEPT = 'Login successful but there was an issue. Please refresh the page.'
const MISSING_DATA = 'Missing required signup data'
const SIGN_UP_FAILED = 'Signup failed. Please try again.'

/** What the chat says about an address or a password, where its words differ from the forms'. */
export function chatProblem(key: string, [first = '']: Given): Problem | undefined {
  if (key === 'email' && !isEmail(first)) return { message: INVALID_EMAIL }
  return key === 'password' && first === '' ? { message: EMPTY_PASSWORD } : undefined
}

/** Goes on after an address: to the password of the account that has it, or to signing up. */
export async function afterEmail(talk: Talk): Promise<void> {
  const email = talk.answers['email']?.[0]?.trim() ?? ''
  try {
    const isKnown = await talk.think(() => talk.ports.hasAccount(email))
    if (isKnown) return talk.askPassword('Welcome back. What is your password?')
    if (talk.progress.intent === 'signUp') return await advance(talk)
    talk.say(UNKNOWN_EMAIL, 'error')
    talk.dispatch({ type: 'reopened', key: 'email' }, { type: 'went', place: { at: 'welcome' } })
  } catch (failure) {
    const isRefused = isCode(failure, 'TOO_MANY_REQUESTS', 'VALIDATION_FAILED')
    const message = isRefused && failure instanceof Error ? failure.message : CHECK_FAILED
    talk.go({ at: 'question', key: 'email' })
    talk.refuse({ message })
  }
}

/** Logs in with the address that was given; the conversation is over for who had an account. */
export async function logIn(talk: Talk, password: string): Promise<void> {
  if (password === '') return talk.refuse({ message: EMPTY_PASSWORD })
  const email = talk.answers['email']?.[0]?.trim() ?? ''
  const { applicantId } = talk.progress
  try {
    const user = await talk.think(() => talk.ports.logIn(email, password))
    talk.dispatch({ type: 'youSaid', text: '••••••••' })
    talk.show({ isLocked: false })
    // The session had ended in the middle: the conversation goes on.
    if (user.id === applicantId) return await advance(talk)
    talk.ports.drop()
    talk.ports.leave('loggedIn')
  } catch (failure) {
    talk.refuse({ message: loginWords(failure) })
  }
}

function loginWords(failure: unknown): string {
  // The server agreed, and this device could not keep the session.
  if (!(failure instanceof CallError)) return LOGIN_UNKEPT
  if (failure.code === 'BAD_CREDENTIALS') return `${LOGIN_FAILED} ${failure.message}.`
  return failure.code === undefined || failure.code === 'INTERNAL' ? LOGIN_FAILED : failure.message
}

const failureText = (failure: unknown) => (failure instanceof Error ? failure.message : '')

function signUpBody(talk: Talk) {
  const answer = (key: string) => talk.answers[key]?.[0] ?? ''
  return {
    ...splitName(answer('fullName')),
    email: answer('email').trim(),
    phone: givenPhone(talk.answers),
    password: talk.password,
    termsAccepted: true,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

const emptyOf = ({ firstName, phone }: ReturnType<typeof signUpBody>) =>
  [
    { key: 'fullName', words: 'name', value: firstName },
    { key: 'phone', words: 'phone', value: phone },
  ].filter(({ value }) => !value)

/** Makes the account at the end of phase 1. A retry or a reload never makes a second one. */
export async function createAccount(talk: Talk): Promise<void> {
  if (talk.password === '') return askPasswordAgain(talk)
  if (talk.progress.onceKey === '') talk.dispatch({ type: 'keyed', onceKey: crypto.randomUUID() })
  const { onceKey } = talk.progress
  const body = signUpBody(talk)
  // What this device kept of the answers can be damaged.
  if (body.email === '') return reopen(talk, 'email', MISSING_DATA)
  const [empty] = emptyOf(body)
  if (empty) return reopen(talk, empty.key, `Missing or empty fields: ${empty.words}`)
  try {
    const user = await talk.think(() => talk.ports.signUp(body, onceKey))
    talk.password = ''
    talk.dispatch(
      { type: 'signedIn', applicantId: user.id },
      { type: 'savedGroup', group: ACCOUNT_PHASE },
      {
        type: 'laurelSaid',
        text: `Nice to meet you, ${user.firstName}. Your account is ready, so nothing gets lost from here.`,
      },
    )
    void refreshCount(talk)
    await advance(talk)
  } catch (failure) {
    refuseSignUp(talk, failure)
  }
}

/** A password is not kept on the device, so after a reload it is asked for once more. */
function askPasswordAgain(talk: Talk): void {
  talk.dispatch({ type: 'reopened', key: 'password' })
  const question = talk.find('password')
  talk.say('Your password is never kept on this device, so please choose it once more.')
  if (question) talk.ask(question)
}

const FIELD_OF: Readonly<Record<string, string>> = {
  email: 'email',
  firstName: 'fullName',
  lastName: 'fullName',
  phone: 'phone',
  password: 'password',
}

function refuseSignUp(talk: Talk, failure: unknown): void {
  // Whatever is corrected next is another request.
  const isUnsure = failure instanceof CallError && failure.isOffline
  if (!isUnsure) talk.dispatch({ type: 'keyed', onceKey: '' })
  if (isCode(failure, 'APPLICANT_EXISTS'))
    return talk.askPassword('You have an account with this address already. What is its password?')
  if (isCode(failure, 'WEAK_PASSWORD')) return reopen(talk, 'password', failureText(failure))
  const fields = failure instanceof CallError ? Object.entries(failure.fields) : []
  const refused = fields.find(([name]) => FIELD_OF[name] !== undefined)
  if (refused) return reopen(talk, FIELD_OF[refused[0]] ?? 'email', refused[1])
  const isTold = isCode(failure, 'TOO_MANY_REQUESTS', 'OVERLOADED', 'UNDER_AGE')
  talk.go({ at: 'question', key: 'terms' })
  talk.refuse({ message: isTold ? failureText(failure) : SIGN_UP_FAILED })
}

/** Asks again for what the server refused. */
function reopen(talk: Talk, key: string, message: string): void {
  const question = talk.find(key)
  talk.say(message, 'error')
  talk.dispatch({ type: 'reopened', key })
  if (question) talk.ask(question)
}
