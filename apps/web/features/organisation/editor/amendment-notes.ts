import { FIRST_DEADLINE_DAYS } from '@laurel/contract/round-states'
import type { EditedScholarship } from '@laurel/contract/publishing-shapes'

/** What may still become of a part of a published scholarship, in words that stand at it. */
export function amendmentNotes({
  hasApplicants,
  listing,
}: Pick<EditedScholarship, 'hasApplicants' | 'listing'>): Readonly<Record<string, string>> {
  return {
    award:
      'Students count on this: amounts, the number of awards and the budget can grow, not shrink.',
    'deadline.opens': 'It can open earlier, not later.',
    'deadline.date':
      listing.deadline.date === null
        ? `There is none yet, so students need at least ${FIRST_DEADLINE_DAYS} days from today.`
        : 'It can move later, not earlier.',
    announceBy: 'A promise: it can be moved, and everyone hears about it.',
    ...(listing.deadline.date !== null && {
      'deadline.timeZone': 'It can’t change: the last day ends by it.',
    }),
    ...(hasApplicants && {
      criteria:
        'Students have begun to apply: rules can be loosened or dropped, not added or tightened. Whoever has applied is judged by what they sent.',
      requirements:
        'Students have begun to apply: you can ask for less, not for more. What was sent stays as it is.',
    }),
  }
}
