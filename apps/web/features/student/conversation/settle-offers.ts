import { CallError } from '../../../api/call-error.ts'
import { advance } from './advance.ts'
import { offerFeatured, showPreviews } from './offers.ts'
import { isCode, type Talk } from './talk.ts'

/** The texts of specification 2, section 8. */
const APPLIED = 'Scholarship applied successfully'
const ALREADY_APPLIED = 'Already applied for scholarship'
const APPLY_FAILED = 'Failed to apply for scholarship. Please try again.'

export async function applyToFeatured(talk: Talk): Promise<void> {
  const id = talk.view.cards?.[0]?.id
  if (id === undefined) return skipFeatured(talk)
  try {
    const { status } = await talk.think(() => talk.ports.apply(id))
    talk.dispatch({ type: 'youSaid', text: 'Apply' })
    talk.say(status === 'Received' ? APPLIED : 'Saved draft')
  } catch (failure) {
    if (!isCode(failure, 'ALREADY_APPLIED')) return refuseApplication(talk, failure)
    talk.say(ALREADY_APPLIED)
  }
  await settle(talk)
}

function refuseApplication(talk: Talk, failure: unknown): void {
  const isFinal = isCode(
    failure,
    'NOT_ELIGIBLE',
    'OWN_ORGANISATION',
    'STAFF_IN_DRAW',
    'SCHOLARSHIP_CLOSED',
    'APPLIED_ELSEWHERE',
  )
  const reason = isFinal && failure instanceof CallError ? ` ${failure.message}` : ''
  talk.refuse({ message: `${APPLY_FAILED}${reason}` })
}

export async function skipFeatured(talk: Talk): Promise<void> {
  talk.dispatch({ type: 'youSaid', text: 'Skip' })
  await settle(talk)
}

async function settle(talk: Talk): Promise<void> {
  talk.show({ cards: undefined, problem: undefined })
  talk.dispatch({ type: 'settledFeatured' })
  await advance(talk)
}

/** Goes on after the previews. */
export async function passPreviews(talk: Talk): Promise<void> {
  const { place } = talk.progress
  if (place.at !== 'previews') return
  talk.show({ cards: undefined })
  talk.dispatch({ type: 'previewedGroup', group: place.group })
  await advance(talk)
}

/** Takes up the conversation where it was left: what was on offer is read again. */
export async function pickUp(talk: Talk): Promise<void> {
  talk.show({ isResuming: false })
  const { place } = talk.progress
  if (place.at === 'featured' && (await offerFeatured(talk))) return
  if (place.at === 'previews' && (await showPreviews(talk, place.group))) return
  if (['featured', 'previews', 'between', 'finished'].includes(place.at)) await advance(talk)
}
