import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { isCode, type Talk } from './talk.ts'

/** Page sizes of specification 2, section 9: "4 onboarding, 1 in chat". */
const PREVIEWED = 4
/** The texts of specification 2, section 8. */
const FETCH_FAILED = 'Failed to fetch scholarship data. Please try again.'
const NO_TOKEN = 'Authentication token not found'
const NO_USER = 'User information not found'
const NO_DATA = 'No scholarship data received'

/** Offers the featured scholarship, once; false when there is none to apply to. */
export async function offerFeatured(talk: Talk): Promise<boolean> {
  try {
    // Nothing is there to press until it is: an answer would be followed by the offer once more.
    const [scholarship] = await talk.think(() => talk.ports.listMatches(1))
    const canApply =
      scholarship?.delivery === 'laurel' &&
      scholarship.requirements.length === 0 &&
      !scholarship.isLocked
    if (scholarship && canApply && scholarship.scholarshipStatus === undefined) {
      talk.show({ cards: [scholarship] })
      if (talk.progress.place.at !== 'featured')
        talk.dispatch(
          {
            type: 'laurelSaid',
            text: 'Here is a scholarship that you can apply to right now, without writing anything.',
          },
          { type: 'went', place: { at: 'featured' } },
        )
      return true
    }
  } catch (error) {
    console.error('The featured scholarship could not be read', error)
  }
  talk.dispatch({ type: 'settledFeatured' })
  return false
}

/** Shows what fits so far; false when there is nothing to show. */
export async function showPreviews(talk: Talk, group: number): Promise<boolean> {
  const isNew = talk.progress.place.at !== 'previews'
  try {
    const cards = await talk.think(() => talk.ports.listMatches(PREVIEWED))
    if (cards.length > 0) {
      talk.show({ cards })
      if (isNew) talk.dispatch({ type: 'laurelSaid', text: previewWords(cards) })
      talk.go({ at: 'previews', group })
      return true
    }
    if (isNew) talk.say(NO_DATA)
  } catch (error) {
    console.error('The matches could not be read', error)
    if (isNew) talk.say(failureWords(error), 'warning')
  }
  talk.dispatch({ type: 'previewedGroup', group })
  return false
}

function failureWords(error: unknown): string {
  if (isCode(error, 'SESSION_ENDED')) return NO_TOKEN
  return isCode(error, 'NOT_FOUND') ? NO_USER : FETCH_FAILED
}

/** What is true of the cards that are shown, not of all that may be found. */
function previewWords(cards: readonly ListedScholarship[]): string {
  const fitting = cards.filter(({ match }) => match?.verdict === 'eligible').length
  if (fitting === cards.length) return 'Nice, these now match you.'
  if (fitting === 0) return 'Here are some that may fit. Your next answers show which ones do.'
  return 'Here are some that fit you, and some that may. Your next answers show which ones do.'
}
