import { capitalised, uncapitalised } from './letter-case.ts'
import { isVerbForm } from './verb-forms.ts'

const STARTS_WITH_SUBJECT = /^(?:I|we|he|she|they|it|there|nobody|everybody|people)\s\S+\s/i
const SUBORDINATE =
  /,? \b(?:because|when|who|whom|that|which|where|while|since|after|before|if|until)\b/i
/** Questions whose own words make a sentence of a few words that answer them. */
const NAMING: readonly (readonly [RegExp, string])[] = [
  [/^who is (?:it|this|that person)\b/i, 'It is'],
  [
    /^(?:what|which)\b.*? would (this|the|our) (money|award|scholarship|grant) pay for\b/i,
    '$1 $2 would pay for',
  ],
  [
    /^(?:which|what|whom)\b(?:(?!,| and ).)*? do you (?!do\b|mean\b|think\b)(\w+)(?=,? and\b|\?|,|$)/i,
    'I $1',
  ],
]

/** "Which person do you remember?" and "my aunt" say together: "I remember my aunt." */
export function namedIn(fragment: string, typed: string, about: string): string | undefined {
  for (const [question, begun] of NAMING) {
    const [words] = question.exec(about) ?? []
    if (words === undefined) continue
    return `${capitalised(words.replace(question, begun).toLowerCase())} ${asTyped(typed, fragment)}`
  }
  return undefined
}

/** Within a sentence words begin as the student typed them, but for a small word in capitals. */
const asTyped = (typed: string, tidy: string): string =>
  /^\P{L}*\p{Ll}/u.test(typed) || SMALL_WORD.test(tidy) ? uncapitalised(tidy) : tidy

/** Names what was done or is so: it can stand alone. In doubt it does. */
export function isSentence(text: string): boolean {
  if (STARTS_WITH_SUBJECT.test(text)) return true
  const [main = '', ...clauses] = text.replaceAll('’', "'").split(SUBORDINATE)
  const [, ...words] = wordsOf(main)
  return words.some((word) => canStandAlone(word, words.length)) || clauses.some(hasMainVerb)
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}']+/gu) ?? []

/** "The teacher who helped me was my aunt": of two verbs in a row, one is of the sentence. */
const hasMainVerb = (clause: string): boolean =>
  clause
    .split(/\b(?:and|but|or)\b/)
    .some((part) => wordsOf(part).filter((word) => isVerb(word)).length > 1)

const HELPING_VERB =
  /^(?:am|is|are|was|were|be|been|could|would|should|can|will|might|must|may|\w+'(?:m|s|re|t|ve|d|ll))$/
const SUBJECT = /^(?:I|we|he|she|they|it|you|there)$/
const FEW_WORDS = 3

const isVerb = (word: string): boolean => isVerbForm(word) || HELPING_VERB.test(word)

/** A word that ends in "s" may be a verb or a plural; of a few words, a plural. */
const canStandAlone = (word: string, words: number): boolean =>
  isVerb(word) || SUBJECT.test(word) || (words >= FEW_WORDS && /^\p{Ll}+(?<![su])s$/u.test(word))

const SMALL_WORD =
  /^(?:my|the|an?|to|for|in|on|at|by|of|with|because|our|his|her|their|some|one|two|three|\w+ing)\b/i
