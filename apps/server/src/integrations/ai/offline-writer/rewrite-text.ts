import { countWords } from '@laurel/contract/count-words'
import type { Composed, SaidPhrase, WritingTask } from '../writing-task.ts'
import { chanceFrom } from './chance.ts'
import { keepsFacts } from './keep-facts.ts'
import { inPlainWords, withoutFillers } from './plain-words.ts'
import { readMaterial } from './read-material.ts'
import { isPhraseName } from './phrases.ts'
import { readQuestion } from './read-question.ts'
import { joinSentences, rephraseSentence } from './rephrase-sentence.ts'
import { createSayer, type Sayer } from './sayer.ts'
import { sentenceKey, sentencesOf } from '../../../text/sentences.ts'
import { paragraphsOf, sayParagraphs } from './paragraphs.ts'

export type TextTask = Extract<WritingTask, { kind: 'rewrite' | 'shorten' | 'lengthen' }>

const TRIES = 12

interface Sentence {
  text: string
  /** Where an earlier draft put it around the student's words. */
  said: SaidPhrase | undefined
}

/** The same said more plainly and in other sentences: every fact, name and number stays. */
export function rewriteText(task: TextTask): Composed {
  const { text, essay, previous } = task
  const { min, max } = essay.words
  const known = new Set([text, ...previous].map(sentenceKey))
  const paragraphs = readSentences(task)
  const own = paragraphs.flat().filter(({ said }) => !said)
  const ownWords = own.map((sentence) => sentence.text).join(' ')
  const asIs = paragraphs.map((sentences) => sentences.map((each) => each.text))
  let best: Composed = { text: sayParagraphs(asIs), said: task.said }
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const sayer = sayerFor(task, attempt)
    const sentences = rewriteOnce(paragraphs, sayer)
    const written = sayParagraphs(sentences)
    const words = countWords(written)
    if (words < min || words > max || !keepsFacts(ownWords, written)) continue
    best = { text: written, said: [...sayer.saidIn(sentences.flat()), ...task.said] }
    if (!known.has(sentenceKey(written))) return best
  }
  return best
}

/** The sentences of a text, each once. */
function readSentences({ text, said }: TextTask): Sentence[][] {
  const seen = new Set<string>()
  const bySentence = new Map(said.map((each) => [sentenceKey(each.sentence), each]))
  return paragraphsOf(text).map((sentences) =>
    sentences
      .filter((sentence) => isNew(sentence, seen))
      .map((sentence) => ({ text: sentence, said: bySentence.get(sentenceKey(sentence)) })),
  )
}

function sayerFor({ text, essay, material, previous, seed }: TextTask, attempt: number): Sayer {
  const chance = chanceFrom(`${seed}\n${previous.length}\n${attempt}`)
  const spoken = [text, ...previous].flatMap(sentencesOf)
  const { quoted } = readQuestion(essay.question)
  return createSayer({ question: quoted, ...readMaterial(material).facts }, chance, spoken)
}

const rewriteOnce = (paragraphs: readonly (readonly Sentence[])[], sayer: Sayer): string[][] =>
  paragraphs.map((sentences) =>
    joined(
      sentences.map((sentence) => rewriteSentence(sentence, sayer)),
      sayer,
    ),
  )

function isNew(sentence: string, seen: Set<string>): boolean {
  const key = sentenceKey(sentence)
  if (key !== '' && seen.has(key)) return false
  seen.add(key)
  return true
}

function rewriteSentence({ text: sentence, said }: Sentence, sayer: Sayer): string {
  if (said && isPhraseName(said.phrase)) {
    const other = sayer.say(said.phrase, said.slots)
    const isFact = said.phrase.startsWith('fact.')
    return other === undefined || (isFact && !keepsFacts(sentence, other)) ? sentence : other
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
