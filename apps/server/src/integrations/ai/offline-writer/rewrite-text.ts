import { countWords } from '@laurel/contract/count-words'
import type { WritingTask } from '../writing-task.ts'
import { chanceFrom } from './chance.ts'
import { keepsFacts } from './keep-facts.ts'
import { inPlainWords, withoutFillers } from './plain-words.ts'
import { readMaterial } from './read-material.ts'
import { readQuestion } from './read-question.ts'
import { type Recognized, recognizePhrase } from './recognize-phrase.ts'
import { joinSentences, rephraseSentence } from './rephrase-sentence.ts'
import { createSayer, type Sayer } from './sayer.ts'
import { sentenceKey, sentencesOf } from './sentences.ts'
import { paragraphsOf, sayParagraphs } from './text-paragraphs.ts'

export type TextTask = Extract<WritingTask, { kind: 'rewrite' | 'shorten' | 'lengthen' }>

const TRIES = 12

interface Sentence {
  text: string
  /** Where an earlier draft put it around the student's words. */
  frame: Recognized | undefined
}

/** The same said more plainly and in other sentences: every fact, name and number stays. */
export function rewriteText(task: TextTask): string {
  const { text, essay, previous } = task
  const { min, max } = essay.words
  const known = new Set([text, ...previous].map(sentenceKey))
  const paragraphs = readSentences(text)
  const own = paragraphs.flat().filter(({ frame }) => !frame)
  const ownWords = own.map((sentence) => sentence.text).join(' ')
  let best = sayParagraphs(paragraphs.map((sentences) => sentences.map((each) => each.text)))
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const written = rewriteOnce(paragraphs, sayerFor(task, attempt))
    const words = countWords(written)
    if (words < min || words > max || !keepsFacts(ownWords, written)) continue
    if (!known.has(sentenceKey(written))) return written
    best = written
  }
  return best
}

/** The sentences of a text, each once. */
function readSentences(text: string): Sentence[][] {
  const seen = new Set<string>()
  return paragraphsOf(text).map((sentences) =>
    sentences
      .filter((sentence) => isNew(sentence, seen))
      .map((sentence) => ({ text: sentence, frame: recognizePhrase(sentence) })),
  )
}

function sayerFor({ text, essay, material, previous, seed }: TextTask, attempt: number): Sayer {
  const chance = chanceFrom(`${seed}\n${previous.length}\n${attempt}`)
  const spoken = [text, ...previous].flatMap(sentencesOf)
  return createSayer(readQuestion(essay.question), readMaterial(material).facts, chance, spoken)
}

const rewriteOnce = (paragraphs: readonly (readonly Sentence[])[], sayer: Sayer): string =>
  sayParagraphs(
    paragraphs.map((sentences) =>
      joined(
        sentences.map((sentence) => rewriteSentence(sentence, sayer)),
        sayer,
      ),
    ),
  )

function isNew(sentence: string, seen: Set<string>): boolean {
  const key = sentenceKey(sentence)
  if (key !== '' && seen.has(key)) return false
  seen.add(key)
  return true
}

function rewriteSentence({ text: sentence, frame }: Sentence, sayer: Sayer): string {
  if (frame) {
    const { yours: _, ...slots } = frame.slots
    const other = sayer.say(frame.phrases, slots)
    return other === undefined || (frame.tellsFacts && !keepsFacts(sentence, other))
      ? sentence
      : other
  }
  if (sentence.includes('[')) return sentence
  const brief = withoutFillers(inPlainWords(sentence, sayer.chance))
  return sayer.chance.next() < 0.8 ? rephraseSentence(brief, sayer.chance) : brief
}

function joined(sentences: readonly string[], { chance }: Sayer): string[] {
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
