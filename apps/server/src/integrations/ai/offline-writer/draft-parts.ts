import type { Option } from './fit-length.ts'
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
