import type { EssaySource } from '@laurel/contract/chat-shapes'
import type { Material } from '../../../integrations/ai/writing-task.ts'
import { sentencesOf } from '../../../text/sentences.ts'
import { tellingWords } from '../../../text/telling-words.ts'

/** A sentence rests on what it shares this much of, or this many words with. */
const SHARED_PART = 0.4
const SHARED_WORDS = 3

/** Which sentences of an essay rest on what the student said, each with the closest of it. */
export function traceSources(text: string, material: readonly Material[]): EssaySource[] {
  const known = material.map((each) => ({ ...each, words: tellingWords(each.text) }))
  return sentencesOf(text).flatMap((passage) => {
    const words = tellingWords(passage)
    const rated = known.map((each) => ({ each, rate: rateOf(words, each) }))
    const best = rated.toSorted((one, other) => other.rate - one.rate)[0]
    if (!best || best.rate === 0) return []
    return [{ passage, from: best.each.from, label: best.each.label }]
  })
}

/** How surely a sentence was taken from there; 0 for not at all. */
function rateOf(
  words: ReadonlySet<string>,
  { from, words: known }: Material & { words: ReadonlySet<string> },
): number {
  if (known.size === 0) return 0
  const shared = known.intersection(words).size
  // A fact is a word or two, and stands in the sentence as a whole or not at all.
  if (from === 'profile' || from === 'keywords') return shared === known.size ? shared : 0
  const isTaken = shared >= SHARED_WORDS || shared >= Math.min(known.size, words.size) * SHARED_PART
  return isTaken && shared > 0 ? shared : 0
}
