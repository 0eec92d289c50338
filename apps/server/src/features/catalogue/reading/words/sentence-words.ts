import type { Phrase, PhraseKind } from './find-phrases.ts'
import type { Word } from './split-words.ts'

/** A sentence as it is read: its words, the phrases among them, and what its other words hint at. */
export interface SentenceWords {
  words: readonly Word[]
  phrases: readonly (readonly Phrase[])[]
  /** Of which school a bare year ('juniors') is here; null where it cannot be told. */
  yearsOf: 'college' | 'high_school' | null
  /** Whether it speaks of a part of a university, whose graduating seniors leave college. */
  isOnCampus: boolean
  /** The one state its listing names, for counties that stand without one. */
  homeState: string | undefined
  /** The union that gives the award, by its whole name, where that ends in 'Local 617'. */
  union: string | undefined
  /** Whether capitals tell names here: not in titles and lines that capitalise every word. */
  hasNames: boolean
  /** What was parsed already, by list, at each word. */
  parsed: Map<string, (ParsedList | null | undefined)[]>
}

/** A list of what the lexicon names: 'Nevada, Utah or Arizona'. */
export interface ParsedList {
  end: number
  ids: readonly string[]
  /** Whether the list also admits what it does not name: 'or a related field'. */
  isOpen: boolean
  /** What is asked together, by item: a veteran of the Army is asked for both. */
  groups?: readonly (readonly string[])[]
  /** A number. */
  value?: number
  /** Whether words elsewhere in the sentence decided what it means. */
  isHinted?: boolean
  /** Whether an item is only a part of what its id means. */
  isNarrower?: boolean
}

export const phraseOf = (
  sentence: SentenceWords,
  at: number,
  kind: PhraseKind,
): Phrase | undefined => sentence.phrases[at]?.find((phrase) => phrase.kind === kind)

const textAt = (sentence: SentenceWords, at: number): string => sentence.words[at]?.text ?? ''

const JOINING = new Set(['and', 'or', '&', '/', 'nor'])

/** Past ', ', 'and', 'or', '/', 'and/or', 'as well as'; the same place when there is none. */
export const afterSeparator = (sentence: SentenceWords, at: number): number => {
  let end = at
  // 'Second-, third- and fourth-year'.
  const [sign, after] = [textAt(sentence, end), textAt(sentence, end + 1)]
  if (sign === '-' && (after === ',' || JOINING.has(after))) end += 1
  if (textAt(sentence, end) === ',') end += 1
  while (JOINING.has(textAt(sentence, end)) && end - at < 4) end += 1
  if (
    end === at &&
    textAt(sentence, at) === 'as' &&
    textAt(sentence, at + 1) === 'well' &&
    textAt(sentence, at + 2) === 'as'
  )
    return at + 3
  return end
}

const DETERMINERS = new Set(['a', 'an', 'the', 'either', 'both', 'any', 'current'])
export const afterDeterminers = (sentence: SentenceWords, at: number): number => {
  let end = at
  while (DETERMINERS.has(textAt(sentence, end)) && end - at < 2) end += 1
  return end
}

const RELATED = new Set(['related', 'similar', 'allied', 'comparable', 'associated', 'relevant'])
const KIND_OF_STUDY =
  /^(?:field|major|discipline|area|program|subject|degree|concentration|profession|specialty)$/
const LONGEST_SORT = 3
const SUBJECT = /^(?:field|major|discipline|subject|profession|specialty)$/
/** Words that make any subject of 'other'. */
const OF_ANY =
  /^(?:academic|degree|undergraduate|graduate|college|university|eligible|qualifying|qualified|approved|accredited|declared|in|of|to|the|and|or|by|at)$/

/** 'or other bedside health majors': the end of a sort of subjects; `start` where any subject is meant. */
const otherEnd = (sentence: SentenceWords, at: number, start: number): number => {
  for (let noun = at; noun <= at + LONGEST_SORT; noun += 1) {
    const word = sentence.words[noun]
    if (word?.kind !== 'word' || OF_ANY.test(word.text)) return start
    if (SUBJECT.test(word.stem)) return noun > at ? noun + 1 : start
  }
  return start
}

