import { isSameAnswer } from './same-answer.ts'
import type { NewerAnswer } from './save-failure.ts'
import type { DraftPorts, MergedAnswer } from './draft-state.ts'
import type { WrittenAnswers } from './written-answers.ts'

export type Meeting =
  /** Nothing of one's own is at stake: the newer answer stands. */
  | { kind: 'adopted' }
  /** The newer one came from this page: what is written goes on top of it. */
  | { kind: 'own' }
  | { kind: 'merged'; text: string; versions: MergedAnswer }
  /** Both changed the same: a person chooses. */
  | { kind: 'overlap' }

/** Brings what is written together with a newer answer of the server. */
export async function meetNewer(
  answers: WrittenAnswers,
  newer: NewerAnswer,
  loadMerge: DraftPorts['loadMerge'],
): Promise<Meeting> {
  const { value, isUnsaved } = answers.of(newer.requirementId)
  if (!isUnsaved || isSameAnswer(newer.fieldValue, value)) return { kind: 'adopted' }
  if (answers.hasSent(newer)) return { kind: 'own' }
  try {
    return mergeWith(answers, newer, await loadMerge())
  } catch (error) {
    // The code for merging could not be fetched: a person can still choose.
    console.error('Two versions of an answer could not be merged', error)
    return { kind: 'overlap' }
  }
}

function mergeWith(
  answers: WrittenAnswers,
  { requirementId, fieldValue: theirs }: NewerAnswer,
  merge: Awaited<ReturnType<DraftPorts['loadMerge']>>,
): Meeting {
  const { value: mine, baseValue: base } = answers.of(requirementId)
  const areTexts = typeof mine === 'string' && typeof theirs === 'string'
  if (!areTexts || typeof base !== 'string' || answers.isChoice(requirementId))
    return { kind: 'overlap' }
  const text = merge({ base, mine, theirs })
  return text === undefined
    ? { kind: 'overlap' }
    : { kind: 'merged', text, versions: { mine, theirs } }
}
