import type { Option } from './fit-length.ts'
import * as frame from './frame-phrases.ts'
import type { ReadQuestion } from './read-question.ts'
import type { Sayer } from './sayer.ts'

/** Chances to say a part of a text, and to leave it out; the first is to leave it out. */
export type Part = readonly Option[]

export const LEFT_OUT: Option = { sentences: [], value: 0 }
/** How far chance moves what an option is worth, so that drafts differ in what they tell. */
const WHIM = 0.4

export interface Draft {
  sayer: Sayer
  question: ReadQuestion
  isShort: boolean
}

/** An option of these sentences, unless one of them could not be said. */
export const option = (
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
