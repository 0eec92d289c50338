import { cleanText, hasWords } from './clean-text.ts'
import { sentencesOf, tidySentence } from './sentences.ts'

/** A text of the student's as sentences in paragraphs, with small slips put right. */
export const paragraphsOf = (text: string): string[][] =>
  cleanText(text, 'gaps')
    .split(/\n+/)
    .map((paragraph) => sentencesOf(paragraph).map(tidy).filter(hasWords))
    .filter((sentences) => sentences.length > 0)

const tidy = (sentence: string): string =>
  sentence.includes('[') || sentence.includes(']') ? sentence : tidySentence(sentence)

export const sayParagraphs = (paragraphs: readonly (readonly string[])[]): string =>
  paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(' '))
    .join('\n\n')
