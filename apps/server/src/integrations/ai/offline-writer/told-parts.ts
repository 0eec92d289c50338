import { countWords } from '@laurel/contract/count-words'
import { type Draft, LEFT_OUT, option, type Part } from './draft-parts.ts'
import * as fact from './fact-phrases.ts'
import * as frame from './frame-phrases.ts'
import { listed } from './letter-case.ts'
import type { Told } from './read-material.ts'
import { sentenceKey } from './sentences.ts'
import { tellingWords } from './telling-words.ts'

/** Longer interview answers are told from their beginning. */
const MOST_SENTENCES = 14
/** Of an earlier answer, as it is quoted where it may not belong. */
const LONGEST_QUOTE_WORDS = 14
/** As many keywords as one gap has room for. */
const MOST_KEYWORD_WORDS = 12
/** Makes no sense without the sentence before. */
const POINTS_BACK =
  /\b(?:it|its|he|she|him|her|they|them|that|this|there|then|so|also|because|since)\b/i

/** What the student told, nearly in the student's own words: as many sentences as fit. */
export function toldPart(draft: Draft, told: Told): Part {
  const heart = withoutRepeats(finished(draft, told)).slice(0, MOST_SENTENCES)
  const ways = heart.flatMap((_, at) => [
    ...option(draft, 5 + at, ...heart.slice(0, at + 1)),
    ...(at > 0 && !POINTS_BACK.test(heart[at] ?? '') ? option(draft, 3.5, heart[at]) : []),
  ])
  return [LEFT_OUT, ...ways.map((way) => ({ ...way, startsParagraph: true }))]
}

/** The sentences; behind words that are none yet stands what is missing. */
function finished({ sayer }: Draft, { sentences, words }: Told): string[] {
  if (words === undefined) return sentences
  const isQuoted = words.startsWith('“')
  const { otherScript, unfinished } = frame.FINISHING_GAPS
  const gap = sayer.say(isQuoted ? otherScript : unfinished)
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
  const about = new Set(tellingWords(draft.question.text))
  const near = earlier.sentences.filter((each) =>
    tellingWords(each).some((word) => about.has(word)),
  )
  const [first, second] = near
  if (first === undefined) return offered(draft, earlier.sentences[0])
  return [
    LEFT_OUT,
    ...option(draft, 0.9, first),
    ...(second === undefined ? [] : option(draft, 1.1, first, second)),
  ]
}

function offered(draft: Draft, sentence = ''): Part {
  const quoted = sentence.replaceAll(/["“”]/g, '')
  if (quoted === '' || countWords(quoted) > LONGEST_QUOTE_WORDS) return [LEFT_OUT]
  return [
    LEFT_OUT,
    ...option(draft, -0.5, draft.sayer.say(frame.EARLIER_GAPS, { earlier: quoted })),
  ]
}

/** The keywords, each in a gap that asks for its story. */
export function keywordPart(draft: Draft, keywords: readonly string[]): Part {
  const { sayer } = draft
  if (keywords.length === 0) return [LEFT_OUT]
  const { one, several, each } = frame.KEYWORD_GAPS
  const together = keywords.filter(
    (_, at) => countWords(keywords.slice(0, at + 1).join(' ')) <= MOST_KEYWORD_WORDS,
  )
  const gap = sayer.say(together.length === 1 ? one : several, { keywords: listed(together) })
  const examples = sayer.chance
    .shuffle(keywords)
    .slice(0, 1)
    .map((keyword) => sayer.say(each, { keyword }))
  return [
    LEFT_OUT,
    ...option(draft, 3, gap),
    ...(keywords.length > 1 ? option(draft, 2, gap, ...examples) : []),
  ]
}

/** What the profile says, in one sentence. */
export function factPart(draft: Draft): Part {
  const value = draft.isShort ? 0.4 : 1.6
  const say = () => option(draft, value, draft.sayer.say(fact.WHO_I_AM))
  return [LEFT_OUT, ...say(), ...say()]
}

/** Asks what the student's field, work or activities have to do with the rest. */
export function linkPart(draft: Draft): Part {
  const say = () =>
    option(draft, draft.isShort ? -0.8 : 0.8, draft.sayer.say(fact.WHAT_IT_LEADS_TO))
  return [LEFT_OUT, ...say(), ...say()]
}

/** What the student wants to become, as the last sentence. */
export const goalPart = (draft: Draft): Part => [
  LEFT_OUT,
  ...option(draft, draft.isShort ? 0.2 : 1.6, draft.sayer.say(fact.WHERE_I_GO)),
]
