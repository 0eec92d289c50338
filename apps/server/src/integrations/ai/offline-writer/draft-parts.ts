import { countWords } from '@laurel/contract/count-words'
import type { Option } from './fit-length.ts'
import { listed } from './letter-case.ts'
import type { PhraseName, PointName } from './phrases.ts'
import type { Told } from './read-material.ts'
import type { ReadQuestion } from './read-question.ts'
import type { Sayer } from './sayer.ts'
import { sentenceKey } from '../../../text/sentences.ts'
import { tellingWords } from '../../../text/telling-words.ts'

/** Chances to say a part of a text, and to leave it out; the first is to leave it out. */
export type Part = readonly Option[]

export interface Draft {
  sayer: Sayer
  question: ReadQuestion
  isShort: boolean
}

export const LEFT_OUT: Option = { sentences: [], value: 0 }
/** How far chance moves what an option is worth, so that drafts differ in what they tell. */
const WHIM = 0.4
/** Longer interview answers are told from their beginning. */
const MOST_SENTENCES = 14
/** Of an earlier answer, as it is quoted where it may not belong. */
const LONGEST_QUOTE_WORDS = 14
/** As many keywords as one gap has room for. */
const MOST_KEYWORD_WORDS = 12
/** Makes no sense without the sentence before. */
const POINTS_BACK =
  /\b(?:it|its|he|she|him|her|they|them|that|this|there|then|so|also|because|since)\b/i

/** An option of these sentences, unless one of them could not be said. */
function option(
  { sayer }: Draft,
  value: number,
  ...sentences: readonly (string | undefined)[]
): Option[] {
  const said = sentences.filter((sentence) => sentence !== undefined)
  if (said.length < sentences.length) return []
  return [{ sentences: said, value: value + sayer.chance.next() * WHIM }]
}

/** Several ways to say one kind of sentence. */
function ways(draft: Draft, name: PhraseName, value: number, count: number): Part {
  const said = Array.from({ length: count }, () => draft.sayer.say(name))
  return [LEFT_OUT, ...said.flatMap((sentence) => option(draft, value, sentence))]
}

/** The matter itself, where nothing is known of it. */
export const directPart = (draft: Draft): Part =>
  ways(draft, 'direct', draft.isShort ? 1.5 : -0.4, 2)

/** The scene that a text begins with where the student told nothing yet. */
export const openingPart = (draft: Draft): Part => ways(draft, 'opening', 1.5, 3)

/** The last passage, where the student's words do not make one. */
export const closingPart = (draft: Draft, isSpare: boolean): Part =>
  ways(draft, 'closing', draft.isShort ? -0.8 : isSpare ? -1.2 : 2.4, 3)

/** What else the question asks and wishes. */
export const askParts = (draft: Draft): Part[] =>
  draft.question.others.map((ask) => {
    const gaps = [draft.sayer.say('ask', { ask }), draft.sayer.say('ask', { ask })]
    return [LEFT_OUT, ...gaps.flatMap((gap) => option(draft, 0, gap))]
  })

/** One point of the outline: begun for the student, asked for, or both; the later, the less it is worth. */
export function pointPart(draft: Draft, name: PointName, rank: number): Part {
  const { sayer, isShort } = draft
  const cost = (isShort ? -0.4 : -0.9) - rank * 0.06
  const [one, other] = [sayer.say(`${name}.begun`), sayer.say(`${name}.begun`)]
  const [gap, another] = [sayer.say(`${name}.asked`), sayer.say(`${name}.asked`)]
  const begun = isShort ? 0.3 : 0.5
  return [
    LEFT_OUT,
    ...option(draft, cost + begun, one),
    ...option(draft, cost + begun, other),
    ...option(draft, cost, gap),
    ...option(draft, cost, another),
    ...option(draft, cost * 1.8, one, gap),
    ...option(draft, cost * 1.8, other, another),
  ]
}

/** What goes on from the matter itself where there is no room for a story. */
export const shortParts = (draft: Draft): Part[] =>
  (['short.reason', 'short.example', 'short.next'] as const).map((name, rank) =>
    ways(draft, name, -0.1 - rank * 0.2, 3),
  )

/** Asks what the told has to do with what was asked, where no word of it says so. */
export function bindPart(draft: Draft, told: readonly Told[]): Part {
  const asked = tellingWords(draft.question.text)
  const isBound = told.some(
    ({ sentences }) => !tellingWords(sentences.join(' ')).isDisjointFrom(asked),
  )
  return ways(draft, 'link', isBound ? -1.5 : draft.isShort ? 0.3 : 1.2, 1)
}

