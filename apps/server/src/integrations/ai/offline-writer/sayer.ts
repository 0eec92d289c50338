import { countWords } from '@laurel/contract/count-words'
import type { SaidPhrase } from '../writing-task.ts'
import type { Chance } from './chance.ts'
import { capitalised } from './letter-case.ts'
import { PHRASES, type PhraseName } from './phrases.ts'
import { sentenceKey } from '../../../text/sentences.ts'

/** What a phrase speaks of, by name. */
export type Slots = Readonly<Record<string, string | undefined>>

/** Says phrases, never the same sentence twice. */
export interface Sayer {
  chance: Chance
  /** One of the phrases of this name, made up; undefined where none can be said anew. */
  say: (name: PhraseName, more?: Slots) => string | undefined
  /** The same for each phrase of this name. */
  sayEach: (name: PhraseName) => string[]
  /** Of the sentences of a text those that were said here, and how. */
  saidIn: (sentences: readonly string[]) => SaidPhrase[]
}

const TRIES = 6
/** A longer gap asks for too much at a time. */
const LONGEST_GAP_WORDS = 30

const areShort = (sentence: string): boolean =>
  (sentence.match(/\[[^[\]]*\]/g) ?? []).every((gap) => countWords(gap) <= LONGEST_GAP_WORDS)

export function createSayer(known: Slots, chance: Chance, spoken: readonly string[]): Sayer {
  const taken = new Set(spoken.map(sentenceKey))
  const used = new Set<string>()
  const said = new Map<string, SaidPhrase>()

  function sayOne(name: PhraseName, phrase: string, more: Slots): string | undefined {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const expanded = expandPhrase(phrase, { ...known, ...more }, chance)
      if (expanded === undefined) return undefined
      const sentence = capitalised(expanded.replaceAll(/ +/g, ' ').replaceAll(/ ([,.;:])/g, '$1'))
      const key = sentenceKey(sentence)
      if (taken.has(key) || !areShort(sentence)) continue
      taken.add(key)
      used.add(phrase)
      said.set(key, { sentence, phrase: name, slots: filled(more) })
      return sentence
    }
    return undefined
  }

  function say(name: PhraseName, more: Slots = {}): string | undefined {
    const phrases: readonly string[] = PHRASES[name]
    const fresh = chance.shuffle(phrases.filter((phrase) => !used.has(phrase)))
    const again = chance.shuffle(phrases.filter((phrase) => used.has(phrase)))
    for (const phrase of [...fresh, ...again]) {
      const sentence = sayOne(name, phrase, more)
      if (sentence !== undefined) return sentence
    }
    return undefined
  }

  return {
    chance,
    say,
    sayEach: (name) => PHRASES[name].flatMap((phrase) => sayOne(name, phrase, {}) ?? []),
    saidIn: (sentences) => sentences.flatMap((each) => said.get(sentenceKey(each)) ?? []),
  }
}

const filled = (slots: Slots): Record<string, string> =>
  Object.fromEntries(
    Object.entries(slots).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  )

const INNERMOST = /\(([^()]*)\)/
const SLOT = /<(\w+)>/g

/** A phrase with its choices made and its slots filled; undefined where what it needs is absent. */
function expandPhrase(phrase: string, slots: Slots, chance: Chance): string | undefined {
  const canBeSaid = (text: string) =>
    [...text.matchAll(SLOT)].every(([, name = '']) => slots[name] !== undefined)
  let said = phrase
  for (let group = INNERMOST.exec(said); group; group = INNERMOST.exec(said)) {
    const choices = (group[1] ?? '').split('|')
    const [first, ...others] = choices.filter(canBeSaid)
    // A group without a choice keeps its empty slot, and is passed over with what it stands in.
    const choice = first === undefined ? choices[0] : chance.pick([first, ...others])
    said = said.slice(0, group.index) + choice + said.slice(group.index + group[0].length)
  }
  if (!canBeSaid(said)) return undefined
  return said.replaceAll(SLOT, (_, name: string) => slots[name] ?? '')
}
