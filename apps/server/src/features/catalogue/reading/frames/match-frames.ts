import { type BuiltClause, buildClause, type Frame } from './build-clauses.ts'
import { PARTS, PATTERNS } from './frame-patterns.ts'
import { CAREER_PARTS, CAREER_PATTERNS } from './career-patterns.ts'
import { COURSE_PARTS, COURSE_PATTERNS } from './course-patterns.ts'
import { COLLEGE_PLACE_PARTS, COLLEGE_PLACE_PATTERNS } from './college-place-patterns.ts'
import { CREDIT_PARTS, CREDIT_PATTERNS } from './credit-patterns.ts'
import { KIN_OF_PARTS, KIN_OF_PATTERNS } from './kin-of-patterns.ts'
import { KIN_PARTS, KIN_PATTERNS } from './kin-patterns.ts'
import { LABELLED_PARTS, LABELLED_PATTERNS } from './labelled-patterns.ts'
import { PARTNER_PARTS, PARTNER_PATTERNS } from './partner-patterns.ts'
import { SCHOOL_PARTS, SCHOOL_PATTERNS } from './school-patterns.ts'
import { STANDING_PARTS, STANDING_PATTERNS } from './standing-patterns.ts'
import { NATION_PARTS, NATION_PATTERNS } from './nation-patterns.ts'
import { YEAR_PARTS, YEAR_PATTERNS } from './year-patterns.ts'
import { bitsOf, CAPTURES } from './parse-captures.ts'
import type { ParsedList, SentenceWords } from '../words/sentence-words.ts'
import { splitWords } from '../words/split-words.ts'

type Element =
  | { kind: 'word'; stem: string }
  | { kind: 'capture'; name: string }
  | { kind: 'group'; ways: Element[][]; isOptional: boolean; isRepeated: boolean }

/** A frame and what it asks. */
export interface BuiltFrame extends Frame, BuiltClause {}

const ALL_PARTS: Readonly<Record<string, string>> = {
  ...PARTS,
  ...SCHOOL_PARTS,
  ...STANDING_PARTS,
  ...YEAR_PARTS,
  ...NATION_PARTS,
  ...KIN_PARTS,
  ...KIN_OF_PARTS,
  ...PARTNER_PARTS,
  ...COURSE_PARTS,
  ...CREDIT_PARTS,
  ...COLLEGE_PLACE_PARTS,
  ...LABELLED_PARTS,
  ...CAREER_PARTS,
}

const PIECE = /\{\w+\}|\(|\)[?*]?|\||[^\s()|{}]+/g

const literalOf = (text: string): Element => {
  const plain = text === '[' ? '(' : text === ']' ? ')' : text
  return { kind: 'word', stem: splitWords(plain, 0, plain.length)[0]?.stem ?? plain }
}

const written = (pattern: string): string => {
  const whole = pattern.replace(/@(\w+)/g, (_, name: string) => ALL_PARTS[name] ?? name)
  return whole === pattern ? whole : written(whole)
}

/** Reads one pattern; the parts it names are put in before. */
const compile = (pattern: string): Element[] => {
  const pieces = written(pattern).match(PIECE) ?? []
  let at = 0
  const readSequence = (): Element[] => {
    const sequence: Element[] = []
    while (at < pieces.length) {
      const piece = pieces[at] ?? ''
      if (piece === '|' || piece.startsWith(')')) break
      at += 1
      if (piece === '(') sequence.push(readGroup())
      else if (piece.startsWith('{')) sequence.push({ kind: 'capture', name: piece.slice(1, -1) })
      else if (/.[?*]$/.test(piece))
        sequence.push(quantified([[literalOf(piece.slice(0, -1))]], piece))
      else sequence.push(literalOf(piece))
    }
    return sequence
  }
  const readGroup = (): Element => {
    const ways = [readSequence()]
    while (pieces[at] === '|') {
      at += 1
      ways.push(readSequence())
    }
    const close = pieces[at] ?? ')'
    at += 1
    return quantified(ways, close)
  }
  return readSequence()
}

const quantified = (ways: Element[][], mark: string): Element => ({
  kind: 'group',
  ways,
  isOptional: /[?*]$/.test(mark),
  isRepeated: mark.endsWith('*'),
})

