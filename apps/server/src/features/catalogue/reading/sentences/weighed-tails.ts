import { OPENERS } from '../lexicon/rule-words.ts'
import { isWeighedNoun, LEADS_TO_INTEREST } from '../lexicon/weighed-words.ts'
import type { Word } from '../words/split-words.ts'
import type { Label, LabelKind } from './label.ts'

/** What a tail of a sentence may be made of without asking anything. */
const PLAIN = new Set<LabelKind>(['left', 'glue', 'vague', 'comma', 'and', 'or'])
const JOINTS = new Set<LabelKind>(['comma', 'and', 'or'])
const OF_RULES = /^(?:eligib|ineligib|qualif|limit|restrict|requir|must|only)/

const as = (kind: LabelKind, label: Label): Label => {
  const { from, to, text } = label
  return { kind, from, to, text }
}

/** 'Achievement-based': how an award is given, and nothing that anybody is. */
const isCompound = (text: string, words: readonly Word[], label: Label): boolean =>
  label.text === 'based' &&
  label.from > 0 &&
  text.charAt((words[label.from]?.from ?? 0) - 1) === '-'

const withoutCompounds = (
  labels: readonly Label[],
  text: string,
  words: readonly Word[],
): Label[] =>
  labels.map((label, at) => {
    const next = labels[at + 1]
    if (isCompound(text, words, label)) return as('vague', label)
    const isHead = label.kind === 'left' && next !== undefined && isCompound(text, words, next)
    return isHead ? as('vague', label) : label
  })

/** Where a tail ends: where a new statement begins, or what is no plain word. */
const endOf = (labels: readonly Label[], from: number): number => {
  const at = labels.findIndex(
    ({ kind, text }, place) =>
      place >= from &&
      (!PLAIN.has(kind) ||
        text === 'who' ||
        text === 'must' ||
        (JOINTS.has(kind) && OPENERS.has(labels[place + 1]?.text.replace(/ .*/, '') ?? ''))),
  )
  return at < 0 ? labels.length : at
}

/** Names, numbers and words that mean something elsewhere: what such a tail says, nobody can pass over. */
const saysMore = (tail: readonly Label[], words: readonly Word[]): boolean =>
  tail.some(
    ({ kind, from, to, isNamed }) =>
      isNamed === true ||
      (kind === 'left' &&
        words.slice(from, to).some(({ isCapital, kind: of }) => isCapital || of !== 'word')),
  )

/** 'With a passion for animals', 'committed to safe driving': nobody is told by it. */
const withoutInterests = (labels: readonly Label[], words: readonly Word[]): Label[] => {
  const passed = new Set<number>()
  for (const [at, { from }] of labels.entries()) {
    const said = words.slice(from, from + 2).map(({ text }) => text)
    if (!LEADS_TO_INTEREST.has(said.join(' '))) continue
    const first = labels.findIndex((label) => label.from >= from + 2)
    if (first < 0) continue
    const end = endOf(labels, first)
    const tail = labels.slice(first, end)
    const isCutShort =
      end < labels.length && !/^(?:break|close|comma|and|or)$/.test(labels[end]?.kind ?? '')
    if (tail.length === 0 || isCutShort || saysMore(tail, words)) continue
    for (let place = at; place < end; place += 1) passed.add(place)
  }
  return labels.map((label, at) =>
    passed.has(at) && !JOINTS.has(label.kind) && label.text !== '.' ? as('vague', label) : label,
  )
}

/** 'Based on leadership and financial need': what a choice goes by ranks, and asks nobody. */
const withWeighed = (labels: readonly Label[], words: readonly Word[]): Label[] => {
  const at = labels.findIndex(
    ({ kind, text }, place) =>
      kind === 'hedge' && text === 'based' && /^(?:up)?on$/.test(labels[place + 1]?.text ?? ''),
  )
  const head = labels.slice(0, at)
  const isOfRules = words.slice(0, labels[at]?.from).some(({ text }) => OF_RULES.test(text))
  const isNegated = head.at(-1)?.kind === 'hedge'
  if (at < 0 || isOfRules || isNegated || !head.some(({ kind }) => kind === 'clause'))
    return [...labels]
  const rest = labels.slice(at + 2)
  const isPlain = rest.every(({ kind }) => PLAIN.has(kind) || kind === 'clause')
  if (
    !isPlain ||
    rest.some(({ from, to }) => words.slice(from, to).some(({ text }) => /\d/.test(text)))
  )
    return [...labels]
  const [based, on] = [labels[at], labels[at + 1]]
  if (!based || !on) return [...labels]
  return [
    ...head,
    as('break', based),
    as(rest.some(({ kind }) => kind === 'clause') ? 'preference' : 'vague', on),
    ...rest.map((label) => (label.kind === 'left' ? as('vague', label) : label)),
  ]
}

/** 'Leadership, resilience and service': in a list of virtues, words that elsewhere may mean more. */
const withNouns = (labels: readonly Label[]): Label[] =>
  labels.some(({ kind }) => kind === 'vague')
    ? labels.map((label) =>
        label.kind === 'left' && label.isNamed !== true && isWeighedNoun(label.text)
          ? as('vague', label)
          : label,
      )
    : [...labels]

/** What a sentence says of virtues and interests, put under labels that ask nothing. */
export const withWeighedTails = (
  labels: readonly Label[],
  text: string,
  words: readonly Word[],
): Label[] =>
  withNouns(withoutInterests(withWeighed(withoutCompounds(labels, text, words), words), words))
