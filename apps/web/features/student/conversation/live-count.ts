import { isProfileStep } from '../../people/questions/phases.ts'
import { toProfileUpdate } from '../../people/questions/profile-update.ts'
import type { LiveCount, Talk } from './talk.ts'

const several = (count: number) => count.toLocaleString('en-US')

/** What the last answer did, in words that promise nothing and take nothing away. */
export function changeWords({ now, before }: LiveCount): string {
  if (now === 0) return 'Edit an answer above if one is wrong'
  if (before === undefined) return 'Each answer makes this more exact'
  if (before > now) return `${several(before - now)} fewer after your last answer`
  if (now > before) return `${several(now - before)} more since your last answer`
  return 'No change from your last answer'
}

export const countWords = (now: number): string =>
  now === 1 ? 'scholarship may fit you' : 'scholarships may fit you'

/** Orders what comes back: an older count never takes the place of a newer one. */
const newest = new WeakMap<Talk, number>()

/**
 * Counts again with every answer so far, beside whatever else goes on. Before there is an account
 * nothing is sent; a count that fails is left out.
 */
export async function refreshCount(talk: Talk): Promise<void> {
  const { applicantId } = talk.progress
  if (applicantId === null) return
  const turn = (newest.get(talk) ?? 0) + 1
  newest.set(talk, turn)
  const profileQuestions = talk.questions.filter(({ step }) => isProfileStep(step))
  try {
    const { additionalDetails: _own, ...matched } = toProfileUpdate(profileQuestions, talk.answers)
    const now = await talk.ports.countMatches(matched)
    if (newest.get(talk) === turn) talk.show({ count: { now, before: talk.view.count?.now } })
  } catch (error) {
    console.error('The matches could not be counted', error)
  }
}