type Match = { end: number; captures: readonly ParsedList[] }

const captureAt = (sentence: SentenceWords, name: string, at: number): ParsedList | null => {
  const places = sentence.parsed.get(name) ?? []
  if (places.length === 0) sentence.parsed.set(name, places)
  const known = places[at]
  if (known !== undefined) return known
  const parsed = CAPTURES[name]?.(sentence, at) ?? null
  places[at] = parsed
  return parsed
}

/** What a group may stand for, from a place on; a repeated one takes each way once more. */
const matchGroup = (
  sentence: SentenceWords,
  group: Extract<Element, { kind: 'group' }>,
  from: Match,
  rest: (match: Match) => Match | null,
): Match | null => {
  let best: Match | null = null
  const keep = (match: Match | null): void => {
    if (match && match.end > (best?.end ?? -1)) best = match
  }
  for (const way of group.ways)
    keep(
      matchFrom(sentence, way, 0, from, (next) => {
        if (next.end === from.end) return null
        return group.isRepeated
          ? matchGroup(sentence, { ...group, isOptional: true }, next, rest)
          : rest(next)
      }),
    )
  if (group.isOptional) keep(rest(from))
  return best
}

/** The longest match of elements from `index` on, and of what comes after them. */
const matchFrom = (
  sentence: SentenceWords,
  elements: readonly Element[],
  index: number,
  from: Match,
  rest: (match: Match) => Match | null,
): Match | null => {
  const element = elements[index]
  if (!element) return rest(from)
  const goOn = (match: Match): Match | null => matchFrom(sentence, elements, index + 1, match, rest)
  if (element.kind === 'word')
    return sentence.words[from.end]?.stem === element.stem
      ? goOn({ ...from, end: from.end + 1 })
      : null
  if (element.kind === 'group') return matchGroup(sentence, element, from, goOn)
  const list = captureAt(sentence, element.name, from.end)
  return list && goOn({ end: list.end, captures: [...from.captures, list] })
}

interface Pattern {
  name: string
  /** Its place among all: of two that match as many words, the first one counts. */
  place: number
  elements: Element[]
  /** The captures it cannot do without, as bits. */
  needs: number
  /** Words of which a sentence must hold one, set by set, for the pattern to be found in it. */
  wordsNeeded: readonly ReadonlySet<string>[]
  /** What it may begin with. */
  firstWords: ReadonlySet<string>
  firstCaptures: readonly string[]
}

const firstsOf = (elements: readonly Element[]): { words: string[]; captures: string[] } => {
  const words: string[] = []
  const captures: string[] = []
  for (const element of elements) {
    if (element.kind === 'word') return { words: [...words, element.stem], captures }
    if (element.kind === 'capture') return { words, captures: [...captures, element.name] }
    const ways = element.ways.map(firstsOf)
    words.push(...ways.flatMap((way) => way.words))
    captures.push(...ways.flatMap((way) => way.captures))
    if (!element.isOptional) return { words, captures }
  }
  return { words, captures }
}

/** One word of each way through a group, where every way has one. */
const wordsNeeded = (elements: readonly Element[]): Set<string>[] =>
  elements.flatMap((element) => {
    if (element.kind === 'word') return [new Set([element.stem])]
    if (element.kind === 'capture' || element.isOptional) return []
    const ways = element.ways.map((way) => wordsNeeded(way)[0])
    const found = ways.filter((way) => way !== undefined)
    return found.length < ways.length ? [] : [new Set(found.flatMap((way) => [...way]))]
  })