/** Asks for more about somebody or something that the student's text names. */
export function namePart(draft: Draft, name: string): Part {
  const gaps = [draft.sayer.say('name', { name }), draft.sayer.say('name', { name })]
  return [LEFT_OUT, ...gaps.flatMap((gap) => option(draft, -0.3, gap))]
}

/** What a few words are left for. */
export const smallParts = (draft: Draft): Part[] =>
  (
    [
      ['small', -1.2],
      ['tiny', -4],
    ] as const
  ).map(([name, value]) => [
    LEFT_OUT,
    ...draft.sayer.sayEach(name).flatMap((gap) => option(draft, value, gap)),
  ])

/** What the student told, nearly in the student's own words: as many sentences as fit. */
export function toldPart(draft: Draft, told: Told): Part {
  const heart = withoutRepeats(finished(draft, told)).slice(0, MOST_SENTENCES)
  const options = heart.flatMap((_, at) => [
    ...option(draft, 5 + at, ...heart.slice(0, at + 1)),
    ...(at > 0 && !POINTS_BACK.test(heart[at] ?? '') ? option(draft, 3.5, heart[at]) : []),
  ])
  return [LEFT_OUT, ...options.map((each) => ({ ...each, startsParagraph: true }))]
}

/** The sentences; behind words that are none yet stands what is missing. */
function finished({ sayer }: Draft, { sentences, words }: Told): string[] {
  if (words === undefined) return sentences
  const isQuoted = words.startsWith('“')
  const gap = sayer.say(isQuoted ? 'otherScript' : 'unfinished')
  if (gap === undefined) return sentences
  return [isQuoted ? `${words} ${gap}` : `${words} ${gap}.`, ...sentences]
}

function withoutRepeats(sentences: readonly string[]): string[] {
  const seen = new Set<string>()
  return sentences.filter((sentence) => {
    const key = sentenceKey(sentence)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** What was written for another purpose: told only where it has to do with this one, else offered. */
export function earlierPart(draft: Draft, earlier: Told): Part {
  const about = tellingWords(draft.question.text)
  const near = earlier.sentences.filter((each) => !tellingWords(each).isDisjointFrom(about))
  const [first, second] = near
  if (first === undefined) return offered(draft, earlier.sentences[0])
  return [
    LEFT_OUT,
    ...option(draft, 0.9, first),
    ...(second === undefined ? [] : option(draft, 1.1, first, second)),
  ]
}

function offered(draft: Draft, sentence = ''): Part {
  const quote = sentence.replaceAll(/["“”]/g, '')
  if (quote === '' || countWords(quote) > LONGEST_QUOTE_WORDS) return [LEFT_OUT]
  return [LEFT_OUT, ...option(draft, -0.5, draft.sayer.say('earlier', { earlier: quote }))]
}

/** The keywords, each in a gap that asks for its story. */
export function keywordPart(draft: Draft, keywords: readonly string[]): Part {
  const { sayer } = draft
  if (keywords.length === 0) return [LEFT_OUT]
  const together = keywords.filter(
    (_, at) => countWords(keywords.slice(0, at + 1).join(' ')) <= MOST_KEYWORD_WORDS,
  )
  const kind = together.length === 1 ? 'keywords.one' : 'keywords.several'
  const gap = sayer.say(kind, { keywords: listed(together) })
  const examples = sayer.chance
    .shuffle(keywords)
    .slice(0, 1)
    .map((keyword) => sayer.say('keywords.each', { keyword }))
  return [
    LEFT_OUT,
    ...option(draft, 3, gap),
    ...(keywords.length > 1 ? option(draft, 2, gap, ...examples) : []),
  ]
}

/** What the profile says, in one sentence. */
export const factPart = (draft: Draft): Part =>
  ways(draft, 'fact.who', draft.isShort ? 0.4 : 1.6, 2)

/** Asks what the student's field, work or activities have to do with the rest. */
export const linkPart = (draft: Draft): Part =>
  ways(draft, 'fact.leadsTo', draft.isShort ? -0.8 : 0.8, 2)

/** What the student wants to become, as the last sentence. */
export const goalPart = (draft: Draft): Part =>
  ways(draft, 'fact.goal', draft.isShort ? 0.2 : 1.6, 1)
