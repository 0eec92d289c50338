import type { updateProfile } from '@laurel/contract/profile'
import type { BodyInputOf } from '@laurel/contract/define-call'
import { CallError } from '../../../api/call-error.ts'
import { productName } from '../../../product.ts'
import { splitName } from '../../people/questions/account-questions.ts'
import { ACCOUNT_PHASE } from '../../people/questions/phases.ts'
import { toProfileUpdate } from '../../people/questions/profile-update.ts'
import { nextQuestion } from '../../people/questions/question-list.ts'
import { givenPhone } from './given-phone.ts'
import { withTold } from './note-told.ts'
import { offerFeatured, showPreviews } from './offers.ts'
import { isCode, isLoggedOut, type Talk } from './talk.ts'

const SAVE_FAILED = 'Profile update failed. Please try again.'
const COMPLETED = 'Onboarding completed. Redirecting to dashboard...'
const REDIRECT_MS = 1000

const groupsOf = (talk: Talk) => [
  ...new Set(talk.questions.map((question) => talk.groupOf(question))),
]

/** The first group that is answered and not saved. */
function groupToSave(talk: Talk): number | undefined {
  return groupsOf(talk).find(
    (group) =>
      !talk.progress.saved.includes(group) &&
      talk.askedIn(group).every(({ key }) => talk.answers[key] !== undefined),
  )
}

/** Goes on with whatever comes next: saving a phase, an offer, a question, or the end. */
export async function advance(talk: Talk): Promise<void> {
  talk.go({ at: 'between' })
  const { applicantId } = talk.progress
  const group = applicantId === null ? undefined : groupToSave(talk)
  if (group !== undefined && !(await save(talk, group))) return
  if (group !== undefined) return advance(talk)
  if (talk.kind === 'onboarding' && applicantId !== null && (await offer(talk))) return
  const next = nextQuestion(talk.questions, talk.answers)
  if (next) {
    await talk.think(() => Promise.resolve())
    return talk.ask(next)
  }
  await finish(talk)
}

/** Whether there is something to look at before the next question. */
async function offer(talk: Talk): Promise<boolean> {
  const { isFeaturedDone, saved, previewed } = talk.progress
  if (!isFeaturedDone && (await offerFeatured(talk))) return true
  const group = saved.find((each) => !previewed.includes(each))
  return group !== undefined && showPreviews(talk, group)
}

function updateOf(talk: Talk, group: number): BodyInputOf<typeof updateProfile> {
  if (group === ACCOUNT_PHASE) {
    const phone = givenPhone(talk.answers)
    const fullName = talk.answers['fullName']?.[0]
    return { ...(fullName && splitName(fullName)), ...(phone !== '' && { phone }) }
  }
  const questions = talk.questions.filter((question) => talk.groupOf(question) === group)
  const isLast = group === groupsOf(talk).at(-1)
  return {
    ...withTold(talk, toProfileUpdate(questions, talk.answers)),
    ...(isLast && { isProfileUpdate: 'true' as const }),
  }
}

/** Sends the answers of a group; false when the conversation cannot go on. */
async function save(talk: Talk, group: number): Promise<boolean> {
  const id = talk.progress.applicantId ?? ''
  try {
    await talk.think(() => talk.ports.saveProfile(id, updateOf(talk, group)))
    talk.dispatch({ type: 'savedGroup', group })
    return true
  } catch (failure) {
    refuseSave(talk, failure)
    return false
  }
}

function refuseSave(talk: Talk, failure: unknown): void {
  if (isCode(failure, 'UNDER_AGE')) return endUnderAge(talk)
  if (isLoggedOut(failure)) return talk.askToLogInAgain()
  const fields = failure instanceof CallError ? Object.entries(failure.fields) : []
  const refused = fields.flatMap(([path, message]) => {
    const name = path.split('.').at(-1) ?? path
    const question =
      talk.find(name) ?? (path.startsWith('address') ? talk.find('address') : undefined)
    return question ? [{ question, message }] : []
  })[0]
  if (refused) {
    talk.say(refused.message, 'error')
    talk.dispatch({ type: 'reopened', key: refused.question.key })
    return talk.ask(refused.question)
  }
  talk.say(SAVE_FAILED, 'error')
  talk.go({ at: 'stuck' })
}

function endUnderAge(talk: Talk): void {
  talk.ports.closeAccount()
  talk.restart()
  talk.dispatch(
    {
      type: 'laurelSaid',
      text: `${productName} is for students of 16 and over, so we have closed this account and remove what you entered within 24 hours. We would be glad to see you again when you are 16.`,
    },
    { type: 'went', place: { at: 'ended' } },
  )
  talk.ports.drop()
}

async function finish(talk: Talk): Promise<void> {
  const isOnboarding = talk.kind === 'onboarding'
  talk.say(isOnboarding ? COMPLETED : 'Thank you. Your profile is up to date.')
  talk.go({ at: 'finished' })
  if (isOnboarding) talk.ports.recordConversions()
  talk.ports.drop()
  await talk.ports.pause(REDIRECT_MS)
  talk.ports.leave('finished')
}
