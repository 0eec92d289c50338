import type { ListedScholarship, Match } from '@laurel/contract/scholarship-shapes'
import { counted } from './list-words.ts'
import { answersNeeded } from './open-question.ts'

export type VerdictTone = 'eligible' | 'possible' | 'ineligible' | 'closed' | 'sent'

export interface VerdictWords {
  tone: VerdictTone
  line: string
}

const answers = (match: Match) => `${counted(answersNeeded(match), 'answer')} needed`

/** The verdict in one line: "You’re eligible", "Possible. One answer needed". */
export function describeVerdict(match: Match): VerdictWords {
  if (match.verdict === 'eligible') return { tone: 'eligible', line: 'You’re eligible' }
  if (match.verdict === 'ineligible') return { tone: 'ineligible', line: 'Not a match' }
  return { tone: 'possible', line: `Possible. ${answers(match)}` }
}

type Stated = Pick<
  ListedScholarship,
  'isOpen' | 'scholarshipStatus' | 'appliedElsewhereAt' | 'match'
>

/** The same for a scholarship, where being sent or closed says more than the match. */
export function describeState(scholarship: Stated): VerdictWords | undefined {
  if (scholarship.scholarshipStatus === 'Received') return { tone: 'sent', line: 'Applied' }
  if (scholarship.appliedElsewhereAt !== undefined)
    return { tone: 'sent', line: 'You applied at the sponsor' }
  if (!scholarship.isOpen) return { tone: 'closed', line: 'Closed' }
  return scholarship.match && describeVerdict(scholarship.match)
}