const COMPILED: Pattern[] = [
  // First: 'an accredited college in the United States' says more than where it is.
  SCHOOL_PATTERNS,
  PATTERNS,
  STANDING_PATTERNS,
  YEAR_PATTERNS,
  NATION_PATTERNS,
  KIN_PATTERNS,
  KIN_OF_PATTERNS,
  COLLEGE_PLACE_PATTERNS,
  COURSE_PATTERNS,
  CREDIT_PATTERNS,
  PARTNER_PATTERNS,
  LABELLED_PATTERNS,
  CAREER_PATTERNS,
]
  .flatMap((table) => Object.entries(table))
  .flatMap(([name, patterns]) =>
    patterns.map((pattern): Omit<Pattern, 'place'> => {
      const elements = compile(pattern)
      const firsts = firstsOf(elements)
      return {
        name,
        elements,
        needs: bitsOf(
          elements.flatMap((element) => (element.kind === 'capture' ? [element.name] : [])),
        ),
        wordsNeeded: wordsNeeded(elements),
        firstWords: new Set(firsts.words),
        firstCaptures: firsts.captures,
      }
    }),
  )
  .map((pattern, place) => ({ ...pattern, place }))

/** Patterns by words: of each, the words of one set that a sentence must hold, or none of them. */
const BY_NEED = new Map<string, Pattern[]>()
const NEEDING_NONE: Pattern[] = []
/** Patterns by a word that they may begin with. */
const BY_FIRST = new Map<string, Pattern[]>()
const put = (map: Map<string, Pattern[]>, words: Iterable<string>, pattern: Pattern): void => {
  for (const word of words) {
    const list = map.get(word)
    if (list) list.push(pattern)
    else map.set(word, [pattern])
  }
}
for (const pattern of COMPILED) {
  const [fewest] = pattern.wordsNeeded.toSorted((one, other) => one.size - other.size)
  if (fewest) put(BY_NEED, fewest, pattern)
  else NEEDING_NONE.push(pattern)
  put(BY_FIRST, pattern.firstWords, pattern)
}

/** The patterns worth trying for a sentence. */
export interface PatternSet {
  /** Whether one is, by its place. */
  isWorth: Uint8Array
  /** Those that may begin with a list. */
  withLists: readonly Pattern[]
}

/** The patterns worth trying for a sentence: it has something for their captures, and their words. */
export const patternsFor = ({ words }: SentenceWords, captures: number): PatternSet => {
  const stems = new Set(words.map(({ stem }) => stem))
  const isWorth = new Uint8Array(COMPILED.length)
  const withLists: Pattern[] = []
  const consider = (pattern: Pattern): void => {
    const { place, needs, wordsNeeded: sets, firstCaptures } = pattern
    if (isWorth[place] === 1 || (needs & captures) !== needs) return
    if (!sets.every((set) => !set.isDisjointFrom(stems))) return
    isWorth[place] = 1
    if (firstCaptures.length > 0) withLists.push(pattern)
  }
  for (const stem of stems) BY_NEED.get(stem)?.forEach(consider)
  NEEDING_NONE.forEach(consider)
  return { isWorth, withLists }
}

const mayBegin = (sentence: SentenceWords, pattern: Pattern, at: number): boolean =>
  pattern.firstCaptures.some((name) => captureAt(sentence, name, at) !== null)

const found = (match: Match): Match => match
const NO_NAMES: ReadonlySet<string> = new Set()
const NO_PATTERNS: readonly Pattern[] = []

/** The longest frame that begins at a word, but those named; of several that are as long, the first in the list. */
export const matchFrame = (
  sentence: SentenceWords,
  { isWorth, withLists }: PatternSet,
  at: number,
  without: ReadonlySet<string> = NO_NAMES,
): BuiltFrame | null => {
  const stem = sentence.words[at]?.stem ?? ''
  let best: BuiltFrame | null = null
  let bestPlace = 0
  const attempt = (pattern: Pattern): void => {
    if (without.has(pattern.name)) return
    const match = matchFrom(sentence, pattern.elements, 0, { end: at, captures: [] }, found)
    const end = best?.end ?? at
    if (!match || match.end < end || match.end === at) return
    if (match.end === end && pattern.place > bestPlace) return
    const built = buildClause({ name: pattern.name, ...match })
    if (!built) return
    best = { name: pattern.name, ...match, ...built }
    bestPlace = pattern.place
  }
  for (const pattern of BY_FIRST.get(stem) ?? NO_PATTERNS)
    if (isWorth[pattern.place] === 1) attempt(pattern)
  for (const pattern of withLists)
    if (!pattern.firstWords.has(stem) && mayBegin(sentence, pattern, at)) attempt(pattern)
  return best
}
