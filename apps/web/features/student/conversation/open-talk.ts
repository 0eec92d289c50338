import { readProfile } from '@laurel/contract/profile'
import { deviceStorage } from '../../../browser-storage.ts'
import { call } from '../../../api/call.ts'
import { parseUser, readStoredUser, readToken } from '../../../api/session.ts'
import { QUESTIONS } from '../../people/questions/question-list.ts'
import { advance } from './advance.ts'
import { progressOf } from './begin-progress.ts'
import { openPorts } from './open-ports.ts'
import type { Ports } from './ports.ts'
import { emptyProgress, hasBegun, type Progress } from './progress.ts'
import { saveWanted } from './save-wanted.ts'
import { readProgress } from './stored-progress.ts'
import { Talk } from './talk.ts'
import { openQuestions } from './open-questions.ts'

/** A conversation to show, or the news that nothing is left to ask. */
export type Opened = { talk: Talk } | 'complete'
export type Intent = Progress['intent']

const signedInId = () => (readToken() === null ? null : (parseUser(readStoredUser())?.id ?? null))

/** Set by 'Login with {product}AI'; it counts once. */
function takeLoginFlag(): Intent | undefined {
  const isSet = deviceStorage().getItem('login') === 'true'
  if (isSet) deviceStorage().removeItem('login')
  return isSet ? 'logIn' : undefined
}

/** Opens the onboarding where this person left it, or where their profile begins to have gaps. */
export async function openOnboarding(leave: Ports['leave'], start?: Intent): Promise<Opened> {
  const id = signedInId()
  if (id !== null) void saveWanted()
  const ports = openPorts('onboarding', leave)
  const kept = readProgress(deviceStorage(), 'onboarding', id)
  const intent = takeLoginFlag() ?? start
  const aTalk = (progress: Progress, isResuming = false) =>
    new Talk({
      kind: 'onboarding',
      questions: QUESTIONS,
      ports,
      progress,
      isResuming,
      isLocked: id === null && progress.applicantId !== null,
    })
  if (id === null || kept.applicantId === id) {
    const isResuming = hasBegun(kept)
    const isNew = id === null && !isResuming && intent !== undefined
    const talk = aTalk(isNew ? emptyProgress() : kept, isResuming)
    if (isNew) begin(talk, intent)
    return { talk }
  }
  const profile = await call(readProfile)
  if (profile.isProfileUpdate) return 'complete'
  const talk = aTalk(progressOf(profile))
  talk.say(`Hi ${profile.firstName}. Let’s continue with your profile.`)
  return started(talk)
}

/** Opens the questions that are still open, those that decide the most first. */
export async function openUpdate(leave: Ports['leave']): Promise<Opened> {
  const id = signedInId()
  const profile = await call(readProfile)
  const questions = await openQuestions(profile)
  if (questions.length === 0) return 'complete'
  const kept = readProgress(deviceStorage(), 'update', id)
  const isResuming = kept.applicantId === id && hasBegun(kept)
  const fresh = { ...progressOf(profile), saved: [], previewed: [] }
  const talk = new Talk({
    kind: 'update',
    questions,
    ports: openPorts('update', leave),
    progress: isResuming ? kept : fresh,
    isResuming,
  })
  if (isResuming) return { talk }
  talk.say('A few answers are still open. The ones that decide the most come first.')
  return started(talk)
}

function started(talk: Talk): Opened {
  void advance(talk)
  return { talk }
}

/** Welcome, answered: with an account or for one. */
export function begin(talk: Talk, intent: Intent): void {
  const email = talk.find('email')
  talk.dispatch(
    { type: 'youSaid', text: intent === 'signUp' ? 'Sign up' : 'Log in' },
    { type: 'intended', intent },
  )
  if (email) talk.ask(email)
}
