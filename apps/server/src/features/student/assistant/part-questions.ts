import { findGaps } from '@laurel/contract/find-gaps'
import { sentencesOf } from '../../../text/sentences.ts'

/** More would be read by nobody. */
const MOST_QUESTIONS = 5
const WHOLE_GAP = /^\[([^[\]]+)\]$/

/**
 * A longer version without the gaps that are new in it, and what they ask. A gap between a
 * student's own sentences makes a form of her text; a question beside it does not.
 */
export function partQuestions(text: string, base: string): { text: string; questions: string[] } {
  const before = new Set(findGaps(base))
  const hasNew = (passage: string) => findGaps(passage).some((gap) => !before.has(gap))
  const asking: string[] = []
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => {
    if (!hasNew(paragraph)) return paragraph
    const sentences = sentencesOf(paragraph)
    asking.push(...sentences.filter(hasNew))
    return sentences.filter((sentence) => !hasNew(sentence)).join(' ')
  })
  return {
    text: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'),
    questions: [...new Set(asking.map(questionOf))].slice(0, MOST_QUESTIONS),
  }
}

/** What is in the brackets; of a sentence with gaps, its beginning to go on from. */
function questionOf(sentence: string): string {
  const whole = WHOLE_GAP.exec(sentence)?.[1]
  if (whole !== undefined) return whole.trim()
  const open = findGaps(sentence).reduce((words, gap) => words.replace(gap, '…'), sentence)
  return `Go on from here: “${open}”`
}
