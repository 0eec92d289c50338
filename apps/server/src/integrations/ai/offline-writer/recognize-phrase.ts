import type { Slots } from './expand-phrase.ts'
import * as facts from './fact-phrases.ts'
import * as frame from './frame-phrases.ts'
import { uncapitalised } from './letter-case.ts'
import { POINTS } from './question-kinds.ts'

/** A sentence of our own: what else could have been said in its place, and what it spoke of. */
export interface Recognized {
  phrases: readonly string[]
  slots: Slots
  /** It tells of the student's facts, which must not get lost. */
  tellsFacts: boolean
}

const factGroups: readonly (readonly string[])[] = Object.values(facts)
const { ASK_GAPS, KEYWORD_GAPS, FINISHING_GAPS, SHORT_SENTENCES, TINY_GAPS: _, ...frames } = frame
const groups: readonly (readonly string[])[] = [
  ...Object.values(frames),
  ...Object.values(ASK_GAPS),
  ...Object.values(KEYWORD_GAPS),
  ...Object.values(SHORT_SENTENCES),
  FINISHING_GAPS.otherScript,
  ...Object.values(POINTS).flatMap(({ sentence, gap }) => [sentence, gap]),
  ...factGroups,
]

interface Pattern {
  phrases: readonly string[]
  pattern: RegExp
  names: string[]
}

const SPECIAL = /[.*+?^${}[\]\\/]/g

/** Of a fact only its own form, so that it is not found in what the student wrote. */
const SLOT_FORMS: Readonly<Record<string, string>> = {
  study: '((?:plan to )?study .+?)',
  level: '(an? (?:\\S+ ){0,3}?\\S+)',
  degree: '(an? \\S+ degree)',
}

function patternOf(phrase: string, phrases: readonly string[]): Pattern {
  const names: string[] = []
  const source = phrase
    .replaceAll(SPECIAL, String.raw`\$&`)
    .replaceAll('(', '(?:')
    .replaceAll(/<(\w+)>/g, (_, name: string) => {
      names.push(name)
      return SLOT_FORMS[name] ?? '(.+?)'
    })
  return { phrases, names, pattern: new RegExp(`^${source}$`, 'iu') }
}

/** No sentence of ours is longer, and longer ones would take long to compare. */
const MOST_CHARACTERS = 400
const FEWEST_CHARACTERS = 12
let patterns: Pattern[] | undefined

/** Which of the phrases a sentence was made from; undefined where the student wrote it. */
export function recognizePhrase(sentence: string): Recognized | undefined {
  if (sentence.length > MOST_CHARACTERS || sentence.length < FEWEST_CHARACTERS) return undefined
  patterns ??= groups.flatMap((phrases) => phrases.map((phrase) => patternOf(phrase, phrases)))
  for (const { phrases, pattern, names } of patterns) {
    const found = pattern.exec(sentence)
    if (!found) continue
    const told = names.map((name, at) => [name, found[at + 1]] as const)
    const slots = Object.fromEntries(
      told.flatMap(([name, text]) =>
        text === undefined ? [] : [[name, sentence.startsWith(text) ? uncapitalised(text) : text]],
      ),
    )
    return { phrases, slots, tellsFacts: factGroups.includes(phrases) }
  }
  return undefined
}
