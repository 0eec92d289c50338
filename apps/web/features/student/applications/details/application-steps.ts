import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import { allMet } from '../../../catalogue/matches/needed-answers.ts'
import type { ApplicationMode } from '../application-mode.ts'
import { describeVerdict } from '@laurel/contract/words/describe-verdict'
import type { Step } from './stepper.tsx'

/** Specification 1, "Scholarship application form": the two steps and what they become. */
export function applicationSteps(
  scholarship: Pick<ScholarshipDetail, 'match' | 'appliedElsewhereAt'>,
  mode: ApplicationMode,
  progressWords: string,
): Step[] {
  if (mode === 'sent')
    return [
      { name: 'APPLIED', caption: 'Your application was sent', isDone: true },
      { name: 'ACCEPTED', caption: 'Received by the sponsor, not a decision', isDone: true },
    ]
  const { match, appliedElsewhereAt } = scholarship
  return [
    {
      name: 'Candidate Eligibility',
      caption: eligibilityWords(match),
      isDone: match.verdict === 'eligible',
    },
    mode === 'provider'
      ? {
          name: 'Apply to the sponsor',
          caption: appliedElsewhereAt ? 'You marked it as applied' : 'On the sponsor’s own site',
          isDone: appliedElsewhereAt !== undefined,
        }
      : { name: 'Submit application', caption: submitWords(mode, progressWords), isDone: false },
  ]
}

function eligibilityWords(match: ScholarshipDetail['match']): string {
  if (match.verdict !== 'eligible') return describeVerdict(match).line
  const rules = match.reasons.filter(({ soft }) => !soft).length
  if (rules === 0) return 'Open to every student'
  return allMet(rules)
}

function submitWords(mode: ApplicationMode, progressWords: string): string {
  if (mode === 'closed') return 'Closed'
  if (mode === 'conflict') return 'Not open to members and their households'
  return mode === 'ineligible' ? 'Not open to you, by your profile' : progressWords
}
