import type { Option } from './fit-length.ts'
import * as frame from './frame-phrases.ts'
import * as fact from './fact-phrases.ts'
import { listed } from './letter-case.ts'
import { POINTS, type PointName } from './question-kinds.ts'
import type { ReadQuestion } from './read-question.ts'
import type { ReadMaterial, Told } from './read-material.ts'
import type { Sayer } from './sayer.ts'
import { sentenceKey } from './sentences.ts'
import { tellingWords } from './telling-words.ts'

/** Chances to say a part of a text, and to leave it out; the first is to leave it out. */
export type Part = readonly Option[]

export const LEFT_OUT: Option = { sentences: [], value: 0 }
/** How far chance moves what an option is worth, so that drafts differ in what they tell. */
const WHIM = 0.4
/** How many of the student's answers are led up to; the others speak for themselves. */
const LED = 0.55
/** Asks for something that no story can stand for. */
const PLAIN_FACT = /^(?:names?|numbers?|cost|price|dates?|hours|department|address|amount)$/
/** Longer interview answers are told from their beginning. */
const MOST_SENTENCES = 14

/** Makes no sense without the sentence before. */
const POINTS_BACK =
  /\b(?:it|its|he|she|him|her|they|them|that|this|there|then|so|also|because|since)\b/i

export interface Draft {
  sayer: Sayer
  question: ReadQuestion
  isShort: boolean
}

const option = (
  { sayer }: Draft,
  value: number,
  ...sentences: readonly (string | undefined)[]
): Option[] => {
  const said = sentences.filter((sentence) => sentence !== undefined)
  if (said.length < sentences.length) return []
  return [{ sentences: said, value: value + sayer.chance.next() * WHIM }]
}

export function openingPart(draft: Draft): Part {
  const { sayer, isShort, question } = draft
  const full = { topic: question.topic.mine }
  const long = () => option(draft, isShort ? 0.6 : 1.6, sayer.say(frame.OPENINGS, full))
  const short = () => option(draft, isShort ? 0.8 : 1, sayer.say(frame.SHORT_OPENINGS, full))
  return [{ ...LEFT_OUT, value: isShort ? 0.2 : -2 }, ...long(), ...long(), ...short(), ...short()]
}

export function closingPart(draft: Draft, restsOnFacts: boolean): Part {
  const { sayer, isShort, question } = draft
  const value = isShort ? 0.5 : 1.4
  const full = { topic: question.topic.mine }
  const long = () => option(draft, value, sayer.say(frame.CLOSINGS))
  const short = () => option(draft, isShort ? 0.6 : 0.8, sayer.say(frame.SHORT_CLOSINGS))
  return [
    { ...LEFT_OUT, value: isShort ? 0.2 : -2 },
    ...long(),
    ...long(),
    ...(restsOnFacts ? option(draft, value + 0.5, sayer.say(frame.FACT_CLOSINGS, full)) : []),
    ...short(),
    ...short(),
  ]
}

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

export function withoutRepeats(sentences: readonly string[]): string[] {
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

/** The answer itself is asked for where nothing is known of it. */
export function answerPart(draft: Draft, { told, keywords }: ReadMaterial): Part {
  const isPlainFact = draft.isShort && PLAIN_FACT.test(draft.question.core ?? '')
  if (told.length > 0 && !isPlainFact) return [LEFT_OUT]
  const value = isPlainFact ? 3 : keywords.length > 0 ? -0.3 : 0.6
  const gap = () => option(draft, value, draft.sayer.say(frame.ANSWER_GAPS))
  return [LEFT_OUT, ...gap(), ...gap(), ...gap()]
}

export function askParts(draft: Draft): Part[] {
  const { sayer, question } = draft
  const asks = question.asks.map((theme) => {
    const slots = { ask: theme.mine, yourAsk: sayOrTell(theme.yours) }
    const lead = sayer.say(frame.ASK_LINES.lead, slots)
    const gap = sayer.say(frame.ASK_LINES.gap, slots)
    return [
      LEFT_OUT,
      ...option(draft, -0.1, gap),
      ...option(draft, draft.isShort ? -0.7 : 0.1, lead, gap),
    ]
  })
  const wishes = question.wishes.map((wish) => [
    LEFT_OUT,
    ...option(draft, 0, sayer.say(frame.ASK_LINES.wish, { wish })),
  ])
  return [...asks, ...wishes]
}

const sayOrTell = (ask: string): string =>
  /^(?:what|why|who|whom|how|where|when|whether|which)\b/.test(ask)
    ? `say ${ask}`
    : `tell about ${ask}`

/** Leads up to a gap for one point of the outline; the more of them, the less they are worth. */
export function pointPart(draft: Draft, name: PointName, rank: number): Part {
  const { sayer, isShort } = draft
  const point = POINTS[name]
  const cost = (isShort ? -0.2 : -0.9) - rank * 0.06
  const gap = () => sayer.say(point.gap)
  const [first, other] = [gap(), gap()]
  const lead = sayer.say(point.lead)
  const after = sayer.say(point.after)
  const frameValue = isShort ? -0.5 : 0.3
  return [
    LEFT_OUT,
    ...option(draft, cost, first),
    ...option(draft, cost, other),
    ...option(draft, cost + frameValue, lead, first),
    ...option(draft, cost + frameValue, other, after),
    ...option(draft, cost + frameValue * 1.5, lead, other, after),
    ...option(draft, cost + frameValue * 1.5, lead, first, after),
  ]
}

/** Asks for more about somebody or something that the student's text names. */
export function namePart(draft: Draft, name: string): Part {
  const say = () => option(draft, -0.3, draft.sayer.say(frame.NAME_GAPS, { name }))
  return [LEFT_OUT, ...say(), ...say()]
}

export const tinyPart = (draft: Draft): Part => [
  LEFT_OUT,
  ...frame.TINY_GAPS.flatMap((gap) => option(draft, -3, gap)),
]
