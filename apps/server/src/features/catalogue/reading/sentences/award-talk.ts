import type { Label } from './label.ts'
import { NAMES_PARTNERS } from '../frames/partner-patterns.ts'
import { OF_PEOPLE, STILL_ASKS, TAIL } from '../lexicon/sentence-kinds.ts'

/** A word before 'for' with which a sentence says that it is about an award. */
const AWARD =
  /(?:^|[ $])(?:scholarships?|awards?|grants?|fellowships?|prizes?|contests?|competitions?|funding|support|stipends?|funds|assistance|recognition|opportunit(?:y|ies)|[$]?\d[\d,]*)\b/i
/** 'Administered by the Hive Guild for …': names of whoever gives it say nothing of who may have it. */
const GIVEN_BY =
  /^(?:administered|awarded|given|offered|presented|provided|sponsored|funded|managed) (?:jointly )?by (?:the )?\p{Lu}/iu
const HARMLESS = new Set<Label['kind']>(['left', 'glue', 'vague', 'comma', 'and', 'or', 'clause'])
const LONGEST_HEAD = 30

/** Where an award's own description ends, and whom it is for begins: at 'for', 'open to', 'to help'. */
const headEnd = (labels: readonly Label[]): number => {
  let depth = 0
  for (const [at, { kind, text }] of labels.slice(0, LONGEST_HEAD).entries()) {
    if (kind === 'open') depth += 1
    if (kind === 'close') depth -= 1
    if (
      depth === 0 &&
      kind === 'glue' &&
      /^(?:for|open|awarded|given|available|offered)$/.test(text)
    )
      return at
  }
  return -1
}

/**
 * The labels of a sentence without what its award is like ('$20,000 over five years plus mentoring
 * for …'): words that name no fact there narrow nothing.
 */
export const withoutHead = (
  labels: readonly Label[],
  said: (from: number, to: number) => string,
): readonly Label[] => {
  const end = headEnd(labels)
  if (end < 1) return labels
  const head = labels.slice(0, end)
  const last = labels[end - 1]
  const text = said(0, last?.to ?? 0)
  const isGiver = GIVEN_BY.test(text) && !NAMES_PARTNERS.test(text)
  const isHead =
    AWARD.test(text) &&
    !NAMES_PARTNERS.test(text) &&
    !OF_PEOPLE.test(text) &&
    !STILL_ASKS.test(text) &&
    head.every(({ kind, isNamed }) =>
      kind === 'left' ? isNamed !== true : HARMLESS.has(kind) || isInBrackets(kind),
    )
  if (!isHead && !isGiver) return labels
  const passed = head.flatMap((label): Label[] => {
    if (label.kind === 'clause' && !isGiver) return [label]
    return [{ ...label, kind: 'glue' }]
  })
  return [...passed, ...labels.slice(end)]
}

const isInBrackets = (kind: Label['kind']): boolean =>
  kind === 'open' || kind === 'close' || kind === 'break'

/** 'covers unmet need': what an award pays is no need that it asks for. */
const PAYS = /^(?:and |which |that |it )?(?:covers?|covering|pays?|paying|meets?|fills?)\b/i

/** Whether a part of a sentence only goes on about the award, the choice or the way to apply. */
export const isAwardTalk = (labels: readonly Label[], said: string): boolean =>
  TAIL.test(said) &&
  !NAMES_PARTNERS.test(said) &&
  !OF_PEOPLE.test(said) &&
  !STILL_ASKS.test(said) &&
  labels.every((label) =>
    label.kind === 'left'
      ? label.isNamed !== true
      : TALK.has(label.kind) || (PAYS.test(said) && isNeed(label)),
  )

const TALK = new Set<Label['kind']>(['glue', 'vague', 'comma', 'and', 'or', 'hedge'])
const isNeed = ({ clause }: Label): boolean =>
  clause !== undefined && 'fact' in clause && clause.fact === 'financialNeed'
