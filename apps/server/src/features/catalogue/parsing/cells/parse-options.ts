import type { FactId } from '@laurel/matching/facts'
import { optionNames, toWords } from './option-aliases.ts'

const CONNECTING = new Set(
  'a an and or the be must either also of in as with to for only open all is are who degree degrees program programs student students applicant applicants recipient recipients holder holders status major majors majoring minor resident residents residing living legal state states any other person people individual individuals level levels year years identify pursuing studying enrolled currently attending those required related field fields'.split(
    ' ',
  ),
)

// What no leftover word may be: it turns the meaning round.
const TURNING =
  /\b(?:not|non|except|excluding|other than|without|ineligible|no|nor|neither|unless|if|but|preferred|preference|prefer|encouraged|some|most|may)\b/

/** Longest phrase in words, so that 'high school senior' is not read as 'high school'. */
const LONGEST = 7

/** Only long names hold commas ('science, technology, engineering and mathematics'): two short ones are two. */
const SHORTEST_WITH_COMMA = 4
const SEPARATOR = /[,;|\n]/

export interface ReadOptions {
  ids: string[]
  /** Whether nothing but the options, and words that connect them, stood in the text. */
  isComplete: boolean
}

const beginnings = new WeakMap<ReadonlyMap<string, string>, ReadonlySet<string>>()

/** The first words of all names, so that most words of a text are passed over at once. */
const beginningsOf = (names: ReadonlyMap<string, string>): ReadonlySet<string> => {
  const known =
    beginnings.get(names) ?? new Set([...names.keys()].map((name) => name.split(' ', 1)[0] ?? ''))
  beginnings.set(names, known)
  return known
}

/** Words of a text, and the places among them before which a comma or the like stands. */
const wordsOf = (text: string): { words: string[]; breaks: ReadonlySet<number> } => {
  const words: string[] = []
  const breaks = new Set<number>()
  for (const part of text.split(SEPARATOR)) {
    words.push(
      ...toWords(part)
        .split(' ')
        .filter((word) => word !== ''),
    )
    breaks.add(words.length)
  }
  return { words, breaks }
}

const hasBreak = (breaks: ReadonlySet<number>, at: number, length: number): boolean => {
  for (let place = at + 1; place < at + length; place += 1) if (breaks.has(place)) return true
  return false
}

const findAt = (
  words: string[],
  breaks: ReadonlySet<number>,
  at: number,
  names: ReadonlyMap<string, string>,
): { id: string; length: number } | null => {
  const word = words[at] ?? ''
  const starts = beginningsOf(names)
  if (
    !starts.has(word) &&
    !starts.has(word.replace(/s$/, '')) &&
    !starts.has(word.replace(/ies$/, 'y'))
  )
    return null
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    if (length < SHORTEST_WITH_COMMA && hasBreak(breaks, at, length)) continue
    const phrase = words.slice(at, at + length).join(' ')
    const id =
      names.get(phrase) ??
      names.get(phrase.replace(/s$/, '')) ??
      names.get(phrase.replace(/ies$/, 'y'))
    if (id) return { id, length }
  }
  return null
}

/** The options of a fact that a text names. */
export const parseOptions = (fact: FactId, text: string): ReadOptions => {
  const { words, breaks } = wordsOf(text)
  const names = optionNames(fact)
  const ids: string[] = []
  const rest: string[] = []
  for (let at = 0; at < words.length;) {
    const found = findAt(words, breaks, at, names)
    const word = words[at] ?? ''
    // In running text 'in', 'or', 'me' are words; as states they stand alone or in capitals.
    const isWord =
      found?.length === 1 &&
      word.length === 2 &&
      CONNECTING.has(word) &&
      !new RegExp(String.raw`\b${word.toUpperCase()}\b`).test(text)
    if (found && !isWord) {
      if (!ids.includes(found.id)) ids.push(found.id)
      at += found.length
    } else {
      rest.push(word)
      at += 1
    }
  }
  const left = rest.filter((word) => !CONNECTING.has(word))
  return {
    ids,
    isComplete:
      ids.length > 0 &&
      left.length === 0 &&
      !TURNING.test(words.join(' ').replaceAll(/\bnon (?:binary|traditional|conforming)\b/g, '')),
  }
}
