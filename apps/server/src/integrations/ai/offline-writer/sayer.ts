import { countWords } from '@laurel/contract/count-words'
import type { Chance } from './chance.ts'
import { expandPhrase, type Slots } from './expand-phrase.ts'
import { capitalised } from './letter-case.ts'
import type { ReadQuestion } from './read-question.ts'
import { sentenceKey } from './sentences.ts'

/** Says phrases, never the same sentence twice. */
export interface Sayer {
  chance: Chance
  /** One of the phrases, made up; undefined where none can be said anew. */
  say: (phrases: readonly string[], more?: Slots) => string | undefined
}

const TRIES = 6
/** A longer gap asks for too much at a time. */
const LONGEST_GAP_WORDS = 30

const areShort = (sentence: string): boolean =>
  (sentence.match(/\[[^[\]]*\]/g) ?? []).every((gap) => countWords(gap) <= LONGEST_GAP_WORDS)

/** Cannot follow words such as "of" or "from". */
const CLAUSE = /^(?:what|why|who|whom|how|where|when|whether|which|whose|if)\b|^\w+ing\b/i
export const isClause = (topic: string): boolean => CLAUSE.test(topic)

/** What a clause may be called for short. */
const CALLED: readonly (readonly [RegExp, string])[] = [
  [/^where\b/, 'the place'],
  [/^when\b/, 'that time'],
  [/^(?:a|the) time\b/, 'that time'],
  [/^who\b/, 'that person'],
]

/** The topic for short, as it is said to the student: "the corner" for "a corner you know well". */
function shortOf({ topic, core }: ReadQuestion, chance: Chance): string {
  if (core === undefined) return CALLED.find(([start]) => start.test(topic.mine))?.[1] ?? 'this'
  if (topic.mine.startsWith('my ')) return `your ${core}`
  return /[^s]s$/.test(core) ? `the ${core}` : chance.pick([`the ${core}`, `this ${core}`])
}

export function createSayer(
  question: ReadQuestion,
  facts: Slots,
  chance: Chance,
  spoken: readonly string[],
): Sayer {
  const said = new Set(spoken.map(sentenceKey))
  const used = new Set<string>()

  function say(phrases: readonly string[], more: Slots = {}): string | undefined {
    const fresh = chance.shuffle(phrases.filter((phrase) => !used.has(phrase)))
    const again = chance.shuffle(phrases.filter((phrase) => used.has(phrase)))
    for (const phrase of [...fresh, ...again]) {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const it = shortOf(question, chance)
        const { yours } = question.topic
        const slots = {
          yours,
          thing: isClause(yours) ? undefined : yours,
          it,
          ...facts,
          ...more,
        }
        const expanded = expandPhrase(phrase, slots, chance)
        if (expanded === undefined) break
        const sentence = capitalised(expanded.replaceAll(/ +/g, ' ').replaceAll(/ ([,.;:])/g, '$1'))
        const key = sentenceKey(sentence)
        if (said.has(key) || !areShort(sentence)) continue
        said.add(key)
        used.add(phrase)
        return sentence
      }
    }
    return undefined
  }

  return { chance, say }
}
