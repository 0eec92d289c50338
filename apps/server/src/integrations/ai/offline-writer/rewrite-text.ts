import { countWords } from '@laurel/contract/count-words'
import type { WritingTask } from '../writing-task.ts'
import { type Chance, chanceFrom } from './chance.ts'
import { keepsFacts } from './keep-facts.ts'
import { inPlainWords, withoutFillers } from './plain-words.ts'
import { joinSentences, rephraseSentence } from './rephrase-sentence.ts'
import { sentenceKey } from './sentences.ts'
import { paragraphsOf, sayParagraphs } from './text-paragraphs.ts'

export type TextTask = Extract<WritingTask, { kind: 'rewrite' | 'shorten' | 'lengthen' }>

const TRIES = 12

/** The same said more plainly and in other sentences: every fact, name and number stays. */
export function rewriteText({ text, essay, previous, seed }: TextTask): string {
  const { min, max } = essay.words
  const known = new Set([text, ...previous].map(sentenceKey))
  const tidy = sayParagraphs(paragraphsOf(text))
  let best = tidy
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const written = rewriteOnce(text, chanceFrom(`${seed}\n${previous.length}\n${attempt}`))
    const words = countWords(written)
    if (words < min || words > max || !keepsFacts(text, written)) continue
    if (!known.has(sentenceKey(written))) return written
    best = written
  }
  return best
}

function rewriteOnce(text: string, chance: Chance): string {
  const seen = new Set<string>()
  return sayParagraphs(
    paragraphsOf(text).map((sentences) => {
      const plain = sentences
        .filter((sentence) => isNew(sentence, seen))
        .map((sentence) => rewriteSentence(sentence, chance))
      return joined(plain, chance)
    }),
  )
}

function isNew(sentence: string, seen: Set<string>): boolean {
  const key = sentenceKey(sentence)
  if (key !== '' && seen.has(key)) return false
  seen.add(key)
  return true
}

function rewriteSentence(sentence: string, chance: Chance): string {
  if (sentence.includes('[')) return sentence
  const plain = inPlainWords(sentence, chance)
  const brief = withoutFillers(plain)
  return chance.next() < 0.8 ? rephraseSentence(brief, chance) : brief
}

function joined(sentences: readonly string[], chance: Chance): string[] {
  const result: string[] = []
  for (const sentence of sentences) {
    const last = result.at(-1)
    const both =
      last !== undefined && chance.next() < 0.7 ? joinSentences(last, sentence) : undefined
    if (both === undefined) result.push(sentence)
    else result.splice(-1, 1, both)
  }
  return result
}
