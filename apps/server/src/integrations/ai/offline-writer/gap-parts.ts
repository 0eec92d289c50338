import { type Draft, LEFT_OUT, option, type Part } from './draft-parts.ts'
import * as frame from './frame-phrases.ts'
import { POINTS, type PointName } from './question-kinds.ts'
import type { ReadMaterial } from './read-material.ts'

/** Asks for something that no story can stand for. */
const PLAIN_FACT = /^(?:names?|numbers?|cost|price|dates?|hours|department|address|amount)$/

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
