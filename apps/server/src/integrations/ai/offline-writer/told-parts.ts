import { type Draft, LEFT_OUT, option, type Part } from './draft-parts.ts'
import * as fact from './fact-phrases.ts'
import * as frame from './frame-phrases.ts'
import { listed } from './letter-case.ts'
import type { Told } from './read-material.ts'
import { sentenceKey } from './sentences.ts'
import { tellingWords } from './telling-words.ts'

/** Longer interview answers are told from their beginning. */
const MOST_SENTENCES = 14
/** How many of the student's answers are led up to; the others speak for themselves. */
const LED = 0.55
/** Makes no sense without the sentence before. */
const POINTS_BACK =
  /\b(?:it|its|he|she|him|her|they|them|that|this|there|then|so|also|because|since)\b/i

/** What the student told, nearly in the student's own words: as many sentences as fit. */
export function toldPart(draft: Draft, told: Told): Part {
  const { sayer, isShort, question } = draft
  const ask = told.ask ?? question.topic.mine
  if (told.words !== undefined) {
    const words = { ask, words: told.words }
    return [LEFT_OUT, ...option(draft, 5, sayer.say(frame.FRAGMENT_LEADS, words))]
  }
  const lead = sayer.say(frame.HEART_LEADS, { ask, topic: question.topic.mine })
  const isLed = !isShort && sayer.chance.next() < LED
  const heart = withoutRepeats(told.sentences).slice(0, MOST_SENTENCES)
  const ways = heart.flatMap((_, at) => {
    const sentences = heart.slice(0, at + 1)
    const value = 4 + at
    const isAlone = at > 0 && !POINTS_BACK.test(heart[at] ?? '')
    return [
      ...option(draft, value, ...sentences),
      ...option(draft, value + (isLed ? 0.3 : -0.4), lead, ...sentences),
      ...(isAlone ? option(draft, 3.5, heart[at]) : []),
    ]
  })
  return [LEFT_OUT, ...ways.map((way) => ({ ...way, startsParagraph: true }))]
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

/** What was written for another question: said to be so, and only where it has to do with this one. */
export function earlierPart(draft: Draft, earlier: Told): Part {
  const about = new Set(tellingWords(draft.question.text))
  const near = earlier.sentences.filter((each) =>
    tellingWords(each).some((word) => about.has(word)),
  )
  const [first, second] = near.length > 0 ? near : earlier.sentences
  if (first === undefined) return [LEFT_OUT]
  const lead = draft.sayer.say(frame.EARLIER_LEADS)
  const value = near.length > 0 ? 0.9 : -0.6
  return [
    LEFT_OUT,
    ...option(draft, value, lead, first),
    ...option(draft, value + 0.2, lead, first, second),
  ]
}

export function keywordPart(draft: Draft, keywords: readonly string[]): Part {
  const { sayer } = draft
  const [keyword] = keywords
  if (keyword === undefined) return [LEFT_OUT]
  const line = sayer.say(
    keywords.length === 1 ? frame.KEYWORD_LINES.one : frame.KEYWORD_LINES.several,
    { keywords: listed(keywords) },
  )
  const gaps = sayer.chance
    .shuffle(keywords)
    .slice(0, 2)
    .map((each) => sayer.say(frame.KEYWORD_LINES.gap, { keyword: each }))
  return [
    LEFT_OUT,
    ...option(draft, 3, line),
    ...option(draft, 2.6, line, gaps[0]),
    ...(gaps.length > 1 ? option(draft, 2.2, line, ...gaps) : []),
  ]
}

export function factParts(draft: Draft, restsOnProfile: boolean, closesWithFact = false): Part[] {
  const value = draft.isShort ? (restsOnProfile ? -0.6 : -1) : restsOnProfile ? 1.3 : 0.5
  const ahead = closesWithFact ? [] : [fact.WHAT_I_STUDY, fact.WHERE_I_GO]
  const others = draft.sayer.chance.shuffle([...ahead, fact.WHAT_I_DO])
  const saysWho = restsOnProfile || draft.sayer.chance.next() < 0.5
  const told = [...(saysWho ? [fact.WHO_I_AM] : []), ...others.slice(0, restsOnProfile ? 2 : 1)]
  return told.map((phrases) => [
    LEFT_OUT,
    ...option(draft, value, draft.sayer.say(phrases)),
    ...option(draft, value, draft.sayer.say(phrases)),
  ])
}
