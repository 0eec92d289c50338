import { NO_SPONSOR } from '@laurel/contract/words/sponsor-words'
import type { ListingText } from '../listing-reading.ts'

/** Where who gives it is named: where a list names nobody, the award may have their name. -1 for nowhere. */
export const placeOfGiver = (texts: readonly ListingText[]): number => {
  const at = texts.findIndex(({ kind }) => kind === 'sponsor')
  return texts[at]?.text === NO_SPONSOR ? texts.findIndex(({ kind }) => kind === 'title') : at
}
