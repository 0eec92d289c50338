import type { Stage } from '../application-shapes.ts'
import type { Conflict, ListedScholarship, Match } from '../scholarship-shapes.ts'
import { deadlineBadge } from './deadline-words.ts'
import { counted } from './list-words.ts'
import { answersNeeded } from './open-question.ts'

export type VerdictTone =
  | 'eligible'
  | 'possible'
  | 'unread'
  | 'ineligible'
  | 'closed'
  /** Sent, and not decided yet. */
  | 'sent'
  | 'won'
  /** Whoever asks may not enter it, whatever they answer. */
  | 'barred'
  /** Sent, and over. */
  | 'over'

export interface VerdictWords {
  tone: VerdictTone
  line: string
}

/** What a possible match waits for; its sponsor's words where no answer would decide it. */
function waitsFor(match: Match): string {
  const count = answersNeeded(match)
  return count === 0 ? 'Check the sponsor’s own words' : `${counted(count, 'answer')} needed`
}

/** The verdict in one line: "You’re eligible", "Possible. One answer needed". */
export function describeVerdict(match: Match): VerdictWords {
  if (match.verdict === 'eligible') return { tone: 'eligible', line: 'You’re eligible' }
  if (match.verdict === 'ineligible') return { tone: 'ineligible', line: 'Not a match' }
  if (match.known === 'unread') return { tone: 'unread', line: 'Not read yet' }
  return { tone: 'possible', line: `Possible. ${waitsFor(match)}` }
}

export type Stated = Pick<
  ListedScholarship,
  | 'deadline'
  | 'isOpen'
  | 'scholarshipStatus'
  | 'stage'
  | 'appliedElsewhereAt'
  | 'match'
  | 'conflict'
  | 'user'
>

/** What became of an application is its verdict: gold for won alone. */
const STAGE_VERDICTS: Readonly<Record<Stage, VerdictWords>> = {
  under_review: { tone: 'sent', line: 'Under review' },
  finalist: { tone: 'sent', line: 'Finalist' },
  won: { tone: 'won', line: 'Won' },
  not_selected: { tone: 'over', line: 'Not selected' },
  withdrawn: { tone: 'over', line: 'Withdrawn' },
}

/** The same for a scholarship, where being sent, closed or kept out of it says more than the match. */
export function describeState(scholarship: Stated, now: Date): VerdictWords | undefined {
  if (scholarship.scholarshipStatus === 'Received')
    return scholarship.stage === undefined
      ? { tone: 'sent', line: 'Applied' }
      : STAGE_VERDICTS[scholarship.stage]
  if (scholarship.appliedElsewhereAt !== undefined)
    return { tone: 'sent', line: `Applied at ${scholarship.user.firstName}` }
  if (!scholarship.isOpen)
    return { tone: 'closed', line: deadlineBadge(scholarship, now)?.words ?? 'Closed' }
  if (scholarship.conflict) return { tone: 'barred', line: CONFLICT_LINES[scholarship.conflict] }
  return scholarship.match && describeVerdict(scholarship.match)
}

const CONFLICT_LINES: Readonly<Record<Conflict, string>> = {
  OWN_ORGANISATION: 'From your own organization',
  STAFF_IN_DRAW: 'A draw, closed to staff',
}

const SENT_NOTES: Readonly<Record<Stage, string>> = {
  under_review: 'Being read, not decided yet',
  finalist: 'In the last round, not decided yet',
  won: 'You were chosen',
  not_selected: 'Others were chosen',
  withdrawn: 'You withdrew it',
}

/** What there is to say of something sent, by what became of it. */
export const sentNote = (stage: Stage | undefined): string =>
  stage === undefined ? 'Sent, not decided yet' : SENT_NOTES[stage]
