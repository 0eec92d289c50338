import type { Given } from '../../people/questions/question.ts'
import type { ProfileUpdate } from '../../people/questions/profile-update.ts'
import type { Talk } from './talk.ts'

/** Understands what a person's own words plainly say, and says so; without a connection nothing is. */
export async function noteTold(talk: Talk, [text = '']: Given): Promise<void> {
  try {
    const { factsTold, toldWords } = await import('@laurel/contract/words/told-facts')
    talk.told = factsTold(text)
    const words = toldWords(text)
    if (words !== undefined) talk.say(words)
  } catch (error) {
    console.error('What was told could not be read', error)
  }
}

/** An update that carries a person's own words, with the answers that these gave. */
export function withTold(talk: Talk, update: ProfileUpdate): ProfileUpdate {
  const told = Object.entries(talk.told).map(([fieldId, isTrue]) => ({
    fieldId,
    fieldValue: String(isTrue),
  }))
  if (told.length === 0 || update.additionalDetails === undefined) return update
  return { ...update, applicantFields: [...(update.applicantFields ?? []), ...told] }
}