/** 'another closely related technical field', 'other health majors': where what stands for more than the list names ends. */
const wideningEnd = (sentence: SentenceWords, start: number): number => {
  const known = phraseOf(sentence, start, 'widening')
  if (known) return start + known.length
  let at = start
  const isOther = /^(?:another|other)$/.test(textAt(sentence, at))
  if (isOther) at += 1
  const phrase = phraseOf(sentence, at, 'widening')
  if (phrase) return at + phrase.length
  if (/^(?:closely|directly)$/.test(textAt(sentence, at))) at += 1
  const isRelated = RELATED.has(textAt(sentence, at))
  if (!isRelated) return isOther ? otherEnd(sentence, at, start) : start
  for (let noun = at + 1; noun <= at + 1 + LONGEST_SORT; noun += 1) {
    const word = sentence.words[noun]
    if (word?.kind !== 'word' || /^(?:in|of|to|the|and|or|by|at)$/.test(word.text)) return start
    if (!KIND_OF_STUDY.test(word.stem)) continue
    const isOfStudy = textAt(sentence, noun + 1) === 'of' && textAt(sentence, noun + 2) === 'study'
    return isOfStudy ? noun + 3 : noun + 1
  }
  return start
}

/** 'chemistry-related fields': behind an item, words that let in more than it names. */
const relatedEnd = (sentence: SentenceWords, at: number): number =>
  textAt(sentence, at) === 'related' && KIND_OF_STUDY.test(sentence.words[at + 1]?.stem ?? '')
    ? at + 2
    : at

/** 'journalism or a related communications field': an item as well, and more. */
const relatedItem = (
  sentence: SentenceWords,
  at: number,
  parse: (from: number) => ParsedList | null,
): ParsedList | null => {
  const item = RELATED.has(textAt(sentence, at)) ? parse(at + 1) : null
  if (!item) return null
  const isNamed = KIND_OF_STUDY.test(sentence.words[item.end]?.stem ?? '')
  return isNamed ? { ...item, end: item.end + 1 } : item
}

type ParseItem = (sentence: SentenceWords, at: number) => ParsedList | null

/** Items of one kind with separators between them; none that is followed by something else is taken. */
export const parseItems = (
  sentence: SentenceWords,
  at: number,
  parseItem: ParseItem,
): ParsedList | null => {
  const parse = (from: number): ParsedList | null =>
    parseItem(sentence, from) ??
    parseItem(sentence, afterDeterminers(sentence, from)) ??
    // 'Dyslexia or another learning disability': the kind itself is an item.
    (/^(?:another|other)$/.test(textAt(sentence, from)) ? parseItem(sentence, from + 1) : null)
  const first = parse(at)
  if (!first) return null
  const ids = [...first.ids]
  const groups = [...(first.groups ?? [])]
  let end = relatedEnd(sentence, first.end)
  let isOpen = end > first.end
  let isHinted = first.isHinted ?? false
  const [whole, parts] = [new Set<string>(), new Set<string>()]
  const note = ({ ids, isNarrower }: ParsedList): void => {
    for (const id of ids) (isNarrower ? parts : whole).add(id)
  }
  note(first)
  for (;;) {
    const next = afterSeparator(sentence, end)
    if (next === end) break
    const start = afterDeterminers(sentence, next)
    const item = parse(next)
    const related = item ? null : relatedItem(sentence, start, parse)
    if (related) {
      ids.push(...related.ids)
      end = related.end
      isOpen = true
      note(related)
      continue
    }
    if (!item) {
      const open = wideningEnd(sentence, start)
      if (open === start) break
      end = open
      isOpen = true
      continue
    }
    ids.push(...item.ids)
    groups.push(...(item.groups ?? []))
    end = relatedEnd(sentence, item.end)
    isOpen ||= end > item.end
    isHinted ||= item.isHinted ?? false
    note(item)
  }
  const isNarrower = !parts.isSubsetOf(whole)
  return { end, ids: [...new Set(ids)], isOpen, groups, isHinted, isNarrower }
}

/** An item that is a phrase of the lexicon. */
export const phraseItem =
  (kind: PhraseKind): ParseItem =>
  (sentence, at) => {
    const phrase = phraseOf(sentence, at, kind)
    if (!phrase) return null
    const { ids, length, isNarrower = false } = phrase
    return { end: at + length, ids, isOpen: false, isNarrower }
  }
