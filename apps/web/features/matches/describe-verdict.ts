import type { ListedScholarship, Match } from '@laurel/contract/scholarship-shapes'
import { deadlineBadge } from '../scholarships/deadline-words.ts'
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

export type Stated = Pick<
  ListedScholarship,
  'deadline' | 'isOpen' | 'scholarshipStatus' | 'appliedElsewhereAt' | 'match' | 'user'
>

/** The same for a scholarship, where being sent or closed says more than the match. */
export function describeState(scholarship: Stated, now: Date): VerdictWords | undefined {
  if (scholarship.scholarshipStatus === 'Received') return { tone: 'sent', line: 'Applied' }
  if (scholarship.appliedElsewhereAt !== undefined)
    return { tone: 'sent', line: `Applied at ${scholarship.user.firstName}` }
  if (!scholarship.isOpen)
    return { tone: 'closed', line: deadlineBadge(scholarship, now)?.words ?? 'Closed' }
  return scholarship.match && describeVerdict(scholarship.match)
}
