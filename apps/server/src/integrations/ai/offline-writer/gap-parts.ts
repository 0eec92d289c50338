import { type Draft, LEFT_OUT, option, type Part } from './draft-parts.ts'
import * as frame from './frame-phrases.ts'
import { capitalised } from './letter-case.ts'
import { POINTS, type PointName } from './question-kinds.ts'
import type { Told } from './read-material.ts'
import type { Theme } from './read-question.ts'
import { isClause } from './sayer.ts'
import { subjectOf } from './subject-of.ts'
import { tellingWords } from './telling-words.ts'

/** The matter itself, where nothing is known of it: its beginning, or a gap for it. */
export function directPart(draft: Draft, isUrgent: boolean): Part {
  const { sayer, question, isShort } = draft
  const value = isUrgent ? 1.5 : isShort ? 0.6 : -0.4
  const gap = () => option(draft, value, sayer.say(frame.DIRECT_GAPS))
  return [
    LEFT_OUT,
    ...statements(draft, question.topic, question.core, value + 0.3),
    ...gap(),
    ...gap(),
  ]
}

function statements(draft: Draft, theme: Theme, core: string | undefined, value: number) {
  const subject = subjectOf(theme.mine, core)
  if (subject === undefined) return []
  return frame.STATEMENTS.flatMap((phrase) =>
    option(draft, value, draft.sayer.say([phrase], { subject })),
  )
}

/** What else the question asks and wishes. */
export function askParts(draft: Draft): Part[] {
  const { sayer, question } = draft
  const asks = question.asks.map((theme) => {
    const gap = () =>
      option(draft, 0, sayer.say(frame.ASK_GAPS.ask, { yourAsk: sayOrTell(theme.yours) }))
    return [LEFT_OUT, ...statements(draft, theme, undefined, 0.2).slice(0, 1), ...gap(), ...gap()]
  })
  const wishes = question.wishes.map((wish) => [
    LEFT_OUT,
    ...option(draft, 0, sayer.say(frame.ASK_GAPS.wish, { wish: capitalised(wish) })),
  ])
  return [...asks, ...wishes]
}

const sayOrTell = (ask: string): string =>
  /^(?:what|why|who|whom|how|where|when|whether|which)\b/.test(ask)
    ? `Say ${ask}`
    : `Tell about ${ask}`

/** One point of the outline: begun for the student, asked for, or both; the later, the less it is worth. */
export function pointPart(draft: Draft, name: PointName, rank: number): Part {
  const { sayer, isShort } = draft
  const point = POINTS[name]
  const cost = (isShort ? -0.4 : -0.9) - rank * 0.06
  const [one, other] = [sayer.say(point.sentence), sayer.say(point.sentence)]
  const [gap, another] = [sayer.say(point.gap), sayer.say(point.gap)]
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
export function shortParts(draft: Draft): Part[] {
  return Object.values(frame.SHORT_SENTENCES).map((phrases, rank) => {
    const say = () => option(draft, -0.1 - rank * 0.2, draft.sayer.say(phrases))
    return [LEFT_OUT, ...say(), ...say(), ...say()]
  })
}

/** Asks what the told has to do with what was asked, where no word of it says so. */
export function bindPart(draft: Draft, told: readonly Told[]): Part {
  const asked = new Set(tellingWords(draft.question.text))
  const isBound = told.some(({ sentences }) =>
    tellingWords(sentences.join(' ')).some((word) => asked.has(word)),
  )
  const isNoun = !isClause(draft.question.topic.yours)
  const value = isBound ? -1.5 : (isNoun ? 1.2 : -0.8) - (draft.isShort ? 0.9 : 0)
  return [LEFT_OUT, ...option(draft, value, draft.sayer.say(frame.LINK_GAPS))]
}

/** The scene that a text begins with where the student told nothing yet. */
export function openingPart(draft: Draft): Part {
  const gap = () => option(draft, draft.isShort ? -0.3 : 1.5, draft.sayer.say(frame.OPENING_GAPS))
  return [LEFT_OUT, ...gap(), ...gap(), ...gap()]
}

/** The last passage, where the student's words do not make one. */
export function closingPart(draft: Draft, isSpare: boolean): Part {
  const value = draft.isShort ? -0.8 : isSpare ? -1.2 : 2.4
  const gap = () => option(draft, value, draft.sayer.say(frame.CLOSING_GAPS))
  return [LEFT_OUT, ...gap(), ...gap(), ...gap()]
}

/** Asks for more about somebody or something that the student's text names. */
export function namePart(draft: Draft, name: string): Part {
  const say = () => option(draft, -0.3, draft.sayer.say(frame.NAME_GAPS, { name }))
  return [LEFT_OUT, ...say(), ...say()]
}

/** What a few words are left for. */
export const smallParts = (draft: Draft): Part[] => [
  [LEFT_OUT, ...frame.SMALL_GAPS.flatMap((gap) => option(draft, -1.2, draft.sayer.say([gap])))],
  [LEFT_OUT, ...frame.TINY_GAPS.flatMap((gap) => option(draft, -4, draft.sayer.say([gap])))],
]
